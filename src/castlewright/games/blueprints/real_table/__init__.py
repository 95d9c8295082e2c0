"""A sheet of a real table: how it is written, how it becomes a castle, and what on it is against the rules."""
