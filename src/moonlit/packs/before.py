"""Digests of bytes by which earlier versions knew a pack, by the digest of the same facts.

Entries stay when facts change: matches of that time name them.
"""

from typing import Final

BEFORE: Final[dict[str, tuple[str, ...]]] = {
    # Nocturne
    "b1fc78ceae631247de6988293f0f70d6e263dd5afac5323062170d7f48231cc2": (
        "998c6a02c202deba7601e5353795079256768a7b9bf7d163339c86741b8f4018",
    ),
    # Dominion
    "dbee9d1df6e9bea19b8a92590e1541395ea6b1f7c06b9f2d8b5d48e427ee2c85": (
        "3a2eabd2ddd7e0bff28d86b81bdbe3d3519061d447b91db2771fb620ef0c8d72",
    ),
    # Wonder Book
    "49c58210705cb3bef13386e5dd30ab210be31ffb1592869c2bbee8ae4a34c5db": (
        "9b10f3024bf54764903c18ffda58e6157c7ed5d2177fc61912255f92d71326ce",
    ),
    # The same without what is only seen or heard.
    "7324af009a9dfd6cdeaf905255a43130b833631247d3713a5aaa68329a61f097": (
        "49c58210705cb3bef13386e5dd30ab210be31ffb1592869c2bbee8ae4a34c5db",
        "9b10f3024bf54764903c18ffda58e6157c7ed5d2177fc61912255f92d71326ce",
    ),
}
