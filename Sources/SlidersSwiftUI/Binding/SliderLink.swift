#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SlidersUIKit
import SwiftUI

/// The values of a slider as an app binds them, in the engine's numbers.
enum BoundValues: Equatable {
    /// One value for each thumb.
    case values([Double])
    /// A range on a circle.
    case range(start: Double, span: Double)

    /// The number of thumbs.
    var count: Int {
        switch self {
        case .values(let values): values.count
        case .range: 2
        }
    }

    /// Sets the values of a control.
    @MainActor
    func set(on control: SliderControl, animated: Bool) {
        switch self {
        case .values(let values): control.setValues(values, animated: animated)
        case .range(let start, let span):
            (control as? SlidersUIKit.CircularSlider)?.setRange(start: start, span: span, animated: animated)
        }
    }
}

/// How a slider reads and writes what it is bound to.
@MainActor
struct SliderLink {
    let read: () -> BoundValues
    let write: (SliderControl) -> Void

    /// A closed range: the values of two thumbs.
    static func range<V>(_ value: Binding<ClosedRange<V>>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: {
                .values([bridge.number(value.wrappedValue.lowerBound), bridge.number(value.wrappedValue.upperBound)])
            },
            write: { control in
                let lower = bridge.value(control.values.first ?? 0)
                let upper = bridge.value(control.values.last ?? 0)
                value.wrappedValue = lower...max(lower, upper)
            })
    }

    /// One value for each thumb.
    static func list<V>(_ values: Binding<[V]>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: { .values(values.wrappedValue.map(bridge.number)) },
            write: { values.wrappedValue = $0.values.map(bridge.value) })
    }

    /// The value of a single thumb.
    static func single<V>(_ value: Binding<V>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: { .values([bridge.number(value.wrappedValue)]) },
            write: { value.wrappedValue = bridge.value($0.values.first ?? 0) })
    }

    /// A range on a circle.
    static func span<V>(_ range: Binding<CircularSpan<V>>, _ bridge: ValueBridge<V>) -> SliderLink {
        SliderLink(
            read: {
                .range(start: bridge.number(range.wrappedValue.start), span: bridge.number(range.wrappedValue.span))
            },
            write: { control in
                guard let slider = control as? SlidersUIKit.CircularSlider else { return }
                range.wrappedValue = CircularSpan(start: bridge.value(slider.start), span: bridge.value(slider.span))
            })
    }
}
#endif
