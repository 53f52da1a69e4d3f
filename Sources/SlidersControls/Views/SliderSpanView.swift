/// The state of a span, for a custom view that replaces it.
public struct SliderSpanConfiguration: Equatable, Sendable {
    /// The index of the span: the span above thumb 0 has index 0, and so does the span of a single thumb. Zones count
    /// from the part before the first thumb.
    public let index: Int
    /// The value at the lower end of the span, in the slider's numbers; see ``SliderThumbConfiguration/value``.
    public let lowerValue: Double
    /// The value at the upper end of the span. On a circular slider that wraps, it can be less than ``lowerValue``.
    public let upperValue: Double
    /// A Boolean value that indicates whether a pointer drags the span.
    public let isHeld: Bool
    /// A Boolean value that indicates whether a pointer hovers over the span.
    public let isHovered: Bool
    /// A Boolean value that indicates whether a person can move either end of the span.
    public let isEnabled: Bool

    /// Creates the state of a span, for example to preview a view.
    public init(
        index: Int = 0, lowerValue: Double = 0, upperValue: Double = 0, isHeld: Bool = false, isHovered: Bool = false,
        isEnabled: Bool = true
    ) {
        self.index = index
        self.lowerValue = lowerValue
        self.upperValue = upperValue
        self.isHeld = isHeld
        self.isHovered = isHovered
        self.isEnabled = isEnabled
    }
}

#if APPLE_UI

/// A view that replaces a span and shows its state: its values, and whether it's held, hovered, or enabled. See
/// ``SliderControl/spanViewProvider``.
@MainActor
public protocol SliderSpanView: SliderControl.PlatformView {
    /// Updates the view. Called when the view is installed and whenever a property of `span` changes.
    func update(with span: SliderSpanConfiguration)
}
#endif
