@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// Images instead of parts.
@MainActor @Suite(.serialized)
struct PartImagesTests {
    private func image(_ name: String) -> NSImage {
        let bitmaps = [1, 2].map { CGImage(name: "\(name)@\($0)x", width: 20 * $0, height: 20 * $0) }
        return NSImage(bitmaps, size: CGSize(width: 20, height: 20))
    }

    private func shown(_ control: SliderControl, _ thumb: Int = 0) -> CGImage? {
        let layer = control.thumbLayers[thumb]
        return ([layer] + (layer.sublayers ?? [])).compactMap { $0.contents as? CGImage }.first
    }

    @Test func theBitmapIsThatOfTheScreensResolution() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.setThumbImage(image("thumb"), for: .normal)
        screen.window.update()
        #expect(shown(screen.control)?.name == "thumb@2x" && screen.control.thumbRect(forThumb: 0)?.width == 20)
        screen.window.setBackingScaleFactor(1)
        screen.window.update()
        #expect(shown(screen.control)?.name == "thumb@1x")
    }

    @Test func aTemplateHasTheAccentColor() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let template = image("thumb")
        template.isTemplate = true
        screen.control.setThumbImage(template, for: .normal)
        screen.window.update()
        #expect(shown(screen.control)?.tint == NSColor.systemBlue.cgColor && shown(screen.control)?.width == 40)
        screen.control.thumbTintColor = .red
        screen.window.update()
        #expect(shown(screen.control)?.tint == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func statesAndThumbsHaveImagesOfTheirOwn() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let (plain, held, second) = (image("plain"), image("held"), image("second"))
        screen.control.setThumbImage(plain, for: .normal)
        screen.control.setThumbImage(held, for: .highlighted)
        screen.control.setThumbImage(second, for: .normal, thumb: 1)
        screen.window.update()
        #expect(shown(screen.control, 1)?.name == "second@2x" && screen.control.currentThumbImage === plain)
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(shown(screen.control)?.name == "held@2x" && screen.control.currentThumbImage === held)
        screen.mouse.lift()
        screen.control.isEnabled = false
        #expect(screen.control.thumbImage(for: .disabled) === plain)
    }
}
