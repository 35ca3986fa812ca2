"""Training: it can be stopped and gone on with to the same byte, and its net is what it says."""

import json
from pathlib import Path

import pytest

from moonlit.bots.nocturne.brain import read_net, write_net
from moonlit.bots.nocturne.features import size_of
from moonlit.core.errors import BadRecord
from moonlit.games import load_game
from moonlit.lab.curve import Curve, CurveLabels, draw_curve
from moonlit.lab.training import Course, train

GAME = load_game("nocturne")
HIDDEN = 2


def course(games: int, players: int = 2) -> Course:
    return Course.begin(players, games, 9, hidden=HIDDEN, pairs=1)


def never() -> bool:
    return False


class After:
    """Somebody who stops a training after so many matches."""

    def __init__(self, matches: int) -> None:
        self.left = matches

    def told(self, more: int) -> None:
        self.left -= more

    def stopped(self) -> bool:
        return self.left <= 0


def test_a_training_goes_on_to_the_same_byte(tmp_path: Path) -> None:
    straight, halves = tmp_path / "straight.json", tmp_path / "halves.json"
    assert train(course(6), straight, lambda _: None, never)
    stopper = After(3)
    assert not train(course(6), halves, stopper.told, stopper.stopped)
    again = Course.read(halves)
    assert (again.played, again.games, again.pairs) == (3, 6, 1)
    assert halves.read_bytes() != straight.read_bytes()
    assert train(again, halves, lambda _: None, never)
    assert halves.read_bytes() == straight.read_bytes()


def test_a_net_carries_the_record_of_its_training() -> None:
    made = course(2)
    train(made, None, lambda _: None, never)
    text = write_net(made.net, made.record(GAME))
    record = json.loads(text)["record"]
    assert (record["players"], record["games"], record["played"], record["seed"]) == (2, 2, 2, 9)
    assert (record["rules_version"], record["pairs"]) == (GAME.rules_version, 1)
    assert [played for played, _ in record["strength"]] == [1, 2]
    again = read_net(text)
    assert (again.inputs, again.hidden) == (size_of(2), HIDDEN)
    assert list(again.out) == pytest.approx(list(made.net.out), abs=1e-6)


@pytest.mark.parametrize("players", [1, 3])
def test_a_net_is_trained_for_any_table(players: int) -> None:
    made = course(1, players)
    before = list(made.net.straight)
    train(made, None, lambda _: None, never)
    assert list(made.net.straight) != before
    assert len(made.strength) == 1


def test_another_seed_makes_another_net() -> None:
    one, other = (Course.begin(2, 1, seed, hidden=HIDDEN) for seed in (1, 2))
    assert list(one.net.into) != list(other.net.into)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"record": 3}', '{"record": {}, "dice": 1}'])
def test_what_is_no_training_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "course.json"
    path.write_text(text)
    with pytest.raises(BadRecord, match="not-a-course"):
        Course.read(path)


def test_the_picture_reaches_from_the_first_measurement_to_the_last() -> None:
    curve = Curve(((10, 0.0), (40, 100.0)), 40, 100.0)
    labels = CurveLabels("A <net>", "won, %", "matches", ("Seed 9.",))
    drawn = draw_curve(curve, labels)
    assert "A &lt;net&gt;" in drawn
    assert drawn.count("<circle") == 2
    (left, low), (right, high) = (curve.place(*point) for point in curve.points)
    assert left < right
    assert low > high
    assert f'points="{left:.1f},{low:.1f} {right:.1f},{high:.1f}"' in drawn
