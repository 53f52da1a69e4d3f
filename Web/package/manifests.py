"""Writes custom-elements.json and web-types.json, by which editors and other tools know the elements."""
import reference
import typescript

CLASSES = {"range-slider": ("RangeSlider", "A straight slider with any number of thumbs."),
           "circular-slider": ("CircularSlider", "A slider on a circle, on a part of one, or on several turns."),
           "plane-slider": ("PlaneSlider", "A slider of two values at once, in a rectangle or on a disc."),
           "ruler-slider": ("RulerSlider", "A slider of one value, whose scale moves under a mark.")}
# The elements of each module, and whether they have looks.
MODULES = [("sliders.js", reference.ELEMENTS, False), ("sliders-looks.js", reference.ELEMENTS, True),
           *((f"sliders-{kind}.js", (element,), False) for element, kind in reference.KINDS.items())]


def pruned(entry):
    """Returns an entry without what is missing."""
    return {key: value for key, value in entry.items() if value is not None and value != []}


def text(row):
    return reference.without_links(row["text"])


def shown(value):
    """Returns a default as a text in JavaScript's spelling; `None` for none."""
    return None if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def fitting(kind, element, looks):
    """Returns the rows of a kind that an element has."""
    return [row for row in reference.named(kind, looks, element).values() if reference.is_on(row, element)]


def attributes(element, looks):
    return [row for row in reference.attributes(looks, element) if reference.is_on(row, element) and row["kind"] != "global"]


def markup_type(row):
    """Returns the type of an attribute, with its words and not by the name of a type."""
    words = row["words"] if typescript.has_words(row) else []
    return " | ".join(f"'{word}'" for word in words) or {"Numbers": "string"}.get(name := typescript.types(row)[2], name)


def default_of(row, element):
    return shown(row["round"] if element == "circular-slider" and "round" in row else row["default"])


def typed(name, row, read):
    return pruned({"kind": "field", "name": name, "type": {"text": read}, "description": text(row), "readonly": row.get("readonly")})


def members(element, looks):
    reflecting = [typed(name, row, typescript.types(row)[0]) | {"attribute": row["name"], "reflects": True}
                  for name, row in reference.reflecting(looks, element).items() if reference.is_on(row, element)]
    own = [typed(row["name"], row, row["type"]) for row in fitting("properties", element, looks)]
    return [*reflecting, *own, *(method(row) for row in reference.rows("methods", element))]


def method(row):
    parameters = [part.split(": ", 1) for part in row["parameters"].split(", ") if part]
    return pruned({
        "kind": "method", "name": row["name"], "description": text(row), "return": {"type": {"text": row["returns"]}},
        "parameters": [pruned({"name": name.rstrip("?"), "optional": name.endswith("?") or None, "type": {"text": kind}}) for name, kind in parameters],
    })


def event_type(row):
    return f"CustomEvent<{row['detail']}>" if "detail" in row else "Event"


def declaration(element, looks):
    """Returns the declaration of an element's class."""
    name, sentence = CLASSES[element]
    return pruned({
        "kind": "class", "name": name, "customElement": True, "tagName": element, "description": sentence,
        "superclass": {"name": "HTMLElement"},
        "attributes": [pruned({
            "name": row["name"], "fieldName": reference.property_name(row["name"]), "type": {"text": markup_type(row)},
            "default": default_of(row, element), "description": text(row)}) for row in attributes(element, looks)],
        "members": members(element, looks),
        "events": [{"name": row["name"], "type": {"text": event_type(row)}, "description": text(row)} for row in reference.rows("events", element)],
        "slots": [{"name": row["name"], "description": text(row)} for row in fitting("slots", element, looks)],
        "cssParts": [{"name": row["name"], "description": text(row)} for row in fitting("parts", element, looks)],
        "cssProperties": [{"name": row["name"], "syntax": row["syntax"], "description": text(row)} for row in fitting("custom-properties", element, looks)],
        "cssStates": [{"name": row["name"][7:-1], "description": text(row)} for row in fitting("states", element, looks) if row["name"].startswith(":state(")],
    })


def custom_elements():
    """Returns the manifest by the schema of custom-elements-manifest."""
    modules = []
    for path, elements, looks in MODULES:
        known = [(element, {"name": CLASSES[element][0], "module": path}) for element in elements]
        modules.append({
            "kind": "javascript-module", "path": path,
            "declarations": [declaration(element, looks) for element, _ in known],
            "exports": [entry for element, own in known for entry in (
                {"kind": "js", "name": own["name"], "declaration": own},
                {"kind": "custom-element-definition", "name": element, "declaration": own})],
        })
    return {"schemaVersion": "2.1.0", "readme": "README.md", "modules": modules}


def web_types(package):
    """Returns the elements, with looks, by the schema of web-types."""
    def described(rows, **more):
        return [pruned({"name": row["name"], "description": text(row), **{key: make(row) for key, make in more.items()}}) for row in rows]

    elements = []
    for element, (name, sentence) in CLASSES.items():
        elements.append({
            "name": element, "description": sentence,
            "attributes": [pruned({
                "name": row["name"], "description": text(row), "default": default_of(row, element),
                "value": {"type": "boolean" if row["kind"] == "flag" else markup_type(row)}}) for row in attributes(element, True)],
            "slots": described(fitting("slots", element, True)),
            "js": {
                "properties": [pruned({"name": field["name"], "description": field["description"], "type": field["type"]["text"], "read-only": field.get("readonly")})
                               for field in members(element, True) if field["kind"] == "field"],
                "events": described(reference.rows("events", element), type=event_type),
            },
            "css": {
                "parts": described(fitting("parts", element, True)),
                "properties": described(fitting("custom-properties", element, True)),
                "pseudo-classes": [{"name": row["name"][1:], "description": text(row)} for row in fitting("states", element, True)],
            },
        })
    return {
        "$schema": "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
        "name": package["name"], "version": package["version"], "js-types-syntax": "typescript", "description-markup": "markdown",
        "contributions": {"html": {"elements": elements}},
    }
