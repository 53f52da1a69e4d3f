"""Writes the declarations with which TypeScript knows the elements in the markup of frameworks."""
import react as components

OWN = """import { PlaneEvent, PlaneSlider, PlaneSliderAttributes } from './sliders-plane-types.js';
import { RulerEvent, RulerSlider, RulerSliderAttributes } from './sliders-ruler-types.js';
import { CircularSlider, CircularSliderAttributes, InputDetail, RangeSlider, RangeSliderAttributes, SliderEvent } from './sliders-types.js';"""
# Where the components have the names of the elements.
BESIDE_COMPONENTS = """import { Pairs, PlaneEvent, PlaneSlider as PlaneSliderElement, PlaneSliderAttributes } from './sliders-plane-types.js';
import { RulerEvent, RulerSlider as RulerSliderElement, RulerSliderAttributes } from './sliders-ruler-types.js';
import {
  CircularSlider as CircularSliderElement, CircularSliderAttributes, InputDetail, Numbers, RangeSlider as RangeSliderElement, RangeSliderAttributes,
  SliderEvent,
} from './sliders-types.js';"""
# Each element by the name of its class, and the type of its events.
CLASSES = {"range-slider": ("RangeSlider", "SliderEvent"), "circular-slider": ("CircularSlider", "SliderEvent"),
           "plane-slider": ("PlaneSlider", "PlaneEvent"), "ruler-slider": ("RulerSlider", "RulerEvent")}
JSX = "namespace JSX { interface IntrinsicElements extends Sliders {} }"


def sliders(attributes):
    """Returns an interface of all elements. `attributes` says what is in the markup of one, by its class and the type of its events."""
    lines = [f"  '{element}': {attributes(*names)};\n" for element, names in CLASSES.items()]
    return "interface Sliders {\n" + "".join(lines) + "}\n"


def members(types):
    return "; ".join(f"{name}?: {kind}" for name, kind in types.items())


def handlers(event, names=("onInput", "onChange")):
    """Returns the handlers of `input` and `change` for an event by the type of its detail, by their names."""
    return {name: f"((event: {event(detail)}) => void) | undefined" for name, detail in zip(names, ("InputDetail", None))}


def of(event):
    """Returns a function that returns the type of an event by the type of its detail."""
    return lambda detail: f"{event}<{detail}>" if detail else event


def over(attributes, name, **more):
    """Returns the attributes of all elements with those of ours over them."""
    return f"Omit<{attributes}, keyof {name}Attributes | {' | '.join(map(repr, more))}> & {name}Attributes & {{ {members(more)} }}"


def react(name, _):
    element = f"{name}Element"
    given = handlers(lambda detail: f"React.SyntheticEvent<{element}, {f'CustomEvent<{detail}>' if detail else 'Event'}> & {{ readonly target: {element} }}")
    return f"React.ClassAttributes<{element}> & {over(f'React.HTMLAttributes<{element}>', name, **given)}"


def preact(name, event):
    # Preact 10 and Preact 11 declare HTMLAttributes in different modules.
    return over("JSX.IntrinsicElements['div']", name, ref=f"Ref<{name}> | undefined", **handlers(of(event)))


def svelte(name, event):
    return over(f"HTMLAttributes<{name}>", name, **handlers(of(event), ("oninput", "onchange")))


def vue(name, event):
    return f"DefineComponent<{name}Attributes & {{ {members(handlers(of(event)))} }}>"


def files(head):
    """Returns the declarations by file name."""
    # Of each: what it imports, the interface of the elements, and where that belongs.
    written = {
        # React 19 has no global JSX, and the types of React 18.0 have no other.
        "react": ("import * as React from 'react';", sliders(react), f"declare module 'react' {{ {JSX} }}"),
        "react-18": ("import * as React from 'react';", sliders(react), f"declare global {{ {JSX} }}"),
        "preact": ("import { JSX, Ref } from 'preact';", sliders(preact), f"declare module 'preact' {{ {JSX} }}"),
        "vue": ("import { DefineComponent } from 'vue';", sliders(vue),
                "declare module 'vue' { interface GlobalComponents extends Sliders {} }"),
        "svelte": ("import { HTMLAttributes } from 'svelte/elements';", sliders(svelte),
                   "declare module 'svelte/elements' { interface SvelteHTMLElements extends Sliders {} }"),
    }
    texts = {f"{name}.d.ts": f"{head}\n{OWN}\n{imported}\n\n{interface}\n{position}\n" for name, (imported, interface, position) in written.items()}
    for name in ("react.d.ts", "react-18.d.ts"):
        texts[name] = texts[name].replace(OWN, BESIDE_COMPONENTS) + components.components()
    return texts
