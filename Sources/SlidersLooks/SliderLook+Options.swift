import SlidersCore

extension SliderLook {
    /// The colors and sizes of a look that an app can change; `nil` keeps the look's own.
    ///
    /// A look uses the options that it supports, and ignores the others: images have no colors, and a ring has no
    /// corners. The table in docs/looks.md lists the options of each look.
    public struct Options: Equatable, Sendable {
        /// The roundness of corners in ``SliderLook/layers``: 0 is square, and 1 is fully round. Numbers outside 0…1
        /// are clamped.
        public var roundness: Double?
        /// The color of the track.
        public var trackColor: SliderPaint.Color?
        /// The color of the selected part, or the first color if it's a gradient.
        public var selectedColor: SliderPaint.Color?
        /// The last color of a selected part that is a gradient.
        public var selectedEndColor: SliderPaint.Color?
        /// The color of thumbs, of the needle in ``SliderLook/volume``, or of the pivot in ``SliderLook/compass``.
        public var thumbColor: SliderPaint.Color?
        /// The color of the border of thumbs in ``SliderLook/flat``.
        public var borderColor: SliderPaint.Color?
        /// The width of the border of thumbs in ``SliderLook/flat``, inside the thumb, in points.
        public var borderWidth: Double?
        /// The corner radius of the track in ``SliderLook/flat``, in points; at most half its height.
        public var cornerRadius: Double?
        /// The height of a straight slider, in points: the height of the track or, in ``SliderLook/layers``, of the
        /// control, which determines all other sizes.
        public var height: Double?

        /// Creates options. For options that you leave out, the look keeps its own values.
        public init(
            roundness: Double? = nil, trackColor: SliderPaint.Color? = nil,
            selectedColor: SliderPaint.Color? = nil,
            selectedEndColor: SliderPaint.Color? = nil, thumbColor: SliderPaint.Color? = nil,
            borderColor: SliderPaint.Color? = nil,
            borderWidth: Double? = nil, cornerRadius: Double? = nil, height: Double? = nil
        ) {
            self.roundness = roundness
            self.trackColor = trackColor
            self.selectedColor = selectedColor
            self.selectedEndColor = selectedEndColor
            self.thumbColor = thumbColor
            self.borderColor = borderColor
            self.borderWidth = borderWidth
            self.cornerRadius = cornerRadius
            self.height = height
        }
    }
}
