#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SwiftUI

/// The binding of a slider's values: all values in one binding of the app, or each of two values in its own binding.
///
/// Both bindings are dynamic properties, so that SwiftUI updates a view that reads them. A single binding is stored
/// twice, because an optional binding wouldn't be a dynamic property.
@propertyWrapper
@usableFromInline package struct BoundBinding: DynamicProperty, Sendable {
    @Binding private var first: BoundValues
    @Binding private var second: BoundValues
    private let isPair: Bool

    /// Creates a binding of all values from one binding.
    @usableFromInline package init(_ bound: Binding<BoundValues>) {
        (_first, _second) = (bound, bound)
        isPair = false
    }

    /// Creates a binding of two values from a binding for each.
    @usableFromInline package init(lower: Binding<BoundValues>, upper: Binding<BoundValues>) {
        (_first, _second) = (lower, upper)
        isPair = true
    }

    package init(_ other: BoundBinding) {
        (_first, _second) = (other.$first, other.$second)
        isPair = other.isPair
    }

    /// A copy of the binding. Getting it doesn't read the values, so that SwiftUI doesn't update the view for them.
    package var projectedValue: BoundBinding { BoundBinding(self) }

    /// The current values of the binding.
    package var wrappedValue: BoundValues {
        guard isPair, case .values(let lower) = first, case .values(let upper) = second else { return first }
        return .values(lower + upper)
    }

    /// Writes values to the app: all of them to a single binding, or those of the given thumbs to the bindings of two
    /// values. Two values that were in order stay in order after each write.
    func write(_ values: BoundValues, of thumbs: [Int]) {
        guard isPair, case .values(let numbers) = values, numbers.count == 2 else {
            first = values
            return
        }
        // An app may make a range of both values after each write. If the new lower value is above the old upper value,
        // the upper value is written first.
        let writesUpperFirst =
            if case .values(let upper) = second { upper.contains { $0 < numbers[0] } } else { false }
        if writesUpperFirst, thumbs.contains(1) { second = .values([numbers[1]]) }
        if thumbs.contains(0) { first = .values([numbers[0]]) }
        if !writesUpperFirst, thumbs.contains(1) { second = .values([numbers[1]]) }
    }
}

/// The values of a slider as an app binds them, in the engine's numbers.
@usableFromInline package enum BoundValues: Equatable, Sendable {
    /// One value for each thumb; two for each point of a plane, `x` and `y`.
    case values([Double])
    /// A range on a circle.
    case range(start: Double, length: Double)

    /// The number of values.
    var count: Int {
        switch self {
        case .values(let values): values.count
        case .range: 2
        }
    }

    /// Returns the engine's state of a slider with these values.
    func state(_ configuration: SliderConfiguration, on track: SliderTrack) -> SliderState {
        switch self {
        case .values(let values): return SliderState(repairing: configuration, values: values, on: track)
        case .range(let start, let length):
            var state = SliderState(repairing: configuration, values: [start, start], on: track)
            _ = try? state.assign(start: start, spans: [length])
            return state
        }
    }

    /// Returns the current values of a control in the same case as these: a range for a range, otherwise values.
    @MainActor
    func read(from control: BaseSliderControl) -> BoundValues {
        switch self {
        case .values: .values(control.numbers)
        case .range:
            (control as? CircularSliderControl).map { .range(start: $0.start, length: $0.length) } ?? self
        }
    }

    /// Sets the values of a control to these.
    @MainActor
    func set(on control: BaseSliderControl, animated: Bool) {
        switch self {
        case .values(let values): control.setCoordinates(values, animated: animated)
        case .range(let start, let length):
            (control as? CircularSliderControl)?.setRange(start: start, length: length, animated: animated)
        }
    }
}
#endif
