import SlidersCore
import SlidersRender
import Testing

/// A slider for goldens.
struct Picture: CustomTestStringConvertible, Sendable {
    let name: String
    let size: SIMD2<Double>
    let style: SliderStyle
    let values: [Double]
    let configuration: SliderConfiguration
    var held: Int?
    var isDark = false

    var testDescription: String { name }

    init(
        _ name: String, _ path: SliderPath, _ width: Double, _ height: Double, _ values: [Double],
        _ configure: (inout SliderConfiguration, inout SliderStyle) -> Void = { _, _ in }
    ) {
        var configuration = SliderConfiguration(bounds: 0...100)
        var style = SliderStyle(path)
        configure(&configuration, &style)
        self.name = name
        self.values = values
        self.configuration = configuration
        self.style = style
        size = SIMD2(width, height)
    }

    func holding(_ thumb: Int) -> Picture {
        var picture = self
        picture.held = thumb
        return picture
    }

    func dark() -> Picture {
        var picture = self
        picture.isDark = true
        return picture
    }

    /// The slider, with the thumb held that is to be.
    private var state: SliderState {
        get throws {
            let layout = SliderLayout(style.metrics, size: size)
            var state = try SliderState(configuration, values: values, on: layout.track)
            if let held { state.handle(.press(at: state.location(ofThumb: held), pointer: 0)) }
            return state
        }
    }

    private func text(of part: SliderElement.Part, in layout: SliderLayout, _ state: SliderState) -> String? {
        switch part {
        case .label(let thumb): return state.value(of: thumb).shortText
        case .tickLabel(let tick):
            return state.scale.value(at: layout.tickFractions(of: state)[tick]).rounded().shortText
        default: return nil
        }
    }

    var svg: String {
        get throws {
            let state = try state
            let layout = SliderLayout(style.metrics, size: size)
            return SVG.text(
                of: SliderDrawing(of: state, in: layout), in: style, state, background: .init(white: isDark ? 0.1 : 1),
                texts: { text(of: $0, in: layout, state) }, images: Self.image)
        }
    }

    /// The painted shapes as lines of text.
    var shapes: ShapeLines {
        get throws {
            let state = try state
            let layout = SliderLayout(style.metrics, size: size)
            return ShapeLines(
                of: SliderDrawing(of: state, in: layout), in: style, state, text: { text(of: $0, in: layout, state) })
        }
    }

    /// A slider whose span crosses forbidden ranges, with one at each end of the track.
    private static func forbidding(
        _ name: String, _ path: SliderPath, _ width: Double, _ height: Double,
        _ change: (inout SliderStyle) -> Void = { _ in }
    ) -> Picture {
        Picture(name, path, width, height, [20, 70]) { configuration, style in
            configuration.forbiddenRanges = [-10...8, 30...40, 55...58, 90...110]
            style.metrics.extras.showsEnabledRange = true
            change(&style)
        }
    }

    static let all = plain + painted

    static let plain: [Picture] = [
        Picture("line-range", .right, 320, 44, [20, 60]),
        Picture("line-single", .right, 320, 44, [35]),
        Picture("line-three-thumbs", .right, 320, 44, [10, 40, 90]),
        Picture("line-to-the-left", .left, 320, 44, [20]),
        Picture("line-held", .right, 320, 60, [20, 60]).holding(1),
        Picture("line-disabled", .right, 320, 44, [20, 60]) { configuration, _ in configuration.isEnabled = false },
        Picture("line-one-disabled", .right, 320, 44, [20, 60, 80]) { configuration, _ in
            configuration.disabledThumbs = [1, 2]
        },
        Picture("line-dark", .right, 320, 44, [20, 60]) { _, style in style.palette = .dark }.dark(),
        Picture("line-empty-span", .right, 320, 44, [50, 50]),
        Picture("line-ends-under-centers", .right, 320, 44, [0, 100]) { _, style in style.metrics.ends = .centers },
        Picture("line-sizes", .right, 320, 60, [20, 60]) { _, style in
            style.metrics.thumbSize = 18
            style.metrics.thickness = 24
            style.metrics.inset = 30
        },
        forbidding("line-forbidden-ranges", .right, 320, 44),
        forbidding("line-forbidden-ranges-dark", .right, 320, 44) { $0.palette = .dark }.dark(),
        forbidding("line-forbidden-ranges-outside", .right, 320, 44) { $0.metrics.fill = .outer },
        forbidding("ring-forbidden-ranges", .arc(start: 0, sweep: 360), 220, 220),
        forbidding("arc-forbidden-ranges", .arc(start: 225, sweep: 270), 220, 220),
        Picture("vertical", .up, 60, 240, [20, 60]),
        Picture("vertical-ticks", .up, 100, 240, [20, 60]) { configuration, style in
            configuration.step = .every(20)
            (style.metrics.ticks, style.metrics.hasLabels) = (.steps, true)
        },
        Picture("ticks-and-labels", .right, 320, 90, [20, 60]) { configuration, style in
            configuration.step = .every(10)
            (style.metrics.ticks, style.metrics.hasLabels) = (.steps, true)
        },
        Picture("ticks-of-a-logarithm", .right, 320, 90, [10, 1000]) { configuration, style in
            (configuration.bounds, configuration.scale) = (1...10_000, .logarithmic)
            (style.metrics.ticks, style.metrics.hasLabels) = (.values([1, 10, 100, 1000, 10_000]), true)
        },
        Picture("arc-volume", .arc(start: 225, sweep: 270), 220, 220, [70]) { _, style in
            (style.metrics.ticks, style.metrics.hasLabels) = (.count(11), true)
        },
        Picture("arc-counterclockwise", .arc(start: 90, sweep: -180), 220, 220, [30]),
        Picture("ring-across-the-seam", .arc(start: 0, sweep: 360), 220, 220, [1320, 360]) { configuration, _ in
            (configuration.bounds, configuration.wraps) = (0...1440, true)
        },
        Picture("ring-full", .arc(start: 0, sweep: 360), 220, 220, [100]),
        Picture("two-turns-first", .arc(start: 0, sweep: 720), 220, 220, [30]),
        Picture("two-turns-second", .arc(start: 0, sweep: 720), 220, 220, [70]),
        Picture("own-colors", .right, 320, 44, [20, 60]) { _, style in
            style.palette = SliderPalette(
                track: .init(1, 0.9, 0.8), accent: .init(0.8, 0.2, 0.1), thumb: .init(1, 1, 0.6), text: .init(white: 0),
                shadow: .init(0.5, 0, 0, 0.5))
        },
    ]
}
