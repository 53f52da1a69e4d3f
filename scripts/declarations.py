"""The public declarations of a module as text: a line each, sorted, without positions in files."""
import json
import pathlib
import re

from symbols import graphs_of

# These every type has, unless it says otherwise.
USUAL = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}
ROLES = {
    "requirementOf": "requirement", "optionalRequirementOf": "requirement", "defaultImplementationOf": "default",
}
# What symbol graphs lack, so that it is read in the sources: `@objc`, for which Linux has no runtime,
# `@_disfavoredOverload`, and the access of setters of computed properties.
UNTOLD = re.compile(
    r"@objc\b(?:\([^)]*\))?|@IB\w+|@_disfavoredOverload\b|\b(?:private|fileprivate|internal|package|public)\(set\)")


def spelling(symbol):
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return " ".join(text.split())


def versions(symbol):
    """When and where a declaration can be used, as it is written."""
    def number(version):
        return ".".join(str(part) for part in version.values())

    for entry in symbol.get("availability", []):
        facts = [key for key in ("isUnconditionallyUnavailable", "isUnconditionallyDeprecated") if entry.get(key)]
        facts += [f"{key} {number(entry[key])}" for key in ("introduced", "deprecated", "obsoleted") if key in entry]
        facts += [f"{key} {entry[key]!r}" for key in ("renamed", "message") if key in entry]
        yield f"[{entry.get('domain', 'everywhere')}: {', '.join(facts)}]"


class Sources:
    """Reads the attributes and modifiers of a declaration, on the lines above it and before its name."""

    def __init__(self):
        self.files = {}

    def attributes(self, symbol):
        location = symbol.get("location")
        if not location:
            return []
        path = location["uri"].removeprefix("file://")
        if path not in self.files:
            self.files[path] = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
        lines, position = self.files[path], location["position"]
        above = position["line"]
        while above > 0 and lines[above - 1].strip().startswith(("@", "#if", "#else", "#endif")):
            above -= 1
        head = [line for line in lines[above:position["line"]] if not line.strip().startswith("#")]
        head.append(lines[position["line"]][:position["character"]])
        return [word for line in head for word in UNTOLD.findall(line)]


def names_of(graphs):
    return {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for graph in graphs
            for symbol in graph["symbols"]}


def goal(relation, names):
    """The name of what a relation leads to, without the names of our modules, which are the same if types move."""
    name = names.get(relation["target"]) or relation.get("targetFallback", relation["target"])
    return re.sub(r"^Sliders\w+\.", "", name)


def declarations(folder, module):
    """The lines of a module: a line for each declaration, and for each protocol and superclass of a type."""
    graphs = {file: json.loads(file.read_text()) for file in graphs_of(folder, module)}
    sources, names, lines = Sources(), names_of(graphs.values()), []
    for file, graph in graphs.items():
        extended = file.name.removesuffix(".symbols.json").partition("@")[2]
        roles, bases = {}, {}
        for relation in graph["relationships"]:
            kind, source = relation["kind"], relation["source"]
            if kind in ("conformsTo", "inheritsFrom") and goal(relation, names) not in USUAL:
                bases.setdefault(source, set()).add(goal(relation, names))
            if kind in ROLES:
                roles[source] = ROLES[kind]
        for symbol in graph["symbols"]:
            identifier, text = symbol["identifier"]["precise"], spelling(symbol)
            name = f"{extended}.{names[identifier]}" if extended else names[identifier]
            kind = " ".join(filter(None, (roles.get(identifier), symbol["kind"]["identifier"].removeprefix("swift."))))
            lacking = [word for word in sources.attributes(symbol) if word not in text]
            lines.append(f"{name}: {kind}: {' '.join([symbol['accessLevel'], *lacking, text, *versions(symbol)])}")
            lines += [f"{name}: is a {base}" for base in bases.get(identifier, ())]
    return sorted(set(lines))
