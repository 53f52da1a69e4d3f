import SlidersLayers
import Testing
@testable import SlidersUIKit
@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct LookTests {
    private func spans(of control: SliderControl) -> [CAShapeLayer] {
        (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    }

    @Test func aPartKeepsItsLayer() {
        let screen = Screen(RangeSlider.make([20, 80])), before = screen.control.canvas.layer.sublayers ?? []
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

    @Test func tintsColourTheParts() {
        let screen = Screen(RangeSlider.make([20, 80]))
        #expect(spans(of: screen.control)[1].strokeColor == UIColor.systemBlue.cgColor)
        screen.window.tintColor = .green
        screen.window.layoutIfNeeded()
        #expect(spans(of: screen.control)[1].strokeColor == UIColor.green.cgColor)
        screen.control.minimumTrackTintColor = .red
        screen.control.maximumTrackTintColor = .black
        screen.control.thumbTintColor = .white
        screen.window.layoutIfNeeded()
        #expect(spans(of: screen.control).prefix(2).map(\.strokeColor) == [UIColor.black.cgColor, UIColor.red.cgColor])
        #expect(screen.control.thumbViews[0].shape.fillColor == UIColor.white.cgColor)
    }

    @Test func darkSurroundingsAndContrastShow() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let light = spans(of: screen.control)[0].strokeColor
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        let dark = spans(of: screen.control)[0].strokeColor
        #expect(dark != light)
        #expect(spans(of: screen.control)[1].strokeColor == CGColor(srgbRed: 0.04, green: 0.52, blue: 1, alpha: 1))
        screen.window.traits = UITraitCollection(contrast: .high)
        screen.window.layoutIfNeeded()
        #expect((spans(of: screen.control)[0].strokeColor?.alpha ?? 0) > (light?.alpha ?? 1))
    }

    @Test func imagesStandForPartsInTheirStates() throws {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        control.setThumbImage(.named("thumb", 30, 40), for: .normal)
        control.setThumbImage(.named("held", 30, 40), for: .highlighted)
        control.setThumbImage(.named("last", 20, 20), for: .normal, thumb: 1)
        screen.window.layoutIfNeeded()
        let names = { control.thumbViews.map { ($0.layer.contents as? CGImage)?.name } }
        #expect(names() == ["thumb", "last"])
        #expect(control.thumbViews[0].bounds.size == CGSize(width: 30, height: 40))
        #expect(control.thumbImage(for: .disabled)?.size.height == 40)
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(names() == ["held", "last"])
        #expect(control.thumbViews[0].shape.path == nil)
        control.setThumbImage(nil, for: .highlighted)
        control.setThumbImage(nil, for: .normal)
        screen.window.layoutIfNeeded()
        #expect(control.thumbViews[0].layer.contents == nil && control.thumbViews[0].shape.path != nil)
        #expect(control.thumbViews[0].bounds.size == CGSize(width: 28, height: 28))
    }

    @Test func trackImagesStretchBetweenTheirCaps() {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        let image = UIImage.named("bar", 20, 10).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        control.setMinimumTrackImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
        control.minimumTrackTintColor = .red
        screen.window.layoutIfNeeded()
        let layer = spans(of: control)[1]
        #expect(layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        #expect((layer.contents as? CGImage)?.tint == UIColor.red.cgColor)
        #expect(layer.frame == CGRect(x: 14 + 60 - 3, y: 17, width: 186, height: 10))
        LayerLog.clear()
        screen.drag(from: 20, to: 30)
        #expect(abs(layer.frame.minX - 101) < 1e-9)
        #expect(!LayerLog.keys.contains("contents"))
    }

    @Test func symbolsAreTintedAndPhotographsStandUpright() {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        let photograph = CGImage(name: "photograph", width: 60, height: 40)
        control.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        control.setThumbImage(UIImage(cgImage: photograph, scale: 2, orientation: .right), for: .normal, thumb: 1)
        control.thumbTintColor = .red
        screen.window.layoutIfNeeded()
        let shown = control.thumbViews.map { $0.layer.contents as? CGImage }
        #expect(shown[0]?.name == "circle.fill" && shown[0]?.tint == UIColor.red.cgColor)
        #expect(shown[1]?.name == "photograph" && shown[1]?.width == 40 && shown[1]?.height == 60 && shown[1]?.tint == nil)
        #expect(control.thumbViews[1].bounds.size == CGSize(width: 20, height: 30))
        let original = UIImage(systemName: "circle.fill")?.withRenderingMode(.alwaysOriginal)
        control.setThumbImage(original, for: .normal)
        screen.window.layoutIfNeeded()
        #expect((control.thumbViews[0].layer.contents as? CGImage)?.tint == nil)
    }

    @Test func imagesAreMirroredWhereTheyAsk() {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        control.setThumbImage(UIImage.named("arrow", 20, 20).imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        #expect(control.thumbViews[0].layer.affineTransform() == CGAffineTransform(scaleX: -1, y: 1))
    }

    @Test func imagesOfTheStateAreTold() {
        let screen = Screen(RangeSlider.make([20, 80])), control = screen.control
        let (normal, held, disabled) = (UIImage.named("a", 20, 20), UIImage.named("b", 20, 20), UIImage.named("c", 20, 20))
        control.setThumbImage(normal, for: .normal)
        control.setThumbImage(held, for: .highlighted)
        control.setThumbImage(disabled, for: .disabled)
        control.setMaximumTrackImage(normal, for: .normal)
        #expect(control.currentThumbImage === normal && control.currentMinimumTrackImage == nil)
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(control.currentThumbImage === held && control.currentMaximumTrackImage === normal)
        control.isEnabled = false
        #expect(control.currentThumbImage === disabled)
    }

    @Test func aLabelledSliderGrowsWithTheTextSize() {
        let slider = RangeSlider.make([20, 80])
        slider.style.metrics.hasLabels = true
        let screen = Screen(slider, height: 88), height = slider.intrinsicContentSize.height, asked = slider.intrinsicInvalidations
        screen.window.traits = UITraitCollection(category: .accessibilityExtraExtraExtraLarge)
        #expect(slider.intrinsicContentSize.height > height && slider.intrinsicInvalidations > asked)
        #expect(slider.values == [20, 80])
    }

    @Test func labelsAreLaidOutWhenTheirTextChangesOnly() {
        let slider = RangeSlider.make([20, 80], step: 10)
        slider.style.metrics.hasLabels = true
        slider.style.metrics.ticks = .count(3)
        let screen = Screen(slider, height: 88)
        let texts = { (slider.canvas.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.string as? String } }
        #expect(texts() == ["0", "50", "100", "20", "80"])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 22))
        LayerLog.clear()
        finger.move(to: screen.point(of: 24))
        #expect(LayerLog.texts == 0)
        finger.move(to: screen.point(of: 31))
        #expect(LayerLog.texts == 1 && texts() == ["0", "50", "100", "30", "80"])
        LayerLog.clear()
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        let sizes = (slider.canvas.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.fontSize }
        #expect(sizes == [20, 20, 20, 20, 20])
    }
}
