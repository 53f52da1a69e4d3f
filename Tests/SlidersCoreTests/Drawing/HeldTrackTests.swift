import SlidersCore
import SlidersRender
import Testing

/// A track that is thicker while anything is held (§8).
@Suite struct HeldTrackTests {
    private static let paths: [SliderPath] = [.right, .up, .arc(start: 225, sweep: 270), .arc(start: 0, sweep: 720)]

    private func layout(
        _ path: SliderPath = .right, scale: Double = 2, _ change: (inout SliderMetrics) -> Void = { _ in }
    )
        -> SliderLayout
    {
        var metrics = SliderMetrics(path)
        (metrics.thickness, metrics.heldTrackScale) = (8, scale)
        change(&metrics)
        return SliderLayout(metrics, size: SIMD2(400, 400))
    }

    private func width(_ element: SliderElement) -> Double? {
        switch element.figure {
        case .line(_, _, let width), .arc(_, let width): width
        case .circle, .capsule, .anchor: nil
        }
    }

    private func isOfTrack(_ part: SliderElement.Part) -> Bool {
        switch part {
        case .track, .span, .before, .after, .cover, .enabledRange, .forbiddenRange: true
        default: false
        }
    }

    @Test func trackAndSpansGrowWhileAnythingIsHeld() throws {
        for path in Self.paths {
            let layout = layout(path) {
                $0.fill = .all
                $0.hasLabels = true
                var extras = SliderTrackExtras()
                (extras.showsEnabledRange, extras.hasCover) = (true, true)
                $0.extras = extras
            }
            var slider = try Stage([20, 40, 60], on: layout.track) {
                ($0.enabledRange, $0.forbiddenRanges) = (10...90, [50...55])
                $0.pressTarget = .span
            }
            for press in [20.0, 30] {
                let rest = SliderDrawing(of: slider.state, in: layout)
                slider.press(press)
                let held = SliderDrawing(of: slider.state, in: layout)
                for (before, after) in zip(rest.elements, held.elements) {
                    let scale: Double = isOfTrack(before.part) ? 2 : 1
                    #expect(width(after) == width(before).map { $0 * scale }, "\(before.part)")
                }
                slider.release()
                #expect(SliderDrawing(of: slider.state, in: layout) == rest)
            }
        }
    }

    /// A press that waits for its first movement holds nothing yet.
    @Test func aWaitingPressGrowsNothing() throws {
        let layout = layout()
        var slider = try Stage([50, 50], on: layout.track)
        slider.press(50)
        #expect(SliderDrawing(of: slider.state, in: layout).trackScale == 1)
        slider.drag(60)
        #expect(SliderDrawing(of: slider.state, in: layout).trackScale == 2)
    }

    @Test func positionsTargetsAndTextsGoByTheThicknessAtRest() throws {
        let (plain, held) = (layout(scale: 1), layout(scale: 5))
        #expect(plain.track == held.track && plain.drawnTrack == held.drawnTrack && plain.targetSide == held.targetSide)
        var slider = try Stage([50], on: held.track)
        slider.press(50)
        let size = { (_: Range<Int>) in SIMD2(30.0, 14.0) }
        #expect(
            plain.thumbLabels(of: slider.state, .apart, measure: size)
                == held.thumbLabels(of: slider.state, .apart, measure: size))
    }

    /// Law: after any inputs an updated drawing equals a new one.
    @Test func updatesEqualANewDrawing() throws {
        for path in Self.paths {
            let layout = layout(path) { $0.fill = .all }
            var slider = try Stage([10, 30, 50, 70], on: layout.track) { $0.pressTarget = .spanAndTrack }
            var drawing = SliderDrawing(of: slider.state, in: layout)
            let points = [10.0, 15, 60, 95, 20].map { slider.point(of: $0) }
            for start in points {
                let inputs: [SliderInput] =
                    [.press(at: start, pointer: 0)] + points.map { .drag(to: $0, pointer: 0) } + [.release(pointer: 0)]
                for input in inputs {
                    let change = slider.do(input)
                    let before = drawing.elements
                    let update = drawing.update(for: change, in: slider.state)
                    #expect(drawing == SliderDrawing(of: slider.state, in: layout))
                    let told = update.all
                    for index in drawing.elements.indices
                    where index >= before.count || before[index] != drawing.elements[index] {
                        #expect(told.contains { $0.contains(index) }, "\(drawing.elements[index].part)")
                    }
                }
            }
        }
    }

    @Test func aDragThatGoesOnRewritesNoMoreThanWithoutIt() throws {
        func update(scale: Double) throws -> SliderDrawing.Update {
            let layout = layout(scale: scale)
            var slider = try Stage([10, 30, 50, 70], on: layout.track)
            var drawing = SliderDrawing(of: slider.state, in: layout)
            drawing.update(for: slider.do(.press(at: slider.point(of: 50), pointer: 0)), in: slider.state)
            return drawing.update(for: slider.do(.drag(to: slider.point(of: 55), pointer: 0)), in: slider.state)
        }
        #expect(try update(scale: 3) == update(scale: 1))
    }

    @Test func coatsAreClippedToTheTrackAsItIsDrawn() throws {
        let layout = layout(scale: 3)
        var style = SliderStyle()
        style.metrics = layout.metrics
        style.paints = [
            SliderPartPaint(.span(lap: 0), [SliderCoat(SliderPaint(.color(.init(white: 0))), isClipped: true)])
        ]
        var slider = try Stage([50], on: layout.track)
        slider.press(50)
        let drawing = SliderDrawing(of: slider.state, in: layout)
        guard case .box(_, let size, _, _) = layout.clip(in: style, scale: drawing.trackScale) else { return }
        #expect(size.y == 24)
        #expect(SVG.text(of: drawing, in: style, slider.state).contains("height=\"24\""))
    }
}

extension SliderDrawing.Update {
    fileprivate var all: [Range<Int>] {
        [back, histogram, spans, outer, scale, needles, thumbs, labels, readout, obstacle]
    }
}
