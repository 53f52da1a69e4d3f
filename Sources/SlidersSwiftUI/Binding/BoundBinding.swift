#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SwiftUI

/// What an app binds: all values in one binding, or each of two values in its own binding.
///
/// Both bindings are dynamic properties. SwiftUI subscribes to those that are read. If there is only one binding, it's
/// stored twice, because an optional binding wouldn't be a dynamic property.
@propertyWrapper
@usableFromInline package struct BoundBinding: DynamicProperty, Sendable {
    @Binding private var first: BoundValues
    @Binding private var second: BoundValues
    private let isPair: Bool

    /// All values in one binding.
    @usableFromInline package init(_ bound: Binding<BoundValues>) {
        (_first, _second) = (bound, bound)
        isPair = false
    }

    /// Two values, each in a binding of its own.
    @usableFromInline package init(lower: Binding<BoundValues>, upper: Binding<BoundValues>) {
        (_first, _second) = (lower, upper)
        isPair = true
    }

    package init(_ other: BoundBinding) {
        (_first, _second) = (other.$first, other.$second)
        isPair = other.isPair
    }

    /// A copy that doesn't subscribe the view that reads it.
    package var projectedValue: BoundBinding { BoundBinding(self) }

    /// The values.
    package var wrappedValue: BoundValues {
        guard isPair, case .values(let lower) = first, case .values(let upper) = second else { return first }
        return .values(lower + upper)
    }

    /// Writes the values of these thumbs, and those of other thumbs where the binding has them all. Two values that
    /// were in order are in order after each write.
    func write(_ values: BoundValues, of thumbs: [Int]) {
        guard isPair, case .values(let numbers) = values, numbers.count == 2 else {
            first = values
            return
        }
        // An app may make a range of both values whenever one is written.
        let isAbove = if case .values(let upper) = second { upper.contains { $0 < numbers[0] } } else { false }
        if isAbove, thumbs.contains(1) { second = .values([numbers[1]]) }
        if thumbs.contains(0) { first = .values([numbers[0]]) }
        if !isAbove, thumbs.contains(1) { second = .values([numbers[1]]) }
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

    /// The state of a control with these values.
    func state(_ configuration: SliderConfiguration, on track: SliderTrack) -> SliderState {
        switch self {
        case .values(let values): return SliderState(repairing: configuration, values: values, on: track)
        case .range(let start, let length):
            var state = SliderState(repairing: configuration, values: [start, start], on: track)
            _ = try? state.assign(start: start, spans: [length])
            return state
        }
    }

    /// The values of a control, of the same kind as these.
    @MainActor
    func read(from control: BaseSliderControl) -> BoundValues {
        switch self {
        case .values: .values(control.numbers)
        case .range:
            (control as? CircularSliderControl).map { .range(start: $0.start, length: $0.length) } ?? self
        }
    }

    /// Sets the values of a control.
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
