import SlidersCore
import SlidersPlane
import SlidersRuler
import Testing

/// docs/behavior.md §1.1: bounds that can't be used are a state of the slider.
@Suite struct UnusableBoundsTests {
    static let bounds: [(Double?, Double?)] = [
        (0, .infinity), (-.infinity, 100), (-.infinity, .infinity), (.nan, 100), (0, .nan), (-1e308, 1e308),
    ]

    private func slider(
        _ values: [Double], _ lower: Double?, _ upper: Double?,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) -> SliderState {
        var configuration = SliderConfiguration()
        (configuration.lowerBound, configuration.upperBound) = (lower, upper)
        configure(&configuration)
        return SliderState(repairing: configuration, values: values, on: .plain)
    }

    private func configure(_ state: inout SliderState, _ lower: Double?, _ upper: Double?) throws {
        var configuration = state.configuration
        (configuration.lowerBound, configuration.upperBound) = (lower, upper)
        state.configure(configuration)
    }

    @Test(arguments: bounds)
    func nothingMovesAThumbAndTheValueIsAsItWas(lower: Double?, upper: Double?) throws {
        var state = slider([30, 60], lower, upper) {
            ($0.pressTarget, $0.resetsOnDoubleTap, $0.resetValues) = (.anywhere, true, [5])
        }
        #expect(state.isDisabled(thumb: 0) && state.isDisabled(thumb: 1))
        #expect(state.configurationError == .boundsNotFinite)
        for x in [0.0, 500, 900] {
            let point = SIMD2(x, 50)
            for input in [
                SliderInput.press(at: point, pointer: 0), .drag(to: point + 50, pointer: 0), .release(pointer: 0),
                .key(.step(1), thumb: 0), .key(.maximum, thumb: 1), .adjust(1, thumb: 0), .adjustSpan(1, thumb: 0),
                .wheel(1, thumb: 0), .type(0.5, thumb: 0), .choose(0.5), .reset(thumb: 0),
            ] {
                let change = state.handle(input)
                #expect(change.changed.isEmpty && change.redraws.isEmpty && change.grip == nil, "\(input)")
            }
            #expect(!state.acceptsPress(at: point) && state.value(under: point) == nil)
        }
        #expect(state.values == [30, 60] && state.requestedValues == [30, 60])
        try configure(&state, 0, 100)
        #expect(state.values == [30, 60] && !state.isDisabled(thumb: 0) && state.configurationError == nil)
    }

    @Test func whatAPersonChoseComesBack() throws {
        var state = slider([30], 0, 100)
        state.handle(.type(45, thumb: 0))
        try configure(&state, 0, .infinity)
        try configure(&state, .nan, .infinity)
        try configure(&state, 0, 200)
        #expect(state.values == [45])
    }

    @Test func aRingKeepsItsSpans() throws {
        var configuration = SliderConfiguration(bounds: 0...24)
        configuration.wraps = true
        var state = SliderState(repairing: configuration, values: [22, 22], spans: [24], on: .ring)
        state.handle(.key(.step(1), thumb: 0))
        let (values, spans) = (state.values, state.spans)
        try configure(&state, 0, .infinity)
        #expect(state.values == values && !state.acceptsPress(at: state.location(ofThumb: 0)))
        try configure(&state, 0, 24)
        #expect(state.values == values && state.spans == spans)
    }

    @Test func aDragEndsWhereItIs() throws {
        var state = slider([30], 0, 100)
        state.handle(.press(at: SIMD2(300, 50), pointer: 0))
        state.handle(.drag(to: SIMD2(450, 50), pointer: 0))
        var configuration = state.configuration
        configuration.upperBound = .infinity
        let reports = state.configure(configuration)
        #expect(reports.count == 1 && reports[0].change.endsDrag && reports[0].change.reason == .pointer)
        try configure(&state, 0, 100)
        #expect(state.values == [45])
    }

    @Test func codeSetsWhatRealBoundsShow() throws {
        var state = slider([30], 0, .infinity)
        try state.assign([40])
        try state.move(0, to: 50)
        state.step(0, by: 1)
        try state.moveAll(by: 1)
        try configure(&state, 0, 100)
        #expect(state.values == [50])
    }

    @Test func theValueAtTheFirstLayoutIsThatWithRealBounds() throws {
        var state = slider([30], 0, .infinity) { $0.resetsOnDoubleTap = true }
        try configure(&state, 0, 100)
        state.handle(.type(70, thumb: 0))
        state.handle(.reset(thumb: 0))
        #expect(state.values == [30])
    }

    @Test func otherWrongBoundsAreNoSuchState() {
        #expect(!slider([30], 100, 0).isDisabled(thumb: 0), "reversed")
        #expect(!slider([30], 0, .infinity) { $0.scale = .list([1, 2, 3]) }.isDisabled(thumb: 0), "those of the scale")
    }

    @Test func strictInitializersThrow() {
        #expect(throws: SliderError.boundsNotFinite) { try Stage([30], in: 0...Double.infinity) }
    }

    @Test func aPlaneKeepsThatAxisWhereItIs() throws {
        var configuration = SliderPlane.Configuration()
        (configuration.x.bounds, configuration.y.bounds) = (0...Double.infinity, 0...100)
        let area = SliderPlane.Area.rectangle(from: SIMD2(0, 100), to: SIMD2(100, 0))
        var plane = SliderPlane(repairing: configuration, values: [SIMD2(30, 50)], in: area)
        #expect(!plane.isDisabled(thumb: 0) && plane.slider(.x, ofThumb: 0).isDisabled(thumb: 0))
        plane.handle(.press(at: SIMD2(50, 20), pointer: 0))
        plane.handle(.drag(to: SIMD2(70, 10), pointer: 0))
        #expect(plane.values == [SIMD2(30, 90)])
        #expect(plane.handle(.key(.arrow(dx: 1, dy: 0), thumb: 0)).changed.isEmpty)
        configuration.y.upperBound = .nan
        let reports = plane.configure(configuration)
        #expect(reports.count == 1 && reports[0].change.endsDrag && plane.isDisabled(thumb: 0))
        #expect(!plane.acceptsPress(at: SIMD2(50, 20)))
        (configuration.x.bounds, configuration.y.bounds) = (0...100, 0...100)
        plane.configure(configuration)
        #expect(plane.values == [SIMD2(30, 90)])
    }

    @Test func aRulerStays() throws {
        var configuration = SliderConfiguration()
        (configuration.lowerBound, configuration.upperBound) = (0, .infinity)
        let track = SliderRuler.Track(.straight(mark: SIMD2(150, 22), direction: SIMD2(1, 0)), length: 1000)
        var ruler = SliderRuler(repairing: configuration, value: 30, on: track)
        ruler.handle(.press(at: SIMD2(200, 22), pointer: 0), at: 0)
        ruler.handle(.drag(to: SIMD2(100, 22), pointer: 0), at: 0.1)
        #expect(ruler.handle(.release(pointer: 0, taps: 1), at: 0.1).changed.isEmpty && !ruler.isMoving)
        configuration.upperBound = 100
        ruler.configure(configuration)
        #expect(ruler.value == 30 && ruler.unwrappedFraction == 0.3)
    }
}
