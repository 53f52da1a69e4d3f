@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Images instead of parts.
@MainActor @Suite(.serialized)
struct PartImagesTests {
    private func spans(of control: SliderControl) -> [CAShapeLayer] {
        (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    }

    @Test func imagesReplacePartsInTheirStates() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
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
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        let image = UIImage.named("bar", 20, 10).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        control.setMinimumTrackImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
        control.minimumTrackTintColor = .red
        screen.window.layoutIfNeeded()
        let layer = spans(of: control)[1]
        #expect(layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        #expect((layer.contents as? CGImage)?.tint == UIColor.red.cgColor)
        #expect(layer.frame == CGRect(x: 14 + 60 - 2, y: 17, width: 184, height: 10))
        LayerLog.clear()
        screen.drag(from: 20, to: 30)
        #expect(abs(layer.frame.minX - 102) < 1e-9)
        #expect(!LayerLog.keys.contains("contents"))
    }

    @Test func imagesAreThoseOfTheSurroundings() {
        let slider = RangeSliderControl.make([20, 80])
        let bar = UIImage.dynamic("day", "night", 20, 10).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        slider.setThumbImage(.dynamic("sun", "moon", 20, 20), for: .normal)
        slider.setMinimumTrackImage(bar.withRenderingMode(.alwaysTemplate), for: .normal)
        slider.images = [1: .dynamic("dawn", "dusk", 20, 20)]
        slider.minimumTrackTintColor = .red
        let paint = SliderPaint(.image(.init(1, size: SIMD2(20, 20))))
        slider.style.paints = [SliderPartPaint(.track, paint)]
        let screen = Screen(slider)
        let shown = { () -> [CGImage?] in
            let track = slider.canvas.layer.sublayers?.first?.sublayers?.first?.sublayers?.first
            return [slider.thumbViews[0].layer, spans(of: slider)[1], track].map { $0?.contents as? CGImage }
        }
        #expect(shown().map { $0?.name } == ["sun", "day", "dawn"])
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(shown().map { $0?.name } == ["moon", "night", "dusk"] && shown()[1]?.tint == UIColor.red.cgColor)
        #expect(spans(of: slider)[1].contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    }

    @Test func symbolsAreTintedAndPhotographsStandUpright() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        let photograph = CGImage(name: "photograph", width: 60, height: 40)
        control.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        control.setThumbImage(UIImage(cgImage: photograph, scale: 2, orientation: .right), for: .normal, thumb: 1)
        control.thumbTintColor = .red
        screen.window.layoutIfNeeded()
        let shown = control.thumbViews.map { $0.layer.contents as? CGImage }
        #expect(shown[0]?.name == "circle.fill" && shown[0]?.tint == UIColor.red.cgColor)
        #expect(
            shown[1]?.name == "photograph" && shown[1]?.width == 40 && shown[1]?.height == 60 && shown[1]?.tint == nil)
        #expect(control.thumbViews[1].bounds.size == CGSize(width: 20, height: 30))
        let original = UIImage(systemName: "circle.fill")?.withRenderingMode(.alwaysOriginal)
        control.setThumbImage(original, for: .normal)
        screen.window.layoutIfNeeded()
        #expect((control.thumbViews[0].layer.contents as? CGImage)?.tint == nil)
    }

    @Test func valuesThatCodeSetsDrawNoImageAgain() {
        let slider = RangeSliderControl.make([20, 80])
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.images = [1: UIImage.named("bar", 20, 10).withRenderingMode(.alwaysTemplate)]
        slider.style.paints = [SliderPartPaint(.track, SliderPaint(.image(.init(1, size: SIMD2(20, 10)))))]
        let screen = Screen(slider)
        let count = UIGraphicsImageRenderer.count
        for value in [30.0, 40, 50] { slider.values = [value, 90] }
        #expect(UIGraphicsImageRenderer.count == count && slider.thumbViews[0].layer.contents != nil)
        screen.window.tintColor = .red
        screen.window.layoutIfNeeded()
        #expect((slider.thumbViews[0].layer.contents as? CGImage)?.tint == UIColor.red.cgColor)
    }

    @Test func aLayoutDrawsNoImageAgain() {
        let slider = RangeSliderControl.make([20, 80])
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        let screen = Screen(slider)
        let count = UIGraphicsImageRenderer.count
        slider.frame.size.width = 500
        slider.trackThickness = 10
        screen.window.layoutIfNeeded()
        #expect(UIGraphicsImageRenderer.count == count && slider.thumbViews[1].center.x == 10 + 0.8 * 480)
        slider.thumbTintColor = .red
        screen.window.layoutIfNeeded()
        #expect(UIGraphicsImageRenderer.count == count + 1)
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(UIGraphicsImageRenderer.count == count + 2)
    }

    @Test func imagesThatAskForItAreMirrored() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        control.setThumbImage(UIImage.named("arrow", 20, 20).imageFlippedForRightToLeftLayoutDirection(), for: .normal)
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        #expect(control.thumbViews[0].layer.affineTransform() == CGAffineTransform(scaleX: -1, y: 1))
    }

    @Test func currentImagesAreThoseOfTheState() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        let (normal, held, disabled) = (
            UIImage.named("a", 20, 20), UIImage.named("b", 20, 20), UIImage.named("c", 20, 20)
        )
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
}
