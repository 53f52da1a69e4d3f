import SlidersCore
import Testing

/// The enabled range and the cover.
@Suite struct TrackExtrasTests {
    @Test func theEnabledRangeIsDrawnIfShowsEnabledRangeIsOn() throws {
        let enabledRange = { (part: ClosedRange<Double>?, shows: Bool) in
            let slider = try DrawnSlider(
                [30], .right, { $0.enabledRange = part },
                measure: {
                    $0.extras = SliderTrackExtras()
                    $0.extras?.showsEnabledRange = shows
                })
            return slider[.enabledRange(0)]
        }
        #expect(try enabledRange(20...60, true) == .line(from: SIMD2(30, 50), to: SIMD2(70, 50), width: 6))
        #expect(try enabledRange(20...60, false) == nil && enabledRange(nil, true) == nil)
    }

    @Test func aWrappingCircleDrawsNoEnabledRange() {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        metrics.extras = SliderTrackExtras()
        metrics.extras?.showsEnabledRange = true
        let layout = SliderLayout(metrics, size: SIMD2(200, 200))
        let draws = { (wraps: Bool) in
            var configuration = SliderConfiguration(bounds: 0...100)
            configuration.enabledRange = 20...60
            configuration.wraps = wraps
            let state = SliderState(repairing: configuration, values: [30], on: layout.track)
            return SliderDrawing(of: state, in: layout).elements.contains { $0.role == .enabledRange }
        }
        #expect(draws(false) && !draws(true))
    }

    @Test func forbiddenRangesDivideIt() throws {
        let stretches = { (forbidden: [ClosedRange<Double>], part: ClosedRange<Double>?) in
            let slider = try DrawnSlider(
                [30], .right, { ($0.forbiddenRanges, $0.enabledRange) = (forbidden, part) },
                measure: {
                    $0.extras = SliderTrackExtras()
                    $0.extras?.showsEnabledRange = true
                })
            return slider.drawing.elements.compactMap { element -> ClosedRange<Double>? in
                guard case .enabledRange = element.part, case .line(let from, let to, _) = element.figure else {
                    return nil
                }
                return from.x...to.x
            }
        }
        #expect(try stretches([], nil).isEmpty)
        #expect(try stretches([40...60, 70...80], nil).isNear([10...50, 70...80, 90...110]))
        #expect(try stretches([-5...20, 90...200], nil) == [30...100])
        #expect(try stretches([40...60, 70...80], 50...75) == [70...80])
    }

    @Test func roundAWrappingCircleForbiddenRangesDivideIt() throws {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        metrics.extras = SliderTrackExtras()
        metrics.extras?.showsEnabledRange = true
        let layout = SliderLayout(metrics, size: SIMD2(200, 200))
        var configuration = SliderConfiguration(bounds: 0...360)
        (configuration.wraps, configuration.forbiddenRanges) = (true, [300...390, 100...110])
        let state = try SliderState(configuration, values: [200], on: layout.track)
        let angles = SliderDrawing(of: state, in: layout).elements.compactMap { element -> ClosedRange<Double>? in
            guard element.role == .enabledRange, case .arc(let arc, _) = element.figure else { return nil }
            return arc.start...arc.start + arc.sweep
        }
        #expect(angles.isNear([30...100, 110...300]))
    }

    @Test func aCoverHasTheTracksShapeAboveTrackAndSpans() throws {
        let slider = try DrawnSlider([30, 60], .right) {
            var extras = SliderTrackExtras()
            extras.hasCover = true
            $0.extras = extras
        }
        #expect(slider.drawing.elements.map(\.part) == [.track, .span(0, lap: 0), .cover, .thumb(0), .thumb(1)])
        #expect(slider[.cover] == slider[.track])
        #expect(SliderStyle().coats(of: slider.drawing.elements[2]) == [], "the palette has no paint for a cover")
    }
}

extension [ClosedRange<Double>] {
    fileprivate func isNear(_ others: [ClosedRange<Double>]) -> Bool {
        flatMap { [$0.lowerBound, $0.upperBound] }.isNear(others.flatMap { [$0.lowerBound, $0.upperBound] })
    }
}
