import SlidersCore
import Testing

/// Round styles that scale with the side of the control (§8).
@Suite struct ScaledStyleTests {
    private let image = SliderPaint.Fill.image(
        .init(1, size: SIMD2(20, 10), caps: .init(top: 1, left: 2, bottom: 3, right: 4)))

    /// A style with every measure, drawn for 200 points.
    private var ring: SliderStyle {
        var style = SliderStyle(.arc(start: 0, sweep: 360))
        style.drawnSide = 200
        (style.metrics.thumbSize, style.metrics.thumbLength, style.metrics.thumbOffset) = (30, 42, -18)
        style.metrics.thickness = 20
        style.metrics.inset = 24
        style.metrics.ticks = .count(12)
        style.metrics.ticks.minor = 3
        style.metrics.dial = SliderDial()
        let shadow = SliderPaint.Shadow(.init(white: 0), offset: SIMD2(1, 2), blur: 3)
        let paint = SliderPaint(
            image, shadow: shadow, innerShadow: shadow, outline: .init(.init(white: 0), width: 2),
            gloss: .init(.init(white: 1), inset: 4), glow: .init(from: 1, to: 9, steps: 3))
        style.paints = [SliderPartPaint(.thumb, [SliderCoat(paint, inset: 2, offset: 3, width: 8)], in: .held)]
        style.fonts = [
            SliderPartFont(.tickLabel, SliderTextFont(size: 10)),
            SliderPartFont(.label, SliderTextFont(size: 13), isFixed: true),
        ]
        return style
    }

    private func square(_ side: Double) -> SIMD2<Double> { SIMD2(side, side) }

    /// Every measure of a style.
    private func measures(_ style: SliderStyle) -> [Double] {
        let metrics = style.metrics
        let ticks = metrics.ticks
        let dial = metrics.dial ?? SliderDial()
        let extras = metrics.extras
        return [
            metrics.thumbSize, metrics.thickness, metrics.inset ?? .nan, ticks.distance, ticks.length,
            ticks.minorLength, ticks.width, ticks.labelDistance, dial.needleWidth, extras.histogramHeight,
            extras.histogramGap, extras.readingOverhang, extras.readingWidth, metrics.thumbLength ?? .nan,
            metrics.thumbOffset,
        ]
    }

    /// Every number of a coat.
    private func measures(_ coat: SliderCoat) -> [Double] {
        let paint = coat.paint
        var measures = [coat.inset, coat.offset, coat.width ?? 0, paint.outline?.width ?? 0, paint.gloss?.inset ?? 0]
        for shadow in [paint.shadow, paint.innerShadow] {
            measures += [shadow?.offset.x ?? 0, shadow?.offset.y ?? 0, shadow?.blur ?? 0]
        }
        measures += [paint.glow?.lower ?? 0, paint.glow?.upper ?? 0]
        if case .image(let picture) = paint.fill {
            let caps = picture.caps
            measures += [picture.size.x, picture.size.y, caps.top, caps.left, caps.bottom, caps.right]
        }
        return measures
    }

    @Test func aStyleOfALargerControlIsTheSameInASize() {
        for factor in [0.5, 2, 4] {
            let larger = ring.scaled(by: factor)
            #expect(larger.drawnSide == 200 * factor && larger.metrics.thickness == 20 * factor)
            #expect(larger.scaled(to: square(300)) == ring.scaled(to: square(300)))
        }
        for factor in [1, 0, -1, .nan, .infinity] { #expect(ring.scaled(by: factor) == ring) }
    }

    @Test func aStraightStyleOfALargerControlKeepsItsFonts() {
        var line = ring
        line.metrics.path = .right
        line.drawnSide = nil
        line.fixedMeasures = .thumbSize
        let larger = line.scaled(by: 1.5)
        #expect(larger.metrics.thickness == 30 && larger.metrics.thumbSize == 30 && larger.metrics.thumbLength == 63)
        #expect(larger.fonts == line.fonts && larger.drawnSide == nil)
        #expect(
            zip(measures(larger.paints[0].coats[0]), measures(line.paints[0].coats[0])).allSatisfy { $0 == 1.5 * $1 })
    }

    @Test func scaledMeasuresAreProportional() {
        for factor in [0.25, 0.5, 2, 3] {
            let scaled = ring.scaled(to: square(200 * factor))
            #expect(measures(scaled) == measures(ring).map { $0 * factor })
            #expect(measures(scaled.paints[0].coats[0]) == measures(ring.paints[0].coats[0]).map { $0 * factor })
            #expect(scaled.font(of: .tickLabel).size == 10 * factor && scaled.font(of: .readout).size == 28 * factor)
            #expect(scaled.font(of: .label).size == 13, "a fixed font")
            let focused = SliderElement(.thumb(0), .circle(center: .zero, radius: 9), .thumb, .focused)
            let palette = ring.palette.coats(of: .thumb)[0]
            #expect(measures(scaled.coats(of: focused)[0]) == measures(palette).map { $0 * factor }, "of the palette")
        }
    }

    @Test func atItsOwnSideAStyleStaysAsItIs() {
        #expect(ring.scaled(to: square(200)) == ring)
        #expect(ring.scaled(to: SIMD2(500, 200)) == ring, "the shorter side counts")
        let once = ring.scaled(to: square(123.4))
        #expect(once.scaled(to: square(123.4)) == once && once != ring)
    }

    @Test func straightAndPlainStylesDoNotScale() {
        var straight = ring
        straight.metrics.path = .right
        var plain = ring
        plain.drawnSide = nil
        for size in [SIMD2<Double>(40, 40), SIMD2(900, 900)] {
            #expect(straight.scaled(to: size) == straight && plain.scaled(to: size) == plain)
        }
    }

    @Test func noScaleWithoutASide() {
        for side in [0, -1, .nan, .infinity] as [Double] {
            #expect(ring.scaled(to: square(side)) == ring)
            var style = ring
            style.drawnSide = side
            #expect(measures(style.scaled(to: square(100))) == measures(style))
        }
    }

    @Test func fixedMeasuresKeepTheirSize() {
        let names: [SliderFixedMeasures] = [
            .thumbSize, .thickness, .inset, .tickDistance, .tickLength, .minorTickLength, .tickWidth,
            .tickLabelDistance, .needleWidth, .histogramHeight, .histogramGap, .readingOverhang, .readingWidth,
            .thumbLength, .thumbOffset,
        ]
        for (index, name) in names.enumerated() {
            var style = ring
            style.fixedMeasures = name
            let scaled = measures(style.scaled(to: square(100)))
            for (other, measure) in measures(style).enumerated() {
                #expect(scaled[other] == (other == index ? measure : measure / 2))
            }
        }
    }

    @Test func targetsStayAtLeast44Points() {
        for side in [44.0, 80, 120, 900] {
            let layout = SliderLayout(ring.scaled(to: square(side)).metrics, size: square(side))
            #expect(layout.targetSide == max(44, 30 * side / 200))
        }
    }

    @Test func textsBelowNinePointsAreLeftOutWhereAStyleScales() {
        #expect(ring.shows(textOfSize: 9) && !ring.shows(textOfSize: 8.99))
        #expect(SliderStyle().shows(textOfSize: 5) && SliderStyle(.arc(start: 0, sweep: 360)).shows(textOfSize: 5))
    }

    @Test func theIdealSideIsThatOfTheDrawing() {
        #expect(ring.idealSide == 200 && SliderStyle(.arc(start: 0, sweep: 90)).idealSide == 200)
        var style = ring
        style.drawnSide = 320
        #expect(style.idealSide == 320)
    }
}
