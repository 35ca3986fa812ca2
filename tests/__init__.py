"""Everything that proves Moonlit keeps its promises."""
