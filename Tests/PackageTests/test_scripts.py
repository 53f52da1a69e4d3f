"""The scripts of the elements: who imports what, and who owns which field."""
import pathlib
import re
import unittest

ELEMENTS = pathlib.Path(__file__).resolve().parents[2] / "Web/elements"
# Made by the build, of the manifest of the elements; it imports nothing.
GENERATED = {"props.js"}
SCRIPTS = {path.relative_to(ELEMENTS).as_posix(): path for path in sorted(ELEMENTS.rglob("*.js"))}


def imports(name):
    """Returns the scripts that a script imports. The entries import one kind of elements, which the build chooses."""
    found = re.findall(r"from '(\.[^']+\.js)'", SCRIPTS[name].read_text())
    folder = SCRIPTS[name].parent
    names = [(folder / path).resolve().relative_to(ELEMENTS).as_posix() for path in found]
    return [name for name in names if name not in GENERATED]


def circles(name, path=()):
    if name in path:
        return [path[path.index(name):] + (name,)]
    return [circle for other in imports(name) for circle in circles(other, path + (name,))]


class ScriptsTests(unittest.TestCase):
    def test_no_script_imports_itself_through_others(self):
        self.assertGreater(len(SCRIPTS), 50)
        self.assertEqual([circle for name in SCRIPTS for circle in circles(name)], [])

    def test_few_scripts_call_the_engine(self):
        """Those of all elements, of sliders, of planes and of rulers, one for what few have, and one for painters."""
        callers = {name for name, path in SCRIPTS.items() if re.search(r"\bwasm\.(?!gz|js)\w", path.read_text())}
        self.assertEqual(callers, {
            "engine.js", "engine-object.js", "slider.js", "plane/plane.js", "ruler/ruler.js", "extras/engine-calls.js",
            "looks/painter.js"})

    def test_an_object_sets_its_fields_itself(self):
        """A field of another object is never assigned."""
        assigned = re.compile(r"([\w.\])]+)\.(_\w+) (?:\?\?|\|\||[-+*/])?=(?![=>])")
        faults = {
            name: [f"{owner}.{field}" for owner, field in assigned.findall(path.read_text()) if owner != "this"]
            for name, path in SCRIPTS.items()}
        self.assertEqual({name: fields for name, fields in faults.items() if fields}, {})
