"""What GitHub and the Swift Package Index run of the project is there: commands, folders, modules."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WORKFLOWS = {file.name: file.read_text() for file in sorted((ROOT / ".github/workflows").glob("*.yml"))}


class WorkflowTests(unittest.TestCase):
    def test_commands_of_workflows_are_those_of_the_makefile(self):
        commands = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
        used = {name: set(re.findall(r"- run: make ([a-z-]+)", text)) for name, text in WORKFLOWS.items()}
        self.assertEqual(used, {
            "pages.yml": {"docs"}, "release.yml": {"web"}, "tests.yml": {"test", "apple"},
        })
        self.assertEqual(set().union(*used.values()) - commands, set())

    def test_an_action_has_one_version(self):
        used = {use for text in WORKFLOWS.values() for use in re.findall(r"uses: (\S+)", text)}
        self.assertGreater(len(used), 3)
        self.assertEqual(len({use.split("@")[0] for use in used}), len(used), sorted(used))

    def test_the_site_is_published_from_where_it_is_written(self):
        folder = re.search(r"actions/upload-pages-artifact@\S+\s+with:\s+path: (\S+)", WORKFLOWS["pages.yml"])[1]
        self.assertIn(f'ROOT / "{folder}"', (ROOT / "scripts/site").read_text())

    def test_every_module_with_a_catalog_is_documented(self):
        catalogs = {file.stem for file in (ROOT / "Sources").glob("*/*.docc")}
        listed = re.search(r"documentation_targets:\s+\[(.+?)\]", (ROOT / ".spi.yml").read_text(), re.DOTALL)[1]
        self.assertEqual(sorted(re.split(r",\s*", listed)), sorted(catalogs))
        script = (ROOT / "scripts/site").read_text()
        self.assertEqual({name for name in catalogs if f'"{name}"' not in script}, set())


if __name__ == "__main__":
    unittest.main()
