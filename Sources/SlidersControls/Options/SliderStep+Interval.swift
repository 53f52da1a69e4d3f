#if APPLE_UI
import SlidersCore

/// Steps in the two properties that controls have for them.
extension SliderStep {
    /// The interval between the values, or 0 for other steps. Setting a number that isn't above 0 allows every value.
    package var interval: Double {
        get { if case .every(let interval) = self { interval } else { 0 } }
        set { self = newValue > 0 ? .every(newValue) : .none }
    }

    /// The only values, or `nil` for other steps. Setting `nil` allows every value.
    package var values: [Double]? {
        get { if case .values(let values) = self { values } else { nil } }
        set { self = newValue.map { .values($0) } ?? .none }
    }
}
#endif
