"""The samples of Sources/SlidersLooks as attributes, with sizes, and the engine's pictures of them."""
import subprocess

from pages import ROOT
from recordings import SLIDER

SAMPLES = {
    **{name: ('max="100" values="20 70"', 320, 44) for name in ("system", "ios-flat", "ios-glass", "mac-flat", "mac-glass")},
    "web": ('max="100" values="20 70"', 320, 44),
    "pictures": ('max="1" step="any" values="0 0.7"', 320, 44), "glow": ('max="360" value="250" step="1"', 320, 320),
    "flat": ('max="1" step="any" values="0.2 0.8"', 320, 44), "photos": ('min="1" max="10" step="any" values="2 8"', 320, 44), "layers": ('max="10" step="any" values="2 8"', 320, 30),
    "clock12": ('max="720" values="540 300" wraps', 300, 300), "clock24": ('max="1440" values="420 1320" wraps', 300, 300),
    "bedtime": ('max="1440" values="1380 420" wraps', 300, 300), "thermostat": ('min="10" max="30" value="21.5" step="any"', 280, 280),
    "volume": ('max="100" value="65" drags-vertically', 220, 220), "hue": ('max="360" value="210" wraps', 240, 240),
    "compass": ('max="360" value="30" wraps', 260, 260),
}


def engine_picture(folder, look, scheme, state="normal"):
    """Writes the engine's picture of a look. Returns the name of the file."""
    out = folder / f"{look}-{scheme}-{state}.svg"
    subprocess.run([SLIDER, "render", "--look", look, "--style", scheme, "--state", state, "--out", out], check=True, cwd=ROOT)
    return out.name
