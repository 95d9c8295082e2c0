import pytest
from websockets.frames import Frame, Opcode

from castlewright.server.shortcut import frame_head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_of_any_size_are_framed_as_the_library_frames_them(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
