import Testing

@testable import SlidersCore
@testable import SlidersPlane

/// What a style paints of a plane (§10 of docs/behavior.md).
@Suite struct PlaneLayoutTests {
    private let red = SliderPaint(.color(.init(1, 0, 0)))

    /// A plane of 200 × 100 points, 0…1 on both axes, with its layout.
    private func scene(_ shape: SliderPlaneMetrics.Shape = .rectangle()) throws(SliderError) -> (
        plane: SliderPlane, layout: SliderPlaneLayout
    ) {
        var metrics = SliderPlaneMetrics(shape)
        (metrics.xTicks, metrics.yTicks) = (SliderTicks(.count(5)), SliderTicks(.count(3)))
        (metrics.xTicks.width, metrics.yTicks.width) = (4, 4)
        let layout = SliderPlaneLayout(metrics, size: SIMD2(200, 100))
        let values = [SIMD2(0.5, 0.5)]
        return (try SliderPlane(SliderPlane.Configuration(), values: values, in: layout.area), layout)
    }

    private func forms(
        of role: SliderElement.Role, _ style: SliderStyle, _ shape: SliderPlaneMetrics.Shape = .rectangle()
    ) throws -> [SliderPaintedShape.Form] {
        let (plane, layout) = try scene(shape)
        return SliderPlaneDrawing(of: plane, in: layout).elements.filter { $0.role == role }.flatMap { element in
            layout.track.shapes(of: element, in: layout.fitting(style)) { plane.fraction(ofPart: $0) }.map(\.form)
        }
    }

    @Test func gridLinesEndAtTheEdgesOfTheAreaWhateverPaintsThem() throws {
        let line = SliderElement.Role.minorTick(isSelected: false)
        var painted = SliderStyle()
        painted.paints = [SliderPartPaint(line, [SliderCoat(red)])]
        for style in [SliderStyle(), painted] {
            let lines = try forms(of: line, style)
            #expect(
                lines == [
                    .box(center: SIMD2(57, 50), size: SIMD2(4, 72), corner: 0, turn: 0),
                    .box(center: SIMD2(100, 50), size: SIMD2(4, 72), corner: 0, turn: 0),
                    .box(center: SIMD2(143, 50), size: SIMD2(4, 72), corner: 0, turn: 0),
                    .box(center: SIMD2(100, 50), size: SIMD2(172, 4), corner: 0, turn: 0),
                ])
            let spokes = try forms(of: line, style, .disc()).dropLast().compactMap(\.boxLength)
            #expect(spokes.count == 5 && spokes.allSatisfy { abs($0 - 36) < 1e-9 }, "from the center to the edge")
        }
    }

    /// Translucent lines show dots where they cross. Their color depends on the page where the area is another one.
    @Test func linesOfAPlainAreaAreOpaque() throws {
        let layout = try scene().layout
        let line = SliderElement(.minorTick(0), .circle(center: .zero, radius: 1), .minorTick(isSelected: false))
        let color = { (style: SliderStyle) throws -> SliderPaint.Color in
            guard case .color(let color)? = layout.fitting(style).coats(of: line).first?.paint.fill else {
                throw SliderError.noValues
            }
            return color
        }
        for isDark in [false, true] {
            var style = SliderStyle()
            style.isDark = isDark
            style.palette = style.palettes.palette(isDark: isDark)
            let (area, text) = (isDark ? 0.11 * 0.64 + 0.47 * 0.36 : 0.8 + 0.47 * 0.2, style.palette.text.red)
            let opaque = try color(style)
            #expect(opaque.alpha == 1 && abs(opaque.red - (0.75 * area + 0.25 * text)) < 1e-9)
            style.paints = [SliderPartPaint(.track, red)]
            #expect(try color(style) == style.palette.text.faded(0.25))
        }
    }

    @Test func theAreaIsPlainWhereTheTrackIsAnImageOfABar() throws {
        let layout = try scene().layout
        let plain = layout.fitting(SliderStyle())
        for (caps, isPlain) in [
            (SliderPaint.Caps(left: 8, right: 8), true),
            (SliderPaint.Caps(top: 8, left: 8, bottom: 8, right: 8), false), (SliderPaint.Caps(), false),
        ] {
            let image = SliderCoat(SliderPaint(.image(.init(1, size: SIMD2(32, 32), caps: caps))), width: 32)
            var style = SliderStyle()
            style.paints = [SliderPartPaint(.track, [image]), SliderPartPaint(.track, [image], in: .disabled)]
            #expect((layout.fitting(style).paints == plain.paints) == isPlain, "\(caps)")
        }
    }
}

extension SliderPaintedShape.Form {
    fileprivate var boxLength: Double? { if case .box(_, let size, _, _) = self { max(size.x, size.y) } else { nil } }
}
