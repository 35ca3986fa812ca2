"""With the pure engine alone there is nothing to hold it against."""

from moonlit.engine import engine

collect_ignore = ["test_lockstep.py"] if engine() == "pure" else []
