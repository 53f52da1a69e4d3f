import Testing

@testable import SlidersCore

/// Where labels of the bounds are around a round track.
@Suite struct EndLabelsTests {
    private func layout(_ start: Double, _ sweep: Double, _ size: SIMD2<Double> = SIMD2(200, 200)) -> SliderLayout {
        SliderLayout(SliderMetrics(.arc(start: start, sweep: sweep)), size: size)
    }

    @Test func labelsStandBelowTheEndsOfAGapAtTheBottom() throws {
        let layout = layout(225, 270)
        for isUpper in [false, true] {
            let end = layout.track.point(at: isUpper ? 1 : 0)
            let center = try #require(layout.endLabelCenter(isUpper: isUpper, size: SIMD2(30, 16)))
            #expect(center.isNear(end + SIMD2(0, 14 + 2.5 + 8)))
        }
    }

    @Test func labelsStayInTheControlInTheirHalvesOfTheGap() throws {
        var generator = Generator(seed: 61)
        for _ in 0..<300 {
            let start = generator.double(0...360)
            let sweep = generator.double(60...300) * (generator.chance(0.5) ? 1 : -1)
            let layout = layout(start, sweep, SIMD2(generator.double(150...400), generator.double(150...400)))
            let size = SIMD2(generator.double(4...30), generator.double(4...20))
            let centers = try [false, true].map { try #require(layout.endLabelCenter(isUpper: $0, size: size)) }
            for center in centers {
                #expect(center.x >= size.x / 2 - 1e-9 && center.x <= layout.size.x - size.x / 2 + 1e-9)
                #expect(center.y >= size.y / 2 - 1e-9 && center.y <= layout.size.y - size.y / 2 + 1e-9)
                for step in 0...90 {
                    let offset = layout.track.point(at: Double(step) / 90) - center
                    let outside = SIMD2(max(0, abs(offset.x) - size.x / 2), max(0, abs(offset.y) - size.y / 2))
                    #expect(outside.length > 13, "\(start) \(sweep)")
                }
            }
            let apart = centers[0] - centers[1]
            #expect(abs(apart.x) >= size.x - 1e-9 || abs(apart.y) >= size.y - 1e-9, "\(start) \(sweep)")
        }
    }

    @Test func labelsWithoutRoomAreInTheLowerCorners() throws {
        let size = SIMD2(90.0, 16)
        let corners = [SIMD2(45.0, 192), SIMD2(155, 192)]
        for (layout, minimumIsLeft) in [
            (layout(0, 360), true), (layout(0, 720), true), (layout(190, 340), true), (layout(170, -340), false),
        ] {
            let center = layout.endLabelCenter(isUpper: false, size: size)
            #expect(center == (minimumIsLeft ? corners[0] : corners[1]))
            #expect(layout.endLabelCenter(isUpper: true, size: size) == (minimumIsLeft ? corners[1] : corners[0]))
        }
    }

    @Test func aStraightTrackHasNone() {
        let line = SliderLayout(SliderMetrics(.right), size: SIMD2(200, 44))
        #expect(line.endLabelCenter(isUpper: false, size: SIMD2(20, 16)) == nil)
    }
}
