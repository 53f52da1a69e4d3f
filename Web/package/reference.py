"""Reads Web/reference: the names, words, defaults and sentences of everything that a page can use of the elements.

Each file is a list of rows of one kind. All rows have `name`, `text` and `example`. `on` names the one element that has
something which the other has not, and `looks` says that only the scripts with looks have it. The rows of

- attributes.json and looks.json, which has those of the scripts with looks, have `kind`, `default` (what the property
  reads of a straight slider without the attribute; `round` that of a round one), `words`, with `numbers` numbers too, and
  with `bare` also a meaning without a text. `syntax` has the forms of a text with words and numbers.
  A property in camel case belongs to each; properties.json or methods.json describes those that do something else.
- properties.json have `type`, `set` where a property takes more than it returns, and `readonly`.
- methods.json have `parameters` and `returns`, in TypeScript.
- events.json have `event`, the name of the engine's event in Swift and in recordings, where there is one, `detail`, the type
  of the detail, `cancelable`, and `composed` where it is false.
- modules.json have `exports`.

The folder `plane` has those of `<plane-slider>`, and `ruler` those of `<ruler-slider>`, whose events and states are those of
sliders, except `slider-hover`. A row there has beside its own all that the row of sliders of its name has; one with `axes` is an
attribute for each axis of a plane, such as `x-min`.
"""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Web/reference"
ELEMENTS = ("range-slider", "circular-slider")
PLANE, RULER = "plane-slider", "ruler-slider"
# The elements with scripts of their own, by the folders of their rows.
KINDS = {PLANE: "plane", RULER: "ruler"}


def read(path):
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))


def rows(kind, element=None):
    """Returns the rows of a kind, such as `events`: those of sliders, or of a plane or a ruler."""
    if element not in KINDS:
        return read(f"{kind}.json")
    path = f"{KINDS[element]}/{kind}.json"
    if not (FOLDER / path).exists():
        return [row for row in rows(kind) if row["name"] != "slider-hover"]
    known = {row["name"]: row for row in rows(kind)}
    inherited = ("on", "round", "bare")
    return [{**{key: value for key, value in known.get(row["name"], {}).items() if key not in inherited}, **row} for row in read(path)]


def attributes_of_kind(element):
    """Returns the rows of the attributes of a plane, those of an axis for each axis, or of a ruler."""
    found = []
    for row in rows("attributes", element):
        for axis in "xy" if row.get("axes") else ("",):
            prefix = f"{axis}-" if axis else ""
            found.append({**row, "name": prefix + row["name"], "example": re.sub(r"\bx-", prefix, row["example"]) if axis else row["example"]})
    return found


def attributes(looks=True, element=None):
    """Returns the rows of all attributes, or of those that the plain scripts have."""
    if element in KINDS:
        return attributes_of_kind(element)
    return rows("attributes") + ([{"looks": True, "default": None, **row} for row in rows("looks")] if looks else [])


def own_events(element=None):
    """Returns the rows of the events that other elements don't have."""
    return [row for row in rows("events", element) if row["name"].startswith("slider-")]


def property_name(attribute):
    """Returns `minimumSpan` for `minimum-span`, and `readOnly` as in HTML."""
    return "readOnly" if attribute == "readonly" else re.sub("-(.)", lambda match: match[1].upper(), attribute)


def named(kind, looks=True, element=None):
    """Returns the rows of a kind by their names."""
    return {row["name"]: row for row in rows(kind, element) if looks or not row.get("looks")}


def reflecting(looks=True, element=None):
    """Returns the attributes that a property of the same name reflects and does no more, by that name."""
    own = {*named("properties", element=element), *named("methods", element=element)}
    named_rows = {property_name(row["name"]): row for row in attributes(looks, element) if row["kind"] != "global"}
    return {name: row for name, row in named_rows.items() if name not in own}


def is_on(row, element):
    """Whether an element has what a row describes."""
    return row.get("on", element) == element


def without_links(text):
    """Returns Markdown with the texts of its links alone, for where relative links lead nowhere."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
