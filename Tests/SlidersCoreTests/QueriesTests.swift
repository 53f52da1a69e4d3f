import SlidersCore
import Testing

/// What hosts and apps ask a slider.
@Suite struct QueriesTests {
    @Test func landingNamesWhatAThumbRestsOn() throws {
        var slider = try Stage([20, 80]) { $0.detents = [50] }
        #expect(slider.state.landing(of: 0) == [])
        try slider.state.move(0, to: 50)
        #expect(slider.state.landing(of: 0) == .detents)
        try slider.state.move(1, to: 100)
        #expect(slider.state.landing(of: 1) == .ends)
        var configuration = slider.state.configuration
        configuration.step = .every(20)
        try slider.state.configure(configuration, values: [40, 60])
        #expect(slider.state.landing(of: 0) == .steps)
        configuration.keepsValuesBetweenSteps = true
        try slider.state.configure(configuration, values: [41, 60])
        #expect(slider.state.landing(of: 0) == [])
    }

    @Test func aDetentAndAnEndCanAlsoBeSteps() throws {
        var slider = try Stage([1], in: 0.5...2) {
            $0.step = .every(0.05)
            $0.detents = [1, 1.5]
        }
        #expect(slider.state.landing(of: 0) == [.steps, .detents])
        try slider.state.move(0, to: 1.1)
        #expect(slider.state.landing(of: 0) == .steps)
        try slider.state.move(0, to: 2)
        #expect(slider.state.landing(of: 0) == [.steps, .ends])
    }

    @Test func boundsFractionsAndValuesAreThoseOfTheScale() throws {
        let slider = try Stage([20], in: 10...1000) { $0.scale = .logarithmic }
        #expect(slider.state.bounds == 10...1000)
        for fraction in [-0.1, 0, 0.3, 1, 1.1] {
            let value = slider.state.value(at: fraction)
            #expect(value == slider.state.scale.value(at: fraction))
            #expect(slider.state.fraction(of: value) == slider.state.scale.fraction(of: value))
        }
    }

    @Test func aPointerIsDownFromPressToRelease() throws {
        var slider = try Stage([20, 80])
        slider.do(.press(at: slider.point(of: 50), pointer: 3))
        #expect(slider.state.isDown(pointer: 3) && !slider.state.isDown(pointer: 0))
        slider.do(.release(pointer: 3))
        #expect(!slider.state.isDown(pointer: 3))
        slider.do(.press(at: slider.point(of: 50) + SIMD2(0, 300), pointer: 3))
        #expect(!slider.state.isDown(pointer: 3))
    }

    @Test func aPointerThatTurnsMoreThanAQuarterMayHaveComeByTheLongerArc() throws {
        for start in [0.0, 90, 225] {
            let arc = SliderTrack.Arc(center: SIMD2(160, 160), radius: 100, start: start, sweep: 720)
            var slider = try Stage([0], on: .arc(arc))
            #expect(!slider.state.turnsFar(to: slider.point(degrees: start + 180), pointer: 0), "it is not down")
            slider.press(degrees: start)
            slider.drag(degrees: start + 60)
            for (turn, isFar) in [(60.0, false), (149, false), (151, true), (240, true), (329, true), (331, false)] {
                #expect(slider.state.turnsFar(to: slider.point(degrees: start + turn), pointer: 0) == isFar, "\(turn)")
            }
            #expect(!slider.state.turnsFar(to: SIMD2(160, 161), pointer: 0), "no direction")
            try slider.set { $0.dragsVertically = true }
            #expect(!slider.state.turnsFar(to: slider.point(degrees: start + 240), pointer: 0))
        }
        var line = try Stage([20])
        line.press(20)
        #expect(!line.state.turnsFar(to: line.point(of: 90), pointer: 0))
    }

    @Test func valueUnderAPointerIsTheSnappedValueWithin22Points() throws {
        let slider = try Stage([20]) { $0.step = .every(5) }
        #expect(slider.state.value(under: SIMD2(412, 60)) == 40)
        #expect(slider.state.value(under: SIMD2(413, 72)) == 40)
        #expect(slider.state.value(under: SIMD2(413, 72.1)) == nil)
        #expect(slider.state.value(under: SIMD2(1015, 50)) == 100)
        #expect(try Stage([0], on: .ring).state.value(under: SIMD2(200, 200)) == nil)
        let ring = try Stage([0], on: .ring) {
            $0.wraps = true
            $0.step = .every(5)
        }
        #expect(ring.state.value(under: ring.state.track.point(at: 0.999)) == 0, "the upper bound is the lower again")
        let limited = try Stage([20, 60]) { $0.thumbLimits = [0...30, nil] }
        #expect(limited.state.value(under: SIMD2(800, 50)) == 80, "limits of single thumbs do not apply")
    }

    @Test func gripUnderAPointerIsWhatAPressWouldHold() throws {
        let slider = try Stage([20, 50, 80]) {
            $0.pressTarget = .spanAndTrack
            $0.disabledThumbs = [2]
        }
        let grip = { (value: Double) in slider.state.grip(under: slider.point(of: value)) }
        #expect([20, 35, 51, 65, 80, 95].map(grip) == [.thumb(0), .span(0..<2), .thumb(1), nil, nil, nil])
        #expect(slider.state.anyPointer == nil)
        let pile = try Stage([40, 40])
        #expect(pile.state.grip(under: pile.point(of: 40)) == .thumb(1))
    }

    @Test func gripUnderAPointerIsNilWhereAPressWouldBringAThumb() throws {
        var slider = try Stage([20]) { $0.pressTarget = .track }
        #expect(slider.state.grip(under: slider.point(of: 60)) == nil)
        slider.press(20)
        #expect(slider.state.grip(under: slider.point(of: 20)) == nil)
    }

    @Test func nextAndPreviousValuesAreNilAtAnEdge() throws {
        let slider = try Stage([0, 60, 100]) {
            $0.step = .every(10)
            $0.minimumSpan = 20
        }
        #expect((0..<3).map { slider.state.nextValue(of: $0) } == [10, 70, nil])
        #expect((0..<3).map { slider.state.previousValue(of: $0) } == [nil, 50, 90])
        let crowded = try Stage([20, 20])
        #expect(crowded.state.nextValue(of: 0) == nil)
        #expect(crowded.state.previousValue(of: 1) == nil)
        #expect(crowded.state.nextValue(of: 7) == nil)
        let list = try Stage([2], in: nil) { $0.scale = .list([1, 2, 4]) }
        #expect(list.state.nextValue(of: 0) == 4 && list.state.previousValue(of: 0) == 1)
    }

    @Test func theNextValueLiesAcrossTheSeam() throws {
        let slider = try Stage([90], on: .ring) {
            $0.wraps = true
            $0.step = .every(10)
        }
        #expect(slider.state.nextValue(of: 0) == 0)
        #expect(slider.state.previousValue(of: 0) == 80)
    }

    @Test func theNextValueNearAnEndIsTheEnd() throws {
        let slider = try Stage([99.5])
        #expect(slider.state.nextValue(of: 0) == 100)
    }

    // MARK: Parts under a pointer

    @Test func partUnderAPointerIsTheThumbOrSpanThatAPressWouldHold() throws {
        let slider = try Stage([20, 50, 80]) {
            $0.pressTarget = .spanAndTrack
            $0.disabledThumbs = [2]
        }
        let part = { (value: Double) in slider.state.part(under: slider.point(of: value)) }
        #expect([20, 35, 51, 65, 80, 95].map(part) == [.thumb(0), .span(0, lap: 0), .thumb(1), nil, nil, nil])
        #expect(slider.state.part(under: SIMD2(350, 73)) == nil, "beside the track")
    }

    @Test func partUnderAPointerIsTheSpanThereWhereABarIsAllSpans() throws {
        let slider = try Stage([10, 30, 60, 90]) {
            $0.pressTarget = .span
            $0.spanDrag = .all
        }
        let parts = [20, 45, 75].map { slider.state.part(under: slider.point(of: $0)) }
        #expect(parts == [.span(0, lap: 0), .span(1, lap: 0), .span(2, lap: 0)])
        #expect(slider.state.grip(under: slider.point(of: 75)) == .span(0..<4))
    }

    @Test func partUnderAPointerIsTheSpanAcrossTheSeam() throws {
        let slider = try Stage([60, 80, 20], on: .ring) {
            $0.wraps = true
            $0.spanDrag = .all
        }
        #expect(slider.state.part(under: slider.point(degrees: 0)) == .span(1, lap: 0))
        #expect(slider.state.part(under: slider.point(degrees: 250)) == .span(0, lap: 0))
        #expect(slider.state.part(under: slider.point(degrees: 145)) == nil, "no span from the last thumb to the first")
    }

    @Test func partUnderAPointerIsNilWhereAPressWouldBringAThumb() throws {
        let slider = try Stage([20]) { $0.pressTarget = .track }
        #expect(slider.state.part(under: slider.point(of: 60)) == nil)
        #expect(slider.state.part(under: slider.point(of: 20)) == .thumb(0))
    }

    @Test func partAndGripUnderAPointerNameTheSameThumbs() {
        var generator = Generator(seed: 81)
        var spans = 0
        var thumbs = 0
        for _ in 0..<4000 {
            let count = generator.int(1..<6)
            var configuration = generator.configuration(count: count)
            configuration.disabledThumbs = []
            if generator.chance(0.5) { configuration.pressTarget = .span }
            let slider = SliderState(
                repairing: configuration, values: generator.values(count), on: generator.track())
            var point = generator.point(near: slider)
            if generator.chance(0.5) {
                let (lower, upper) = slider.unwrappedFractions(ofSpan: generator.int(0..<slider.spanCount))
                point = slider.track.point(at: generator.double(lower...max(lower, upper)))
            }
            switch (slider.part(under: point), slider.grip(under: point)) {
            case (.thumb(let thumb), let grip):
                thumbs += 1
                #expect(grip == .thumb(thumb))
            case (.span(let span, lap: 0), .span(let indices)):
                spans += 1
                #expect(indices.contains(span) && indices.contains(span + 1))
            case (nil, let grip):
                // With vertical and relative drags a press holds the nearest thumb from anywhere.
                let holdsNearest = slider.configuration.dragsVertically || configuration.pressTarget == .relative
                #expect(grip == nil || holdsNearest)
            default: Issue.record("\(String(describing: slider.part(under: point)))")
            }
        }
        #expect(spans > 40 && thumbs > 1000, "\(spans) \(thumbs)")
    }

    @Test func acceptsPressAnswersAsAPressDoes() {
        var generator = Generator(seed: 3)
        var taken = 0
        for _ in 0..<10_000 {
            let count = generator.int(1..<5)
            let track = generator.track()
            let configuration = generator.configuration(count: count)
            let values = (0..<count).map { _ in generator.double(-50...150) }
            let state = SliderState(repairing: configuration, values: values, on: track)
            let offset = SIMD2(generator.double(-60...60), generator.double(-60...60))
            let point = state.track.point(at: generator.double(-0.2...1.2)) + offset
            var pressed = state
            pressed.handle(.press(at: point, pointer: 0))
            #expect(state.acceptsPress(at: point) == pressed.isDown(pointer: 0))
            taken += pressed.isDown(pointer: 0) ? 1 : 0
            #expect(state.reaches(point) || !pressed.isDown(pointer: 0))
        }
        #expect(taken > 1000)
    }

    @Test(arguments: SliderPressTarget.allCases, [false, true])
    func aTrackWithoutLengthAcceptsNoPress(press: SliderPressTarget, dragsVertically: Bool) {
        let point = SIMD2(10.0, 10)
        for track in [
            SliderTrack.line(from: point, to: point), .arc(.init(center: point, radius: 0, start: 0, sweep: 270)),
        ] {
            var configuration = SliderConfiguration(bounds: 0...100)
            configuration.pressTarget = press
            configuration.dragsVertically = dragsVertically
            var state = SliderState(repairing: configuration, values: [20, 80], on: track)
            for target in [point, SIMD2(15, 22)] {
                #expect(!state.acceptsPress(at: target))
                state.handle(.press(at: target, pointer: 0))
                #expect(!state.isDown(pointer: 0))
            }
        }
    }

    @Test func acceptsPressSaysWhetherAPressWouldHoldOrBringAThumb() throws {
        let slider = try Stage([20, 50, 80]) {
            $0.pressTarget = .spanAndTrack
            $0.disabledThumbs = [0]
        }
        let accepts = { (value: Double) in slider.state.acceptsPress(at: slider.point(of: value)) }
        #expect([10, 20, 35, 50, 65, 80, 95].map(accepts) == [true, false, false, true, true, true, true])
        #expect(!slider.state.acceptsPress(at: SIMD2(650, 73)))
        #expect(slider.state.anyPointer == nil && slider.values == [20, 50, 80], "asking changes nothing")
    }

    @Test func dragDirectionIsTheTangentOrUprightWithVerticalDrag() throws {
        let line = try Stage([20], on: .line(from: .zero, to: SIMD2(30, 40)))
        #expect(line.state.dragDirection(at: SIMD2(9, 9)) == SIMD2(0.6, 0.8))
        let ring = try Stage([20], on: .ring)
        #expect(ring.state.dragDirection(at: SIMD2(320, 200)) == SIMD2(0, 1))
        #expect(ring.state.dragDirection(at: SIMD2(200, 205)) == nil, "in the dead zone")
        let vertical = try Stage([20], on: .ring) { $0.dragsVertically = true }
        #expect(vertical.state.dragDirection(at: SIMD2(200, 100)) == SIMD2(0, 1))
        #expect(try Stage([20], on: .line(from: .zero, to: .zero)).state.dragDirection(at: .zero) == nil)
    }

    // MARK: Requests

    @Test func requestedValuesAreTheAssignedOnesUntilAPersonMovesAThumb() throws {
        var slider = try Stage([33, 47]) { $0.step = .every(25) }
        #expect(slider.values == [25, 50] && slider.state.requestedValues == [33, 47])
        try slider.state.assign([-20, 900])
        #expect(slider.values == [0, 100] && slider.state.requestedValues == [-20, 900])
        slider.key(.step(1))
        #expect(slider.state.requestedValues == [25, 100])
        try slider.state.assign([10, 20, 30])
        #expect(slider.state.requestedValues == [10, 20, 30])
    }

    @Test func aRefusedAssignmentKeepsTheRequestedValues() throws {
        var slider = try Stage([33, 47]) { $0.step = .every(25) }
        #expect(throws: SliderError.valueNotFinite(index: 1)) { try slider.state.assign([1, .nan]) }
        #expect(slider.state.requestedValues == [33, 47])
    }

    // MARK: Limits for assistive technology

    @Test func adjustableLimitsAreTheLimitsAndOnAWrappingCircleTheBounds() throws {
        let slider = try Stage([20, 60]) {
            $0.minimumSpan = 10
            $0.disabledThumbs = [1]
        }
        #expect(slider.state.adjustableLimits(of: 0) == slider.state.limits(of: 0))
        #expect(slider.state.adjustableLimits(of: 1) == 60...60)
        let ring = try Stage([90, 20], on: .ring) {
            $0.wraps = true
            $0.disabledThumbs = [1]
        }
        #expect(ring.state.limits(of: 0) == 20...120)
        #expect(ring.state.adjustableLimits(of: 0) == 0...100)
        #expect(ring.state.adjustableLimits(of: 1) == 20...20, "a disabled thumb gives its value twice")
    }

    // MARK: Equality

    @Test func slidersAreEqualIfOptionsValuesRequestsAndPointersAre() throws {
        let slider = try Stage([20, 60])
        var other = slider
        #expect(slider.state == other.state)
        other.press(20)
        #expect(slider.state != other.state)
        other.release()
        #expect(slider.state == other.state)
        other.drag(from: 20, to: 30)
        other.release()
        #expect(slider.state != other.state)
        other = slider
        try other.set { $0.step = .every(20) }
        #expect(slider.values == other.values && slider.state != other.state)
        other = slider
        other.state.layOut(on: .plain, targetSide: 60)
        #expect(slider.state != other.state)
    }
}
