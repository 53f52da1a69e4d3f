"""The check of spelling: scripts/spelling passes on this project, and finds British words in texts, code and names."""
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

    def test_names_of_files_are_checked(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "Colours.swift").touch()
            self.assertEqual(check("Colours.swift", cwd=folder)[0], 1)


if __name__ == "__main__":
    unittest.main()
