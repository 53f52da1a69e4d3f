#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore

/// The values of a slider as an app binds them, in the engine's numbers.
enum BoundValues: Equatable, Sendable {
    /// One value for each thumb; two for each point of a plane, `x` and `y`.
    case values([Double])
    /// A range on a circle.
    case range(start: Double, length: Double)

    /// The number of thumbs.
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
    func read(from control: some HostedControl) -> BoundValues {
        switch self {
        case .values: .values(control.numbers)
        case .range:
            (control as? CircularSliderControl).map { .range(start: $0.start, length: $0.length) } ?? self
        }
    }

    /// Sets the values of a control.
    @MainActor
    func set(on control: some HostedControl, animated: Bool) {
        switch self {
        case .values(let values): control.setNumbers(values, animated: animated)
        case .range(let start, let length):
            (control as? CircularSliderControl)?.setRange(start: start, length: length, animated: animated)
        }
    }
}
#endif
