import Sliders
import SlidersLooks

/// A look's sample as SVG text: for pictures, documentation and goldens.
public struct LookPicture {
    public let look: Look
    public let style: SliderStyle
    public private(set) var state: SliderState
    public private(set) var attention = Attention()
    private let layout: SliderLayout

    /// - Parameters:
    ///   - values: `nil` are the sample's.
    ///   - size: in points; `nil` is the sample's.
    /// - Throws: a fault where the values do not fit the sample's configuration.
    public init(
        _ look: Look, _ options: LookOptions = LookOptions(), isDark: Bool = false, values: [Double]? = nil,
        size: SIMD2<Double>? = nil
    ) throws(SliderFault) {
        let sample = look.sample
        var style = look.style(with: options)
        (style.isDark, style.palette) = (isDark, isDark ? .dark : .light)
        layout = SliderLayout(style.metrics, size: size ?? sample.size)
        state = try SliderState(sample.configuration, values: values ?? sample.values, on: layout.track)
        (self.look, self.style) = (look, style)
    }

    /// What a pointer or a keyboard does to all thumbs.
    public mutating func show(_ shown: Element.State) throws(SliderFault) {
        switch shown {
        case .normal: break
        case .held: state.handle(.press(at: state.point(of: state.count - 1), pointer: 0))
        case .hovered: attention.hovered = state.count - 1
        case .focused: attention.focused = state.count - 1
        case .disabled:
            var configuration = state.configuration
            configuration.isEnabled = false
            try state.configure(configuration)
        }
    }

    /// Presses the middle of the bar; where it cannot be dragged, nothing shows.
    public mutating func holdBar() {
        let middle = state.scale.fraction(of: (state.value(of: 0) + state.value(of: state.count - 1)) / 2)
        state.handle(.press(at: state.track.point(at: middle), pointer: 0))
    }

    /// - Parameter images: where an image is, by its number.
    public func svg(images: @escaping SVG.Images) -> String {
        let background = look.background ?? .init(white: style.isDark ? 0.09 : 1)
        return SVG.text(
            of: Drawing(of: state, in: layout, attention: attention), in: style, state, background: background,
            texts: { look.text(of: $0, state) }, images: images)
    }
}
