import Sliders

/// What can be chosen of a look; `nil` is the look's own.
///
/// A look takes what it has: images have no colours, and a ring no corners.
public struct LookOptions: Equatable, Sendable {
    /// Of the corners in ``Look/layers``, 0 square to 1 round.
    public var curvaceousness: Double?
    public var trackColor: Paint.Color?
    /// Of the selected part; where that is a gradient, of its beginning.
    public var selectedColor: Paint.Color?
    /// Where the selected part is a gradient, of its end.
    public var selectedEndColor: Paint.Color?
    public var thumbColor: Paint.Color?
    /// Of the thumbs in ``Look/flat``.
    public var borderColor: Paint.Color?
    /// In points, inside the thumb.
    public var borderWidth: Double?
    /// Of the bars in ``Look/flat``, in points.
    public var cornerRadius: Double?
    /// Of a straight slider, in points: in ``Look/layers`` everything is measured by it.
    public var height: Double?

    public init(
        curvaceousness: Double? = nil, trackColor: Paint.Color? = nil, selectedColor: Paint.Color? = nil,
        selectedEndColor: Paint.Color? = nil, thumbColor: Paint.Color? = nil, borderColor: Paint.Color? = nil,
        borderWidth: Double? = nil, cornerRadius: Double? = nil, height: Double? = nil
    ) {
        (self.curvaceousness, self.trackColor, self.selectedColor) = (curvaceousness, trackColor, selectedColor)
        (self.selectedEndColor, self.thumbColor, self.borderColor) = (selectedEndColor, thumbColor, borderColor)
        (self.borderWidth, self.cornerRadius, self.height) = (borderWidth, cornerRadius, height)
    }
}
