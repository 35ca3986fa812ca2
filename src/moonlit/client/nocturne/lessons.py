"""The prepared night: with a known key the forest and the bot are the same for every learner."""

from typing import Final

from moonlit.client.lessons import Lesson

# Chosen for its deal: seat 0 starts among tiles of every type, the owl answers beside whatever is
# opened with, and a chest that holds an egg, a feather and a mushroom lies within reach.
_FIRST_NIGHT: Final = "02f3177d4ec8f6c9163bae2aba3cba87e4387840c5d11e0a79e3297e981f2880"

LESSONS: Final = {
    "first-night": Lesson(
        game="nocturne",
        options={"players": 2, "mode": "basic", "characters": ["redd", "sage"]},
        key=bytes.fromhex(_FIRST_NIGHT),
        rivals=("greedy",),
    )
}
