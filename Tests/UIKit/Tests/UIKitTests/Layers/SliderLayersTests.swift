import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The layers of parts.
@MainActor @Suite(.serialized)
struct SliderLayersTests {
    @Test func aPartKeepsItsLayer() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let before = screen.control.canvas.layer.sublayers ?? []
        #expect(before.count == 4)
        screen.control.values = [30, 60]
        screen.control.minimumTrackTintColor = .red
        screen.control.frame.size.width = 500
        screen.window.layoutIfNeeded()
        #expect(screen.control.canvas.layer.sublayers?.elementsEqual(before, by: ===) == true)
    }

    @Test func aCoatKeepsItsLayersInOrder() throws {
        let slider = RangeSliderControl.make([20, 80])
        var paint = SliderPaint(.color(.init(white: 1)), gloss: SliderPaint.Gloss(.init(white: 0.5), inset: 4))
        slider.style.paints = [SliderPartPaint(.thumb, paint)]
        let screen = Screen(slider)
        let coat = try #require(slider.thumbViews[0].layer.sublayers?.first)
        let before = coat.sublayers ?? []
        paint.outline = SliderPaint.Outline(.init(white: 0), width: 1)
        slider.style.paints = [SliderPartPaint(.thumb, paint)]
        screen.window.layoutIfNeeded()
        let outlined = coat.sublayers ?? []
        #expect(outlined.count == 3 && [outlined[0], outlined[2]].elementsEqual(before, by: ===))
        paint.outline = nil
        slider.style.paints = [SliderPartPaint(.thumb, paint)]
        screen.window.layoutIfNeeded()
        #expect(coat.sublayers?.elementsEqual(before, by: ===) == true)
    }

    @Test func everyLayerIsAsSharpAsTheScreen() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.hasLabels = true
        let screen = Screen(slider)
        screen.window.traits = UITraitCollection(scale: 3)
        screen.window.layoutIfNeeded()
        let layers = slider.canvas.layer.sublayers ?? []
        #expect(layers.count == 6)
        #expect(layers.allSatisfy { $0.contentsScale == 3 })
    }

    @Test(arguments: SliderLook.all) func everyShapeOfALookIsAsSharpAsTheScreen(_ look: SliderLook) {
        let screen = look.screen()
        screen.window.traits = UITraitCollection(scale: 3)
        screen.window.layoutIfNeeded()
        let shapes = all(screen.control.canvas.layer).filter { $0 is CAShapeLayer && $0.contents == nil }
        #expect(!shapes.isEmpty && shapes.allSatisfy { $0.contentsScale == 3 })
    }

    /// A layer and all layers in it, masks among them.
    private func all(_ layer: CALayer) -> [CALayer] {
        [layer] + (layer.mask.map(all) ?? []) + (layer.sublayers ?? []).flatMap(all)
    }
}
