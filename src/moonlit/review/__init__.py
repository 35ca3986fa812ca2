"""Looking back at matches: records taken apart, decisions judged, luck told from play, puzzles."""
