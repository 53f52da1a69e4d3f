"""Tests what the sources of the elements keep to. Needs no browser."""
import re

from pages import ROOT

ELEMENTS = ROOT / "Web/elements"
SOURCES = {str(path.relative_to(ELEMENTS)): path.read_text() for path in sorted(ELEMENTS.rglob("*.js"))}
# What the build writes instead of these names.
CHOICES = {"sliders/kind": ["plain.js", "looks/painted.js"], "sliders/extras": ["extras/later.js", "extras/at-once.js", "extras/none.js"],
           "sliders/words": ["words/later.js", "words/at-once.js"], "sliders/engine": [], "sliders/extras-engine": [], "react": []}
GENERATED = {"props.js"}


def imports(name):
    """Returns the scripts that a script imports."""
    found = []
    for path in re.findall(r"^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'", SOURCES[name], re.MULTILINE):
        path = "".join(path)
        if path.startswith("."):
            found.append(str((ELEMENTS / name).parent.joinpath(path).resolve().relative_to(ELEMENTS)))
        else:
            found += CHOICES[path]
    return [path for path in found if path.endswith(".js") and path not in GENERATED]


def circle_from(name, offset=()):
    """Returns the scripts of a circle of imports that begins at a script or behind it, if there is one."""
    if name in offset:
        return offset[offset.index(name):]
    return next(filter(None, (circle_from(other, (*offset, name)) for other in imports(name))), None)


def test_no_imports_go_round_in_a_circle():
    assert sum(len(imports(name)) for name in SOURCES) > 100
    assert [circle for circle in map(circle_from, SOURCES) if circle] == []


def test_a_field_is_set_by_its_own_object():
    # `node.style[…]` and the like are no fields of ours.
    foreign = {name: re.findall(r"(?<!\bthis)\.(_\w+) (?:[-+*|&?]{0,2})= ", text) for name, text in SOURCES.items()}
    assert {name: fields for name, fields in foreign.items() if fields} == {}


def test_a_field_of_a_class_is_set_in_one_file():
    owners, bases = {}, {}
    for name, text in SOURCES.items():
        for part in re.split(r"^(?=(?:export )?class )", text, flags=re.MULTILINE)[1:]:
            class_, _, base = re.match(r"(?:export )?class (\w+)( extends (\w+))?", part).groups()
            bases[class_] = base
            for field in re.findall(r"\bthis\.(_\w+)(?: (?:[-+*|&?]{0,2})= |\+\+|--)", part):
                owners.setdefault((class_, field), set()).add(name)
    assert len(owners) > 100 and all(len(files) == 1 for files in owners.values())
    for class_, field in owners:
        base = bases[class_]
        while base:
            assert (base, field) not in owners, f"{class_} sets {field} of {base}"
            base = bases.get(base)


def test_the_readme_names_every_script():
    readme = (ELEMENTS / "README.md").read_text()
    folders = [name for name in ("Generated", "looks", "extras", "plane", "ruler", "words") if f"]({name})" in readme]
    assert [name for name in SOURCES if f"]({name})" not in readme and name.split("/")[0] not in folders] == []
