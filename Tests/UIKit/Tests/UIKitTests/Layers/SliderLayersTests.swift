import Testing
@_spi(Double) import UIKit

@testable import SlidersUIKit

/// The layers of parts.
@MainActor @Suite(.serialized)
struct SliderLayersTests {
    @Test func aPartKeepsItsLayer() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let before = screen.control.canvas.layer.sublayers ?? []
        #expect(before.count == 4)
        screen.control.values = [30, 60]
        screen.control.minimumTrackTintColor = .red
        screen.control.frame.size.width = 500
        screen.window.layoutIfNeeded()
        #expect(screen.control.canvas.layer.sublayers?.elementsEqual(before, by: ===) == true)
    }

    @Test func everyLayerIsAsSharpAsTheScreen() {
        let slider = RangeSlider.make([20, 80])
        slider.style.metrics.hasLabels = true
        let screen = Screen(slider)
        screen.window.traits = UITraitCollection(scale: 3)
        screen.window.layoutIfNeeded()
        let layers = slider.canvas.layer.sublayers ?? []
        #expect(layers.count == 6)
        #expect(layers.allSatisfy { $0.contentsScale == 3 })
    }
}
