#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore

/// The values of a slider as an app binds them, in the engine's numbers.
enum BoundValues: Equatable, Sendable {
    /// One value for each thumb.
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

    /// What a control with these values is.
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
    func read(from control: SliderControl) -> BoundValues {
        switch self {
        case .values: .values(control.values)
        case .range:
            (control as? CircularSliderControl).map { .range(start: $0.start, length: $0.length) } ?? self
        }
    }

    /// Sets the values of a control.
    @MainActor
    func set(on control: SliderControl, animated: Bool) {
        switch self {
        case .values(let values): control.setValues(values, animated: animated)
        case .range(let start, let length):
            (control as? CircularSliderControl)?.setRange(start: start, length: length, animated: animated)
        }
    }
}
#endif
