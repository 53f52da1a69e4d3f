"""The check of links: scripts/links passes on this project, and finds each kind of link that leads nowhere."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

GUIDE = """# Guide

## A `name`, and more
## Same
## Same

```
# No heading
```
"""


class LinkTests(unittest.TestCase):
    def setUp(self):
        """A project with a guide, a page and a file of two lines."""
        self.project = pathlib.Path(tempfile.mkdtemp(prefix="sliders-links-"))
        self.addCleanup(shutil.rmtree, self.project)
        subprocess.run(["git", "init", "--quiet", self.project], check=True)
        for folder in ("scripts", "docs", "Look.docc"):
            (self.project / folder).mkdir()
        shutil.copy(ROOT / "scripts/links", self.project / "scripts")
        shutil.copy(ROOT / "project.json", self.project)
        (self.project / "docs/guide.md").write_text(GUIDE)
        (self.project / "docs/code.swift").write_text("first\nsecond\n")
        (self.project / ".gitignore").write_text("built\n")
        (self.project / "built").write_text("")

    def check(self, text, page="README.md"):
        """The links of a page that the check complains of, with what it says."""
        (self.project / page).write_text(text)
        done = subprocess.run(["scripts/links"], cwd=self.project, text=True, capture_output=True)
        faults = [line.split(": ", 1)[1] for line in done.stderr.splitlines()]
        self.assertEqual(done.returncode, 1 if faults else 0)
        return faults

    def test_links_that_lead_somewhere_pass(self):
        self.assertEqual(self.check(
            "# Page\n[a](docs/guide.md) [b](docs/guide.md#a-name-and-more) [c](docs/guide.md#same-1) [d](docs) [e](#page)\n"
            "[f](docs/code.swift#L2) <img src=\"docs/code.swift\"> [g](https://example.org/nowhere) [h](mailto:a@example.org)\n"), [])

    def test_each_kind_of_link_that_leads_nowhere_is_named(self):
        nowhere = {
            "[a](guide.md)": "guide.md is not there, or git ignores it",
            "[a](built)": "built is not there, or git ignores it",
            "[a](../other)": "../other is outside of the project",
            "[a](docs/guide.md#other)": "docs/guide.md#other has no such heading",
            "[a](docs/guide.md#no-heading)": "docs/guide.md#no-heading has no such heading",
            "[a](docs/guide.md#same-2)": "docs/guide.md#same-2 has no such heading",
            "[a](#other)": "#other has no such heading",
            "[a](docs/code.swift#L3)": "docs/code.swift#L3 has no such line",
            "![](none.png)": "none.png is not there, or git ignores it",
            "[![](none.png)](docs)": "none.png is not there, or git ignores it",
            '<source srcset="none.png">': "none.png is not there, or git ignores it",
            "[a]: none.md": "none.md is not there, or git ignores it",
            "[a\nb](none.md)": "none.md is not there, or git ignores it",
        }
        for link, fault in nowhere.items():
            with self.subTest(link):
                self.assertEqual(self.check(link), [fault])

    def test_addresses_of_the_repository_are_looked_up_here(self):
        address = "https://github.com/swift-sliders/swift-sliders/blob/main"
        self.assertEqual(self.check(f"[a]({address}/docs/guide.md) [b]({address}/guide.md)"),
                         [f"{address}/guide.md is not there, or git ignores it"])

    def test_addresses_of_the_site_are_looked_up_here(self):
        site = "https://swift-sliders.github.io/swift-sliders"
        (self.project / "Sources/Look/Look.docc").mkdir(parents=True)
        (self.project / "Sources/Look/Look.docc/Look.md").write_text("# Look\n")
        self.assertEqual(self.check(
            f"[a]({site}) [b]({site}/gallery/) [c]({site}/documentation/look/look) [d]({site}/docs/guide.html#same)"), [])
        nowhere = {
            f"{site}/galery/": "is no page of the site",
            f"{site}/documentation/other/": "names no module with a catalog",
            f"{site}/docs/other.html": "is not there, as docs/other.md is not",
            f"{site}/docs/guide.html#other": "has no such heading",
            "https://someone.github.io/swift-sliders/gallery/": "is not the repository or the site of project.json",
            "https://github.com/someone/swift-sliders": "is not the repository or the site of project.json",
        }
        for link, fault in nowhere.items():
            with self.subTest(link):
                self.assertEqual(self.check(f"[a]({link})"), [f"{link} {fault}"])

    def test_code_has_no_links_and_pictures_of_an_article_are_its_own(self):
        self.assertEqual(self.check("`[a](none)` [b](docs)\n```\n[c](none)\n```\n"), [])
        self.assertEqual(self.check("![a](picture) [b](none.md)", "Look.docc/Look.md"), ["none.md is not there, or git ignores it"])

    def test_the_first_use_of_a_word_of_a_page_links_to_its_table(self):
        table = "# Page\n### Words of its own\n| word | meaning |\n|---|---|\n| **wish** | a value |\n\n## Rules\n"
        link = "[wishes](#words-of-its-own)"
        self.assertEqual(self.check(f"{table}A rule has {link}. A wish is no `wish`.\n"), [])
        for rules in ("A rule.", "A wish.", f"A wish has {link}.", f"A rule has {link} and {link}."):
            with self.subTest(rules):
                self.assertEqual(self.check(table + rules), ["the first use of 'wish', and no other, links to #words-of-its-own"])


if __name__ == "__main__":
    unittest.main()
