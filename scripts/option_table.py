"""Reads docs/options.json, the table of all options: one row for an option.

A row leaves out what follows from its name:

- `UIKit` is the name itself, and `AppKit` the same as UIKit: a member of the controls, or a path from `configuration` or
  `style` on. `null` is "not here".
- `SwiftUI` of an option of the engine is the property in `sliderConfiguration { }`. Others name an argument of the
  initializers (`step:`), a modifier, or a type.
- `attribute` is the name with hyphens, without `is` and `has`, except those that HTML has.
- `recording`, the key of docs/replay.md, is the name of an option of the engine; others have none.

`of` says what has the option: the `engine`, if it is absent. Rows of others name their `SwiftUI`, and their `attribute` where
no object of an element says that they are one. `kind` says what a value is (KINDS), `unit` its unit, `words` what a choice can
be. `plane` says where a plane has an option: at "each axis", at "x" alone, or as a "whole"; `ruler`, that a ruler has it.
`web` says what elements have in place of an attribute, and `AppKit default` and `visionOS default` what differs there.

Objects by element, `slider`, `plane-slider` and `ruler-slider`, say what is different or more of an option that is an
attribute. Those of a plane and a ruler add to the slider's, except `on`, `looks` and `bare`.

- `kind`, `words` and `default` replace those of the row. `default` is what the property reads without the attribute.
- The page says the first sentence of the property's `///`, or as many as `sentences` says, and then `more`; or `text` in
  place of them. An element that has one of these three takes none of the slider's.
- `example` is the text of the attribute in an example, which a flag need not have, and `beside` what stands beside it.
  Attributes of an axis get its letter.
- `syntax` has the forms of a text with words and numbers.
- `on` names the one element that has it; `looks` says that only the scripts with looks have it.
- `inEngine`: the engine of pages knows this option, which is not of `engine`.
- `fact`: the fact of the engine that the property reads. `bare`: the number of an attribute without a text.
- `both`: a single attribute of a plane is for both axes.
"""
import functools
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = json.loads((ROOT / "docs/options.json").read_text())
OF_HTML = {"lowerBound": "min", "upperBound": "max", "isEnabled": "disabled", "isReadOnly": "readonly"}

PARTS = ("engine", "control", "style", "content", "look", "plane", "ruler")
ELEMENTS = ("slider", "plane-slider", "ruler-slider")
KINDS = {
    "flag": "true or false", "number": "any number", "distance": "a number in values, at least 0: bad ones are the engine's to repair",
    "amount": "a number, at least 0", "steps": "a whole number, at least 1", "numbers": "a list of values", "thumbs": "a list of thumbs",
    "range": "two ascending numbers", "ranges": "a list of them", "limits": "one for each thumb, or none", "choice": "one of the words",
    "set": "any of the words",    "scale": "a scale", "step": "a step", "ticks": "ticks", "color": "a color", "gradient": "a gradient", "metrics": "sizes",
    "texts": "true, or a list of texts", "closure": "a closure", "view": "a view",
}
KEYS = {"name", "kind", "default", "of", "unit", "words", "UIKit", "AppKit", "SwiftUI", "attribute", "recording", "plane", "ruler", "web",
        "AppKit default", "visionOS default", *ELEMENTS}
KEYS_OF_ELEMENTS = {"kind", "words", "default", "text", "sentences", "more", "example", "beside", "syntax", "on", "looks", "inEngine", "fact",
                    "bare", "both"}


def fault(row):
    """What is wrong with a row by itself, or nothing."""
    elements = [row[element] for element in ELEMENTS if element in row]
    unknown = sorted(row.keys() - KEYS) + sorted({key for element in elements for key in element} - KEYS_OF_ELEMENTS)
    kind, of = row.get("kind"), row.get("of", "engine")
    if unknown:
        return f"there is no key {unknown[0]}"
    if kind not in KINDS or any(element.get("kind", kind) not in KINDS for element in elements):
        return f"there is no such kind; kinds are {', '.join(KINDS)}"
    if of not in PARTS or row.get("plane", "x") not in ("each axis", "x", "whole") or row.get("ruler", True) is not True:
        return f"of is one of {', '.join(PARTS)}, plane is each axis, x, or whole, and ruler is true"
    if "default" not in row:
        return "it has no default; null is none"
    if of != "engine" and "SwiftUI" not in row:
        return "it has no SwiftUI; null is none"
    if of != "engine" and "attribute" not in row and not elements:
        return "it has no attribute; null is none"
    if kind == "choice" and of in ("engine", "style") and row["default"] not in row.get("words", []):
        return "its default is not one of its words"
    if elements and row.get("attribute", "") is not None and not any("example" in element for element in elements) and kind not in ("flag", "choice"):
        return "it has no example"
    return None


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
    """The complete rows, or those of one of PARTS."""
    wrong = [f"docs/options.json: {row.get('name')}: {fault(row)}" for row in TABLE["options"] if fault(row)]
    if wrong:
        raise SystemExit("\n".join(wrong))
    return [row for row in map(complete, TABLE["options"]) if of in (None, row["of"])]


# MARK: Attributes

TEXTS = {"text", "sentences", "more"}


def facts(row, element):
    """What a row says of an option as an attribute of an element."""
    own, shared = row.get(element, {}), row.get("slider", {})
    if element == "slider":
        return shared
    dropped = {"on", "looks", "bare"} | (TEXTS if TEXTS & own.keys() else set())
    return {key: value for key, value in shared.items() if key not in dropped} | own


def default(row, own):
    """What the property of an attribute reads without it."""
    if "default" in own:
        return own["default"]
    value = row["default"]
    if own.get("looks") or own.get("kind", row["kind"]) not in ("number", "amount", "steps", "flag", "choice", "scale", "step", "ticks"):
        return None
    return kebab(value) if isinstance(value, str) else value


@functools.cache
def attributes(element):
    """The options that an element has as attributes, by the attribute: a "slider", a "plane-slider" or a "ruler-slider".

    Beside the facts each has its `row`, and of a plane `axes`: the letters of the axes that have it by themselves.
    """
    found = {}
    for row in options():
        kind = row["of"] if row["of"] in ("plane", "ruler") else "slider"
        has = {"slider": kind == "slider", "plane-slider": "plane" in row or kind == "plane", "ruler-slider": row.get("ruler") or kind == "ruler"}
        if not row["attribute"] or not has[element]:
            continue
        own, name = facts(row, element), row["attribute"]
        axes = {"each axis": "xy", "x": "x"}.get(row.get("plane"), "") if element == "plane-slider" and not own.get("both") else ""
        if kind == "plane" and re.match("[xy]-", name):
            axes, name = "xy", name[2:]
            # The row of the other axis says nothing else.
            if name in found:
                continue
        words = [kebab(word) for word in own.get("words", row.get("words", []))]
        found[name] = {"kind": row["kind"], **own, "row": row, "axes": axes, "words": words, "default": default(row, own)}
    return found


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


@functools.cache
def declaration_of(of, path):
    """The `///` of an option's property, and its declaration."""
    *positions, name = path.split(".")
    for folder in ["SlidersCore/Layout/SliderTicks.swift"] if "ticks" in positions else SOURCES[of]:
        found = re.search(rf"((?: *///.*\n)+)(?: *@.*\n)*([^/\n]*\bvar {name}\b.*)", source(folder))
        if found:
            return re.sub(r"^ */// ?", "", found[1], flags=re.M).rstrip("\n"), found[2].strip()
    raise SystemExit(f"docs/options.json: {name}: Sources/{', '.join(SOURCES[of])} has no property {name} with a comment")


def declaration(row):
    path = row["UIKit"] or row["AppKit"]
    return declaration_of(row["of"], row["name"] if row["of"] in ("engine", "look") else path)


def documentation(row):
    """The `///` of an option's property, as paragraphs."""
    return declaration(row)[0]


def sentence(row, count=1):
    """The first sentences of an option's documentation, without the marks of code in links."""
    text = " ".join(documentation(row).split())
    found = re.match(rf"(?:.*?[^.]\.(?: (?=[A-Z`])|$)){{{count}}}", text)
    if not found:
        raise SystemExit(f"docs/options.json: {row['name']}: its comment has fewer than {count} sentences")
    first = found[0].strip()
    return re.sub(r"``(?:\w+/)*([^`]*)``", r"`\1`", first)
