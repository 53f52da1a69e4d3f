"""The README of a module lists what is in its folder: each file by its name or by its folder, and nothing else."""
import pathlib
import re
import unittest

SOURCES = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources"


class ReadmeTests(unittest.TestCase):
    def test_readmes_list_the_files_of_their_modules(self):
        readmes = sorted(SOURCES.glob("*/README.md"))
        self.assertGreater(len(readmes), 2)
        for readme in readmes:
            with self.subTest(readme.parent.name):
                self.check(readme)

    def check(self, readme):
        """If the README of a folder names a file, it names all files of the folder."""
        rows = re.findall(r"^\| ([^|]+) \|", readme.read_text(), re.MULTILINE)
        named = {name for row in rows for name in re.findall(r"`([\w/+]+(?:\.swift|/))`", row)}
        files = [file.relative_to(readme.parent) for file in readme.parent.rglob("*.swift")]
        folders = {f"{folder}/" for file in files for folder in file.parents}
        self.assertEqual(named - folders - {file.name for file in files}, set(), "are named and not there")
        whole = {f"{file.parent}/" for file in files if file.name in named}
        covered = named & folders - whole
        left = [str(file) for file in files if file.name not in named and not {f"{folder}/" for folder in file.parents} & covered]
        self.assertEqual(left, [], "are not named")


if __name__ == "__main__":
    unittest.main()
