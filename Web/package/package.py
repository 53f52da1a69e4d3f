"""Writes package.json and the package's file. Name and version are those of project.json alone."""
import gzip
import io
import json
import tarfile

import reference

PROJECT, OWN = (json.loads((reference.ROOT / path).read_text(encoding="utf-8")) for path in ("project.json", "Web/package/package.json"))
# npm has no field for the address of the site.
del PROJECT["site"]
BASE = {**PROJECT, **OWN, "repository": {"type": "git", "url": f"git+{PROJECT['repository']}.git"},
        "homepage": f"{PROJECT['repository']}/blob/main/docs/web.md"}
# The scripts by the names under which they are imported.
SCRIPTS = {
    ".": "sliders", "./elements": "sliders-elements", "./classic": "sliders.classic",
    "./looks": "sliders-looks", "./looks/elements": "sliders-looks-elements", "./looks/classic": "sliders-looks.classic",
    "./plane": "sliders-plane", "./plane/classic": "sliders-plane.classic", "./ruler": "sliders-ruler", "./ruler/classic": "sliders-ruler.classic",
    "./replay": "sliders-replay", "./replay/classic": "sliders-replay.classic",
}
# The scripts that have no exports, and another for who imports them, which has.
CLASSIC = {"./classic": "sliders.classic", "./looks/classic": "sliders-looks.classic", "./plane/classic": "sliders-plane.classic",
           "./ruler/classic": "sliders-ruler.classic"}
# What the imports of these give TypeScript is all that they give: at run time each is an empty script.
EMPTY = "types.mjs"
FRAMEWORKS = ("preact", "vue", "svelte")
# The types of React 18 and of React 19 are in different modules, and their components are the same.
REACT = ("react", "react-18")


def banner():
    """Returns the comment that each script begins with."""
    return f"/*! {BASE['name']} {BASE['version']}, MIT License, Copyright (c) 2026 {BASE['author']} */"


def described():
    """Returns package.json."""
    exports = {path: {"types": f"./{name}.d.ts", "default": f"./{name}.js"} for path, name in SCRIPTS.items()}
    exports |= {path: {"types": f"./{name}.d.ts", "default": f"./{name}.mjs"} for path, name in CLASSIC.items()}
    exports |= {f"./{name}": {"types": f"./{name}.d.ts", "default": f"./{EMPTY}"} for name in FRAMEWORKS}
    exports |= {f"./{name}": {"types": f"./{name}.d.ts", "default": "./react.js"} for name in REACT}
    return BASE | {
        "type": "module",
        "main": "./sliders.js",
        "types": "./sliders.d.ts",
        "exports": exports | {"./*": "./*"},
        "files": ["*.js", "*.mjs", "*.js.map", "*.d.ts", "*.wasm", "sliders.css", "sliders-plane-looks.css", "pictures", "custom-elements.json", "web-types.json"],
        "peerDependencies": {"react": ">=18"},
        "peerDependenciesMeta": {"react": {"optional": True}},
        # The entries that define elements or globals, which a bundler must not leave out, and those that may be imported
        # for their types alone, and it would warn of that.
        "sideEffects": [f"./{EMPTY}", "./react.js", "./sliders.js", "./sliders-looks.js", "./sliders-plane.js", "./sliders-ruler.js", "./*.classic.js",
                        "./*.classic.mjs", "./*.css"],
        "customElements": "custom-elements.json",
        "web-types": "web-types.json",
        "unpkg": "./sliders.classic.js",
        "jsdelivr": "./sliders.classic.js",
    }


def modules():
    """Returns the modules that are no builds of a script, by file name."""
    def classic(name):
        return f"import './{name}.js';\nexport const ready = globalThis.sliders?.ready ?? Promise.resolve();\n"

    texts = {EMPTY: "export {};\n"} | {f"{name}.mjs": classic(name) for name in CLASSIC.values()}
    return {name: f"{banner()}\n{text}" for name, text in texts.items()}


def tarball(folder):
    """Returns a folder as npm packs it: the same bytes for the same files."""
    patterns = ["package.json", "README.md", "LICENSE", *described()["files"]]
    found = {path for pattern in patterns for path in folder.glob(pattern)}
    files = {path for entry in found for path in ([entry] if entry.is_file() else entry.rglob("*")) if path.is_file()}
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", filename="", mtime=0) as stream, tarfile.open(fileobj=stream, mode="w") as tar:
        for path in sorted(files):
            entry = tarfile.TarInfo(f"package/{path.relative_to(folder)}")
            entry.size, entry.mode = path.stat().st_size, 0o644
            tar.addfile(entry, io.BytesIO(path.read_bytes()))
    return packed.getvalue()


def without_scratch(source_map):
    """Returns a source map whose sources have the names of the repository, and not those of a folder of the build."""
    sources = ["Web/elements/" + path.partition("/elements/")[2] for path in source_map["sources"]]
    return source_map | {"sources": sources}
