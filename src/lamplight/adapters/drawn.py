"""A table as a drawing and as pixels."""

from __future__ import annotations

import io
from typing import Final

from lamplight.adapters.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "batch") from None

from lamplight.core.game import State
from lamplight.kits import kit_named
from lamplight.pictures import picture

WHITE: Final = (255, 255, 255, 255)


def drawn(game: str, state: State, lang: str) -> str:
    """The table as everybody sees it, as SVG."""
    return str(picture(kit_named(game).picture, state.scene(), state.view(None), lang=lang))


def pixels(svg: str) -> NDArray[np.uint8]:
    """A drawing as rows of red, green and blue; raises MissingExtra."""
    try:
        import vl_convert
        from PIL import Image
    except ModuleNotFoundError as error:
        raise missing(error, "render") from None

    with Image.open(io.BytesIO(vl_convert.svg_to_png(svg))) as image:
        paper = Image.new("RGBA", image.size, WHITE)
        paper.alpha_composite(image.convert("RGBA"))
        return np.array(paper.convert("RGB"), dtype=np.uint8)
