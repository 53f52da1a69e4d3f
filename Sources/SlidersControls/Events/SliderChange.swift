import SlidersCore

/// A change of values by a person, as a control's stream of changes yields it, and as a SwiftUI view reports it.
public struct SliderChange: Equatable, Sendable {
    /// All values after the change.
    public let values: [Double]
    /// The indices of the thumbs whose values differ from the change before.
    public let thumbs: [Int]
    /// What changed the values.
    public let reason: SliderChangeReason

    package init(values: [Double], thumbs: [Int], reason: SliderChangeReason) {
        self.values = values
        self.thumbs = thumbs
        self.reason = reason
    }
}
