"""Who may do what, as data: every route and every message, for everybody who might try.

Somebody is `nobody` (no token), a `stranger` (a token of another match), the `other` seat or the
`own` seat (the one to act), or the `host` (whose token opens no seat). On sockets there is the
`onlooker` too. Values are the code of the refusal, or `ok`.
"""

from typing import NamedTuple

ANYBODY = dict.fromkeys(("nobody", "stranger", "other", "own", "host"), "ok")
SEATS = {**ANYBODY, "nobody": "unknown-token", "stranger": "unknown-token", "host": "unknown-token"}
HOST = {**dict.fromkeys(ANYBODY, "not-the-host"), "host": "ok"}


class Row(NamedTuple):
    """A request; `{token}` in the body is the token of whoever asks."""

    method: str
    path: str
    body: dict[str, object]
    expected: dict[str, str]


def _all(code: str) -> dict[str, str]:
    return dict.fromkeys(ANYBODY, code)


REQUESTS = (
    Row("GET", "/api/catalogue", {}, ANYBODY),
    Row("GET", "/api/glossary/{game}", {}, ANYBODY),
    Row("GET", "/api/clauses/{game}", {}, ANYBODY),
    Row("POST", "/api/options", {"game": "dominion", "options": {}}, ANYBODY),
    Row("POST", "/api/matches", {"game": "chess", "options": {}, "seats": [{"kind": "me"}]},
        _all("unknown-game")),
    Row("GET", "/api/matches/{match}", {}, ANYBODY),
    Row("GET", "/api/matches/{match}/invitation", {}, ANYBODY),
    Row("GET", "/api/matches/{match}/record", {}, _all("match-not-over")),
    Row("POST", "/api/matches/{match}/seat-link", {"token": "{token}"}, SEATS),
    Row("POST", "/api/matches/{match}/join", {"name": "Eve"}, _all("no-free-seat")),
    Row("POST", "/api/matches/{match}/seat", {"host": "{token}", "seat": 2, "to": "bot"}, HOST),
    Row("POST", "/api/matches/{match}/begin", {"host": "{token}"},
        {**HOST, "host": "match-begun"}),
    Row("POST", "/api/matches/{match}/leave", {"token": "{token}"}, SEATS),
    Row("POST", "/api/matches/{match}/return", {"token": "{token}"}, SEATS),
    Row("POST", "/api/matches/{match}/cover", {"token": "{token}", "seat": 0},
        {**SEATS, "own": "not-missing", "other": "not-missing", "host": "not-missing"}),
    Row("POST", "/api/matches/{match}/rematch", {"token": "{token}"},
        {**SEATS, "own": "match-not-over", "other": "match-not-over"}),
    Row("POST", "/api/matches/{match}/go-on", {"token": "{token}"},
        {**SEATS, "own": "match-goes-on", "other": "match-goes-on"}),
    Row("POST", "/api/matches/{match}/hint",
        {"token": "{token}", "version": 0, "depth": "nudge"}, {**SEATS, "other": "no-hint-now"}),
    Row("POST", "/api/home", {"address": "http://203.0.113.9:1"}, _all("home-is-elsewhere")),
    Row("POST", "/api/replay", {"record": "none"}, _all("truncated-record")),
    Row("POST", "/api/moment", {"record": "none", "length": 0}, _all("truncated-record")),
    Row("POST", "/api/verify", {"record": "none"}, ANYBODY),
    Row("POST", "/api/analysis", {"record": "none"}, _all("truncated-record")),
    Row("GET", "/api/day/{game}", {}, _all("no-days-of-game")),
    Row("GET", "/api/puzzle", {}, ANYBODY),
    Row("POST", "/api/puzzle/answer", {"game": "nocturne", "number": 1}, ANYBODY),
    Row("POST", "/api/puzzle/try", {"game": "nocturne", "number": 1, "text": "{choice}"}, ANYBODY),
    # Who may go on with a campaign there is: tests/server/test_campaigns.py.
    Row("POST", "/api/campaigns", {"game": "nocturne"}, _all("no-campaigns-of-game")),
    Row("GET", "/api/campaigns/{campaign}", {}, _all("unknown-campaign")),
    Row("GET", "/api/campaigns/{campaign}/file", {}, _all("unknown-campaign")),
    Row("POST", "/api/campaigns/{campaign}/chapter",
        {"token": "{token}", "version": 0, "way": "next"}, _all("unknown-campaign")),
    Row("POST", "/api/campaigns/{campaign}/gentle",
        {"token": "{token}", "version": 0, "is_gentle": True}, _all("unknown-campaign")),
    *(Row("GET", path, {}, ANYBODY)
      for path in ("/", "/new", "/match/{match}", "/campaign", "/campaign/{campaign}", "/replay",
                   "/day", "/puzzle", "/progress", "/learn", "/settings", "/about", "/rules")),
)  # fmt: skip

_LOOKING = {
    "nobody": "hello-first",
    "stranger": "hello-first",
    "host": "hello-first",
    "onlooker": "onlookers-only-look",
}
# `{choice}` is an action the own seat may take now.
MESSAGES: dict[str, tuple[dict[str, object], dict[str, str]]] = {
    "hello": (
        {"match": "{match}", "token": "{token}"},
        {**SEATS, "nobody": "ok", "onlooker": "ok"},
    ),
    "act": (
        {"version": 0, "text": "{choice}"},
        {**_LOOKING, "other": "foreign-seat", "own": "ok"},
    ),
    "undo": (
        {"version": 0, "length": 0},
        {**_LOOKING, "other": "nothing-to-undo", "own": "nothing-to-undo"},
    ),
    "agree": (
        {"version": 0, "yes": True},
        {**_LOOKING, "other": "nothing-asked", "own": "nothing-asked"},
    ),
    "why": ({"text": "{choice}"}, {**_LOOKING, "other": "ok", "own": "ok"}),
    "foresee": ({"text": "{choice}"}, {**_LOOKING, "other": "foreign-seat", "own": "ok"}),
    "look": ({"version": 0}, {**_LOOKING, "other": "ok", "own": "ok"}),
    "earlier": ({"version": 0}, {**_LOOKING, "onlooker": "ok", "other": "ok", "own": "ok"}),
    "here": ({}, {**_LOOKING, "onlooker": "ok", "other": "ok", "own": "ok"}),
    "say": ({"text": "hello"}, {**_LOOKING, "onlooker": "ok", "other": "ok", "own": "ok"}),
}
