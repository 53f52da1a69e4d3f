import SlidersCore
import Testing

/// docs/behavior.md §1.6: options that cannot be met are kept, and repaired until they can be met.
@Suite struct ConstraintsTests {
    @Test func wrapIsStopWhereTheTrackIsNoFullCircle() throws {
        var slider = try Stage([90])
        try slider.set { $0.wraps = true }
        #expect(slider.state.configurationError == .wrapNeedsFullCircle)
        #expect(!slider.state.isWrapped)
        slider.state.layOut(on: .ring)
        #expect(slider.state.isWrapped)
        #expect(throws: SliderError.wrapNeedsFullCircle) { try Stage([0], on: .circle(sweep: 270)) { $0.wraps = true } }
        #expect(throws: SliderError.wrapNeedsFullCircle) { try Stage([0], on: .circle(sweep: 720)) { $0.wraps = true } }
    }

    @Test func crossIsStopOnAWrappingCircle() throws {
        var slider = try Stage([10, 30], on: .ring) { $0.wraps = true }
        try slider.set { $0.collision = .cross }
        #expect(slider.state.configurationError == .crossOnWrappingCircle)
        slider.press(degrees: 36)
        slider.drag(degrees: 150)
        #expect(slider.values.isNear([30, 30]))
        #expect(throws: SliderError.crossOnWrappingCircle) {
            try Stage([10, 30], on: .ring) {
                $0.wraps = true
                $0.collision = .cross
            }
        }
        // A single thumb has nothing to cross.
        #expect(
            try Stage([10], on: .ring) {
                $0.wraps = true
                $0.collision = .cross
            }.state.configurationError == nil)
    }

    @Test func aScaleThatDoesNotFitIsLinear() throws {
        var slider = try Stage([50])
        try slider.set { $0.scale = .logarithmic }
        #expect(slider.state.configurationError == .logarithmNeedsPositiveBounds(lower: 0))
        #expect(slider.state.scale.curve == .linear)
        try slider.set { $0.bounds = 1...100 }
        #expect(slider.state.scale.curve == .logarithmic)
    }

    @Test func aScaleThatBringsBoundsKeepsThem() throws {
        var slider = try Stage([50])
        try slider.set { $0.scale = .list([1, 2, 3]) }
        #expect(slider.state.configurationError == .boundsBesideScale)
        #expect(slider.state.scale.bounds == 1...3)
    }

    @Test func boundsThatCannotBeMetAreRepaired() throws {
        var slider = try Stage([50])
        try slider.set { ($0.lowerBound, $0.upperBound) = (80, 20) }
        #expect(slider.state.configurationError == .boundsReversed(lower: 80, upper: 20))
        #expect(slider.values == [80])
        try slider.set { $0.lowerBound = .nan }
        #expect(slider.state.configurationError == .boundsNotFinite)
        #expect(slider.state.scale.bounds == 0...1)
    }

    @Test func limitsThatCannotBeMetDoNothing() throws {
        var slider = try Stage([30, 60])
        try slider.set { $0.thumbLimits = [70...80, 10...20] }
        #expect(slider.state.configurationError == .limitsAgainstOrder)
        #expect(slider.values == [30, 60])
        try slider.set { $0.enabledRange = 200...300 }
        #expect(slider.values == [30, 60])
        try slider.set {
            $0.thumbLimits = []
            $0.bounds = 0...300
        }
        #expect(slider.state.configurationError == nil)
        #expect(slider.values == [200, 200])
    }
}
