import SlidersCore
import Testing

/// docs/behavior.md §3.2 and §3.3: drags on a circle with `stop` at the seam.
@Suite struct RingTests {
    /// Presses on the thumb, and returns its value after a drag to each of these directions.
    private func follow(_ slider: inout Stage, _ directions: Double...) -> [Double] {
        slider.do(.press(at: slider.state.location(ofThumb: 0), pointer: 0))
        return directions.map {
            slider.drag(degrees: $0)
            return slider.values[0]
        }
    }

    @Test func theSeamStopsAThumbWhileThePointerContinues() throws {
        var slider = try Stage([95], on: .ring)
        let values = follow(&slider, 350, 359, 1, 30, 90, 170, 179, 181, 200, 270, 350)
        #expect(values.isNear([97.222, 99.722] + [Double](repeating: 100, count: 9), within: 0.0005))
        #expect(slider.picture == "━━━━━━━━━━●")
    }

    @Test func wholeTurnsBeyondTheUpperEndAreForgotten() throws {
        var slider = try Stage([95], on: .ring)
        let values = follow(&slider, 350, 30, 90, 180, 270, 350, 5, 350)
        #expect(values.isNear([97.222, 100, 100, 100, 100, 100, 100, 97.222], within: 0.0005))
    }

    @Test func wholeTurnsBeyondTheLowerEndAreForgotten() throws {
        var slider = try Stage([5], on: .ring)
        let values = follow(&slider, 10, 330, 270, 180, 90, 10, 355, 10)
        #expect(values.isNear([2.778, 0, 0, 0, 0, 0, 0, 2.778], within: 0.0005))
    }

    @Test func aCounterclockwiseCircleMirrorsAClockwiseOne() throws {
        var slider = try Stage([95], on: .circle(sweep: -360))
        let values = follow(&slider, 10, 1, 359, 330, 270)
        #expect(values.isNear([97.222, 99.722, 100, 100, 100], within: 0.0005))
    }

    @Test func aDragThroughTheGapOfAnArcNeverJumps() throws {
        var slider = try Stage([90], on: .circle(start: 225, sweep: 270))
        // 90 is at 108°, the end at 135°.
        #expect(
            follow(&slider, 134, 160, 185, 220, 230, 300, 0).isNear(
                [99.63, 100, 100, 100, 100, 100, 100], within: 0.005))
        #expect(
            follow(&slider, 130, 140, 130).isNear([100, 100, 98.148], within: 0.0005),
            "a turn beyond the end is forgotten")
    }

    @Test func aDragCountsTheLapsOfTwoTurns() throws {
        var slider = try Stage([11], in: 0...24, on: .circle(sweep: 720))
        #expect(follow(&slider, 0, 30, 180, 330, 359, 10).isNear([12, 13, 18, 23, 23.967, 24], within: 0.0005))
        #expect(slider.values == [24])
    }

    @Test func exactlyHalfATurnKeepsTheLastDirection() throws {
        var slider = try Stage([25], on: .ring)
        #expect(follow(&slider, 270).isNear([75]), "forward without a last direction")
        slider = try Stage([50], on: .ring)
        #expect(follow(&slider, 170, 350).isNear([47.222, 0], within: 0.0005), "backward as before")
        slider = try Stage([50], on: .ring)
        #expect(follow(&slider, 190, 10).isNear([52.778, 100], within: 0.0005), "forward as before")
    }

    @Test func aPointerInTheDeadZoneChangesNothing() throws {
        var slider = try Stage([25], on: .ring) { $0.pressTarget = .anywhere }
        slider.press(at: 208, 200)
        slider.drag(degrees: 180)
        #expect(slider.values == [25])
        slider.release()
        #expect(slider.news() == "")
        slider.press(degrees: 90)
        slider.drag(to: 195, 203)
        slider.drag(to: 200, 200)
        #expect(slider.values == [25])
        slider.drag(degrees: 200)
        #expect(slider.values[0].isNear(55.556, within: 0.0005))
    }

    // MARK: A press away from thumbs

    private func pressed(
        at degrees: Double, from value: Double, in bounds: ClosedRange<Double> = 0...100, on track: SliderTrack = .ring
    ) throws -> Double {
        var slider = try Stage([value], in: bounds, on: track) { $0.pressTarget = .anywhere }
        slider.press(degrees: degrees)
        return slider.values[0]
    }

    @Test func aPressJumpsToItsAngle() throws {
        #expect(try pressed(at: 10, from: 95).isNear(2.778, within: 0.0005))
        #expect(try pressed(at: 180, from: 95).isNear(50))
    }

    @Test func aPressOnTheSeamUsesTheEndNearerToTheThumb() throws {
        #expect(try pressed(at: 0, from: 90) == 100)
        #expect(try pressed(at: 0, from: 10) == 0)
        #expect(try pressed(at: 360, from: 51) == 100)
    }

    @Test func aPressInTheGapUsesTheNearerEnd() throws {
        let arc = SliderTrack.circle(start: 225, sweep: 270)
        #expect(try pressed(at: 170, from: 50, on: arc) == 100)
        #expect(try pressed(at: 190, from: 50, on: arc) == 0)
        #expect(try pressed(at: 180, from: 50, on: arc) == 100, "the upper half-way")
        #expect(try pressed(at: 180, from: 0, on: arc) == 100)
    }

    @Test func aPressOnSeveralTurnsUsesTheLapNearestToTheValue() throws {
        let timer = SliderTrack.circle(sweep: 720)
        #expect(try pressed(at: 60, from: 11, in: 0...24, on: timer).isNear(14))
        #expect(try pressed(at: 60, from: 5, in: 0...24, on: timer).isNear(2))
        #expect(try pressed(at: 330, from: 1, in: 0...24, on: timer).isNear(11))
    }

    @Test func aDragCountsTwoAndAHalfTurns() throws {
        var slider = try Stage([0], on: .circle(start: 90, sweep: 900))
        #expect(
            follow(&slider, 180, 270, 0, 90, 180, 270, 0, 90, 180, 270, 0).isNear([
                10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100,
            ]))
    }
}
