"""Prints what pages know of the options in docs/options.json: what attributes may say, in JavaScript; the words and the
options of the engine in a page, in Swift; and their reference.

The number of an option is its place among those that the engine in a page knows: those of `SliderOption`, and then those of
`PageOption`. A word's number is its place among the words.
"""
import json
import re
import sys
import textwrap

from option_table import ROOT, attributes, options

sys.path.append(str(ROOT / "Web/package"))
import documentation  # noqa: E402

HEAD = "// scripts/options prints this from docs/options.json.\n"
SCRIPTS, SWIFT = "Web/elements/Generated", "Web/Sources/Wire/Generated/Options.swift"
# What Web/elements/options.js calls kinds that have another name there.
NAMES = {"distance": "number", "thumbs": "numbers"}
# What is no option, and the engine knows by a number.
VALUES = ["values", "spans"]


def camel(name):
    return re.sub("-(.)", lambda match: match[1].upper(), name)


def of_page():
    """The attributes that are of the engine in a page alone."""
    return VALUES + [name for name, facts in attributes("slider").items() if facts.get("inEngine")]


def of_engine():
    """The attributes that the engine in a page knows, by their numbers."""
    return [row["attribute"] for row in options("engine")] + of_page()


def grammar(facts):
    """What an attribute may say, by its kind: a constant, or a call."""
    kind, words, default = facts["kind"], facts["words"], facts["default"]
    match kind:
        case "amount" | "steps":
            arguments = [default, facts.get("bare")]
        case "flag" if not words:
            return "isOn" if default else "isOff"
        case "choice":
            arguments = [" ".join(words), default if default != words[0] else None]
        case "flag" | "scale" | "step" | "ticks":
            arguments = [" ".join(words)]
        case _ if "fact" in facts:
            return f"{{ ...{kind}, _fact: '{facts['fact']}' }}"
        case _:
            return NAMES.get(kind, kind)
    given = ", ".join(json.dumps(argument) for argument in arguments if argument is not None)
    return f"{kind}({given})".replace('"', "'")


def table(name, rows):
    """An object with the grammar of each attribute."""
    lines = "".join(f"  '{attribute}': {grammar(facts)},\n" for attribute, facts in rows.items())
    return f"\nexport const {name} = {{\n{lines}}};\n"


def names(said, name, listed):
    return f"\n/** {said} */\nexport const {name} = [\n{wrapped(map(repr, listed))}\n];\n"


def numbered(element):
    """The options by their numbers, for an element that does not have all of them."""
    has = [*attributes(element), "values"]
    said = "The options by their numbers in the engine; '' for those that the element has not."
    return names(said, "ofEngine", [name if name in has else "" for name in of_engine()])


def script(*parts):
    """A script of these parts, and what they import."""
    text = "".join(parts)
    used = sorted(set(re.findall(r"^  '.*?': (?:\{ \.\.\.)?(\w+)", text, re.M)))
    return f"{HEAD}import {{\n{wrapped(used)}\n}} from '../options.js';\n{text}"


def chosen(element, choose):
    return {name: facts for name, facts in attributes(element).items() if choose(facts)}


def scripts():
    values, spans = ({name: {"kind": "numbers", "words": [], "default": None}} for name in VALUES)
    wraps = {"x-" + name: facts for name, facts in chosen("plane-slider", lambda facts: facts["axes"] == "x").items()}
    plain = values | spans | chosen("slider", lambda facts: not facts.get("looks"))
    of_looks = chosen("slider", lambda facts: facts.get("looks"))
    return {
        "slider-grammar.js": script(
            "\n// The first are those that the engine knows, by their numbers.",
            table("sliderGrammar", {name: plain[name] for name in of_engine()} | plain), names("The attributes that need looks.", "ofLooks", of_looks)),
        "plane-grammar.js": script(
            table("axisGrammar", chosen("plane-slider", lambda facts: facts["axes"] == "xy")),
            table("planeGrammar", values | wraps | chosen("plane-slider", lambda facts: not facts["axes"])), numbered("plane-slider")),
        "ruler-grammar.js": script(table("rulerGrammar", attributes("ruler-slider")), numbered("ruler-slider")),
    }


def wrapped(items):
    return textwrap.fill(", ".join(items) + ",", 118, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def swift():
    """What the engine in a page reads of options by number. Formatted as swift-format does."""
    cases = {"PageOption": ("Int32", "The options of a page beside the engine's. Their numbers follow those of `SliderOption`.", map(camel, of_page()))}
    for name, facts in attributes("slider").items():
        if facts["kind"] in ("step", "ticks") or facts["kind"] == "choice" and facts["row"]["of"] == "style":
            cases[camel(f"-{name}-word")] = ("Int", f"The words of `{name}`.", map(camel, facts["words"]))
    return HEAD + "".join(
        f"\n/// {said}\npublic enum {name}: {raw}, CaseIterable {{\n    case {', '.join(names)}\n}}\n" for name, (raw, said, names) in cases.items())


def files():
    return {f"{SCRIPTS}/{name}": text for name, text in scripts().items()} | {SWIFT: swift(), "docs/web.md": documentation.page()}
