"""scripts/live, with a program instead of those that show the example app."""
import glob
import pathlib
import subprocess
import sys
import tempfile
import unittest
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Writes a page and then what it reads, in capitals; ends at the word end.
PROGRAM = f"""#!{sys.executable}
import sys

def write(text):
    body = text.encode()
    sys.stdout.buffer.write(b"%d\\n%s" % (len(body), body))
    sys.stdout.flush()

write("<p>Päge\\n</p>")
for line in sys.stdin:
    if line == "end\\n":
        break
    write(line.upper())
"""


class LiveTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        program = pathlib.Path(folder.name) / "program"
        program.write_text(PROGRAM)
        program.chmod(0o755)
        self.live = subprocess.Popen([ROOT / "scripts/live", program, "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.stop)
        self.address = self.live.stdout.readline().split()[3].rstrip(";")

    def stop(self):
        self.live.kill()
        self.live.wait()
        self.live.stdout.close()

    def ask(self, path, body=None):
        with urllib.request.urlopen(self.address + path, body) as answer:
            return answer.headers["Content-Type"], answer.read().decode()

    def test_it_serves_the_page_of_a_program(self):
        self.assertEqual(self.ask(""), ("text/html; charset=utf-8", "<p>Päge\n</p>"))

    def test_a_program_answers_what_the_page_sends(self):
        for text in ('[{"roll": 1}]', "ä"):
            self.assertEqual(self.ask("input", text.encode()), ("text/plain; charset=utf-8", text.upper() + "\n"))

    @unittest.skipUnless(glob.glob("/usr/share/fonts/*/inter*/Inter-Regular.otf"), "fonts-inter is not installed")
    def test_it_serves_the_typeface_of_the_page(self):
        with urllib.request.urlopen(self.address + "Inter-Regular.otf") as answer:
            self.assertEqual((answer.headers["Content-Type"], answer.read(4)), ("font/otf", b"OTTO"))

    def test_there_is_nothing_else(self):
        with self.assertRaises(urllib.error.HTTPError):
            self.ask("other")


if __name__ == "__main__":
    unittest.main()
