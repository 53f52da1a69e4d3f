"""The package as apps get it: by URL and version, alone, beside a package with similar names, and offline."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let ours: [Target.Dependency] = [
    .product(name: "SlidersCore", package: "swift-sliders"), .product(name: "SlidersLooks", package: "swift-sliders"),
]
let package = Package(
    name: "Apps",
    dependencies: [.package(url: "{repository}", from: "{version}"), .package(path: "{other}")],
    targets: [
        .executableTarget(name: "App", dependencies: ours),
        .executableTarget(name: "Pictured", dependencies: ours + [.product(name: "SlidersLookImages", package: "swift-sliders")]),
        .executableTarget(name: "Both", dependencies: ours + [.product(name: "Sliders", package: "swiftui-sliders")]),
    ]
)
"""
PROGRAM = """import SlidersCore
import SlidersLooks

var configuration = SliderConfiguration(bounds: 0...100)
configuration.step = .every(5)
let track = SliderTrack.line(from: SIMD2(0, 22), to: SIMD2(100, 22))
var slider = try SliderState(configuration, values: [20, 80], on: track)
slider.handle(.press(at: SIMD2(20, 22), pointer: 0))
slider.handle(.drag(to: SIMD2(33, 22), pointer: 0))
print(slider.values, SliderLook.glow.name)
"""
PICTURED = """import SlidersLookImages
import SlidersLooks

print(SliderLook.bedtime.name)
"""
# A package with the name, the product and the module of https://github.com/spacenation/swiftui-sliders.
OTHER = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "swiftui-sliders",
    products: [.library(name: "Sliders", targets: ["Sliders"])],
    targets: [.target(name: "Sliders")]
)
"""


def run(*command, cwd, check=True, **environment):
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**os.environ, **environment}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if check and done.returncode:
        raise AssertionError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}")
    return done


def write(files):
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Commits the working tree, without what git ignores, to a repository of its own."""
        cls.scratch = pathlib.Path(tempfile.mkdtemp(prefix="sliders-package-"))
        cls.addClassCleanup(shutil.rmtree, cls.scratch)
        cls.repository = cls.scratch / "swift-sliders"
        listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).stdout
        for file in filter(os.path.lexists, (ROOT / name for name in set(listed.split("\0")) - {""})):
            copy = cls.repository / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, copy, follow_symlinks=False)
        git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org"]
        run(*git, "init", "--quiet", cwd=cls.repository)
        run(*git, "add", "--all", cwd=cls.repository)
        run(*git, "commit", "--quiet", "--message=Copy", cwd=cls.repository)
        cls.project = json.loads((ROOT / "project.json").read_text())
        run(*git, "tag", cls.project["version"], cwd=cls.repository)
        cls.revision = run("git", "rev-parse", "HEAD", cwd=cls.repository).stdout.strip()

    def swift(self, *arguments, package, check=True, **environment):
        """Runs SwiftPM with a cache of its own, so that nothing is found that was fetched before."""
        return run("swift", *arguments, "--cache-path", self.scratch / "cache", cwd=package, check=check, **environment)

    def test_an_app_fetches_nothing_but_this_package(self):
        """One app takes our products by URL and version, as README.md says, and one a module called Sliders, too."""
        other, apps = self.scratch / "swiftui-sliders", self.scratch / "apps"
        write({
            other / "Package.swift": OTHER,
            other / "Sources/Sliders/Sliders.swift": "public let other = true\n",
            apps / "Package.swift": MANIFEST.format(
                repository=self.repository.as_uri(), version=self.project["version"], other=other),
            apps / "Sources/App/main.swift": PROGRAM,
            apps / "Sources/Pictured/main.swift": PICTURED,
            apps / "Sources/Both/main.swift": PROGRAM + "import Sliders\nprint(other)\n",
        })
        output = self.swift("run", "--quiet", "App", package=apps).stdout.splitlines()
        self.assertEqual(output[-1], "[35.0, 80.0] glow")
        output = self.swift("run", "--quiet", "Both", package=apps).stdout.splitlines()
        self.assertEqual(output[-2:], ["[35.0, 80.0] glow", "true"])
        # The look is in a product of its own, and the compiler says in which.
        self.assertEqual(self.swift("run", "--quiet", "Pictured", package=apps).stdout.splitlines()[-1], "bedtime")
        write({apps / "Sources/Pictured/main.swift": PICTURED.replace("import SlidersLookImages\n", "")})
        done = self.swift("build", "--product", "Pictured", package=apps, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("'bedtime' is unavailable: add the product SlidersLookImages, and import it", done.stdout)
        pins = json.loads((apps / "Package.resolved").read_text())["pins"]
        self.assertEqual([(pin["identity"], pin["state"]) for pin in pins],
                         [("swift-sliders", {"revision": self.revision, "version": self.project["version"]})])

    def test_pages_name_the_address_and_the_version_of_the_project(self):
        """The first page installs what there is: the newest version that is released, and before the first one main."""
        text, changes = (ROOT / "README.md").read_text(), (ROOT / "CHANGELOG.md").read_text()
        versions = re.findall(r"^## (\S+)(.*)$", changes, re.MULTILINE)
        self.assertEqual(versions[0][0], self.project["version"])
        released = [name for name, rest in versions if rest != " (not released yet)"]
        taken = f'from: "{released[0]}"' if released else 'branch: "main"'
        self.assertIn(f'.package(url: "{self.project["repository"]}", {taken})', text)
        self.assertEqual(len(re.findall(r"\.package\(", text)), 1)
        ready = f'.package(url: "{self.project["repository"]}", from: "{self.project["version"]}")'
        self.assertIn(ready, (ROOT / "CONTRIBUTING.md").read_text())
        addresses = set(re.findall(r"https://github\.com/[^/\s]+/swift-sliders", text))
        self.assertEqual(addresses, {self.project["repository"]})

    def test_pages_say_that_there_is_no_release_until_there_is_one(self):
        changes = (ROOT / "CHANGELOG.md").read_text()
        is_released = any(rest != " (not released yet)" for rest in re.findall(r"^## \S+(.*)$", changes, re.MULTILINE))
        for page in ("Web/reference/web.md", "docs/web.md"):
            says = "There is no release yet" in " ".join((ROOT / page).read_text().split())
            self.assertNotEqual(says, is_released, f"{page}: see the steps of a release in CONTRIBUTING.md")

    def test_pages_name_the_same_browsers(self):
        for page in ("Web/reference/web.md", "Web/package/README.md", "SUPPORT.md"):
            text = " ".join((ROOT / page).read_text().split())
            self.assertIn("Chrome 120, Edge 120, Firefox 113, and Safari 16.4, or later", text, page)

    def test_the_package_resolves_without_a_network(self):
        # Every address is rewritten to a folder that does not exist.
        nowhere = {"GIT_CONFIG_GLOBAL": str(self.scratch / "gitconfig"), "GIT_CONFIG_NOSYSTEM": "1"}
        rules = "".join(f"\tinsteadOf = {address}\n" for address in ("https://", "http://", "ssh://", "git@"))
        write({self.scratch / "gitconfig": f'[url "{(self.scratch / "nowhere").as_uri()}/"]\n{rules}'})
        self.swift("package", "resolve", package=self.repository, **nowhere)
        manifest = json.loads(self.swift("package", "dump-package", package=self.repository).stdout)
        self.assertEqual(manifest["dependencies"], [])
        # The tool has dependencies: with the same rules it must fail, or the rules have no effect.
        tool = self.swift("package", "resolve", package=self.repository / "Tool", check=False, **nowhere)
        self.assertNotEqual(tool.returncode, 0)
        self.assertIn("nowhere", tool.stdout)


if __name__ == "__main__":
    unittest.main()
