"""The smallest outside bot: takes the first legal action that does something."""

import json
import sys

SHY = {"pass", "decline", "leave"}

json.loads(sys.stdin.readline())  # the hello: game, seat, config, a seed and the time limits
print("ready", flush=True)

for line in sys.stdin:
    legal = json.loads(line)["legal"]
    bold = [action for action in legal if action.split()[1] not in SHY]
    print((bold or legal)[0], flush=True)
