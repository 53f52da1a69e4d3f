import SlidersCore
import Testing

/// Lines across the track at readings.
@Suite struct ReadingsTests {
    @Test func aReadingIsALineAcrossTheTrack() throws {
        let slider = try DrawnSlider([0], .right) {
            var extras = SliderTrackExtras()
            extras.readings = [50, 900]
            extras.readingOverhang = 5
            $0.extras = extras
        }
        #expect(slider[.reading(0)] == .line(from: SIMD2(60, 42), to: SIMD2(60, 58), width: 3))
        #expect(slider[.reading(1)] == .line(from: SIMD2(110, 42), to: SIMD2(110, 58), width: 3), "clamped")
    }
}
