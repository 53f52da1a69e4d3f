"""Reads Web/reference: the names, words, defaults and sentences of everything that a page can use of the elements.

Each file is a list of rows of one kind. All rows have `name`, `text` and `example`. `on` names the one element that has
something which the other has not, and `looks` says that only the scripts with looks have it. The rows of

- attributes.json and looks.json, which has those of the scripts with looks, have what is no option: docs/options.json has the
  options, as scripts/option_table.py says. They have `kind`, as options, or `text`, `pairs`, or `global` for one of all elements;
  `default` (what the property reads of a straight slider without the attribute; `round` that of a round one), and `words`.
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
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Web/reference"
sys.path.append(str(ROOT / "scripts"))
import option_table  # noqa: E402

ELEMENTS = ("range-slider", "circular-slider")
PLANE, RULER = "plane-slider", "ruler-slider"
# The elements with scripts of their own, by the folders of their rows.
KINDS = {PLANE: "plane", RULER: "ruler"}


def read(path):
    return json.loads((FOLDER / path).read_text(encoding="utf-8"))


def rows(kind, element=None):
    """Returns the rows of a kind, such as `events`: those of sliders, or of a plane or a ruler.

    Of attributes, options come after those of an element alone, and those of all elements last.
    """
    if kind in ("attributes", "looks"):
        own = own_rows(kind, element)
        return sorted([*own, *options(kind == "looks", element)], key=lambda row: (row["kind"] == "global", row not in own))
    return own_rows(kind, element)


def own_rows(kind, element):
    """Returns the rows of a kind that are written for it."""
    if element not in KINDS:
        return read(f"{kind}.json")
    path = f"{KINDS[element]}/{kind}.json"
    if not (FOLDER / path).exists():
        return [row for row in read(f"{kind}.json") if row["name"] != "slider-hover"]
    known = {row["name"]: row for row in read(f"{kind}.json")}
    inherited = ("on", "round")
    return [{**{key: value for key, value in known.get(row["name"], {}).items() if key not in inherited}, **row} for row in read(path)]


def options(looks, element):
    """Returns the rows of the options that an element has as attributes."""
    found = option_table.attributes(element if element in KINDS else "slider")
    for name, facts in found.items():
        if bool(facts.get("looks")) == looks:
            prefix = "x-" if facts["axes"] else ""
            beside = re.sub(r"([\w-]+)(?==|$)", lambda given: prefix * bool(found.get(given[1], {}).get("axes")) + given[1], facts.get("beside") or "")
            own = prefix + name + (f'="{facts["example"]}"' if "example" in facts else "")
            yield {
                **facts, "name": prefix + name if facts["axes"] == "x" else name, "axes": facts["axes"] == "xy", "text": text_of(facts),
                "example": f"{own} {beside}".strip().replace("'", '"'), "numbers": facts["kind"] in ("step", "ticks"),
            }


def text_of(facts):
    """Returns what the page says of an option: its first sentences, or the text of the row instead."""
    said = facts.get("text") or option_table.sentence(facts["row"], facts.get("sentences", 1))
    said = re.sub(r"\bA Boolean value that (?:indicates|determines) whether", "Whether", said)
    # A page has no `nil`, and other properties.
    said = re.sub(r", or `nil`[^.;]*|; see `\w+`", "", said)
    return f"{said} {facts['more']}" if "more" in facts else said


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
