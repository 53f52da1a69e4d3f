import Sliders
import SlidersLooks
import Testing

/// Every look by name, with a slider that fits it.
@Suite struct LookTests {
    @Test(arguments: Look.allCases) func everySampleIsASlider(look: Look) throws {
        let sample = look.sample, layout = SliderLayout(look.style().metrics, size: sample.size)
        let state = try SliderState(sample.configuration, values: sample.values, on: layout.track)
        #expect(state.values == sample.values)
    }

    @Test func imagesHaveNumbersOfTheirOwn() {
        #expect(Set(LookImage.allCases.map { "\($0.name)" }).count == LookImage.allCases.count)
        #expect(LookImage.allCases.map(\.rawValue) == Array(1...LookImage.allCases.count))
    }
}
