import Foundation
import SlidersCore
import Testing

/// What random operations have found about spans and separations, as small as it could be made.
@Suite struct FoundSpacingTests {
    /// Thumbs of a ring that keep one distance stop where the ring closes, as its last step is shorter than theirs.
    @Test func thumbsThatKeepOneDistanceStopWhereTheRingCloses() {
        let line = SliderTrack.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
        var plain = SliderConfiguration(bounds: 0...100)
        plain.pressTarget = .thumb
        var story = Story(
            Opening(
                configuration: plain, values: [69, 147, -42, -35, 91, 1e308, 134, 99, 100], track: line,
                metrics: SliderMetrics()))
        var configuration = SliderConfiguration(bounds: 1...10_000)
        (configuration.step, configuration.minimumSpan, configuration.maximumSpan) = (.every(7), 999.9000000000001, 0)
        (configuration.collision, configuration.wraps, configuration.pressTarget) = (.push, true, .thumb)
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 0, sweep: 360))
        for operation in [.layOut(circle), .configure(configuration, nil), .move(6, to: 18)] as [Operation] {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
        #expect(story.state.maximumSpan == 1001 && story.state.value(of: 8) == 9997)
        var slider = story.state
        slider.handle(.key(.step(1), thumb: 8))
        #expect(slider.values == story.state.values)
        slider.handle(.key(.step(-1), thumb: 8))
        #expect(slider.value(of: 8) == 9990 && slider.spans == story.state.spans)
    }

    /// Nine thumbs on a ring that has room for the separation of three keep the distances that they have.
    @Test func thumbsWithoutRoomForTheirSeparationKeepTheirDistances() {
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.pressTarget = .thumb
        var story = Story(
            Opening(
                configuration: configuration, values: [100, 1, -15, 55, 100, 76, 59, 0, 36],
                track: .line(from: SIMD2(22, 304), to: SIMD2(22, 16)), metrics: SliderMetrics()))
        configuration = SliderConfiguration(bounds: -106.47775301513428...368.2018974136985)
        (configuration.step, configuration.minimumSpan, configuration.wraps) = (.every(0.1), 142.40389512864982, true)
        (configuration.minimumSeparation, configuration.collision) = (10, .push)
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 90, sweep: -360))
        play([.configure(configuration, nil), .move(6, to: 71), .layOut(circle)], on: &story)
        #expect(abs(story.state.minimumSpan * 8 - 474.4) < 1e-6)
    }

    /// Separation is measured in points and spans in values: along a curved scale they can rule each other out.
    @Test func thumbsStayWhereSeparationAndSpansRuleEachOtherOut() {
        var plain = SliderConfiguration(bounds: 0...100)
        plain.pressTarget = .thumb
        let small = { SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 225, sweep: $0)) }
        // A power scale whose lowest tenth of values lies on a billionth of the track.
        var story = Story(
            Opening(configuration: plain, values: [122, 100, 50], track: small(-200), metrics: SliderMetrics()))
        var configuration = SliderConfiguration(bounds: 0...1440)
        (configuration.scale, configuration.minimumSeparation) = (.power(0.1), 10)
        (configuration.collision, configuration.pressTarget) = (.push, .track)
        play(
            [
                .layOut(small(800)), .configure(configuration, nil),
                .input(.press(at: SIMD2(178, 140), pointer: 0, waits: false), .accept),
                .input(.choose(21.036150731817898), .accept),
            ], on: &story)
        #expect(story.state.value(of: 0) < 21.04 && story.state.value(of: 2) > 1238)
        // Nine thumbs with a separation that the track has no room for.
        story = Story(
            Opening(
                configuration: plain, values: [10, -22, 54, 100, 134, .infinity, 40, 82, 50], track: small(-360),
                metrics: SliderMetrics()))
        configuration = SliderConfiguration(bounds: 1...10_000)
        (configuration.scale, configuration.maximumSpan) = (.logarithmic, 999.9000000000001)
        (configuration.minimumSeparation, configuration.collision) = (10, .push)
        play([.configure(configuration, nil), .layOut(small(800))], on: &story)
        // Three thumbs as high as they can be, each the minimum span below the next.
        configuration = SliderConfiguration(bounds: -210.89962873561575...30.279352320602186)
        (configuration.scale, configuration.minimumSeparation) = (.power(0.1), 10)
        (configuration.minimumSpan, configuration.maximumSpan) = (72.35369431686537, 120.58949052810897)
        (configuration.collision, configuration.pressTarget) = (.push, .thumb)
        story = Story(
            Opening(
                configuration: configuration, values: [108, -5, 0],
                track: .line(from: SIMD2(16, 22), to: SIMD2(304, 22)), metrics: SliderMetrics()))
        play([.input(.press(at: SIMD2(24, 22), pointer: 0, waits: false), .accept)], on: &story)
    }

    /// A thumb of a span that leaps over a forbidden range can come farther from another than the maximum span.
    @Test func aBarGoesOnWhereItsThumbsFitAgain() {
        let circle = { SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 225, sweep: $0)) }
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.pressTarget = .span
        var story = Story(
            Opening(
                configuration: configuration, values: [-43, 85, 131, 87, 100], track: circle(360),
                metrics: SliderMetrics()))
        (configuration.maximumSpan, configuration.minimumSeparation, configuration.wraps) = (90, 28, true)
        configuration.forbiddenRanges = [10.603027812312746...77.11137406259085, 112.2...129.4]
        play([.configure(configuration, nil), .assign([-20, 0, 51, -12, -43])], on: &story)
        for point in [SIMD2(42.0, 114), SIMD2(50, 164)] {
            play(
                [.input(.press(at: SIMD2(189, 64), pointer: 2, waits: false), .accept)]
                    + [.input(.drag(to: point, pointer: 2, isFine: false), .accept)], on: &story)
        }
        #expect(story.state.spans.allSatisfy { $0 <= 90 })
    }

    @Test func aMaximumSpanThatCountsAsNoneIsNone() {
        var configuration = SliderConfiguration(bounds: 0...150)
        configuration.maximumSpan = 1e-10
        let track = SliderTrack.line(from: .zero, to: SIMD2(288, 0))
        let slider = SliderState(repairing: configuration, values: [0, 100], on: track)
        #expect(slider.maximumSpan == 0 && slider.values == [0, 0])
    }

    @Test func aKeyMovesThumbsOfAShortArcToTheirMaximumSpan() {
        var configuration = SliderConfiguration(bounds: 1...10_000)
        (configuration.scale, configuration.maximumSpan, configuration.minimumSeparation) = (.logarithmic, 8999.1, 1000)
        configuration.collision = .push
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 90, sweep: 360))
        var slider = SliderState(repairing: configuration, values: [3.8798466963182037, 39, 39], on: circle)
        let highest = slider.limits(of: 1).upperBound
        slider.handle(.key(.maximum, thumb: 1))
        #expect(highest > 9000 && slider.value(of: 1) == highest)
    }

    /// An app can move thumbs of a curved ring to where minimum separation and maximum span leave a gap ahead of them.
    /// A step of a key does not cross it, and a drag does.
    @Test func aDragCrossesWhatSeparationAndMaximumSpanRuleOut() {
        var configuration = SliderConfiguration(bounds: 1...10_000)
        (configuration.scale, configuration.maximumSpan, configuration.minimumSeparation) = (.power(0.1), 4999.5, 10)
        (configuration.collision, configuration.wraps, configuration.pressTarget) = (.push, true, .thumb)
        let line = SliderTrack.line(from: SIMD2(20, 30), to: SIMD2(250, 190))
        var slider = SliderState(repairing: configuration, values: [30, 75], on: line)
        slider.layOut(on: .arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 90, sweep: 360)))
        let proposal = slider.propose(.press(at: SIMD2(165, 160), pointer: 2))
        slider.commit(proposal, values: [-11.369670466675807, 100])
        slider.handle(.cancel(pointer: 2))
        let values = slider.values
        slider.handle(.key(.step(1), thumb: 1))
        #expect(slider.values == values && values[1] == 100)
        configuration.dragsVertically = true
        _ = slider.configure(configuration)
        let thumb = slider.location(ofThumb: 1)
        slider.handle(.press(at: thumb, pointer: 0))
        slider.handle(.drag(to: thumb - SIMD2(0, 100), pointer: 0))
        #expect(slider.values[1] > 8000 && slider.spans[0] <= 4999.5 + 1e-6, "\(slider.values) \(slider.spans)")
    }

    @Test func thumbsThatFillACircleOfFewNumbersStayWhereTheyWerePushed() {
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 0, start: 90, sweep: 360))
        var configuration = SliderConfiguration(bounds: 1e9...1e9 + 1)
        (configuration.wraps, configuration.minimumSpan, configuration.collision) = (true, 0.3, .push)
        var story = Story(
            Opening(
                configuration: SliderConfiguration(), values: [-13, 137, 113, 20, 50],
                track: .line(from: SIMD2(16, 22), to: SIMD2(304, 22)), metrics: SliderMetrics(.right)))
        let operations: [Operation] = [
            .configure(configuration, nil), .layOut(circle), .move(4, to: 83.42329541708878),
        ]
        for operation in operations {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
    }

    private func play(_ operations: [Operation], on story: inout Story) {
        for (index, operation) in operations.enumerated() {
            story.perform(operation)
            #expect(story.brokenLaw() == nil, "operation \(index)")
        }
    }
}
