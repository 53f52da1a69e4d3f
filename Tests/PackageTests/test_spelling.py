"""The check of English: scripts/spelling passes on this project, and finds British words in texts, code and names, and
phrases in prose."""
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def check(*paths, **options):
    done = subprocess.run([ROOT / "scripts/spelling", *paths], text=True, capture_output=True, **options)
    return done.returncode, done.stderr.splitlines()


class SpellingTests(unittest.TestCase):
    def test_the_project_is_american(self):
        self.assertEqual(check(cwd=ROOT), (0, []))

    def test_british_words_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.md"
            for word in ["colours", "theNearestNeighbour", "Optimised", "behaviour", "greyed", "labelled", "towards"]:
                with self.subTest(word):
                    page.write_text(f"first\nthe {word} here\n")
                    code, lines = check("page.md", cwd=folder)
                    self.assertEqual((code, lines[0]), (1, f"page.md:2: {word!r}"))

    def test_names_of_the_field_pass(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "page.md"
            page.write_text("touchesCancelled isCancelled aria-labelledby raised forwards precise comprises\n")
            self.assertEqual(check("page.md", cwd=folder), (0, []))

    def test_phrases_are_found_in_prose(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "page.md").write_text(
                "A slider, of which\nthe thumb is red. All of which `is told` nothing.\n\n```\nbut for\n```\nIt is\n  told.\n")
            self.assertEqual(check("page.md", cwd=folder)[1][:-1], [
                "page.md:1: 'of which', better whose, or a sentence of its own", "page.md:7: 'is told', better is notified"])

    def test_phrases_are_found_in_comments_of_public_declarations(self):
        with tempfile.TemporaryDirectory() as folder:
            code = pathlib.Path(folder) / "Sources/Code.swift"
            code.parent.mkdir()
            code.write_text(
                "/// Tells a value.\n@MainActor\npublic struct Open {\n    // It tells.\n    /// It tells.\n"
                "    let hidden = 0\n}\n\npublic enum Kind {\n    /// Made anew.\n    case one\n}\n\n"
                "enum Own {\n    /// Made anew.\n    case one\n}\n")
            self.assertEqual(check("Sources/Code.swift", cwd=folder)[1][:-1], [
                "Sources/Code.swift:1: 'Tells', better reports, has",
                "Sources/Code.swift:10: 'anew', better again, from scratch"])

    def test_phrases_are_found_in_texts_that_are_shown(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in {
                "Examples/Page.swift": 'let told = true // is told\nText(\n    "The app is "\n        + "told.")\n',
                "index.html": '<p class="anew">\n<code>anew</code> It is\n<b>told</b>.</p>\n',
                "Web/reference/events.json": '[{ "anew":\n "It is told." }]\n',
            }.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text)
            self.assertEqual(check("Examples/Page.swift", cwd=folder)[1][:-1], [
                "Examples/Page.swift:3: 'is told', better is notified"])
            self.assertEqual(check("index.html", cwd=folder)[1][:-1], ["index.html:2: 'is told', better is notified"])
            self.assertEqual(check("Web/reference/events.json", cwd=folder)[1][:-1], [
                "Web/reference/events.json:1: 'anew', better again, from scratch",
                "Web/reference/events.json:2: 'is told', better is notified"])

    def test_names_of_files_are_checked(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "Colours.swift").touch()
            self.assertEqual(check("Colours.swift", cwd=folder)[0], 1)


if __name__ == "__main__":
    unittest.main()
