"""Type-checks samples with the package's declarations. Each `@ts-expect-error` in them has to be an error."""
import json
import shutil
import subprocess

import pytest
from pages import TESTS

SAMPLES = TESTS / "types"
REACT_18 = "/usr/share/nodejs/@types/react"
OPTIONS = {"strict": True, "noEmit": True, "noUncheckedIndexedAccess": True, "exactOptionalPropertyTypes": True, "module": "node16", "moduleResolution": "node16",
           "target": "es2022", "skipDefaultLibCheck": True, "lib": ["es2022", "dom", "dom.iterable"], "types": [], "jsx": "react"}


def check(site, folder, *names, declarations=(), react=None, **options):
    """Returns what the compiler says of samples, in a project with the package and the declarations of frameworks."""
    packages = folder / "node_modules"
    shutil.copytree(SAMPLES / "stubs", packages)
    if react:
        shutil.rmtree(packages / "react")
        shutil.copytree(react, packages / "react")
    (packages / "swift-sliders").mkdir()
    for path in [*site.dist.glob("*.d.ts"), site.dist / "package.json"]:
        shutil.copy(path, packages / "swift-sliders")
    for name in names:
        text = (SAMPLES / name).read_text()
        (folder / name).write_text(text.replace("REACT", "swift-sliders/react" + ("-18" if react else "")))
    files = [*names, *(f"node_modules/swift-sliders/{name}.d.ts" for name in declarations)]
    (folder / "package.json").write_text('{ "type": "module" }')
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": OPTIONS | options, "files": files}))
    return subprocess.run(["tsc", "--project", folder], capture_output=True, text=True).stdout


# The declarations of looks add to those of all pages, so the samples without looks are checked by themselves.
@pytest.mark.parametrize("names", [["plain.ts", "plane.ts", "ruler.ts", "vue.ts", "svelte.ts", "preact.tsx"], ["looks.ts", "classic.ts", "react.tsx"]])
def test_samples_are_taken_and_their_faults_are_found(site, tmp_path, names):
    assert check(site, tmp_path, *names) == ""


def test_the_types_of_react_18_know_the_elements(site, tmp_path):
    # Those of Debian refer to packages that are not there.
    assert check(site, tmp_path, "react.tsx", react=REACT_18, skipLibCheck=True) == ""


def test_all_declarations_are_correct(site, tmp_path):
    names = sorted(path.name.removesuffix(".d.ts") for path in site.dist.glob("*.d.ts"))
    assert len(names) == 21
    # Without React 19 there is a global JSX, which is made by react-18.d.ts.
    assert check(site, tmp_path, declarations=names) == ""
