import SlidersCore

/// A change of values by a person. The stream of a control's changes yields this type, and SwiftUI views pass it to
/// actions.
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
