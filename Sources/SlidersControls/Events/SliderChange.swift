import SlidersCore

/// A change of values by a person. A control's stream of changes yields these, and SwiftUI views report them.
public struct SliderChange: Equatable, Sendable {
    /// All values after the change.
    public let values: [Double]
    /// The indices of the thumbs whose values have changed since the previous change.
    public let thumbs: [Int]
    /// What changed the values.
    public let reason: SliderChangeReason

    package init(values: [Double], thumbs: [Int], reason: SliderChangeReason) {
        self.values = values
        self.thumbs = thumbs
        self.reason = reason
    }
}
