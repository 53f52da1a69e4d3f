"""Tests Web/dist as a package: what it holds, how Node and a bundler take it, its manifests, and the documentation."""
import gzip
import json
import re
import shutil
import subprocess
import sys
import tarfile

import pytest
from pages import ROOT
from painted import LOOKS
from test_builds import APART, BOTH, works
from test_definition import without_scripts

sys.path.append(str(ROOT / "Web/package"))
import package  # noqa: E402
import reference  # noqa: E402

CLASSES = {"range-slider": "RangeSlider", "circular-slider": "CircularSlider", "plane-slider": "PlaneSlider", "ruler-slider": "RulerSlider"}
TYPES = [f"swift-sliders/{name}" for name in package.FRAMEWORKS]
IMPORTED = [name.replace("./", "swift-sliders/").replace(".", "swift-sliders", name == ".") for name in package.SCRIPTS]


@pytest.fixture(scope="session")
def app(site, tmp_path_factory):
    """The folder of an app that has the package, unpacked as npm does."""
    folder = tmp_path_factory.mktemp("app")
    (folder / "package.tgz").write_bytes(package.tarball(site.dist))
    with tarfile.open(folder / "package.tgz") as tar:
        tar.extractall(folder / "node_modules")
    (folder / "node_modules/package").rename(folder / "node_modules/swift-sliders")
    (folder / "package.json").write_text('{ "name": "app", "version": "1.0.0", "type": "module", "private": true }')
    return folder


def run(*command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def manifest(site):
    return json.loads((site.dist / "package.json").read_text())


def test_code_in_the_documentation_ends_where_it_should():
    text = re.sub(r"^```.*?^```$", "", (ROOT / "docs/web.md").read_text(), flags=re.MULTILINE | re.DOTALL)
    assert "`" not in re.sub(r"(`+)(?!`)[^\n]+?(?<!`)\1(?!`)", "", text)


SIZES = re.findall(r"^\| ((?:`[\w.-]+`(?:, )?)+) \| ([\d.]+) kB \| ([\d.]+) kB \|$", (ROOT / "docs/web.md").read_text(), re.MULTILINE)
BROTLI = """
const { brotliCompressSync } = require('zlib');
console.log(process.argv.slice(1).reduce((sum, file) => sum + brotliCompressSync(require('fs').readFileSync(file)).length, 0));"""


def test_the_documentation_has_a_row_for_each_direction_to_load_the_elements():
    assert len(SIZES) == 11


def near(size):
    """A size as a page of the documentation may say it."""
    return pytest.approx(float(size), abs=max(0.05, min(0.3, 0.03 * float(size))))


@pytest.mark.parametrize("names, gzipped, brotli", SIZES)
def test_what_a_page_loads_is_as_large_as_the_documentation_says(site, names, gzipped, brotli):
    files = [site.dist / name for name in re.findall(r"[\w.-]+", names)]
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000 == near(gzipped)
    assert int(run("node", "-e", BROTLI, *files, folder=ROOT)) / 1000 == near(brotli)


def test_other_pages_say_the_same_of_sizes():
    sizes = {names: float(gzipped) for names, gzipped, _ in SIZES}
    plain, extras, looks = sizes["`sliders.js`, `sliders.wasm`, `sliders.css`"], sizes["`sliders-extras.js`"], sizes["`sliders-looks.js`, `sliders-looks.wasm`, `sliders.css`"]
    assert f"are {plain:.0f} kB, {plain + extras:.0f} kB with ticks or texts, and {looks:.0f} kB with looks" in (ROOT / "Web/package/README.md").read_text()
    assert f"[{plain} kB](../web.md#what-a-page-loads), and {plain + extras:.1f} kB with ticks or" in (ROOT / "docs/coming-from/nouislider.md").read_text()


def test_the_package_has_all_files_and_no_others(site, app):
    packed = {str(path.relative_to(app / "node_modules/swift-sliders")) for path in (app / "node_modules/swift-sliders").rglob("*") if path.is_file()}
    assert packed == {str(path.relative_to(site.dist)) for path in site.dist.rglob("*") if path.is_file()}
    assert package.tarball(site.dist) == package.tarball(site.dist)
    named = manifest(site)
    paths = [*(path for entry in named["exports"].values() if isinstance(entry, dict) for path in entry.values()),
             *(named[key] for key in ("main", "types", "unpkg", "jsdelivr", "customElements", "web-types"))]
    assert [path for path in paths if not (site.dist / path).is_file()] == []


@pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm")
def test_npm_packs_the_same_files_and_installs_them(site, app, tmp_path):
    [listed] = json.loads(run("npm", "pack", "--dry-run", "--json", site.dist, folder=tmp_path))
    with tarfile.open(app / "package.tgz") as tar:
        assert sorted(file["path"] for file in listed["files"]) == sorted(name.removeprefix("package/") for name in tar.getnames())
    (tmp_path / "package.json").write_text('{ "name": "app", "version": "1.0.0" }')
    run("npm", "install", "--offline", "--no-audit", app / "package.tgz", folder=tmp_path)
    assert (tmp_path / "node_modules/swift-sliders/sliders.wasm").is_file()


def test_node_imports_every_script_by_its_name_and_nothing_happens(app):
    script = "".join(f"await import('{name}').then(module => Promise.all([module.ready, module.define?.()]));" for name in IMPORTED)
    assert run("node", "--input-type=module", "-e", script + "console.log('imported')", folder=app) == "imported\n"


@pytest.mark.parametrize("name", ["swift-sliders", "swift-sliders/looks", "swift-sliders/classic", "swift-sliders/looks/classic"])
def test_every_import_that_defines_has_the_promise_ready(page, app, name):
    out = page.site.folder / "ready" / name.replace("/", "-")
    (app / "app.js").write_text(f"import {{ ready }} from '{name}'\nglobalThis.arrived = ready.then(() => slider.values)\n")
    run("esbuild", "--bundle", "--format=esm", "--log-level=warning", "app.js", f"--outfile={out}/app.js", folder=app)
    for file in page.site.dist.glob("*.wasm"):
        shutil.copy(file, out)
    without_scripts(page, BOTH, style=APART)
    assert page.settled(f"return import('./ready/{out.name}/app.js').then(() => arrived)") == [20, 80]


def test_imports_for_types_are_empty_at_run_time(app):
    script = "".join(f"import '{name}'\n" for name in TYPES)
    assert run("node", "--input-type=module", "-e", script + "console.log('imported')", folder=app) == "imported\n"
    (app / "app.js").write_text(script)
    assert run("esbuild", "--bundle", "--minify", "--format=esm", "--legal-comments=none", "app.js", folder=app) == ""


def test_react_may_be_imported_for_its_types_alone(app):
    packages = app / "node_modules/react"
    packages.symlink_to("/usr/share/nodejs/react")
    try:
        for name in package.REACT:
            script = f"import 'swift-sliders/{name}'\n"
            assert run("node", "--input-type=module", "-e", script + "console.log('imported')", folder=app) == "imported\n"
            (app / "app.js").write_text(script)
            bundled = run("esbuild", "--bundle", "--minify", "--format=esm", "--legal-comments=none", "--external:react", "app.js", folder=app)
            assert re.fullmatch(r'import(\{[^}]*\}from)?"react";\n', bundled), bundled[:200]
    finally:
        packages.unlink()


def test_no_class_is_declared_beside_its_base(site):
    # webpack before 5.90 takes the base out of `var a = class {}, b = class extends a {}`, and nothing works.
    for path in site.dist.glob("*.js"):
        assert re.findall(r",[\w$]+ ?= ?class extends [\w$]+", path.read_text()) == [], path.name


@pytest.mark.parametrize("name, files", [
    ("swift-sliders", ["sliders.wasm"]), ("swift-sliders/looks", ["sliders-looks.wasm", "pictures"]),
    # The page's folder has the pictures, in this test too.
    ("swift-sliders/classic", []), ("swift-sliders/looks/classic", []),
])
def test_a_bundle_has_the_elements_and_needs_these_files_beside_it(page, app, name, files):
    (app / "app.js").write_text(f"import '{name}'\n")
    out = page.site.folder / name.replace("/", "-")
    run("esbuild", "--bundle", "--minify", "--format=esm", "--log-level=warning", "app.js", f"--outfile={out}/app.js", folder=app)
    for file in files:
        source = app / "node_modules/swift-sliders" / file
        (shutil.copytree if source.is_dir() else shutil.copy)(source, out / file)
    without_scripts(page, BOTH, style=APART)
    page.settled(f"return import('./{out.name}/app.js').then(() => customElements.whenDefined('circular-slider')).then(() => true)")
    works(page)
    if "looks" in name:
        page.run("slider.look = 'pictures'")
        page.until("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter(name => name.includes('pictures')).length")
        shown = page.run("return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter(name => name.includes('pictures'))")
        assert all(name.startswith(f"/{out.name}/pictures/" if files else "/pictures/") for name in shown)
    assert page.browser.warnings() == []


def test_a_bundle_leaves_out_what_an_app_does_not_use_and_keeps_what_defines(app):
    def size(script):
        (app / "app.js").write_text(script)
        return len(run("esbuild", "--bundle", "--minify", "--format=esm", "--log-level=error", "app.js", folder=app))

    assert size("import { RangeSlider } from 'swift-sliders/elements'") < 10
    assert size("import { replay } from 'swift-sliders/replay'") < 10
    for name in ("swift-sliders", "swift-sliders/looks", "swift-sliders/classic", "swift-sliders/looks/classic"):
        assert size(f"import '{name}'") > 20_000, name


def test_name_and_version_are_the_same_everywhere(site):
    named = manifest(site)
    assert (named["name"], named["version"]) == (package.BASE["name"], package.BASE["version"])
    for path in [*site.dist.glob("*.js"), site.dist / "sliders.css"]:
        assert path.read_text().startswith(f"/*! {named['name']} {named['version']}, MIT License, Copyright (c) 2026 "), path.name
    assert (site.dist / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    assert json.loads((site.dist / "web-types.json").read_text())["version"] == named["version"]


def test_each_script_has_a_source_map_of_the_sources(site):
    generated = {"Web/elements/wire.ts", "Web/elements/props.js"}
    for path in site.dist.glob("*.js"):
        assert path.read_text().endswith(f"//# sourceMappingURL={path.name}.map\n")
        source_map = json.loads(path.with_name(f"{path.name}.map").read_text())
        assert len(source_map["sourcesContent"]) == len(source_map["sources"]) >= 1
        for name, text in zip(source_map["sources"], source_map["sourcesContent"]):
            assert name in generated or (ROOT / name).read_text() == text, name


@pytest.mark.parametrize("path, elements, looks", [
    ("sliders.js", reference.ELEMENTS, False), (f"{LOOKS}.js", reference.ELEMENTS, True), ("sliders-plane.js", (reference.PLANE,), False),
    ("sliders-ruler.js", (reference.RULER,), False)])
def test_custom_elements_json_names_all_that_the_elements_have(site, path, elements, looks):
    content = json.loads((site.dist / "custom-elements.json").read_text())
    assert content["schemaVersion"] == "2.1.0"
    [module] = [module for module in content["modules"] if module["path"] == path]
    assert {entry["name"] for entry in module["exports"]} == {*elements, *(CLASSES[element] for element in elements)}
    for declared in module["declarations"]:
        element = declared["tagName"]
        assert (declared["name"], declared["customElement"]) == (CLASSES[element], True)

        def names(kind, rows):
            assert [entry["name"] for entry in declared[kind]] == [row["name"] for row in rows if reference.is_on(row, element)], kind

        names("attributes", [row for row in reference.attributes(looks, element) if row["kind"] != "global"])
        names("events", reference.rows("events", element))
        names("slots", reference.named("slots", looks, element).values())
        names("cssParts", reference.named("parts", looks, element).values())
        names("cssProperties", reference.named("custom-properties", looks, element).values())
        fields = {entry["name"] for entry in declared["members"] if entry["kind"] == "field"}
        own = {name for name, row in reference.named("properties", looks, element).items() if reference.is_on(row, element)}
        assert fields == own | {name for name, row in reference.reflecting(looks, element).items() if reference.is_on(row, element)}
        assert {entry["name"] for entry in declared["members"] if entry["kind"] == "method"} == set(reference.named("methods", element=element))


def test_web_types_json_names_all_elements(site):
    content = json.loads((site.dist / "web-types.json").read_text())
    elements = {entry["name"]: entry for entry in content["contributions"]["html"]["elements"]}
    assert list(elements) == list(CLASSES)
    press = next(entry for entry in elements["range-slider"]["attributes"] if entry["name"] == "press-target")
    assert (press["default"], press["value"]["type"]) == ("span-and-track", "'auto' | 'thumb' | 'span' | 'track' | 'span-and-track' | 'anywhere' | 'relative'")
    assert [entry["name"] for entry in elements["circular-slider"]["js"]["events"]] == [row["name"] for row in reference.rows("events")]
