"""Reads docs/options.json, the table of all options: one row for an option.

A row leaves out what follows from its name:

- `UIKit` is the name itself, and `AppKit` the same as UIKit: a member of the controls, or a path from `configuration` or
  `style` on. `null` is "not here".
- `SwiftUI` of an option of the engine is the property in `sliderConfiguration { }`. Others name an argument of the
  initializers (`step:`), a modifier, or a type.
- `attribute` is the name with hyphens, without `is` and `has`, but for those that HTML has.
- `recording`, the key of docs/replay.md, is the name of an option of the engine; others have none.

`of` says what has the option: the `engine`, if it is absent. `kind` and `unit` say what a value is, `words` what a choice
is. `plane` says where a plane has an option: at "each axis", at "x" alone, or as a "whole"; `ruler`, that a ruler has it.
"""
import functools
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = json.loads((ROOT / "docs/options.json").read_text())
OF_HTML = {"lowerBound": "min", "upperBound": "max", "isEnabled": "disabled", "isReadOnly": "readonly"}


def kebab(name):
    return re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def attribute(name):
    """`minimumSpan` as `minimum-span`, and `hasFineControl` as `fine-control`."""
    return OF_HTML.get(name) or re.sub("^(is|has)-", "", kebab(name))


def complete(row):
    name = row["name"]
    is_of_engine = "of" not in row
    uikit = row.get("UIKit", name)
    return {
        "of": "engine", "UIKit": uikit, "AppKit": row.get("AppKit", uikit), "SwiftUI": f"sliderConfiguration {{ $0.{name} }}",
        "attribute": attribute(name), "recording": name if is_of_engine else None, **row,
    }


@functools.cache
def options(of=None):
    """The complete rows, or those of a part: "engine", "control", "style", "content", "look", "plane", "ruler"."""
    return [row for row in map(complete, TABLE["options"]) if of in (None, row["of"])]


# MARK: Sentences

SOURCES = {
    "engine": ["SlidersCore/SliderConfiguration.swift"],
    "control": ["SlidersControls"],
    "content": ["SlidersControls"],
    "style": ["SlidersCore/Layout", "SlidersCore/Style"],
    "look": ["SlidersLooks/SliderLook+Options.swift"],
    "plane": ["SlidersPlaneControls"],
    "ruler": ["SlidersRulerControls"],
}


@functools.cache
def source(path):
    path = ROOT / "Sources" / path
    return "\n".join(file.read_text() for file in (sorted(path.rglob("*.swift")) if path.is_dir() else [path]))


def documentation(row):
    """The `///` of an option's property, as paragraphs."""
    path = row["UIKit"] if row["of"] not in ("engine", "look") else row["name"]
    *places, name = (path or row["AppKit"]).split(".")
    for folder in ["SlidersCore/Layout/SliderTicks.swift"] if "ticks" in places else SOURCES[row["of"]]:
        found = re.search(rf"((?: *///.*\n)+)(?: *@.*\n)*[^/\n]*\bvar {name}\b", source(folder))
        if found:
            lines = [re.sub(r"^ */// ?", "", line) for line in found[1].splitlines()]
            return "\n".join(lines)
    raise SystemExit(f"docs/options.json: {row['name']}: no property {name} with a comment in Sources/{SOURCES[row['of']]}")


def sentence(row):
    """The first sentence of an option's documentation, without the marks of code in links."""
    paragraph = " ".join(documentation(row).split("\n\n")[0].split())
    first = re.match(r"(.*?[^.]\.)(?= [A-Z`]|$)", paragraph)[1]
    return re.sub(r"``(?:\w+/)*([^`]*)``", r"`\1`", first)
