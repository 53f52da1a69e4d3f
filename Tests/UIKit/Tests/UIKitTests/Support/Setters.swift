@_spi(Double) import QuartzCore
import SlidersControls

/// Tells the double the setters that the compiler makes for Objective-C where there is a runtime: those of properties
/// that are marked `@IBInspectable`, and what the toolkit has for an option.
@MainActor
func tellSetters() {
    guard KeyValueCoding.keys.isEmpty else { return }
    KeyValueCoding.add("enabled", \BaseSliderControl.isEnabled)
    addValues()
    addBehavior()
    addAppearance()
    addRulers()
    #if canImport(UIKit)
    KeyValueCoding.add("isContinuous", \BaseSliderControl.isContinuous)
    KeyValueCoding.add("delaysTrackTouches", \SliderControl.delaysTrackTouches)
    KeyValueCoding.add("minimumTrackTintColor", \SliderControl.minimumTrackTintColor)
    #else
    KeyValueCoding.add("continuous", \BaseSliderControl.isContinuous)
    KeyValueCoding.add("hasValueToolTips", \BaseSliderControl.hasValueToolTips)
    KeyValueCoding.add("trackFillColor", \SliderControl.trackFillColor)
    #endif
}

@MainActor
private func addRulers() {
    KeyValueCoding.add("value", \RulerSliderControl.value)
    KeyValueCoding.add("minimumValue", \RulerSliderControl.minimumValue)
    KeyValueCoding.add("maximumValue", \RulerSliderControl.maximumValue)
    KeyValueCoding.add("step", \RulerSliderControl.step)
    KeyValueCoding.add("bendRadius", \RulerSliderControl.bendRadius)
    KeyValueCoding.add("decelerationRate", \RulerSliderControl.decelerationRate)
    KeyValueCoding.add("resetsOnDoubleTap", \RulerSliderControl.resetsOnDoubleTap)
}

@MainActor
private func addValues() {
    KeyValueCoding.add("areaColor", \PlaneSliderControl.areaColor)
    KeyValueCoding.add("areaCornerRadius", \PlaneSliderControl.areaCornerRadius)
    KeyValueCoding.add("minimumValue", \SliderControl.minimumValue)
    KeyValueCoding.add("maximumValue", \SliderControl.maximumValue)
    KeyValueCoding.add("step", \SliderControl.step)
    KeyValueCoding.add("minimumSpan", \SliderControl.minimumSpan)
    KeyValueCoding.add("maximumSpan", \SliderControl.maximumSpan)
    KeyValueCoding.add("minimumSeparation", \SliderControl.minimumSeparation)
    KeyValueCoding.add("isExact", \SliderControl.isExact)
    KeyValueCoding.add("value", \ValueSliderControl.value)
    KeyValueCoding.add("value", \CircularSliderControl.value)
    KeyValueCoding.add("lowerValue", \RangeSliderControl.lowerValue)
    KeyValueCoding.add("upperValue", \RangeSliderControl.upperValue)
    KeyValueCoding.add("startAngle", \CircularSliderControl.startAngle)
    KeyValueCoding.add("sweep", \CircularSliderControl.sweep)
    KeyValueCoding.add("wraps", \CircularSliderControl.wraps)
}

@MainActor
private func addBehavior() {
    KeyValueCoding.add("dragsVertically", \CircularSliderControl.dragsVertically)
    KeyValueCoding.add("snapsWhileDragging", \SliderControl.snapsWhileDragging)
    KeyValueCoding.add("hasFineControl", \SliderControl.hasFineControl)
    KeyValueCoding.add("isReadOnly", \BaseSliderControl.isReadOnly)
    KeyValueCoding.add("arrowSteps", \SliderControl.arrowSteps)
    KeyValueCoding.add("pageSteps", \SliderControl.pageSteps)
    KeyValueCoding.add("detentDistance", \SliderControl.detentDistance)
    KeyValueCoding.add("targetSize", \BaseSliderControl.targetSize)
    KeyValueCoding.add("allowsTextEntry", \BaseSliderControl.allowsTextEntry)
    KeyValueCoding.add("resetsOnDoubleTap", \SliderControl.resetsOnDoubleTap)
    KeyValueCoding.add("hasTappableTicks", \SliderControl.hasTappableTicks)
    KeyValueCoding.add("clipsSpanViews", \SliderControl.clipsSpanViews)
    KeyValueCoding.add("reportsHover", \SliderControl.reportsHover)
    KeyValueCoding.add("respondsToScrollWheel", \BaseSliderControl.respondsToScrollWheel)
    KeyValueCoding.add("respondsToScrollWheelOverThumbs", \BaseSliderControl.respondsToScrollWheelOverThumbs)
    KeyValueCoding.add("glidesToTaps", \BaseSliderControl.glidesToTaps)
    KeyValueCoding.add("hasHaptics", \BaseSliderControl.hasHaptics)
}

@MainActor
private func addAppearance() {
    KeyValueCoding.add("maximumTrackTintColor", \SliderControl.maximumTrackTintColor)
    KeyValueCoding.add("thumbTintColor", \BaseSliderControl.thumbTintColor)
    KeyValueCoding.add("thumbSize", \BaseSliderControl.thumbSize)
    KeyValueCoding.add("trackThickness", \SliderControl.trackThickness)
    KeyValueCoding.add("minimumValueImage", \SliderControl.minimumValueImage)
    KeyValueCoding.add("maximumValueImage", \SliderControl.maximumValueImage)
}
