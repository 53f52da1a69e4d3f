import SlidersCore
import Testing

/// Values of a wrapping circle that are set by a start and spans (behavior.md §3.4).
struct StartAndSpansTests {
    @Test func startAndSpansAreKeptWhileBoundsAreStillToCome() throws {
        var slider = try Stage([0], in: 0...1, on: .ring) { $0.wraps = true }
        try slider.state.assign(start: 22, spans: [8])
        var configuration = slider.state.configuration
        configuration.upperBound = 24
        slider.state.configure(configuration)
        #expect(slider.values == [22, 6] && slider.state.spans == [8], "\(slider.values) \(slider.state.spans)")
        configuration.upperBound = 48
        slider.state.configure(configuration)
        #expect(slider.values == [22, 30] && slider.state.spans == [8], "\(slider.values) \(slider.state.spans)")
    }

    @Test func writingBackStartAndSpansOfADragDoesNotDisturbIt() throws {
        for degrees in stride(from: 3.0, to: 357, by: 7.3) {
            var slider = try Stage([22, 6], in: 0...24, on: .ring) { configuration in
                configuration.wraps = true
                configuration.minimumSpan = 2
            }
            slider.press(degrees: 90)
            slider.drag(degrees: 91)
            slider.drag(degrees: degrees)
            let before = slider.state
            try slider.state.assign(start: slider.values[0], spans: slider.state.spans)
            #expect(slider.state == before && slider.state.overshoot == before.overshoot, "\(degrees)")
        }
    }
}
