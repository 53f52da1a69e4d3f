#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension View {
    /// Sets what happens when a thumb of the sliders inside meets its neighbor. By default, it stops.
    @_alwaysEmitIntoClient nonisolated public func sliderCollision(_ collision: SliderCollision) -> some View {
        environment(\.sliderOptions.configuration.collision, collision)
    }

    /// Sets how values are distributed along the tracks of the sliders inside. By default, the scale is linear.
    @_alwaysEmitIntoClient nonisolated public func sliderScale(_ scale: SliderScale) -> some View {
        environment(\.sliderOptions.configuration.scale, scale)
    }

    /// Sets the direction of the straight sliders inside. By default, values increase toward the trailing edge.
    ///
    /// `.up` makes the sliders vertical, with the highest value at the top; `.down` puts the highest value at the
    /// bottom.
    ///
    /// ```swift
    /// ValueSlider("Bass", value: $gain, in: -12...12).sliderDirection(.up).frame(height: 200)
    /// ```
    @_alwaysEmitIntoClient nonisolated public func sliderDirection(_ direction: SliderDirection) -> some View {
        environment(\.sliderOptions.direction, direction)
    }

    /// Sets the arc of the circular sliders inside: the angle of the lower bound, in degrees clockwise from north, and
    /// the degrees from there to the upper bound.
    ///
    /// A negative sweep runs counterclockwise, and 720 degrees are two turns. The look determines an angle that you
    /// don't set; if the look has no arc, the track is a full circle that starts at the top. A slider that wraps takes
    /// only the start and the direction from its look.
    @_alwaysEmitIntoClient nonisolated public func sliderArc(start: Double? = nil, sweep: Double? = nil) -> some View {
        environment(\.sliderOptions.arcStart, start).environment(\.sliderOptions.arcSweep, sweep)
    }

    /// Sets where a press on the sliders inside counts; `nil` means the default of each slider.
    ///
    /// By default, a press on a straight slider counts on its thumbs and its span; on macOS and in the Mac idiom of Mac
    /// Catalyst, also on its track. On a circular slider, a press counts on the span and the track, or anywhere if
    /// people drag the slider vertically.
    @_alwaysEmitIntoClient nonisolated public func sliderPressTarget(_ target: SliderPressTarget?) -> some View {
        environment(\.sliderOptions.configuration.pressTarget, target)
    }

    /// Changes any option of the engine for the sliders inside.
    ///
    /// ```swift
    /// VStack {
    ///     ValueSlider(value: $bass, in: -12...12) { Text("Bass") }
    ///     ValueSlider(value: $treble, in: -12...12) { Text("Treble") }
    /// }
    /// .sliderConfiguration { $0.hasFineControl = true }
    /// ```
    /// The closure gets the options that outer modifiers have set, and doesn't run during a drag. Arguments
    /// and methods of a slider override the same options in the closure. The closure can't change the bounds.
    nonisolated public func sliderConfiguration(
        _ change: @escaping @MainActor (_ configuration: inout SliderConfiguration) -> Void
    ) -> some View { modifier(EnvironmentChange(\.sliderOptions.configuration, change)) }

    /// Sets whether a double tap or a double click on a thumb of the sliders inside resets it.
    ///
    /// Delete and Backspace also reset the focused thumb, and assistive technology has an action for it. A thumb
    /// returns to its reset value, which is an argument of the slider. Without a reset value, a single thumb returns to
    /// the neutral value; other thumbs, and a single thumb without a neutral value, return to where they were when the
    /// slider appeared.
    ///
    /// ```swift
    /// ValueSlider(value: $gain, in: -12...12, neutralValue: 0) { Text("Gain") }
    ///     .sliderResetsOnDoubleTap()
    /// ```
    @_alwaysEmitIntoClient nonisolated public func sliderResetsOnDoubleTap(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.configuration.resetsOnDoubleTap, isOn)
    }

    /// Sets whether the scroll wheel of a mouse over a slider inside moves its focused thumb, one step for each notch.
    @_alwaysEmitIntoClient nonisolated public func sliderScrollWheel(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.hasScrollWheel, isOn)
    }

    /// Sets whether the scroll wheel of a mouse moves the thumb under the pointer, one step for each notch.
    @_alwaysEmitIntoClient nonisolated public func sliderScrollWheelOverThumbs(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.hasScrollWheelOverThumbs, isOn)
    }

    /// Sets whether a thumb of the sliders inside glides to the position of a tap or a click.
    ///
    /// The value changes immediately. A drag ends the glide. With Reduce Motion, thumbs don't glide.
    @_alwaysEmitIntoClient nonisolated public func sliderGlidesToTaps(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.glidesToTaps, isOn)
    }

    /// Sets where drags of the sliders inside play haptics: at all steps, detents, ends, and obstacles, or at some of
    /// them. An empty set turns haptics off, which is the default.
    ///
    /// ```swift
    /// ValueSlider("Speed", value: $speed, in: 0.5...2, step: 0.05).detents(1).sliderHaptics(.detents)
    /// ```
    @_alwaysEmitIntoClient nonisolated public func sliderHaptics(_ haptics: SliderHaptics = .all) -> some View {
        environment(\.sliderOptions.haptics, haptics)
    }

    /// Sets the minimum width and height of the area around the center of each thumb in which a press holds the thumb,
    /// for all sliders inside.
    ///
    /// The area is never smaller than the system's minimum, which is 44 points on iOS, 60 on visionOS, and 20 on macOS.
    /// A straight slider becomes tall enough for it. Only the area for presses grows, not the thumb.
    ///
    /// ```swift
    /// ValueSlider(value: $volume).sliderTargetSize(64)
    /// ```
    @_alwaysEmitIntoClient nonisolated public func sliderTargetSize(_ size: CGFloat) -> some View {
        environment(\.sliderOptions.targetSize, size)
    }

    /// Sets whether the sliders inside show a label with the value beside each thumb, formatted by the slider's format
    /// or by ``sliderValueText(_:)``.
    ///
    /// If the look has ticks, they also get text. A ruler shows its value beside the mark. Without this modifier, the
    /// look determines whether labels are visible.
    @_alwaysEmitIntoClient nonisolated public func sliderValueLabels(_ isOn: Bool = true) -> some View {
        valueLabels(isOn, .always)
    }

    /// Shows labels with values in the sliders inside, as `sliderValueLabels()` does: always, or only while their
    /// thumbs are held or have the keyboard focus.
    ///
    /// ```swift
    /// ValueSlider(value: $speed, in: 0.5...2).sliderValueLabels(.held)
    /// ```
    /// The slider makes room for the labels in any case, so that it doesn't change its size. A ruler always shows its
    /// value.
    @_alwaysEmitIntoClient nonisolated public func sliderValueLabels(_ visibility: SliderLabelVisibility) -> some View {
        valueLabels(true, visibility)
    }

    @_alwaysEmitIntoClient nonisolated func valueLabels(_ isOn: Bool, _ visibility: SliderLabelVisibility) -> some View
    {
        environment(\.sliderOptions.hasValueLabels, isOn)
            .environment(\.sliderOptions.measures.labelVisibility, visibility)
    }

    /// Sets whether the sliders inside show their labels beside them, like other controls in a form.
    ///
    /// ```swift
    /// Form {
    ///     Toggle("Limit", isOn: $isLimited)
    ///     RangeSlider("Price", value: $price, in: 0...100)
    ///     ValueSlider("Speed", value: $speed, in: 0.5...2)
    /// }
    /// .sliderLabelsVisibility(.visible)
    /// ```
    /// With `.automatic`, the default, labels are visible only on macOS, as with SwiftUI's slider. On iOS 16, macOS 13,
    /// visionOS 1, and later, a visible label and its slider form a `LabeledContent`: forms align it with the labels of
    /// other controls, and `labelsHidden()` hides it. Assistive technology always reads the label. Showing or hiding
    /// the label cancels drags.
    @_alwaysEmitIntoClient nonisolated public func sliderLabelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderOptions.labelsVisibility, visibility)
    }

    /// Sets how the identifiers of the slider's thumbs begin, for UI tests.
    ///
    /// The identifier of a thumb is this text with the index of the thumb:
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...100)
    ///     .sliderIdentifier("price")   // price.thumb.0 and price.thumb.1
    /// ```
    /// In a plane, `.x` or `.y` follows. Without this modifier, the identifiers begin with `slider`, and the element of
    /// a slider with one thumb has none.
    @_alwaysEmitIntoClient nonisolated public func sliderIdentifier(_ identifier: String) -> some View {
        environment(\.sliderOptions.identifier, identifier)
    }

    /// Sets whether a person can type the values of the sliders inside.
    ///
    /// To begin, people tap the label of a thumb or the readout of a circular slider with one thumb, or type a digit
    /// while a thumb has the focus. If a thumb has no label, the field appears over the thumb. Return commits the
    /// value, and Escape discards it.
    ///
    /// The field begins with the value in the slider's format, if the format is a `ParseableFormatStyle`; without a
    /// format, numbers, dates, measurements, and angles are read as they are shown. Values whose texts can't be read
    /// back can't be typed.
    @_alwaysEmitIntoClient nonisolated public func sliderTextEntry(_ isOn: Bool = true) -> some View {
        environment(\.sliderOptions.hasTextEntry, isOn)
    }
}
#endif
