import SlidersCore
import Testing

/// The controls that this package replaces: a range picker with a draggable span (bounds 0…1, spans of 0.1…0.7, values
/// 0.2 and 0.6 at the beginning of each test), a flat slider and a slider drawn in layers.
@Suite struct ReferenceTests {
    private func picker(_ values: [Double] = [0.2, 0.6]) throws -> Stage {
        try Stage(values, in: 0...1) {
            $0.collision = .push
            $0.minimumSpan = 0.1
            $0.maximumSpan = 0.7
        }
    }

    @Test(
        arguments: [
            (0.2, 0.95, [0.9, 1.0], 0.05),
            (0.2, 0.55, [0.55, 0.65], 0),
            (0.2, -0.3, [0, 0.6], -0.3),
            (0.6, 1.2, [0.3, 1], 0.2),
            (0.6, 0.05, [0, 0.1], -0.05),
            (0.4, 1.1, [0.6, 1], 0.3),
            (0.4, -0.1, [0, 0.4], -0.3),
        ] as [(Double, Double, [Double], Double)])
    func aDragFrom02To06GivesTheKnownValuesAndOvershoot(
        start: Double, pointer: Double, values: [Double], overshoot: Double
    ) throws {
        var slider = try picker()
        slider.drag(from: start, to: pointer)
        #expect(slider.values.isNear(values))
        #expect(slider.state.overshoot.isNear(overshoot))
    }

    @Test func thePickerStartsAt0And07() throws {
        #expect(try picker([0, 0.7]).picture == "●━━━━━━●───")
    }

    @Test func aThumbDoesNotDriftAfterAnEndWasOvershot() throws {
        var slider = try picker()
        slider.drag(from: 0.2, to: -0.5, 0.25)
        #expect(slider.values.isNear([0.25, 0.6]))
        slider.release()
        slider.drag(from: 0.4, to: 1.7, 0.4)
        #expect(slider.values.isNear([0.25, 0.6]))
    }

    @Test func nothingIsReportedWhileNothingChanges() throws {
        var slider = try picker()
        slider.drag(from: 0.2, to: 0, 0)
        slider.release()
        #expect(slider.news() == "began 0, changed 0, ended 0")
        slider.press(0.3)
        slider.release()
        #expect(slider.news() == "", "a tap begins nothing")
    }

    @Test func spansSetFromCodePushAndPull() throws {
        var slider = try picker()
        try slider.set { $0.minimumSpan = 0.5 }
        #expect(slider.values.isNear([0.2, 0.7]))
        try slider.set {
            $0.minimumSpan = 0.1
            $0.maximumSpan = 0.3
        }
        #expect(slider.values.isNear([0.2, 0.5]))
    }

    @Test func settersLeaveNoOvershoot() throws {
        var slider = try picker()
        slider.drag(from: 0.6, to: 1.2)
        try slider.state.assign([0.3, 0.5])
        #expect(slider.state.overshoot == 0 && slider.state.takeOvershoot() == 0)
    }

    @Test func pointAndValueAreInverse() throws {
        let layout = SliderLayout(
            {
                var metrics = SliderMetrics()
                metrics.inset = 20
                return metrics
            }(), size: SIMD2(320, 44))
        let scale = try SliderScaleMap(lower: 2, upper: 12)
        for value in stride(from: 2.0, through: 12, by: 0.5) {
            let point = layout.track.point(at: scale.fraction(of: value))
            #expect(point.x.isNear(20 + 280 * (value - 2) / 10))
            #expect(layout.track.fraction(at: point).map(scale.value)?.isNear(value) == true)
        }
    }

    // MARK: The flat slider with two thumbs

    @Test func flatThumbsStopEdgeToEdge() throws {
        var slider = try Stage([0, 1], in: 0...1, on: .line(from: SIMD2(15, 20), to: SIMD2(285, 20))) {
            $0.minimumSeparation = 30
        }
        slider.press(0)
        slider.drag(to: 4000, 20)
        #expect(slider.state.location(ofThumb: 0).isNear(SIMD2(255, 20)), "the thumbs touch exactly")
        slider.drag(to: -4000, 20)
        #expect(slider.values == [0, 1], "exactly at the end")
    }

    // MARK: The range slider drawn in layers

    @Test func theUpperThumbOfAPileCanBeDraggedAwayAgain() throws {
        var slider = try Stage([2, 8], in: 0...10)
        slider.drag(from: 8, to: 2)
        slider.release()
        #expect(slider.values == [2, 2], "equal values are allowed")
        slider.drag(from: 2, to: 5)
        #expect(slider.values == [2, 5])
    }
}
