import SlidersCore
import Testing

/// The enabled range and the cover.
@Suite struct TrackExtrasTests {
    @Test func theSelectablePartIsDrawnIfShowsSelectableIsOn() throws {
        let enabledRange = { (part: ClosedRange<Double>?, shows: Bool) in
            let slider = try DrawnSlider(
                [30], .right, { $0.enabledRange = part },
                measure: {
                    $0.extras = SliderTrackExtras()
                    $0.extras?.showsEnabledRange = shows
                })
            return slider[.enabledRange]
        }
        #expect(try enabledRange(20...60, true) == .line(from: SIMD2(30, 50), to: SIMD2(70, 50), width: 6))
        #expect(try enabledRange(20...60, false) == nil && enabledRange(nil, true) == nil)
    }

    @Test func aWrappingCircleDrawsNoSelectablePart() {
        var metrics = SliderMetrics(.arc(start: 0, sweep: 360))
        metrics.extras = SliderTrackExtras()
        metrics.extras?.showsEnabledRange = true
        let layout = SliderLayout(metrics, size: SIMD2(200, 200))
        let draws = { (wraps: Bool) in
            var configuration = SliderConfiguration(bounds: 0...100)
            configuration.enabledRange = 20...60
            configuration.wraps = wraps
            let state = SliderState(repairing: configuration, values: [30], on: layout.track)
            return SliderDrawing(of: state, in: layout).elements.contains { $0.part == .enabledRange }
        }
        #expect(draws(false) && !draws(true))
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
