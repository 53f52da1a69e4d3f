#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

private struct SliderWheelKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderHapticsKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderTypingKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderLabelsKey: EnvironmentKey {
    static let defaultValue: Bool? = nil
}

extension EnvironmentValues {
    /// `nil` leaves it to the look.
    var slidersHaveLabels: Bool? {
        get { self[SliderLabelsKey.self] }
        set { self[SliderLabelsKey.self] = newValue }
    }
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
}

extension View {
    /// Sets whether the wheel of a mouse over a slider inside moves its focused thumb, one step for each notch.
    nonisolated public func sliderWheel(_ isOn: Bool = true) -> some View { environment(\.slidersFollowWheel, isOn) }

    /// Sets whether drags of the sliders inside play haptics on steps, detents and ends, where the system has them.
    nonisolated public func sliderHaptics(_ isOn: Bool = true) -> some View { environment(\.slidersHaveHaptics, isOn) }

    /// Sets whether the sliders inside show the values of their thumbs beside these, in the texts of their format.
    /// Where the look has ticks, these have texts then, too.
    nonisolated public func sliderLabels(_ isOn: Bool = true) -> some View { environment(\.slidersHaveLabels, isOn) }

    /// Sets whether the value of a round slider inside with one thumb can be typed: a tap on its read-out begins, and
    /// so does a digit while the thumb has the focus. A look without a read-out takes nothing, nor does a slider whose
    /// `currentValueLabel` stands in its place.
    nonisolated public func sliderTyping(_ isOn: Bool = true) -> some View { environment(\.slidersTakeTyping, isOn) }
}
#endif
