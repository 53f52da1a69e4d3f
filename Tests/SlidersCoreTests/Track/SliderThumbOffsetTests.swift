import SlidersCore
import Testing

/// docs/behavior.md §8, thumbs beside their values.
@Suite struct SliderThumbOffsetTests {
    private static let paths: [SliderPath] = [
        .right, .left, .up, .down, .arc(start: 225, sweep: 270), .arc(start: 0, sweep: 360),
        .arc(start: 40, sweep: -300),
    ]

    /// A slider whose thumbs are 16 long and 40 broad.
    fileprivate struct Drawn {
        let layout: SliderLayout
        var slider: Stage

        init(
            _ values: [Double], _ path: SliderPath = .right, side: Double = 316, offset: Double = 0,
            _ placement: SliderThumbPlacement = .outside, _ change: (inout SliderMetrics) -> Void = { _ in },
            _ configure: (inout SliderConfiguration) -> Void = { _ in }
        ) throws {
            var metrics = SliderMetrics(path)
            (metrics.thumbSize, metrics.thumbLength, metrics.turnsThumbs) = (40, 16, true)
            (metrics.thumbPlacement, metrics.thumbOffset) = (placement, offset)
            change(&metrics)
            layout = SliderLayout(metrics, size: SIMD2(side, side))
            slider = try Stage(values, on: layout.track, configure)
            layOut()
        }

        mutating func layOut() {
            slider.state.layOut(
                on: layout.track, targetSide: layout.targetSide, thickness: layout.metrics.thickness,
                thumbOffset: layout.thumbOffset)
        }

        func center(_ index: Int) -> SIMD2<Double> { slider.state.location(ofThumb: index) }

        func distance(_ index: Int, toValue value: Double) -> Double {
            let distance = center(index) - layout.track.point(at: value / 100)
            return (distance * distance).sum().squareRoot()
        }

        /// The center of a thumb as a position on the track, in values.
        func value(ofCenter index: Int) -> Double {
            (layout.track.fraction(at: center(index)) ?? .nan) * 100
        }
    }

    // MARK: Along

    @Test func theLowestThumbLiesBeforeItsValueAndTheHighestAfterIt() throws {
        for path in Self.paths {
            let drawn = try Drawn([20, 50, 80], path)
            #expect(drawn.value(ofCenter: 0) < 20 && drawn.value(ofCenter: 2) > 80)
            #expect(drawn.distance(1, toValue: 50) < 1e-9, "one between them is at its value")
        }
        #expect(try Drawn([50]).distance(0, toValue: 50) == 0, "and so is a single one")
    }

    /// Law: the inner edge of a handle is the point of its value, wherever it is.
    @Test func innerEdgesAreTheValues() throws {
        for path in [SliderPath.right, .left, .up, .down] {
            for (low, high) in [(0.0, 100.0), (0, 0), (100, 100), (13.7, 13.7), (31, 64.5)] {
                let drawn = try Drawn([low, high], path)
                for (index, value) in [low, high].enumerated() {
                    #expect(drawn.distance(index, toValue: value).isNear(8))
                    let box = try #require(drawn.layout.thumb(index, of: drawn.slider.state).box)
                    let distance = box.center - drawn.layout.track.point(at: value / 100)
                    #expect((abs(distance.x) + abs(distance.y)).isNear(8) && box.size.min() == 16)
                }
            }
        }
    }

    /// Around a ring the half length of a handle is measured on the path of its center.
    @Test func roundARingTheLengthIsMeasuredWhereTheThumbIs() throws {
        for offset in [0.0, 30, -30] {
            let drawn = try Drawn([25, 50], .arc(start: 0, sweep: 360), offset: offset)
            guard case .arc(let arc) = drawn.layout.track else { return }
            let radius = arc.radius + offset
            let center = drawn.center(0) - arc.center
            #expect((center * center).sum().squareRoot().isNear(radius))
            let angle = 90 - 8 / radius * 180 / .pi
            let position = drawn.layout.track.point(at: angle / 360) - arc.center
            #expect(abs(position.x * center.y - position.y * center.x) < 1e-6)
        }
    }

    @Test func equalValuesStandSideBySide() throws {
        for value in [0.0, 50, 100] {
            let drawn = try Drawn([value, value])
            let distance = drawn.center(1) - drawn.center(0)
            #expect(distance.x.isNear(16) && distance.y == 0)
            for (index, x) in [(0, -9.0), (0, -1.5), (1, 1.5), (1, 9.0)] {
                var slider = drawn.slider
                let middle = drawn.layout.track.point(at: value / 100)
                slider.press(at: middle.x + x, middle.y)
                #expect(
                    slider.state.isHeld(thumb: index) == slider.state.canStillGo(index), "no pile that waits")
            }
        }
    }

    @Test func aHandleIsDraggedByItsValue() throws {
        for path in [SliderPath.right, .left, .up, .down] {
            var drawn = try Drawn([20, 80], path)
            let (start, distance) = (
                drawn.center(0), drawn.layout.track.point(at: 0.5) - drawn.layout.track.point(at: 0.2)
            )
            drawn.slider.do(.press(at: start, pointer: 0))
            #expect(drawn.slider.values == [20, 80])
            drawn.slider.do(.drag(to: start + distance, pointer: 0))
            #expect(
                drawn.slider.values.isNear([50, 80]) && drawn.center(0).isNear(start + distance),
                "it keeps its distance")
            drawn.slider.do(.drag(to: start + 4 * distance, pointer: 0))
            #expect(drawn.slider.values.isNear([80, 80]))
            drawn.slider.do(.drag(to: start, pointer: 0))
            #expect(drawn.slider.values == [20, 80], "that of the press to the bit")
        }
    }

    @Test func aPressOnTheTrackBringsTheValueUnderThePointer() throws {
        var drawn = try Drawn([20, 80]) { _ in
        } _: {
            $0.pressTarget = .spanAndTrack
        }
        drawn.slider.do(.press(at: drawn.layout.track.point(at: 0.05), pointer: 0))
        #expect(drawn.slider.values.isNear([5, 80]) && drawn.center(0).x < drawn.layout.track.point(at: 0.05).x)
    }

    @Test func handlesTakeAPressBesideTheirSpanAndAThirdInside() throws {
        let drawn = try Drawn([40, 60])
        let (low, high) = (drawn.layout.track.point(at: 0.4).x, drawn.layout.track.point(at: 0.6).x)
        func held(_ x: Double) -> String {
            var slider = drawn.slider
            slider.press(at: x, 158)
            let indices = (0...1).filter { slider.state.isHeld(thumb: $0) }
            return indices.count == 2 ? "span" : indices.first.map { "\($0)" } ?? "nothing"
        }
        #expect(held(low - 29.9) == "0" && held(low - 30.1) == "nothing")
        #expect(held(low) == "0" && held(low + 13.9) == "0" && held(low + 14.1) == "span")
        #expect(
            held(high) == "1" && held(high - 13.9) == "1" && held(high + 29.9) == "1" && held(high + 30.1) == "nothing")
    }

    /// With `cross` a handle that passes the other changes its side, and its value stays where the pointer has it.
    @Test func handlesThatPassChangeTheirSides() throws {
        var drawn = try Drawn([20, 40]) { _ in
        } _: {
            $0.collision = .cross
        }
        let start = drawn.center(0)
        drawn.slider.do(.press(at: start, pointer: 0))
        drawn.slider.do(.drag(to: start + SIMD2(100, 0), pointer: 0))
        let value = 20 + 100 / drawn.layout.track.length * 100
        #expect(
            drawn.slider.values.isNear([40, value]) && drawn.value(ofCenter: 1) > value && drawn.value(ofCenter: 0) < 40
        )
    }

    @Test func theMinimumSeparationIsBetweenValues() throws {
        var drawn = try Drawn([20, 80]) { _ in
        } _: {
            $0.minimumSeparation = 30
        }
        drawn.slider.do(.press(at: drawn.center(0), pointer: 0))
        drawn.slider.do(.drag(to: drawn.center(1), pointer: 0))
        let between = (drawn.slider.values[1] - drawn.slider.values[0]) / 100 * drawn.layout.track.length
        #expect(between.isNear(30))
    }

    // MARK: Room

    /// Law: no thumb leaves the control, whatever its value, path, placement and offset.
    @Test func thumbsAreInsideTheControl() throws {
        for path in Self.paths {
            for offset in [0.0, 25, -25, 90, -90] {
                for values in [[0.0, 0], [100, 100], [0, 100], [33, 71]] {
                    let drawn = try Drawn(values, path, offset: offset)
                    for index in 0...1 { #expect(drawn.isInside(index), "\(path) \(offset) \(values)") }
                }
            }
        }
    }

    @Test func aGivenInsetIsThatOfAHandlesCenter() throws {
        let plain = try Drawn([0, 100], .right, .centered) { $0.inset = 20 }
        let drawn = try Drawn([0, 100]) { $0.inset = 20 }
        #expect(plain.center(0).x == 20 && drawn.center(0).x == 20 && drawn.center(1).x == 296)
        #expect(drawn.layout.track.point(at: 0).x == 28)
    }

    @Test func theDrawnTrackEndsAtTheHandlesEdgesOrAtTheirValues() throws {
        func ends(_ ends: SliderTrackEnds) throws -> SliderTrack {
            try Drawn([0, 100]) { $0.ends = ends }.layout.drawnTrack
        }
        #expect(try ends(.edges) == .line(from: SIMD2(3, 158), to: SIMD2(313, 158)))
        #expect(try ends(.centers) == .line(from: SIMD2(16, 158), to: SIMD2(300, 158)))
    }

    // MARK: Across

    @Test func anOffsetMovesThumbsAcrossTheTrack() throws {
        let directions: [(SliderPath, SIMD2<Double>)] = [
            (.right, SIMD2(0, -30)), (.left, SIMD2(0, -30)), (.up, SIMD2(-30, 0)), (.down, SIMD2(-30, 0)),
        ]
        for (path, distance) in directions {
            let drawn = try Drawn([40], path, offset: 30)
            #expect(drawn.center(0).isNear(drawn.layout.track.point(at: 0.4) + distance))
        }
        for offset in [20.0, -20] {
            let drawn = try Drawn([25], .arc(start: 0, sweep: 360), offset: offset)
            guard case .arc(let arc) = drawn.layout.track else { return }
            #expect(drawn.center(0).isNear(arc.center + SIMD2(arc.radius + offset, 0)))
        }
    }

    /// A straight track makes room for thumbs beside it, as far as there is any.
    @Test func theTrackMakesRoomAcross() throws {
        func middle(_ offset: Double, _ height: Double) throws -> Double {
            var metrics = SliderMetrics()
            (metrics.thumbSize, metrics.thumbOffset) = (28, offset)
            guard case .line(let from, _) = SliderLayout(metrics, size: SIMD2(300, height)).track else { return .nan }
            return from.y
        }
        #expect(try middle(0, 44) == 22)
        #expect(try middle(4, 44) == 22, "there is room")
        #expect(try middle(20, 44) == 34 && middle(-20, 44) == 10)
        #expect(try middle(20, 30) == (34 + 30 - 3) / 2, "less than it takes is shared")
    }

    @Test func textsKeepClearOfThumbsBesideTheTrack() throws {
        for (offset, placement) in [(20.0, SliderLabelPlacement.above), (-20, .below), (20, .below), (-20, .above)] {
            let drawn = try Drawn([40], offset: offset) { ($0.hasLabels, $0.labels) = (true, placement) }
            let labels = drawn.layout.thumbLabels(of: drawn.slider.state, .apart) { _ in SIMD2(30, 14) }
            let text = try #require(labels.first).center.y
            let box = try #require(drawn.layout.thumb(0, of: drawn.slider.state).box)
            let track = drawn.layout.track.point(at: 0.4).y
            if placement == .above {
                #expect(text + 7 < min(box.center.y - 20, track - 3))
            } else {
                #expect(text - 7 > max(box.center.y + 20, track + 3))
            }
        }
    }

    /// A thumb can be reached, however far inside its ring an app wants it.
    @Test func insideThumbsStayClearOfTheMiddle() throws {
        for offset in [-40.0, -100, -140, -1e9] {
            for value in [0.0, 30, 77] {
                var drawn = try Drawn([value], .arc(start: 0, sweep: 360), offset: offset)
                drawn.slider.do(.press(at: drawn.center(0), pointer: 0))
                #expect(drawn.slider.state.isHeld(thumb: 0), "\(offset)")
            }
        }
    }

    @Test func aThumbInsideItsRingFollowsThePointerRoundIt() throws {
        var drawn = try Drawn([0], .arc(start: 0, sweep: 360), offset: -60)
        let start = drawn.center(0)
        drawn.slider.do(.press(at: start, pointer: 0))
        guard case .arc(let arc) = drawn.layout.track else { return }
        drawn.slider.do(.drag(to: arc.center + SIMD2(arc.radius - 60, 0), pointer: 0))
        #expect(drawn.slider.values.isNear([25]) && drawn.center(0).isNear(arc.center + SIMD2(arc.radius - 60, 0)))
    }

    @Test func needlesPointAtTheValue() throws {
        for placement in [SliderThumbPlacement.centered, .outside] {
            let drawn = try Drawn([25, 50], .arc(start: 0, sweep: 360), offset: -30, placement) {
                $0.dial = SliderDial()
                $0.dial?.needle = 0.5...1
            }
            let drawing = SliderDrawing(of: drawn.slider.state, in: drawn.layout)
            let needle = try #require(drawing.elements.first { $0.part == .needle(0) })
            guard case .line(_, let tip, _) = needle.figure, case .arc(let arc) = drawn.layout.track else { return }
            #expect(tip.isNear(arc.center + SIMD2(arc.radius - 30, 0)))
        }
    }

    @Test func offsetsThatMakeNoSenseChangeNothing() throws {
        let plain = try Drawn([20, 80])
        for offset in [Double.nan, .infinity, -.infinity] {
            let drawn = try Drawn([20, 80], offset: offset)
            #expect(drawn.layout.track == plain.layout.track && drawn.center(0) == plain.center(0))
        }
        for path in Self.paths {
            let drawn = try Drawn([20, 80], path, side: 10, offset: 30)
            #expect(drawn.center(0).x.isFinite && drawn.center(1).y.isFinite)
        }
    }

    // MARK: Everywhere

    /// Law: a press on the center of a thumb that can move holds it, and hit tests and figures agree.
    @Test func aPressOnTheMiddleOfAThumbHoldsIt() throws {
        for path in Self.paths {
            for offset in [0.0, 30, -30] {
                for values in [[0.0, 100], [20, 80], [50, 50.5]] {
                    for index in 0...1 {
                        var drawn = try Drawn(values, path, offset: offset)
                        let middle = try #require(drawn.layout.thumb(index, of: drawn.slider.state).box).center
                        drawn.slider.do(.press(at: middle, pointer: 0))
                        #expect(drawn.slider.state.isHeldAlone(thumb: index), "\(path) \(offset) \(values)")
                    }
                }
            }
        }
    }

    @Test func updatesEqualANewDrawing() throws {
        for path in Self.paths {
            var drawn = try Drawn([20, 50, 80], path, offset: 12) {
                $0.hasLabels = true
            } _: {
                $0.collision = .cross
            }
            var drawing = SliderDrawing(of: drawn.slider.state, in: drawn.layout)
            let distance = [20.0, 55, 90, 10].map { drawn.slider.point(of: $0) }
            let inputs: [SliderInput] =
                [.press(at: drawn.center(0), pointer: 0)] + distance.map { .drag(to: $0, pointer: 0) } + [
                    .release(pointer: 0)
                ]
            for input in inputs {
                drawing.update(for: drawn.slider.do(input), in: drawn.slider.state)
                #expect(drawing == SliderDrawing(of: drawn.slider.state, in: drawn.layout))
            }
        }
    }
}

extension SliderThumbOffsetTests.Drawn {
    /// Whether a thumb is inside its control; around a ring by its breadth, as its length lies along the ring.
    fileprivate func isInside(_ index: Int) -> Bool {
        guard let (center, size, _) = layout.thumb(index, of: slider.state).box else { return false }
        if case .arc(let arc) = layout.track {
            let distance = center - arc.center
            return (distance * distance).sum().squareRoot() + size.y / 2 <= layout.size.min() / 2 + 1e-9
        }
        let (low, high) = (center - size / 2, center + size / 2)
        return low.min() >= -1e-9 && (layout.size - high).min() >= -1e-9
    }
}

extension SliderState {
    /// Whether a thumb can go anywhere.
    fileprivate func canStillGo(_ thumb: Int) -> Bool { limits(of: thumb).lowerBound < limits(of: thumb).upperBound }
}

extension SIMD2<Double> {
    fileprivate func isNear(_ other: SIMD2<Double>) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
