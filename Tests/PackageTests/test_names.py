"""The check of names: scripts/names passes on this project, and finds a name that a shell or a file system trips over."""
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class NameTests(unittest.TestCase):
    def setUp(self):
        """A project with a file of a plain name in a folder."""
        folder = tempfile.TemporaryDirectory(prefix="sliders-names-")
        self.addCleanup(folder.cleanup)
        self.project = pathlib.Path(folder.name)
        subprocess.run(["git", "init", "--quiet", self.project], check=True)
        (self.project / "docs").mkdir()
        (self.project / "docs/Page+Topic-2@2x_~.md").touch()

    def check(self):
        """How the check ends, and what it complains of."""
        done = subprocess.run([ROOT / "scripts/names"], cwd=self.project, text=True, capture_output=True)
        return done.returncode, done.stderr.splitlines()

    def test_plain_names_pass(self):
        self.assertEqual(self.check(), (0, []))

    def test_each_other_name_is_found(self):
        for name in ["*.swift", "a b", "a?b", "a:b", "größe", "a\nb", "x y/plain"]:
            with self.subTest(name):
                bad = self.project / "docs" / name
                bad.parent.mkdir(exist_ok=True)
                bad.touch()
                fault = f"{'docs/' + name!r} has a name with a character that is not allowed"
                self.assertEqual(self.check(), (1, [fault]))
                bad.unlink()

    def test_this_project_passes(self):
        done = subprocess.run([ROOT / "scripts/names"], cwd=ROOT, text=True, capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
