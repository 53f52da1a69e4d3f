"""Writes the names of the props of the components for React, and their types."""
import json

import reference

PROPS = """
type PropName<Name extends string> = Name extends 'readonly' ? 'readOnly'
  : Name extends `on${infer Event}` ? `on${Capitalize<PropName<Event>>}`
  : Name extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<PropName<Rest>>}` : Name;
type Named<Attributes> = { [Name in keyof Attributes as PropName<Name & string>]: Attributes[Name] };
type Handler<Element, Detail = undefined> = ((event: SliderEvent<Detail> & { readonly target: Element; readonly currentTarget: Element }) => void) | undefined;
type Props<Element, Attributes> = Omit<React.HTMLAttributes<Element>, keyof Named<Attributes> | 'defaultValue' | 'onInput' | 'onChange'>
  & Omit<Named<Attributes>, 'thumbLimits'> & React.RefAttributes<Element> & {
    /** The values that the slider begins with, where `values` does not give them. */
    defaultValue?: Numbers | undefined;
    /** THUMB_LIMITS */
    thumbLimits?: LIMITS;
    /** INPUT */
    onInput?: Handler<Element, InputDetail>;
    /** CHANGE */
    onChange?: Handler<Element>;
  };
type PropsOf<Element, Attributes, Value, Input, Change> =
  Omit<React.HTMLAttributes<Element>, keyof Named<Attributes> | 'defaultValue' | 'onInput' | 'onChange'>
  & Named<Attributes> & React.RefAttributes<Element> & {
    /** What the element begins with, where `values` or `value` does not give it. */
    defaultValue?: Value | undefined;
    /** INPUT */
    onInput?: ((event: Input) => void) | undefined;
    /** CHANGE */
    onChange?: ((event: Change) => void) | undefined;
  };
export type PlaneSliderProps = PropsOf<PlaneSliderElement, PlaneSliderAttributes, Pairs, PlaneEvent<InputDetail>, PlaneEvent>;
export type RulerSliderProps = PropsOf<RulerSliderElement, RulerSliderAttributes, number | string, RulerEvent<InputDetail>, RulerEvent>;
export type RangeSliderProps = Props<RangeSliderElement, RangeSliderAttributes>;
export type CircularSliderProps = Props<CircularSliderElement, CircularSliderAttributes>;
/** `<range-slider>` as a component. */
export const RangeSlider: React.ForwardRefExoticComponent<RangeSliderProps>;
/** `<circular-slider>` as a component. */
export const CircularSlider: React.ForwardRefExoticComponent<CircularSliderProps>;
/** `<plane-slider>` as a component. */
export const PlaneSlider: React.ForwardRefExoticComponent<PlaneSliderProps>;
/** `<ruler-slider>` as a component. */
export const RulerSlider: React.ForwardRefExoticComponent<RulerSliderProps>;
"""


def attributes(element=None):
    """Returns the rows of the attributes that a component has as props; the others are those of all elements."""
    return [row for row in reference.attributes(element=element) if row["kind"] != "global"]


def names(element):
    """Returns the names of the props and events of a component."""
    return {
        "attributes": [reference.property_name(row["name"]) for row in attributes(element)],
        "flagsThatAreOn": [reference.property_name(row["name"]) for row in attributes(element) if row["kind"] == "flag" and row["default"]],
        "properties": [row["name"] for row in reference.rows("properties", element) if "undefined" in row["type"]],
        "events": [row["name"] for row in reference.rows("events", element)],
    }


def script():
    """Returns the module with the names of the props and events of sliders, of planes and of rulers."""
    kinds = {"ofSliders": None, "ofPlanes": reference.PLANE, "ofRulers": reference.RULER}
    return "".join(f"export const {name} = {json.dumps(names(element))};\n" for name, element in kinds.items())


def components():
    """Returns the declarations of the components."""
    limits, events = reference.named("properties")["thumbLimits"], reference.named("events")
    words = {"THUMB_LIMITS": limits["text"], "LIMITS": limits["set"], "INPUT": events["input"]["text"], "CHANGE": events["change"]["text"]}
    text = PROPS
    for word, value in words.items():
        text = text.replace(word, value)
    return text
