@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// A slider whose track, and with it the canvas, is between pixels.
private final class Moved: RangeSliderControl {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).offsetBy(dx: 0.4, dy: 0.3)
    }
}

/// Boxes of texts.
@MainActor @Suite(.serialized)
struct LayerTextTests {
    @Test(arguments: [1, 2, 3]) func textsFillWholePointsOnTheGridOfPixels(_ scale: CGFloat) {
        let slider = Moved()
        slider.maximumValue = 100
        slider.values = [20.3, 71.7]
        slider.style.metrics.hasLabels = true
        slider.style.metrics.ticks = SliderTicks(.count(4))
        slider.style.metrics.ticks.hasLabels = true
        let screen = Screen(slider, height: 88)
        screen.window.traits = UITraitCollection(scale: scale)
        screen.window.layoutIfNeeded()
        screen.drag(from: 20.3, to: 33.37, lifts: false)
        let boxes = (slider.canvas.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.frame }
        #expect(boxes.count == 6)
        for box in boxes {
            #expect(box.width == box.width.rounded() && box.height == box.height.rounded() && box.width > 0)
            let corner = slider.canvas.convert(box.origin, to: slider)
            for edge in [corner.x * scale, corner.y * scale] { #expect(abs(edge - edge.rounded()) < 1e-9, "\(box)") }
        }
        // The text itself is less than a point smaller.
        #expect(boxes[4].height == 15)
    }
}
