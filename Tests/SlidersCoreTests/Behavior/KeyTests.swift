import SlidersCore
import Testing

/// docs/behavior.md §6: keys, as intents.
@Suite struct KeyTests {
    private func after(
        _ intents: SliderIntent..., from value: Double = 50, in bounds: ClosedRange<Double>? = 0...100,
        on track: SliderTrack = .plain, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> Double {
        var slider = try Stage([value], in: bounds, on: track, configure)
        for intent in intents { slider.key(intent) }
        return slider.values[0]
    }

    private let right = SliderIntent.arrow(dx: 1, dy: 0), left = SliderIntent.arrow(dx: -1, dy: 0)
    private let up = SliderIntent.arrow(dx: 0, dy: -1), down = SliderIntent.arrow(dx: 0, dy: 1)

    // MARK: Directions

    @Test func arrowUpIsMoreOnEveryTrack() throws {
        let tracks = [
            SliderTrack.plain, .line(from: SIMD2(1000, 0), to: .zero), .line(from: .zero, to: SIMD2(0, 900)),
            .line(from: SIMD2(0, 900), to: .zero), .ring, .circle(start: 90, sweep: -270),
        ]
        for track in tracks {
            #expect(try after(up, on: track) { $0.step = .every(5) } == 55)
            #expect(try after(down, on: track) { $0.step = .every(5) } == 45)
        }
    }

    @Test func arrowRightIsMoreExceptWhereTheLineRunsLeft() throws {
        for track in [SliderTrack.plain, .line(from: .zero, to: SIMD2(0, 900)), .ring, .circle(sweep: -360)] {
            #expect(try after(right, on: track) { $0.step = .every(5) } == 55)
            #expect(try after(left, on: track) { $0.step = .every(5) } == 45)
        }
        let leftwards = SliderTrack.line(from: SIMD2(1000, 0), to: .zero)
        #expect(try after(right, on: leftwards) { $0.step = .every(5) } == 45)
        #expect(try after(left, on: leftwards) { $0.step = .every(5) } == 55)
        #expect(try after(.step(1), on: leftwards) { $0.step = .every(5) } == 55, "a step has no direction on screen")
    }

    // MARK: How far

    @Test func aKeyMovesToTheNextReachableValueAndAPageToTheTenth() throws {
        #expect(try after(.step(1)) { $0.step = .every(2) } == 52)
        #expect(try after(.page(1)) { $0.step = .every(2) } == 70)
        #expect(try after(.page(-1)) { $0.step = .every(2) } == 30)
        #expect(try after(.page(1), .page(1), .page(1)) { $0.step = .every(2) } == 100)
        #expect(try after(.step(1), .step(1), from: 9, in: 0...10) { $0.step = .every(3) } == 10)
        #expect(try after(.step(-1), from: 10, in: 0...10) { $0.step = .every(3) } == 9)
        #expect(try after(.step(1), .step(1), from: 4, in: nil) { $0.scale = .list([1, 2, 4, 8, 100]) } == 100)
    }

    @Test func withoutStepsAKeyMovesBy1PercentAndAPageBy10PercentOfTheTrack() throws {
        #expect(try after(.step(1)).isNear(51))
        #expect(try after(.page(-1)).isNear(40))
        #expect(
            try after(.page(1), from: 100, in: 1...10_000) { $0.scale = .logarithmic }.isNear(251.188643, within: 1e-5))
    }

    /// From the lower to the upper bound and back, each value is the exact decimal number, to the bit.
    @Test(
        arguments: [(0, 100, 1), (0, 1, 1), (-1, 1, 1), (1, 10_000, 1), (9, 11, 10), (0, 3, 10), (0, 100_000_000, 1)]
            as [(Double, Double, Double)])
    func withoutStepsKeysGiveDecimalValuesToTheBit(lower: Double, upper: Double, unit: Double) throws {
        let values = (0...100).map { (100 * lower + Double($0) * (upper - lower)) / (100 * unit) }
        var slider = try Stage([lower / unit], in: lower / unit...upper / unit)
        for (intent, distance) in [
            (SliderIntent.step(1), values), (.page(1), stride(from: 0, through: 100, by: 10).map { values[$0] }),
        ] {
            for value in distance.dropFirst() {
                slider.key(intent)
                #expect(slider.values == [value])
            }
            for value in distance.dropLast().reversed() {
                slider.key(intent == .step(1) ? .step(-1) : .page(-1))
                #expect(slider.values == [value])
            }
        }
    }

    @Test func keysAcrossTheSeamGiveDecimalValues() throws {
        let ring: (inout SliderConfiguration) -> Void = { $0.wraps = true }
        #expect(try after(.step(1), from: 1439.9, in: 0...1440, on: .ring, ring) == 14.3)
        #expect(try after(.step(1), .step(-1), from: 1439.9, in: 0...1440, on: .ring, ring) == 1439.9)
        var slider = try Stage([1439.9], in: 0...1440, on: .ring, ring)
        slider.type(14.3)
        #expect(slider.values == [14.3])
    }

    @Test func keysOnLinearPiecesGiveDecimalValues() throws {
        let stops: [SliderScale.Stop] = [
            .init(fraction: 0, value: 0, step: 5), .init(fraction: 0.5, value: 40), .init(fraction: 1, value: 100),
        ]
        for (keys, value) in [(1, 81.2), (2, 82.4), (5, 86)] {
            #expect(try after(.step(keys), from: 80, in: nil) { $0.scale = .piecewise(stops) } == value)
            #expect(try after(.step(-keys), from: 80, in: nil) { $0.scale = .piecewise(stops) } == 160 - value)
        }
    }

    @Test func keysOnOtherScalesAndFromOtherValuesKeepAllDigits() throws {
        let third = 100.0 / 3
        #expect(try after(.step(1), from: third).isNear(third + 1))
        #expect(try after(.step(50), from: 1e-6, in: 1e-6...1e6) { $0.scale = .logarithmic }.isNear(1, within: 1e-9))
        #expect(
            try after(.step(1), from: 1, in: 1...10_000) { $0.scale = .logarithmic }.isNear(
                1.096478196143185, within: 1e-12))
    }

    @Test func keysTakeEveryCount() throws {
        for step in [SliderStep.none, .every(1)] {
            for (intent, value) in [
                (.page(.max), 100), (.page(.min), 0), (.step(.min), 0), (.arrow(dx: .min, dy: 0), 0),
                (.arrow(dx: 0, dy: .min), 100),
            ] as [(SliderIntent, Double)] {
                #expect(try after(intent) { $0.step = step } == value)
            }
        }
    }

    @Test func aKeyFromBetweenTwoStepsMovesToTheNextStep() throws {
        #expect(
            try after(.step(1), from: 33) {
                $0.step = .every(10)
                $0.keepsValuesBetweenSteps = true
            } == 40)
        #expect(
            try after(.step(-1), from: 33) {
                $0.step = .every(10)
                $0.keepsValuesBetweenSteps = true
            } == 30)
    }

    @Test func keysFollowTheStepsOfSegments() throws {
        let stops: [SliderScale.Stop] = [
            .init(fraction: 0, value: 0, step: 5), .init(fraction: 0.5, value: 12, step: 40),
            .init(fraction: 1, value: 100),
        ]
        #expect(try after(.step(1), .step(1), from: 5, in: nil) { $0.scale = .piecewise(stops) } == 12)
        #expect(try after(.step(2), from: 10, in: nil) { $0.scale = .piecewise(stops) } == 52)
        #expect(try after(.page(-1), from: 100, in: nil) { $0.scale = .piecewise(stops) } == 0)
    }

    // MARK: Home and End

    @Test func homeAndEndMoveAThumbToItsLimits() throws {
        var slider = try Stage([20, 60]) {
            $0.minimumSpan = 10
            $0.thumbLimits = [5...100, nil]
        }
        slider.key(.maximum)
        #expect(slider.values == [50, 60])
        slider.key(.minimum)
        #expect(slider.values == [5, 60])
        slider.key(.minimum, thumb: 1)
        #expect(slider.values == [5, 15])
        slider.key(.maximum, thumb: 1)
        #expect(slider.values == [5, 100])
    }

    @Test func homeAndEndNeverMoveAThumbBackward() throws {
        var slider = try Stage([33, 35]) {
            $0.step = .every(10)
            $0.keepsValuesBetweenSteps = true
        }
        slider.key(.maximum)
        slider.key(.minimum, thumb: 1)
        #expect(slider.values == [33, 35])
        #expect(slider.news() == "")
    }

    @Test func homeAndEndOnAWrappingCircleGoToTheSeamByTheShorterArc() throws {
        let ring: (inout SliderConfiguration) -> Void = {
            $0.wraps = true
            $0.step = .every(10)
        }
        #expect(try after(.minimum, from: 30, on: .ring, ring) == 0)
        #expect(try after(.minimum, from: 80, on: .ring, ring) == 0)
        #expect(try after(.maximum, from: 30, on: .ring, ring) == 90, "the greatest step below upper")
        #expect(try after(.maximum, from: 0, on: .ring, ring) == 90)
        for intent in [SliderIntent.minimum, .maximum] {
            #expect(try after(intent, from: 30, on: .ring) { $0.wraps = true } == 0, "without steps both go to lower")
        }
    }

    @Test func homeAndEndOnAWrappingCircleStopAtTheLimits() throws {
        // Thumb 1 goes back to the seam, but never past thumb 0.
        var slider = try Stage([60, 20], on: .ring) {
            $0.wraps = true
            $0.step = .every(10)
            $0.minimumSpan = 20
        }
        slider.key(.minimum, thumb: 1)
        #expect(slider.values == [60, 0])
        slider.key(.maximum, thumb: 1)
        #expect(slider.values == [60, 90])
        slider.key(.minimum)
        #expect(slider.values == [70, 90])
    }

    @Test func keysMoveAThumbAcrossTheSeam() throws {
        let ring: (inout SliderConfiguration) -> Void = {
            $0.wraps = true
            $0.step = .every(10)
        }
        #expect(try after(.step(1), from: 90, on: .ring, ring) == 0)
        #expect(try after(.step(-1), from: 0, on: .ring, ring) == 90)
        #expect(try after(.step(1), from: 99.5, on: .ring) { $0.wraps = true }.isNear(0.5))
        let stops: [SliderScale.Stop] = [
            .init(fraction: 0, value: 0, step: 10), .init(fraction: 0.5, value: 50), .init(fraction: 1, value: 100),
        ]
        let mixed: (inout SliderConfiguration) -> Void = { ($0.wraps, $0.scale) = (true, .piecewise(stops)) }
        #expect(try after(.step(-1), from: 0, in: nil, on: .ring, mixed).isNear(99))
        #expect(try after(.step(-1), .step(1), from: 0, in: nil, on: .ring, mixed) == 0)
    }

    // MARK: Typed values

    @Test func typedValuesAreSnappedAndClamped() throws {
        var slider = try Stage([20, 60]) { $0.step = .every(5) }
        #expect(try slider.state.validated(33, for: 0) == 35)
        #expect(try slider.state.validated(99, for: 0) == 60)
        #expect(slider.values == [20, 60], "asking changes nothing")
        slider.type(33)
        slider.type(-1000)
        slider.type(.nan)
        slider.type(.infinity)
        #expect(slider.values == [0, 60])
        #expect(slider.news() == "changed 0 by key, changed 0 by key")
        #expect(throws: SliderError.valueNotFinite(index: 0)) { try slider.state.validated(.nan, for: 0) }
        #expect(throws: SliderError.noSuchThumb(2)) { try slider.state.validated(1, for: 2) }
    }

    @Test func aTypedValueIsValidatedAsItWouldBeTaken() throws {
        var slider = try Stage([20, 60]) { $0.disabledThumbs = [1] }
        _ = slider.state.propose(.key(.step(10), thumb: 0))
        #expect(try slider.state.validated(20, for: 0) == 20, "a proposal that is not committed does not count")
        #expect(try slider.state.validated(80, for: 1) == 60, "disabled")
        slider.press(20)
        #expect(try slider.state.validated(40, for: 0) == 20, "held")
    }

    // MARK: Who listens

    @Test func keysDoNothingToHeldDisabledAndMissingThumbs() throws {
        var slider = try Stage([20, 60, 90]) { $0.disabledThumbs = [2] }
        slider.press(20)
        for thumb in [0, 2, 3, -1] {
            slider.key(.step(1), thumb: thumb)
            slider.do(.adjust(1, thumb: thumb))
            slider.do(.wheel(1, thumb: thumb))
            slider.type(5, thumb: thumb)
        }
        #expect(slider.values == [20, 60, 90])
        #expect(slider.news() == "")
    }

    @Test func aKeyAtAnEdgeReportsNothing() throws {
        var slider = try Stage([0, 0])
        slider.key(.step(-1))
        slider.key(.minimum)
        #expect(slider.news() == "")
        #expect(slider.values == [0, 0])
        // Values closer than the tolerance leave no room, and stay in order.
        slider = try Stage([50, 50 + 1e-10])
        slider.key(.step(1))
        #expect(slider.values == [50, 50 + 1e-10])
    }

    // MARK: Law

    @Test func aKeyGivesTheNextValue() {
        var generator = Generator(seed: 16)
        var moved = 0
        for _ in 0..<3000 {
            let count = generator.int(1..<4)
            let slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: generator.track()
            )
            for thumb in 0..<count {
                for direction in [1, -1] {
                    var after = slider
                    let change = after.handle(.key(.step(direction), thumb: thumb))
                    guard !slider.isDisabled(thumb: thumb) else {
                        #expect(after.values == slider.values && change.changed.isEmpty)
                        continue
                    }
                    let next = direction > 0 ? slider.nextValue(of: thumb) : slider.previousValue(of: thumb)
                    moved += next == nil ? 0 : 1
                    #expect(
                        after.value(of: change.focus ?? thumb) == next ?? slider.value(of: thumb),
                        "thumb \(thumb) of \(slider.values) \(slider.configuration)")
                }
            }
        }
        #expect(moved > 3000, "\(moved)")
    }
}
