#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLooks
import SwiftUI

private struct SliderStyleKey: EnvironmentKey {
    static let defaultValue: SliderStyle? = nil
}

private struct SliderWheelKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderHapticsKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderTypingKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderTintKey: EnvironmentKey {
    static let defaultValue: Color? = nil
}

extension EnvironmentValues {
    var slidersFollowWheel: Bool {
        get { self[SliderWheelKey.self] }
        set { self[SliderWheelKey.self] = newValue }
    }
    var slidersHaveHaptics: Bool {
        get { self[SliderHapticsKey.self] }
        set { self[SliderHapticsKey.self] = newValue }
    }
    var slidersTakeTyping: Bool {
        get { self[SliderTypingKey.self] }
        set { self[SliderTypingKey.self] = newValue }
    }
    var sliderTint: Color? {
        get { self[SliderTintKey.self] }
        set { self[SliderTintKey.self] = newValue }
    }
    /// The style of the sliders in the view; `nil` is the plain one.
    public var sliderStyle: SliderStyle? {
        get { self[SliderStyleKey.self] }
        set { self[SliderStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets sizes, ticks, labels and paints of the sliders inside.
    nonisolated public func sliderStyle(_ style: SliderStyle) -> some View { environment(\.sliderStyle, style) }

    /// Sets a named look for the sliders inside.
    ///
    /// ```swift
    /// CircularSlider(value: $angle, in: 0...360) { Text("Angle") }.sliderLook(.glow)
    /// RangeSlider(value: $hours, in: 1...10).sliderLook(.layers, LookOptions(curvaceousness: 0.3))
    /// ```
    /// A look sets no rules: which values thumbs can take and where a press counts stay as they are.
    nonisolated public func sliderLook(_ look: SliderLook, _ options: LookOptions = LookOptions()) -> some View {
        sliderStyle(look.style(with: options))
    }

    /// Colours the spans of the sliders inside that have no colour of their own; `nil` leaves it to the tint of UIKit.
    nonisolated public func sliderTint(_ tint: Color?) -> some View { environment(\.sliderTint, tint) }

    /// Sets whether the wheel of a mouse over a slider inside moves its focused thumb, one step for each notch.
    nonisolated public func sliderWheel(_ isOn: Bool = true) -> some View { environment(\.slidersFollowWheel, isOn) }

    /// Sets whether drags of the sliders inside play haptics on steps, marks and ends, where the system has them.
    nonisolated public func sliderHaptics(_ isOn: Bool = true) -> some View { environment(\.slidersHaveHaptics, isOn) }

    /// Sets whether the value of a round slider inside with one thumb can be typed: a tap on its read-out begins, and
    /// so does a digit while the thumb has the focus.
    nonisolated public func sliderTyping(_ isOn: Bool = true) -> some View { environment(\.slidersTakeTyping, isOn) }
}
#endif
