import SlidersCore
import Testing

/// The middle of a round slider: disc, needles and read-out.
@Suite struct DialTests {
    private var dial: Dial {
        var dial = Dial()
        dial.face = 0.5
        dial.hasReadout = true
        dial.needle = -0.2...0.9
        return dial
    }

    @Test func faceAndReadoutAreInTheMiddleOfACircle() throws {
        let slider = try DrawnSlider([25]) { $0.dial = dial }
        #expect(slider[.face] == .circle(center: SIMD2(110, 110), radius: 50))
        #expect(slider[.readout] == .anchor(SIMD2(110, 110)))
    }

    @Test func aStraightSliderHasNoFaceNoReadoutAndEmptyNeedles() throws {
        let slider = try DrawnSlider([25], .right) { $0.dial = dial }
        #expect(slider[.face] == nil && slider[.readout] == nil && slider[.needle(0)]?.isEmpty == true)
    }

    @Test func aNeedlePointsToItsThumb() throws {
        let slider = try DrawnSlider([25]) { $0.dial = dial }
        #expect(slider[.needle(0)] == .line(from: SIMD2(90, 110), to: SIMD2(200, 110), width: 3))
    }

    @Test func eachThumbHasANeedleAndWithoutARangeThereIsNone() throws {
        #expect(try DrawnSlider([25, 75]) { $0.dial = dial }[.needle(1)] != nil)
        #expect(try DrawnSlider([25]) { $0.dial = Dial() }[.needle(0)] == nil)
        #expect(try DrawnSlider([25]) { $0.dial = Dial() }[.face] == nil)
    }
}
