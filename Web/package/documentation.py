"""Writes docs/web.md, the reference of the elements, by the page Web/reference/web.md."""
import re

import reference

TAKES = {"numbers": "numbers", "thumbs": "numbers", "range": "two numbers", "ranges": "pairs of numbers", "limits": "pairs of numbers",
         "pairs": "pairs of numbers", "flag": "a flag", "text": "text", "global": "text", "color": "a color", "texts": "a flag, or a list of texts",
         "choice": "a word"}


def code(text):
    """Returns text as code in a cell of a table, between more backticks than it has."""
    text = str(text)
    around = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    space = " " if "`" in text else ""
    return f"{around}{space}{text}{space}{around}".replace("|", "\\|")


def table(heads, rows):
    lines = [f"| {' | '.join(cells)} |" for cells in [heads, ["---"] * len(heads), *rows]]
    return "\n".join(lines)


def sentence(row):
    """Returns the sentence of a row, on which element it is, and whether it needs looks."""
    return ("*round* " if row.get("on") == "circular-slider" else "") + row["text"].replace("|", "\\|") + (" With looks." if row.get("looks") else "")


def accepts(row):
    if "syntax" in row:
        return ", ".join(code(form) for form in row["syntax"].split(" | "))
    words = ", ".join(code(word) for word in row.get("words", []))
    return f"a flag, {words}" if words and row["kind"] == "flag" else words if len(row.get("words", [])) < 10 and words else TAKES.get(row["kind"], "a number")


def default(row):
    shown = [value for value in (row.get("default"), row.get("round")) if value is not None]
    if row["kind"] == "flag":
        return "on" if row.get("default") else "off"
    return ", round ".join(code(re.sub(r"[^-\d. ]", "", str(value).replace(",", " ")).replace("  ", " ") if isinstance(value, list) else value) for value in shown) or "–"


def attributes(looks):
    rows = [row for row in reference.attributes() if bool(row.get("looks")) == looks]
    if looks:
        return table(["attribute", "takes", "", "example"], [[code(row["name"]), accepts(row), sentence({**row, "looks": False}), code(row["example"])] for row in rows])
    return table(["attribute", "takes", "without it", "", "example"],
                 [[code(row["name"]), accepts(row), default(row), sentence(row), code(row["example"])] for row in rows])


def attributes_of_kind(element):
    """Returns the table of the attributes of a plane, with one row for both axes, or of a ruler."""
    def names(row):
        return f"`x-{row['name']}`, `y-{row['name']}`" if row.get("axes") else code(row["name"])

    return table(["attribute", "takes", "without it", "", "example"],
                 [[names(row), accepts(row), default(row), sentence(row), code(row["example"])] for row in reference.rows("attributes", element)])


def properties(element=None):
    def about(row):
        return sentence(row) + (" Read only." if row.get("readonly") else "")

    return table(["property", "type", "", "example"],
                 [[code(row["name"]), code(row["type"]), about(row), code(row["example"])] for row in reference.rows("properties", element)])


def methods(element=None):
    return table(["method", "", "example"], [
        [code(f"{row['name']}({row['parameters']}): {row['returns']}"), sentence(row), code(row["example"])] for row in reference.rows("methods", element)])


def events():
    return table(["event", "detail", "", "example"], [
        [code(row["name"]), code(row["detail"]) if "detail" in row else "–", sentence(row), code(row["example"])] for row in reference.rows("events")])


def details():
    """Returns the types of the details of events."""
    source = (reference.FOLDER / "types.d.ts").read_text(encoding="utf-8")
    start, end = source.index("/** What a drag moves"), source.index("/** The part of a slider")
    return source[start:end].strip().replace("export ", "")


def plain(kind, head, element=None):
    return table([head, "", "example"], [
        [code(row["name"]) if row["name"] else "without a name", sentence(row), code(row["example"])] for row in reference.rows(kind, element)])


def page():
    parts = {
        "modules": plain("modules", "script"), "attributes": attributes(False), "looks": attributes(True),
        "properties": properties(), "methods": methods(), "events": events(), "details": details(), "slots": plain("slots", "slot"),
        "custom-properties": plain("custom-properties", "property"), "parts": plain("parts", "part"), "states": plain("states", "selector"),
    }
    for element, kind in reference.KINDS.items():
        parts |= {
            f"{kind}-attributes": attributes_of_kind(element), f"{kind}-properties": properties(element), f"{kind}-methods": methods(element),
            f"{kind}-slots": plain("slots", "slot", element), f"{kind}-parts": plain("parts", "part", element),
            f"{kind}-custom-properties": plain("custom-properties", "property", element),
        }
    template = (reference.FOLDER / "web.md").read_text(encoding="utf-8")
    text = re.sub(r"\{([a-z-]+)\}", lambda match: parts[match[1]], template)
    return "<!-- scripts/options prints this from docs/options.json and Web/reference. -->\n\n" + text
