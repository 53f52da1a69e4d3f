#if canImport(Testing)
import SlidersControls
import Testing
import UIKit

// The unit test of the article about testing.

@MainActor @Test func anIncrementIsAStep() throws {
    let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    (slider.maximumValue, slider.step, slider.minimumSpan) = (600, 20, 20)
    slider.values = [120, 340]
    slider.valueFormatter = { "$\(Int($0))" }

    let thumbs = try #require(slider.accessibilityElements as? [UIView])
    thumbs[0].accessibilityIncrement()
    #expect(slider.values == [140, 340])
    #expect(thumbs[0].accessibilityValue == "$140")
}
#endif
