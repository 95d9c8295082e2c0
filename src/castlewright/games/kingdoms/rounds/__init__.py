"""From the last "done" of a round to the next throw: sheets open, achievements are marked, the game may end."""
