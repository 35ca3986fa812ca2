"""A row of four areas for tests: a wall between A and C, a vortex at the end."""

from moonlit.core.codec import Plain

ROW: dict[str, Plain] = {
    "areas": ["A", "B", "C", "D"],
    "open": ["A-B", "B-C", "C-D"],
    "blocked": ["A-C"],
    "vortices": {"A": "D"},
}
