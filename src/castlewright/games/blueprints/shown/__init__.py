"""How parts of a view are filled."""
