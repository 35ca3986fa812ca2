"""What holds for every test: nothing stays in the folders of whoever runs it, nothing is chance."""

import gc
from collections.abc import Generator
from itertools import count

import pytest
from hypothesis import settings

settings.register_profile("moonlit", derandomize=True, database=None, deadline=None)
settings.load_profile("moonlit")

_NUMBERS = count()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end, so it is not looked through for garbage all the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def own_data_folder(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Matches and tracks of a test go into a folder of its own."""
    folder = tmp_path_factory.getbasetemp() / "data" / str(next(_NUMBERS))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
