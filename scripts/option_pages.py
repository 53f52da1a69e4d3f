"""Prints docs/options.md, and the tables of docs/replay.md between their marks."""
import re
import textwrap

from option_table import ROOT, options, sentence

SECTIONS = {
    "engine": "Values and interaction",
    "control": "Controls and views",
    "style": "Appearance",
    "content": "Text and views",
    "look": "Looks",
    "plane": "Planes",
    "ruler": "Rulers",
}
HEAD = """<!-- scripts/options makes this page from options.json. -->
# Options

This page lists each option by its name in [`SliderConfiguration`](../Sources/SlidersCore/SliderConfiguration.swift), `SliderMetrics`, or
`SliderLook.Options`, with its names in UIKit, AppKit, and SwiftUI; its attribute, property, or slot on the web; and its key in
[recordings](replay.md). In the column *AppKit*, *same* means the same name as in UIKit. [How the sliders behave](behavior.md) describes
what the options do.

A dash (–) means that the option isn't available there or, in the column *default*, that it has no value. In that column, the words after
*or* are the alternatives to the default.

Planes and rulers have many of these options, too. In the column *plane*, *x, y* means that each axis has the option: it's a property of
`configuration.x` and `configuration.y`, an attribute such as `x-step`, and a key of the axis in recordings. The word *plane* means that the
option applies to the whole plane. A dot in the column *ruler* means that a ruler has the option, with the same names.
"""
# What an option's value is in a recording, by its kind.
IN_RECORDINGS = {
    "number": "a number",
    "distance": "a number, at least 0",
    "amount": "a number, at least 0",
    "steps": "a whole number",
    "flag": "`true` or `false`",
    "numbers": "numbers",
    "thumbs": "numbers of thumbs, from 0",
    "range": "`[lower, upper]`",
    "ranges": "`[lower, upper]` for each range",
    "limits": "`[lower, upper]` or `null` for each thumb; you can omit the last thumbs",
    "step": "a number, or a list of the only allowed values",
    "scale": '`"linear"` · `"logarithmic"` · `{"power": 2}` · `{"piecewise": [[fraction, value], [fraction, value, step], …]}` (a third '
    'number is the step of the segment that begins at this stop) · `{"list": [v0, v1, …]}`. The last two define their own bounds',
}


def code(text):
    return f"`{text}`" if text else "–"


def default(row):
    value, words = row["default"], row.get("words")
    if value is None:
        text = "–"
    elif value == []:
        text = "none"
    else:
        text = "∞" if value == "infinity" else f"`{str(value).lower() if isinstance(value, bool) else value}`"
    if words:
        text += f", or {', '.join(code(word) for word in words if word != value)}"
    others = [(host, row[f"{host} default"]) for host in ("visionOS", "AppKit") if f"{host} default" in row]
    web = next((row[element]["default"] for element in ("slider", "ruler-slider") if "default" in row.get(element, {})), None)
    others += [("web", web)] if web not in (None, False) else []
    return text + "".join(f"; {host}: `{value}`" for host, value in others)


def plane(row):
    where = row.get("plane")
    return {None: "–", "each axis": "x, y", "x": "x", "whole": "plane"}.get(where, code(where))


def page():
    parts = [HEAD]
    for key, title in SECTIONS.items():
        columns = ["option", "default", "UIKit", "AppKit", "SwiftUI", "attribute", "recording"]
        if key == "engine":
            columns += ["plane", "ruler"]
        parts.append(f"\n## {title}\n\n| {' | '.join(columns)} |\n|{'---|' * len(columns)}\n")
        for row in options(key):
            same = row["AppKit"] == row["UIKit"]
            cells = [code(row["name"]), default(row), code(row["UIKit"]), "same" if same else code(row["AppKit"]),
                     code(row["SwiftUI"]), row.get("web") or code(row["attribute"]), code(row["recording"])]
            if key == "engine":
                cells += [plane(row), "•" if row.get("ruler") else "–"]
            parts.append(f"| {' | '.join(cells)} |\n")
    return "".join(parts)


def in_recording(row):
    """The cells of an option in docs/replay.md."""
    value, words = row["default"], row.get("words", [])
    form = " · ".join(f'`"{word}"`' for word in words) if row["kind"] == "choice" else IN_RECORDINGS[row["kind"]]
    absent = ("–" if value is None else "none" if value in ([], "none", "infinity") else f"`{str(value).lower()}`" if isinstance(value, bool)
              else f'`"{value}"`' if words else str(value))
    about = re.sub("^A Boolean value that indicates whether", "whether", sentence(row)).rstrip(".")
    return [code(row["recording"]), form, about[0].lower() + about[1:], absent]


def table(heads, rows):
    return "".join(f"| {' | '.join(cells)} |\n" for cells in [heads, ["---"] * len(heads), *rows])


def between_marks(page, name, text):
    """A page with other text between the marks of a name."""
    page, count = re.subn(rf"(<!-- {name}, printed .*-->\n)(?:.*\n)*?(<!-- end of {name} -->)", lambda found: found[1] + text + found[2], page)
    if count != 1:
        raise SystemExit(f"scripts/options: the marks of {name} are not on the page once")
    return page


def recordings():
    rows = [row for row in options("engine") if row["recording"] != "bounds"]
    page = (ROOT / "docs/replay.md").read_text()
    page = between_marks(page, "options", table(["option", "value", "", "when absent"], map(in_recording, rows)))
    of_axes = names(row for row in rows if row.get("plane") in ("each axis", "x"))
    of_planes = names(row for row in rows if row.get("plane") == "whole")
    of_rulers = names(row for row in rows if row.get("ruler"))
    page = between_marks(page, "options of planes", paragraph(f"Each axis has `bounds`, {of_axes}. The whole plane has {of_planes}."))
    return between_marks(page, "options of rulers", paragraph(f"A ruler has `bounds`, {of_rulers}."))


def names(rows):
    *first, last = (code(row["recording"]) for row in rows)
    return f"{', '.join(first)}, and {last}"


def paragraph(text):
    return textwrap.fill(text, 140, break_on_hyphens=False) + "\n"


def files():
    return {"docs/options.md": page(), "docs/replay.md": recordings()}
