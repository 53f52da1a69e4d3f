import Foundation
import SlidersCore
import Testing

/// What random operations have found, as small as it could be made.
@Suite struct FoundTests {
    @Test func spansOfARingStayATurnWhenADragIsCancelledAfterNewBounds() throws {
        let track = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 0, sweep: 360))
        var configuration = SliderConfiguration()
        configuration.lowerBound = 52.883731378189395
        configuration.upperBound = 706.885166882526
        configuration.collision = .push
        configuration.wraps = true
        configuration.pressTarget = .anywhere
        var story = Story(
            Opening(configuration: configuration, values: [100, 4, 50], track: track, metrics: SliderMetrics(.right)))
        var thumbs = SliderConfiguration()
        (thumbs.wraps, thumbs.pressTarget) = (true, .thumb)
        var long = thumbs
        (long.lowerBound, long.upperBound) = (0, 1440)
        let operations: [Operation] = [
            .input(.cancel(pointer: 0), .adjust([13.05425219986136, 121.83485482180646, 73.45620749829453])),
            .input(.key(.pageArrow(dx: -1, dy: 0), thumb: 2), .accept), .move(0, to: 99),
            .input(.adjust(-1, thumb: 0), .accept),
            .input(.press(at: SIMD2(150, 165), pointer: 0, waits: false), .accept), .assign([50, 100, 50]),
            .input(
                .press(at: SIMD2(134, 168), pointer: 2, waits: false),
                .adjust([121.10690460996224, 0, 106.75411166179762])),
            .input(.drag(to: SIMD2(174, 147), pointer: 0, isFine: false), .accept), .configure(thumbs, nil),
            .assign([100, 0, 0]), .configure(long, nil), .input(.cancel(pointer: 0), .accept),
        ]
        for operation in operations {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
    }

    @Test func whatCanMoveAfterADragCanBePressed() {
        let track = { (radius: Double, sweep: Double) in
            SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: radius, start: 225, sweep: sweep))
        }
        var first = SliderConfiguration(bounds: 0...100)
        first.pressTarget = .thumb
        var story = Story(
            Opening(
                configuration: first, values: [-12, 136, 29, 100, 115, 100, -5, 44, 53], track: track(5, 0),
                metrics: SliderMetrics(.right)))
        var crowded = SliderConfiguration(bounds: -16.59832887190163...70.47439888606475)
        (crowded.scale, crowded.collision, crowded.wraps, crowded.pressTarget) = (.power(2), .push, true, .span)
        (crowded.maximumSpan, crowded.minimumSeparation) = (8.707272775796637, 1000)
        let values = [
            50.07469932568347, -28.616883237023227, 102.70442925134085, 100, 11.880370321778486, -14.139532233165419, 0,
            50, 25.380749542688477,
        ]
        let operations: [Operation] = [
            .layOut(track(120, 360)), .configure(crowded, nil), .input(.key(.maximum, thumb: 5), .adjust(values)),
            .input(.press(at: SIMD2(89, 265), pointer: 0, waits: false), .accept),
            .input(.drag(to: SIMD2(62, 91), pointer: 0, isFine: false), .accept),
        ]
        for operation in operations { story.perform(operation) }
        #expect(story.finish() == nil)
    }

    @Test func boundsThatTellValuesApartReportNothingOfAnother() throws {
        let track = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 90, sweep: -360))
        let huge = SliderConfiguration(bounds: -1e300...1e300)
        var slider = SliderState(repairing: huge, values: [15, 56], on: track)
        slider.layOut(on: track, targetSide: 44, thickness: 6)
        slider.handle(.press(at: SIMD2(151, 154), pointer: 1, waits: false))
        slider.handle(.drag(to: SIMD2(131, 159), pointer: 1))
        try slider.move(1, to: -8)
        var configuration = slider.configuration
        (configuration.lowerBound, configuration.upperBound, configuration.wraps) = (0, 100, true)
        slider.configure(configuration)
        #expect(slider.values == [15, 56])
        #expect(slider.handle(.wheel(-1, thumb: 0)).changed == 0..<1 && slider.values == [14, 56])
    }

    @Test func aKeyMovesAThumbThatLimitsLetMove() {
        var configuration = SliderConfiguration()
        (configuration.lowerBound, configuration.upperBound, configuration.pressTarget) = (0, 100, .thumb)
        let track = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 0, sweep: 360))
        var story = Story(
            Opening(
                configuration: configuration, values: [-24, 0, 130, 127, 50, 37, -1e308, 114, 0], track: track,
                metrics: SliderMetrics(.right)))
        configuration.scale = .piecewise([
            SliderScale.Stop(fraction: 0, value: 0), SliderScale.Stop(fraction: 0.3, value: 34.5, step: 7),
            SliderScale.Stop(fraction: 0.5, value: 62.5), SliderScale.Stop(fraction: 1, value: 150, step: 7),
        ])
        (configuration.minimumSpan, configuration.maximumSpan, configuration.collision) = (10, 10, .push)
        story.perform(.configure(configuration, nil))
        let state = story.state
        #expect(story.brokenLaw() == nil)
        #expect(state.limits(of: 3).upperBound == 100)
        var last = state
        #expect(!last.propose(.key(.maximum, thumb: 3)).thumbs.isEmpty)
    }

    @Test func aRingWhoseListIsForbiddenKeepsItsValues() throws {
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 0, sweep: 360))
        var configuration = SliderConfiguration()
        configuration.scale = .list([1, 2, 4, 8, 50, 51, 200])
        configuration.forbiddenRanges = [30...60, 80...240]
        (configuration.minimumSpan, configuration.keepsValuesBetweenSteps, configuration.wraps) = (30, true, true)
        var slider = SliderState(repairing: configuration, values: [4, 16, 54], on: circle)
        slider.handle(.type(104, thumb: 1))
        let values = slider.values
        #expect(values.allSatisfy { (60...80).contains($0) })
        slider.configure(configuration)
        #expect(slider.values == values)
    }

    @Test func aBarThatForbiddenRangesKeepCannotBePressed() {
        let track = SliderTrack.line(from: SIMD2(22, 304), to: SIMD2(22, 16))
        var configuration = SliderConfiguration(bounds: 0...1440)
        (configuration.minimumSpan, configuration.maximumSpan) = (72, 144)
        (configuration.forbiddenRanges, configuration.pressTarget) = ([42...223.5], .spanAndTrack)
        var slider = SliderState(repairing: configuration, values: [-11, 0, 100], on: track)
        #expect(slider.values == [223.5, 295.5, 367.5])
        slider.handle(.press(at: SIMD2(22, 258), pointer: 1))
        #expect(!slider.isDown(pointer: 1) && !slider.canAdjustSpan(beside: 0) && slider.canAdjustSpan(beside: 1))
    }

    @Test func aPairGoesRoundARingWhoseSeamIsForbidden() {
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 0, sweep: -360))
        var configuration = SliderConfiguration(bounds: 0...1440)
        (configuration.minimumSpan, configuration.maximumSpan) = (144, 144)
        (configuration.step, configuration.forbiddenRanges) = (.every(3), [-4...55])
        (configuration.collision, configuration.wraps) = (.push, true)
        var slider = SliderState(repairing: configuration, values: [1434, 138], on: circle)
        slider.handle(.key(.step(1), thumb: 1))
        #expect(slider.values == [57, 201])
    }

    @Test func roundingPushesNoThumbOverAForbiddenRange() {
        var configuration = SliderConfiguration(bounds: -131.41934758599848...609.1788407129234)
        (configuration.step, configuration.minimumSpan) = (.every(10), 222.17945648967654)
        configuration.forbiddenRanges = [52.13400018094619...222.25144781276202]
        (configuration.keepsValuesBetweenSteps, configuration.collision) = (true, .push)
        configuration.disabledThumbs = [2]
        let values = [0, 222.25144781276202, 444.43090430243853]
        let track = SliderTrack.line(from: SIMD2(22, 304), to: SIMD2(22, 16))
        var slider = SliderState(repairing: configuration, values: values, on: track)
        slider.handle(.key(.step(-1), thumb: 0))
        #expect(slider.values[0] < 0 && slider.values[1] == values[1])
    }

    /// Thumbs of a short arc that keep the distances that they have: where a curved scale leaves them no other
    /// position, none can go anywhere.
    @Test(
        arguments: [
            (SliderScale.power(0.5), 0.0...100, 50.0, 1000.0, [-40.0, 13, 0]),
            (.logarithmic, 25...125, 5, 28, [100, 10, 65, 50, 0, 0, 98, 98, 102]),
        ] as [(SliderScale, ClosedRange<Double>, Double, Double, [Double])]) func aKeyMovesThumbsOfAShortRing(
            scale: SliderScale, bounds: ClosedRange<Double>, span: Double, separation: Double, values: [Double]
        )
    {
        var configuration = SliderConfiguration(bounds: bounds)
        (configuration.scale, configuration.minimumSpan, configuration.minimumSeparation) = (scale, span, separation)
        (configuration.collision, configuration.wraps) = (.push, true)
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 5, start: 0, sweep: 360))
        let opening = Opening(configuration: configuration, values: values, track: circle, metrics: SliderMetrics())
        #expect(Story(opening).brokenLaw() == nil)
    }

    /// An app's answer moved thumbs by what counts as none, which is not reported; the next difference of that size
    /// adds up to one that counts. The app knows what it answered.
    @Test func differencesThatCountAsNoneDoNotAddUp() {
        func bounds(_ low: Double, _ high: Double, _ target: SliderPressTarget = .thumb) -> SliderConfiguration {
            var configuration = SliderConfiguration(bounds: low...high)
            configuration.pressTarget = target
            return configuration
        }
        let line = SliderTrack.line(from: SIMD2(22, 304), to: SIMD2(22, 16))
        let opening = Opening(
            configuration: bounds(0, 100), values: [-38, 100], track: line, metrics: SliderMetrics())
        var story = Story(opening)
        var narrow = bounds(0, 1440)
        narrow.maximumSpan = 0
        let operations: [Operation] = [
            .configure(bounds(0, 1, .anywhere), nil), .assign([0, -14, 26]),
            .input(.press(at: SIMD2(-22, -123), pointer: 1), .accept), .input(.adjust(2, thumb: 0), .accept),
            .configure(bounds(1e-9, 2e-9), nil),
            .input(.drag(to: SIMD2(250, 190), pointer: 2), .adjust([0, 21.22445955726357, 100])),
            .configure(narrow, nil),
            .input(.drag(to: SIMD2(27, 12), pointer: 0), .adjust([-19.148325763998365, 132.8238714640378, 0])),
            .configure(bounds(0, 1440), nil), .input(.cancel(pointer: 1), .accept),
        ]
        for (index, operation) in operations.enumerated() {
            story.perform(operation)
            #expect(story.brokenLaw() == nil, "operation \(index)")
        }
        #expect(story.state.values == [0, 0, 1e-9])
    }

    /// Values some turns beyond the bounds of a ring are finite. Where bounds are too large for that, it does not wrap.
    @Test(arguments: [-1e308...24, -1e301...1, 0...1e301] as [ClosedRange<Double>])
    func boundsTooLargeForTurnsDoNotWrap(bounds: ClosedRange<Double>) throws {
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 0, sweep: 360))
        var configuration = SliderConfiguration(bounds: bounds)
        (configuration.step, configuration.wraps) = (.every(24), true)
        #expect(throws: SliderError.boundsNotFinite) { try SliderState(configuration, values: [0, 0], on: circle) }
        var story = Story(
            Opening(configuration: configuration, values: [0, 0], track: circle, metrics: SliderMetrics()))
        let keys = [SliderInput.key(.page(1), thumb: 1), .key(.page(-1), thumb: 0)]
        for operation in keys.map({ Operation.input($0, .accept) }) {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
        #expect(!story.state.isWrapped)
        configuration.lowerBound = max(bounds.lowerBound, -1e300)
        configuration.upperBound = min(bounds.upperBound, 1e300)
        story.perform(.configure(configuration, nil))
        #expect(story.brokenLaw() == nil && story.state.isWrapped)
    }

    @Test func aSearchForLimitsThatRoundingMovesOnEnds() throws {
        let circle = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 225, sweep: 360))
        var configuration = SliderConfiguration(bounds: 183.49535850650432...331.5409996789173)
        (configuration.scale, configuration.collision, configuration.wraps) = (.power(0.1), .push, true)
        (configuration.maximumSpan, configuration.minimumSeparation) = (74.02282058620648, 1000)
        configuration.enabledRange = 120.35081950642277...146.42015637296046
        var slider = SliderState(
            repairing: configuration, values: [127.96453567898024, -46.726423732567525, 108.86288945193249], on: circle)
        slider.layOut(on: circle)
        // Thumbs fill the ring, each as near to the next as it may stay: the search continued for hours.
        for thumb in 0..<3 { #expect(slider.limits(of: thumb).contains(slider.values[thumb])) }
    }

    @Test func aThumbPassesOthersThatAreAsFarAwayAsRounding() {
        let track = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 0, sweep: 360))
        var configuration = SliderConfiguration(bounds: -1e300...1e300)
        configuration.step = .every(.infinity)
        configuration.thumbLimits = [nil, -44.85853265608111...31.739690182433918]
        (configuration.keepsValuesBetweenSteps, configuration.collision, configuration.pressTarget) = (
            true, .cross, .anywhere
        )
        var story = Story(
            Opening(configuration: configuration, values: [-17, 50], track: track, metrics: SliderMetrics(.right)))
        story.perform(.input(.wheel(-1, thumb: 1), .accept))
        #expect(story.state.values == [-1e300, -17])
        story.perform(.input(.press(at: SIMD2(64, 226), pointer: 1, waits: false), .accept))
        #expect(story.state.values == [-17, -17])
        #expect(story.brokenLaw() == nil)
    }

    @Test(arguments: [1.0, -1]) func aThumbPassesBackOverOneThatRoundingKeepsOutsideItsLimits(side: Double) {
        let track = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 0, sweep: 720))
        var configuration = SliderConfiguration(bounds: -1e300...1e300)
        configuration.step = .every(.infinity)
        let (near, far) = (56.83449509164562, 85.04980885610598)
        configuration.thumbLimits = side > 0 ? [nil, near...far] : [-far ... -near, nil]
        (configuration.keepsValuesBetweenSteps, configuration.collision, configuration.pressTarget) = (
            true, .cross, .thumb
        )
        var story = Story(
            Opening(
                configuration: configuration, values: [50 * side, 50 * side], track: track,
                metrics: SliderMetrics(.right)))
        let limits = story.state.limits(of: side > 0 ? 1 : 0)
        #expect((side > 0 ? limits.lowerBound : limits.upperBound) == side * -1e300)
        story.perform(.input(.press(at: SIMD2(160, 60), pointer: 2, waits: false), .accept))
        #expect(story.brokenLaw() == nil)
        // Once around, from the middle to an end: first to the other thumb's index, and from there back.
        for degrees in stride(from: 10.0, through: 360, by: 10) {
            let angle = side * degrees * .pi / 180
            let point = SIMD2(160 - 100 * sin(angle), 160 - 100 * cos(angle))
            story.perform(.input(.drag(to: point, pointer: 2), .accept))
            #expect(story.brokenLaw() == nil)
        }
        #expect(story.state.values == (side > 0 ? [-1e300, 50] : [-50, 1e300]))
    }

    @Test func nothingHoldsAThumbWhoseRangeCountsAsEmpty() throws {
        let track = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 120, start: 0, sweep: 720))
        var configuration = SliderConfiguration(bounds: 1e-9...2e-9)
        configuration.pressTarget = .thumb
        var story = Story(
            Opening(
                configuration: configuration, values: [1e-9, 1.01e-9, 2e-9, 2e-9, 2e-9], track: track,
                metrics: SliderMetrics(.right)))
        (configuration.lowerBound, configuration.upperBound) = (0, 1440)
        (configuration.disabledThumbs, configuration.collision) = ([4], .cross)
        story.perform(.configure(configuration, nil))
        // The fourth thumb could go to 0, but each of the four values would change by less than counts.
        #expect(story.state.limits(of: 3) == 2e-9...2e-9)
        story.perform(.input(.press(at: SIMD2(164, 29), pointer: 1, waits: false), .accept))
        #expect(!story.state.isDown(pointer: 1))
        #expect(story.brokenLaw() == nil)
    }

    @Test func boundsThatStayTheSameLeaveTheLastReport() {
        var first = SliderConfiguration(bounds: 0...100)
        first.pressTarget = .thumb
        let track = SliderTrack.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
        var story = Story(
            Opening(
                configuration: first, values: [148, -13, 50], track: track, metrics: SliderMetrics(.right)))
        var tiny = SliderConfiguration(bounds: 1e-9...2e-9)
        (tiny.maximumSpan, tiny.collision, tiny.pressTarget) = (0, .push, .track)
        var day = SliderConfiguration(bounds: 0...1440)
        day.pressTarget = .thumb
        let values = [0, -42.28037453250446, 126.98222888904021, -28.270243250541615, 131.5872335845161]
        let operations: [Operation] = [
            .configure(tiny, nil), .assign([-27, 96, 63, 130, 100]), .move(1, to: 84),
            .input(.press(at: SIMD2(115, 16), pointer: 0, waits: false), .accept), .configure(day, nil),
            .input(.cancel(pointer: 0), .accept), .configure(day, nil), .input(.wheel(2, thumb: 2), .adjust(values)),
        ]
        for operation in operations {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
    }

    @Test func limitsAndDragsAgreeOnALogarithmicScaleThatIsShortForItsValues() {
        let track = SliderTrack.line(from: SIMD2(16, 22), to: SIMD2(304, 22))
        var configuration = SliderConfiguration(bounds: 1e9...1e9 + 1)
        (configuration.scale, configuration.minimumSeparation) = (.logarithmic, 10)
        (configuration.collision, configuration.pressTarget) = (.push, .anywhere)
        var story = Story(
            Opening(
                configuration: configuration, values: [100, 0, 97, 16, 116, 102, 139, 50, 100], track: track,
                metrics: SliderMetrics(.right)))
        let operations: [Operation] = [
            .input(.press(at: SIMD2(78, 22), pointer: 2, waits: false), .accept),
            .input(.press(at: SIMD2(284, 22), pointer: 1, waits: false), .accept),
            .input(.release(pointer: 1, taps: 1), .accept),
            .input(.press(at: SIMD2(174, 1), pointer: 1, waits: false), .accept),
        ]
        for operation in operations {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
    }

    @Test func aBarMayLeaveAThumbBetweenStepsWhereNoneIsInReach() {
        let line = SliderTrack.line(from: SIMD2(22, 304), to: SIMD2(22, 16))
        let arc = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 225, sweep: 720))
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.scale = .list([1, 2, 4, 8, 50, 51, 200])
        (configuration.minimumSpan, configuration.maximumSpan, configuration.enabledRange) = (5, 90, -24...121)
        (configuration.keepsValuesBetweenSteps, configuration.collision, configuration.pressTarget) = (
            true, .push, .spanAndTrack
        )
        (configuration.spanDrag, configuration.dragsVertically) = (.all, true)
        var story = Story(
            Opening(configuration: configuration, values: [28, 100, 0], track: line, metrics: SliderMetrics(.right)))
        let operations: [Operation] = [
            .move(0, to: 103), .layOut(arc),
            .input(.press(at: SIMD2(120, 83), pointer: 0, waits: false), .accept),
            .input(.drag(to: SIMD2(192, 255), pointer: 0), .accept),
            .input(.drag(to: SIMD2(111, 65), pointer: 0), .accept),
            .move(2, to: 48), .input(.release(pointer: 0, taps: 1), .accept),
            .input(.press(at: SIMD2(254, 127), pointer: 0, waits: false), .accept),
            .layOut(line), .input(.drag(to: SIMD2(22, 160), pointer: 0), .accept),
        ]
        for operation in operations {
            story.perform(operation)
            #expect(story.brokenLaw() == nil)
        }
        // 9…46 has no step. Setting the configuration again pushes the third thumb off its step instead.
        #expect(story.state.values == [4, 46, 51])
    }

    @Test(arguments: [SliderInput.release(pointer: 2), .rest(pointer: 2)])
    func aPressThatWaitsBringsNothingWhereTheTrackIsGone(end: SliderInput) {
        let ring = SliderTrack.arc(SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: 225, sweep: -360))
        var configuration = SliderConfiguration(bounds: 0...100)
        (configuration.minimumSpan, configuration.collision) = (30, .push)
        (configuration.wraps, configuration.pressTarget) = (true, .anywhere)
        let point = ring.point(at: 0.62)
        let press = SliderInput.press(at: point, pointer: 2, waits: true)
        for (center, radius) in [(SIMD2(160.0, 160), 0.0), (point, 100)] {
            var story = Story(
                Opening(
                    configuration: configuration, values: [40, 70, 0], track: ring, metrics: SliderMetrics(.right)))
            let arc = SliderTrack.Arc(center: center, radius: radius, start: 225, sweep: 360)
            for operation in [.input(press, .accept), .layOut(.arc(arc)), Operation.input(end, .accept)] {
                story.perform(operation)
                #expect(story.brokenLaw() == nil)
                #expect(story.state.values == [40, 70, 0])
            }
        }
    }
}
