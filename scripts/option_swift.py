"""Prints Swift from the table of options: what says the same of each option, and decides nothing."""
import re
import textwrap

from option_table import ROOT, declaration, documentation, options, sentence, source

HEAD = "// scripts/options prints this from docs/options.json.\n// swift-format-ignore-file\n"
COLUMNS = 120
CONTROLS = """#if APPLE_UI
import SlidersCore

"""


# MARK: Rows

def of_engine(kind=None):
    return [row for row in options("engine") if kind in (None, row["kind"])]


def flags():
    return of_engine("flag")


def is_of_all_kinds(row):
    return row.get("plane") == "whole" and row.get("ruler", False)


def default(row):
    """The default of a number in Swift."""
    return ".infinity" if row["default"] == "infinity" else row["default"]


def case_list(rows, prefix="."):
    return ", ".join(prefix + row["name"] for row in rows)


def wrapped(text, indent, hanging=0):
    return textwrap.fill(
        text, COLUMNS, initial_indent=" " * indent, subsequent_indent=" " * (indent + hanging), break_long_words=False)


# MARK: SlidersCore

def setting(row):
    name, kind = row["name"], row["kind"]
    number = "value.numbers.first" if row["default"] is None else f"value.numbers.first ?? {default(row)}"
    choice = (".init(rawValue: value.choice - 1)" if row["default"] == "auto"
              else f".init(rawValue: value.choice) ?? .{row['default']}")
    value = {
        "number": number, "distance": number, "amount": number,
        "steps": f"value.steps ?? {row['default']}",
        "flag": "value.choice != 0",
        "numbers": "value.numbers",
        "thumbs": "value.numbers.map { Int(exactly: $0) ?? -1 }",
        "range": "value.ranges.first ?? nil",
        "ranges": "value.ranges.compactMap { $0 }",
        "limits": "value.ranges",
        "choice": choice,
        "scale": ".init(value)", "step": ".init(value)",
    }[kind]
    return f"{name} = {value}"


def option():
    rows = of_engine()
    cases = "".join(f"    /// ``SliderConfiguration/{row['name']}``.\n    case {row['name']}\n" for row in rows)
    settings = "".join(f"        case .{row['name']}: {setting(row)}\n" for row in rows)
    return f"""{HEAD}
/// An option of a slider: a property of ``SliderConfiguration`` with the same name.
///
/// Recordings and the web elements identify options by these cases, and set them to ``Value``s.
@usableFromInline package enum SliderOption: Int32, CaseIterable, Sendable {{
{cases}}}

extension SliderConfiguration {{
    /// Sets an option. Missing numbers and cases that don't exist set the default; extra numbers are ignored.
    @_alwaysEmitIntoClient @inline(never)
    package mutating func set(_ option: SliderOption, to value: SliderOption.Value) {{
        switch option {{
{settings}        }}
    }}
}}
"""


# MARK: SlidersPlane

def plane(of_page=False):
    """The options of a whole plane. A page is a package of its own, which sees no `package` declaration, and only sets."""
    rows = [row for row in of_engine() if row.get("plane") == "whole"]
    theirs = "".join(
        f"        {row['name']} = options.{row['name']}" + (f" ?? .{row['plane-slider']['default']}" if row["default"] == "auto" else "") + "\n"
        for row in rows)
    ours = "".join(f"        options.{row['name']} = {row['name']}\n" for row in rows)
    imports, access = ("import SlidersCore\nimport SlidersPlane", "") if of_page else ("import SlidersCore", "package ")
    getter = "" if of_page else f"""
    /// Sets those of a slider to them.
    package func setShared(of options: inout SliderConfiguration) {{
{ours}    }}
"""
    return f"""{HEAD}{imports}

/// The options that a plane has as a whole, as options of a slider.
extension SliderPlane.Configuration {{
    /// Sets them to those of a slider.
    {access}mutating func setShared(from options: SliderConfiguration) {{
{theirs}    }}
{getter}}}
"""


# MARK: SlidersReplay

def words():
    lines = []
    for row in of_engine():
        known = row.get("words") or (["false", "true"] if row["kind"] == "flag" else [])
        if known:
            quoted = ", ".join(f'"{word}"' for word in known)
            lines.append((row["name"], quoted))
    grouped = {}
    for name, quoted in lines:
        grouped.setdefault(quoted, []).append(f".{name}")
    text = ""
    for quoted, names in grouped.items():
        text += wrapped(f"case {', '.join(names)}:", 8, 4) + f"\n            [{quoted}]\n"
    kinds = {}
    for row in of_engine():
        kinds.setdefault(row["kind"], []).append(f".{row['name']}")
    kind_cases = "".join(f"        case {kind}\n" for kind in kinds)
    of_kinds = "".join(wrapped(f"case {', '.join(names)}: .{kind}", 8, 4) + "\n" for kind, names in kinds.items())
    names = wrapped(", ".join(f'"{row["name"]}"' for row in of_engine()), 8)

    def having(test):
        rows = [row for row in of_engine() if test(row)]
        return wrapped(case_list(rows), 8)
    return f"""{HEAD}import SlidersCore

extension SliderOption {{
    /// The words of an option that has cases, in the order of `SliderOption.Value.choice`; empty for other options.
    package var words: [String] {{
        switch self {{
{text}        default: []
        }}
    }}

    /// The names of all options, in their order.
    static let names = [
{names},
    ]

    /// What an option's value is.
    enum Kind {{
{kind_cases}    }}

    var kind: Kind {{
        switch self {{
{of_kinds}        }}
    }}

    /// The options that each axis of a plane has.
    static let ofAxes: Set<Self> = [
{having(lambda row: row.get("plane") in ("each axis", "x"))},
    ]

    /// The options that a plane has as a whole.
    static let ofPlanes: Set<Self> = [
{having(lambda row: row.get("plane") == "whole")},
    ]

    /// The options of rulers.
    static let ofRulers: Set<Self> = [
{having(lambda row: row.get("ruler", False))},
    ]
}}
"""


# MARK: SlidersControls

TYPES = {
    "number": "Double", "distance": "Double", "amount": "Double", "steps": "Int", "flag": "Bool", "numbers": "[Double]",
    "thumbs": "[Int]", "range": "ClosedRange<Double>", "ranges": "[ClosedRange<Double>]", "limits": "[ClosedRange<Double>?]",
}


def type_of(row):
    """The type of an option's property; that of a choice is the one of its default in the engine."""
    declared = re.search(rf"var {row['name']} = (\w+)\.\w+", source("SlidersCore/SliderConfiguration.swift"))
    return (declared[1] if row["kind"] in ("choice", "scale", "step") else TYPES[row["kind"]]) + ("?" if row["default"] is None else "")


def stated(row):
    """A sentence with the default."""
    value = row["default"]
    text = ("an empty array" if value == [] else "`nil`" if value is None else str(value) if row["kind"] in ("number", "distance", "amount", "steps")
            else f"`{str(value).lower()}`" if isinstance(value, bool) else f"`{value}`")
    return f"The default is {text}."


def comment(row, is_brief):
    """The documentation of an option's property, or its first sentence, with its default. Members of other types are
    code rather than links."""
    text = sentence(row) if is_brief else re.sub(r"``(\w+)/([^`]*)``", r"`\1.\2`", documentation(row))
    first, *more = text.split("\n\n")
    if "default" not in text:
        first += " " + stated(row)
    lines = []
    for paragraph in [first, *more]:
        lines += [*textwrap.wrap(" ".join(paragraph.split()), COLUMNS - 8, break_on_hyphens=False), ""]
    return "".join(f"    /// {line}".rstrip() + "\n" for line in lines[:-1])


def declared_by_hand(folder):
    """The public properties in a folder that nobody prints."""
    files = [file for file in (ROOT / "Sources" / folder).rglob("*.swift") if "Generated" not in file.parts]
    return set(re.findall(r"\b(?:public|open)\b.*\bvar (\w+)", "\n".join(file.read_text() for file in files)))


SETTERS = {
    "model": "sharedConfiguration.{name} = newValue", "slider": "set(\\.{name}, newValue)",
    "ruler": "configuration.{name} = newValue",
}


def property_of(row, state, is_brief):
    name = row["name"]
    if type_of(row) in ("Double", "Int", "Bool"):
        attribute, getter, setter = "@IBInspectable", f"{state}.configuration.{name}", SETTERS[state].format(name=name)
    else:
        # It forwards to what is public, so that only apps that use it have it.
        attribute, getter, setter = "@_alwaysEmitIntoClient", f"configuration.{name}", f"configuration.{name} = newValue"
    return f"""{comment(row, is_brief)}    {attribute} public var {name}: {type_of(row)} {{
        get {{ {getter} }}
        set {{ {setter} }}
    }}
"""


def extension(control, rows, state, about, is_brief=False):
    return f"/// {about}\nextension {control} {{\n" + "\n".join(property_of(row, state, is_brief) for row in rows) + "}\n"


def controls():
    by_hand = declared_by_hand("SlidersControls")
    # Where UIKit has another name, the property is another, too.
    rows = [row for row in of_engine() if row["UIKit"] == row["name"] and row["name"] not in by_hand]
    of_all = [row for row in rows if is_of_all_kinds(row)]
    others = [row for row in rows if row not in of_all]
    base = extension("BaseSliderControl", of_all, "model", "Options of the engine that sliders of every kind have.")
    tracks = extension("SliderControl", others, "slider", "Options of the engine.")

    def keys(rows):
        return "\n".join(f'        ("{row["name"]}", \\.{row["name"]}),' for row in rows)
    shared = [row for row in flags() if is_of_all_kinds(row) and row["name"] != "isEnabled"]
    axes = [row for row in flags() if not is_of_all_kinds(row)]
    own = [row for row in options("control") if row["kind"] == "flag"
           and f"var {(row['UIKit'] or row['AppKit'])}: Bool" in source("SlidersControls/BaseSliderControl.swift")]
    own_keys, appkit_keys = ("\n".join(f'            ("{name}", \\.{name}),' for name in names) for names in (
        [row["UIKit"] for row in own if row["UIKit"]], [row["AppKit"] for row in own if not row["UIKit"]]))
    archive = f"""/// The Boolean options of archives, by their keys.
extension BaseSliderControl {{
    static var ownFlags: [(key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)] {{
        var flags: [(key: String, flag: ReferenceWritableKeyPath<BaseSliderControl, Bool>)] = [
{own_keys}
        ]
        #if !canImport(UIKit)
        flags += [
{appkit_keys}
        ]
        #endif
        return flags
    }}
    static let sharedFlags: [(key: String, flag: WritableKeyPath<any SliderModelConfiguration, Bool>)] = [
{keys(shared)}
    ]
    static let flagsOfAxes: [(key: String, flag: WritableKeyPath<SliderConfiguration, Bool>)] = [
{keys(axes)}
    ]
}}
"""
    return f"{HEAD}{CONTROLS}{base}\n{tracks}\n{archive}#endif\n"


def rulers():
    by_hand = declared_by_hand("SlidersRulerControls")
    rows = [row for row in of_engine() if row.get("ruler") and row["UIKit"] == row["name"] and not is_of_all_kinds(row)
            and row["name"] not in by_hand]
    text = extension("RulerSliderControl", rows, "ruler", "Options of the engine.", is_brief=True)
    return f"{HEAD}{CONTROLS.replace('import SlidersCore', 'import SlidersControls' + chr(10) + 'import SlidersCore' + chr(10) + 'import SlidersRuler')}{text}#endif\n"


# MARK: SlidersSwiftUI

def type_of_measure(row):
    """The type of a measure: that of its default."""
    _, _, value = declaration(row)[1].partition(" = ")
    return {"flag": "Bool", "number": "Double"}.get(row["kind"]) or value.split(".")[0]


def measures():
    text = re.search(r"public struct SliderMetrics.*?^}", source("SlidersCore/Layout/SliderMetrics.swift"), re.S | re.M)[0]
    names = [name for name in re.findall(r"^    public var (\w+)", text, re.M) if name != "path"]
    differing = "".join(f"        if new.{name} != old.{name} {{ {name} = new.{name} }}\n" for name in names)
    # What a modifier of its own sets, other than ticks.
    rows = [row for row in options("style") if row["kind"] in ("flag", "number", "choice") and row["UIKit"] == f"style.metrics.{row['name']}"
            and row["SwiftUI"].endswith("(_:)") and row["name"] != "hasLabels"]
    properties = "".join(f"    @usableFromInline var {row['name']}: {type_of_measure(row)}?\n" for row in rows)
    settings = "".join(f"        if let {row['name']} {{ metrics.{row['name']} = {row['name']} }}\n" for row in rows)
    return f"""{HEAD}#if APPLE_UI
import SlidersCore

/// What modifiers set for thumbs, for their labels, and for the held track; `nil` leaves a measure to the look.
@usableFromInline struct MeasureChoices: Equatable {{
{properties}
    /// The measures of a look with these choices.
    func metrics(in look: SliderMetrics) -> SliderMetrics {{
        var metrics = look
{settings}        return metrics
    }}
}}

extension SliderMetrics {{
    /// Sets the measures that differ from others.
    mutating func set(_ new: SliderMetrics, from old: SliderMetrics) {{
{differing}    }}
}}
#endif
"""


def files():
    return {
        "Sources/SlidersCore/Generated/SliderOption.swift": option(),
        "Sources/SlidersPlane/Generated/SharedOptions.swift": plane(),
        "Web/Sources/SlidersWebPlane/Generated/SharedOptions.swift": plane(of_page=True),
        "Sources/SlidersReplay/Generated/SliderOption+Words.swift": words(),
        "Sources/SlidersControls/Generated/EngineOptions.swift": controls(),
        "Sources/SlidersRulerControls/Generated/EngineOptions.swift": rulers(),
        "Sources/SlidersSwiftUI/Generated/MeasureChoices.swift": measures(),
    }
