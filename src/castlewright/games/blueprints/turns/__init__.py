"""From the box to the last turn: the set-up, rounds, the card of a turn, and rewards."""
