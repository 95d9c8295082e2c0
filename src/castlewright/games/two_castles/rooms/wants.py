"""What every room wants: the printed tables turned into the few kinds they share."""

from castlewright.games.two_castles.board import AROUND, STRIDE
from castlewright.games.two_castles.components import ANY, FIRST_THRONE, PIECES, PRINTED, THRONES, TYPES, mask

from .kinds import LOOKS, Anywhere, Column, Connected, Fixed, Kind, Nearby, Variety


def _kind(kind: str, row: dict[str, str]) -> Kind:
    match kind:
        case "food":
            return Nearby("TC-7.2", "line-beside", 2, row["wants"], LOOKS[row["cells"]], most=4)
        case "living":
            each = int(row["each"])
            most = 8 if each == 1 else 6
            return Nearby("TC-7.3", "line-around", each, row["wants"], LOOKS[row["cells"]], most)
        case "utility":
            return Connected("TC-7.4", "line-connected", 1, row["wants"])
        case "outdoor":
            return Anywhere("TC-7.5", "line-anywhere", 1, row["wants"])
        case "sleeping":
            return Variety("TC-7.6", "line-variety", 4, 1)
        case "corridor":
            return Nearby("TC-7.7", "line-hanging", 1, row["hanging"], AROUND, most=8)
        case _:
            return Column("TC-7.8", "line-column", int(row["each"]), row["wants"], True, "down" in row["looks"])


_REGULAR = {row["room"]: _kind(kind, row) for kind in TYPES for row in PRINTED[kind]}
_SPECIALTY: dict[str, Kind] = {
    "fountain": Fixed("TC-7.10", "line-fountain", 5, ""),
    "grand_foyer": Nearby("TC-7.11", "line-foyer", 1, ANY, AROUND, most=8),
    "tower": Column("TC-7.9", "line-tower", 1, ANY, False, True),
}
KINDS: tuple[Kind, ...] = tuple((_REGULAR | _SPECIALTY)[piece] for piece in PIECES[:FIRST_THRONE])
"""How each room earns, by its number; throne rooms have `MARKS` instead."""

MARKS: tuple[dict[int, int], ...] = tuple(
    {x * STRIDE + y: mask(*wants) for x, y in marked} for _, wants, marked in THRONES.values()
)
"""For each throne room its marked cells, and what it wants there."""
