import SlidersCore
import SlidersLooks

/// The picture of a look: its sample, laid out and drawn, for pictures, documentation, and tests.
package struct LookPicture {
    /// The look.
    package let look: SliderLook
    /// The style of the look, in the light or dark appearance, scaled to the size of the picture.
    package let style: SliderStyle
    /// The slider of the sample.
    package private(set) var state: SliderState
    /// The hovered and focused parts. To change them, call ``show(_:)``.
    package private(set) var highlight = SliderHighlight()
    private let sample: SliderLook.Sample
    private let layout: SliderLayout

    /// Creates the picture of a look's sample.
    ///
    /// - Parameters:
    ///   - look: the look.
    ///   - options: the options of the look.
    ///   - isDark: whether the appearance is dark.
    ///   - values: one per thumb; `nil` means those of the sample.
    ///   - size: the size of the control, in points; `nil` means that of the sample.
    ///   - isOpaque: whether a held thumb of glass keeps its paint, as where a person asks for less transparency.
    /// - Throws: the first error, if the values don't fit the sample's configuration.
    package init(
        _ look: SliderLook, _ options: SliderLook.Options = SliderLook.Options(), isDark: Bool = false,
        values: [Double]? = nil,
        size: SIMD2<Double>? = nil, isOpaque: Bool = false
    ) throws(SliderError) {
        sample = look.sample
        var style = look.style(with: options)
        (style.isDark, style.palette) = (isDark, style.palettes.palette(isDark: isDark))
        if isOpaque { style.heldThumb.glass = nil }
        style = style.scaled(to: size ?? sample.size)
        layout = SliderLayout(style.metrics, size: size ?? sample.size)
        state = try SliderState(sample.configuration, values: values ?? sample.values, on: layout.track)
        (self.look, self.style) = (look, style)
    }

    /// The elements of the picture.
    package var drawing: SliderDrawing { SliderDrawing(of: state, in: layout, highlight: highlight) }

    /// Shows a state: presses, hovers over, or focuses the highest thumb, or disables all thumbs; `normal` changes
    /// nothing.
    package mutating func show(_ shown: SliderElement.State) {
        switch shown {
        case .normal: break
        case .held: state.handle(.press(at: state.location(ofThumb: state.count - 1), pointer: 0))
        case .hovered: highlight.hovered = .thumb(state.count - 1)
        case .focused: highlight.focused = state.count - 1
        case .disabled:
            var configuration = state.configuration
            configuration.isEnabled = false
            state.configure(configuration)
        }
    }

    /// Presses the middle of the span. Does nothing if the span can't be dragged.
    package mutating func holdSpan() {
        let middle = state.scale.fraction(of: (state.value(of: 0) + state.value(of: state.count - 1)) / 2)
        state.handle(.press(at: state.track.point(at: middle), pointer: 0))
    }

    /// Returns the picture as SVG text.
    ///
    /// - Parameters:
    ///   - margin: how far the picture reaches beyond the control on each side, in points.
    ///   - images: returns the location of an image, by its ID; images without a location are left out.
    package func svg(margin: Double = 0, images: @escaping SVG.Images) -> String {
        let background = sample.background ?? style.palette.page
        return SVG.text(
            of: drawing, in: style, state, background: background, margin: margin,
            texts: { look.text(of: $0, state) }, images: images)
    }
}
