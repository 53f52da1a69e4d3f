import SlidersCore
import Testing

/// The enabled range and the cover.
@Suite struct TrackExtrasTests {
    @Test func theEnabledRangeIsDrawnIfShowsEnabledRangeIsOn() throws {
        let enabledRange = { (part: ClosedRange<Double>?, shows: Bool) in
            let slider = try DrawnSlider(
                [30], .right, { $0.enabledRange = part },
                measure: {
                    $0.extras.showsEnabledRange = shows
                })
            return slider[.enabledRange(0)]
        }
        #expect(try enabledRange(20...60, true) == .line(from: SIMD2(30, 50), to: SIMD2(70, 50), width: 6))
        #expect(try enabledRange(20...60, false) == nil && enabledRange(nil, true) == nil)
    }

    @Test func aWrappingCircleDrawsNoEnabledRange() {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        metrics.extras.showsEnabledRange = true
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
                    $0.extras.showsEnabledRange = true
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
        metrics.extras.showsEnabledRange = true
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

    private func forbiddenSpan(_ forbidden: [ClosedRange<Double>], shows: Bool = true) throws -> DrawnSlider {
        try DrawnSlider(
            [10, 90], .right, { $0.forbiddenRanges = forbidden },
            measure: {
                $0.extras.showsEnabledRange = shows
            })
    }

    @Test func forbiddenRangesShowAboveSpans() throws {
        let slider = try forbiddenSpan([40...60, 70...80])
        let parts = slider.drawing.elements.map(\.part)
        #expect(
            parts == [
                .track, .enabledRange(0), .enabledRange(1), .enabledRange(2), .span(0, lap: 0), .forbiddenRange(0),
                .forbiddenRange(1), .thumb(0), .thumb(1),
            ])
        #expect(slider[.forbiddenRange(0)] == .line(from: SIMD2(50, 50), to: SIMD2(70, 50), width: 6))
        #expect(try forbiddenSpan([40...60], shows: false)[.forbiddenRange(0)] == nil)
        #expect(try forbiddenSpan([-20 ... -5])[.forbiddenRange(0)] == nil, "outside the bounds")
    }

    @Test func forbiddenRangesEndAtTheirValuesOrWithTheTrack() throws {
        let slider = try forbiddenSpan([-20...5, 40...60, 75...200])
        let forms = slider.drawing.elements.filter { $0.role == .forbiddenRange }.flatMap { element in
            slider.drawing.layout.shapes(of: element, in: SliderStyle()) { _ in 0 }
        }
        #expect(slider[.track] == .line(from: SIMD2(3, 50), to: SIMD2(117, 50), width: 6))
        let boxes = forms.map { shape -> [Double] in
            guard case .box(let center, let size, let corner, _) = shape.form else { return [] }
            return [center.x - size.x / 2, center.x + size.x / 2, size.y, corner]
        }
        #expect(boxes.flatMap { $0 }.isNear([0, 15, 8, 0, 50, 70, 8, 0, 85, 120, 8, 0]))
        #expect(forms.allSatisfy { $0.isClipped }, "to the round ends of the track")
    }

    @Test func whereNothingIsFilledNothingCrossesThem() throws {
        for fill in [SliderTrackFill.inner, .outer, .all, .none] {
            let slider = try DrawnSlider(
                [10, 90], .right, { $0.forbiddenRanges = [40...60] },
                measure: {
                    $0.extras.showsEnabledRange = true
                    $0.fill = fill
                })
            #expect((slider[.forbiddenRange(0)] == nil) == (fill == .none), "\(fill)")
        }
    }

    @Test func roundARingForbiddenRangesCrossTheSeam() throws {
        let arcs = { (sweep: Double, wraps: Bool) in
            try DrawnSlider(
                [150, 250], .arc(start: 0, sweep: sweep),
                {
                    $0.bounds = 0...360
                    ($0.wraps, $0.forbiddenRanges) = (wraps, [300...390, 100...110])
                },
                measure: {
                    $0.extras.showsEnabledRange = true
                }
            ).drawing.elements.compactMap { element -> ClosedRange<Double>? in
                guard element.role == .forbiddenRange, case .arc(let arc, _) = element.figure else { return nil }
                return arc.start...arc.start + arc.sweep
            }
        }
        #expect(try arcs(360, true).isNear([100...110, 300...390]))
        #expect(try arcs(360, false).isNear([100...110, 300...360]))
        #expect(try arcs(270, false)[1].upperBound > 270, "over the round end")
        #expect(try arcs(720, false).isEmpty, "the turns lie above one another")
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
