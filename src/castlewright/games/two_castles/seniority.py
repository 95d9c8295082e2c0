"""Who is the elder (TC-2.4)."""

from castlewright.core import Chance, Options, SeatNumber

AGES = SeatNumber("ages", 0, 120, when=("seniority", "ages"))


def elders(seats: int, options: Options, chance: Chance) -> tuple[int, ...]:
    """The seats in order of seniority, the eldest first; of the same age, the lower seat."""
    if options["seniority"] == "drawn":
        return tuple(chance.shuffle("elders", range(seats)))
    if AGES.asked(options):
        ages = AGES.read(options[AGES.key], seats)
        return tuple(sorted(range(seats), key=lambda seat: -ages[seat]))
    return tuple(range(seats))
