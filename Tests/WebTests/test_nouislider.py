"""Checks docs/coming-from/nouislider.md: it has all of noUiSlider, and what it names of the elements is there."""
import re
import sys

from pages import ROOT

sys.path.append(str(ROOT / "Web/package"))
import reference  # noqa: E402

# What nouislider.d.ts of 15.8.1 declares, and the words and events that its documentation lists.
OPTIONS = """start range step snap connect margin limit padding orientation direction tooltips animate animationDuration behaviour pips format
ariaFormat keyboardSupport keyboardDefaultStep keyboardPageMultiplier keyboardMultiplier handleAttributes cssPrefix cssClasses documentElement""".split()
BEHAVIOURS = "tap drag drag-all fixed snap hover unconstrained smooth-steps invert-connects none".split()
PIPS = "range steps count values positions density filter format stepped".split()
METHODS = """get set setHandle reset disable enable updateOptions steps getPositions getTooltips getOrigins pips removePips removeTooltips on off
destroy options target""".split()
EVENTS = "start slide drag update change set end".split()
# What every element has.
NATIVE = {"dir", "addEventListener", "removeEventListener", "remove"}

PAGE = (ROOT / "docs/coming-from/nouislider.md").read_text()


def rows(section):
    """Returns the names in the first cells of a table, and the code in the second ones."""
    [body] = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    cells = [re.split(r"(?<!\\) ?\| ?", line)[1:4] for line in body.splitlines() if line.startswith("| ")][1:]
    return [cell[0] for cell in cells], [(re.findall(r"`(.+?)`", cell[1]), cell[1]) for cell in cells]


def missing(names, cells):
    text = " ".join(code for cell in cells for code in re.findall(r"`(.+?)`", cell))
    return [name for name in names if not re.search(rf"(?<![\w-]){name}(?![\w-])", text)]


def test_all_of_nouislider_is_there():
    options = rows("Options")[0]
    assert missing(OPTIONS, options) == []
    assert missing(BEHAVIOURS, [cell for cell in options if "behaviour" in cell]) == []
    assert missing(PIPS, [cell for cell in options if "pips" in cell]) == []
    assert missing(METHODS, rows("Methods")[0]) == []
    assert missing(EVENTS, rows("Events")[0]) == []


def test_what_it_names_of_the_elements_is_there():
    kinds = ("properties", "methods", "events", "parts")
    known = {name for kind in kinds for name in reference.named(kind)} | set(reference.reflecting()) | {row["name"] for row in reference.attributes()} | NATIVE
    words = {row["name"]: row.get("words", []) for row in reference.attributes()}
    for section in ("Options", "Methods", "Events"):
        for codes, cell in rows(section)[1]:
            assert codes or cell in ("none", "the element", "any attribute or property"), cell
            for code in codes:
                part = re.fullmatch(r"::part\((.*)\)", code)
                name = re.sub(r"-\d+$", "-N", part[1]) if part else re.match(r"[\w-]+", code)[0]
                assert name in known, code
                if given := re.match(r'[\w-]+="([a-z-]+)', code):
                    assert not words.get(name) or given[1] in words[name], code
