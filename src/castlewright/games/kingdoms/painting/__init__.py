"""A sheet and a turn on it: drops, spells, towers. Nobody else sees any of it before the round is over."""
