#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit
@_exported import Sliders
import SlidersUIKit

/// Everything about a slider that SwiftUI's sliders share.
@MainActor
struct SliderOptions {
    var link: SliderLink
    var configuration = SliderConfiguration()
    var text: ((Double) -> String)?
    var names: [String] = []
    var tint: Color?
    var style: SliderStyle?
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Knows the control once it is shown, for what asks it.
    var handle: SliderHandle?
}

/// The control that a slider shows.
@MainActor
final class SliderHandle {
    weak var control: SliderControl?

    /// Adjusts the first thumb, as assistive technology does.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        guard let thumb = control?.accessibilityElements?.first as? UIView else { return }
        if direction == .decrement { thumb.accessibilityDecrement() } else { thumb.accessibilityIncrement() }
    }
}

/// How a slider reads and writes what it is bound to.
@MainActor
struct SliderLink {
    /// The values, and on a wrapping circle their spans.
    let read: () -> (values: [Double], spans: [Double]?)
    let write: (SliderControl) -> Void

    static func range<V>(_ value: Binding<ClosedRange<V>>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: { ([bridge.number(value.wrappedValue.lowerBound), bridge.number(value.wrappedValue.upperBound)], nil) },
            write: { control in
                let lower = bridge.value(control.values.first ?? 0), upper = bridge.value(control.values.last ?? 0)
                value.wrappedValue = lower...max(lower, upper)
            })
    }

    static func list<V>(_ values: Binding<[V]>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: { (values.wrappedValue.map(bridge.number), nil) },
            write: { values.wrappedValue = $0.values.map(bridge.value) })
    }

    static func single<V>(_ value: Binding<V>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: { ([bridge.number(value.wrappedValue)], nil) },
            write: { value.wrappedValue = bridge.value($0.values.first ?? 0) })
    }

    static func span<V>(_ range: Binding<CircularSpan<V>>, _ bridge: ValueBridge<V>, _ bounds: ClosedRange<V>) -> SliderLink {
        let (lower, upper) = bridge.range(bounds)
        return SliderLink(
            read: {
                let start = bridge.number(range.wrappedValue.start), span = bridge.number(range.wrappedValue.span)
                let period = upper - lower, end = start + span
                let turns = period > 0 ? ((end - lower) / period).rounded(.down) : 0
                return ([start, end - turns * period], [span])
            },
            write: { control in
                guard let slider = control as? SlidersUIKit.CircularSlider else { return }
                range.wrappedValue = CircularSpan(start: bridge.value(slider.start), span: bridge.value(slider.span))
            })
    }
}

/// A slider of SwiftUI: the modifiers that it takes, each of which gives a slider with one option more.
@MainActor
public protocol SliderView: View {
    /// Changes any option of the engine.
    func configured(_ change: (inout SliderConfiguration) -> Void) -> Self
    /// Colours the selected part; `nil` leaves it to the tint of the surroundings.
    func sliderTint(_ tint: Color?) -> Self
    /// Names the thumbs for assistive technology, in their order.
    func thumbNames(_ names: String...) -> Self
}

extension SliderView {
    /// What happens when a thumb meets its neighbour.
    public func collision(_ collision: Collision) -> Self { configured { $0.collision = collision } }

    /// The least and the greatest distance of neighbouring thumbs, in value units.
    public func spans(minimum: Double = 0, maximum: Double = .infinity) -> Self {
        configured { ($0.minimumSpan, $0.maximumSpan) = (minimum, maximum) }
    }

    /// How values are spread along the track.
    public func scale(_ scale: Scale.Curve) -> Self { configured { $0.scale = scale } }

    /// Where a press counts.
    public func pressTarget(_ target: PressTarget) -> Self { configured { $0.press = target } }
}

private struct SliderStyleKey: EnvironmentKey {
    static let defaultValue: SliderStyle? = nil
}

private struct SliderWheelKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SliderHapticsKey: EnvironmentKey {
    static let defaultValue = true
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
    var sliderStyle: SliderStyle? {
        get { self[SliderStyleKey.self] }
        set { self[SliderStyleKey.self] = newValue }
    }
}

extension View {
    /// Sizes, ticks and labels of the sliders inside.
    nonisolated public func sliderStyle(_ style: SliderStyle) -> some View { environment(\.sliderStyle, style) }

    /// Whether the wheel of a mouse over a slider inside moves its focused thumb, one step per notch.
    nonisolated public func sliderWheel(_ isOn: Bool = true) -> some View { environment(\.slidersFollowWheel, isOn) }

    /// Whether steps, marks and ends of the sliders inside can be felt, where the system has haptics.
    nonisolated public func sliderHaptics(_ isOn: Bool) -> some View { environment(\.slidersHaveHaptics, isOn) }
}
#endif
