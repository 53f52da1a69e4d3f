import SlidersCore
import Testing

/// The options of a slider, as an app sets them.
@Suite struct SliderConfigurationTests {
    @Test func boundsReadAndSetBothBounds() {
        var configuration = SliderConfiguration(bounds: 2...8)
        #expect(configuration.lowerBound == 2 && configuration.upperBound == 8 && configuration.bounds == 2...8)
        configuration.upperBound = 1
        #expect(configuration.bounds == 2...2, "bounds in the wrong order read as the lower one")
        configuration.bounds = nil
        #expect(configuration.lowerBound == nil && configuration.upperBound == nil && configuration.bounds == nil)
        configuration.lowerBound = 5
        #expect(configuration.bounds == nil, "one of them was not given")
    }

    @Test func pressTargetsSayWhetherTheyIncludeBarAndTrack() {
        let targets = [SliderPressTarget.thumb, .span, .track, .spanAndTrack, .anywhere]
        #expect(targets.filter(\.includesSpan) == [.span, .spanAndTrack])
        #expect(targets.filter(\.includesTrack) == [.track, .spanAndTrack, .anywhere])
    }
}
