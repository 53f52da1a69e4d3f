@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// What surrounds a control changes how it looks, at once.
@MainActor @Suite(.serialized)
struct SurroundingsTests {
    private func span(_ screen: Screen<RangeSliderControl>) -> CGColor? {
        screen.window.update()
        let part = screen.control.drawing.elements.firstIndex {
            if case .span = $0.part { true } else { false }
        }
        return part.flatMap { (screen.control.canvas.root.sublayers?[$0] as? CAShapeLayer)?.strokeColor }
    }

    private let blue = CGColor(srgbRed: 0, green: 0.48, blue: 1, alpha: 1)
    private let darkBlue = CGColor(srgbRed: 0.04, green: 0.52, blue: 1, alpha: 1)
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    @Test func theAccentColorIsLiveAndOfTheAppearance() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        #expect(span(screen) == blue)
        NSColor.accent = .red
        NotificationCenter.default.post(name: NSColor.systemColorsDidChangeNotification, object: nil)
        #expect(span(screen) == red)
        NSColor.accent = .systemBlue
        screen.window.appearance = NSAppearance(named: .darkAqua)
        #expect(span(screen) == darkBlue && screen.control.layers.appearance.style.isDark)
        screen.control.appearance = NSAppearance(named: .aqua)
        #expect(span(screen) == blue && !screen.control.layers.appearance.style.isDark)
        screen.control.appearance = NSAppearance(named: .vibrantDark)
        #expect(span(screen) == darkBlue)
    }

    @Test func aNotificationOfAnotherThreadArrives() async {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.window.update()
        #expect(!screen.control.needsLayout)
        await Task.detached {
            NotificationCenter.default.post(name: NSColor.systemColorsDidChangeNotification, object: nil)
        }.value
        for _ in 0..<1000 where !screen.control.needsLayout { await Task.yield() }
        #expect(screen.control.needsLayout)
    }

    @Test func trackFillColorReplacesTheAccentColor() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.trackFillColor = .red
        #expect(span(screen) == red && screen.control.trackFillColor == .red)
        screen.control.trackFillColor = nil
        #expect(span(screen) == blue)
    }

    @Test func aWindowThatIsNotTheKeyWindowHasNoAccentColor() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.window.setKey(false)
        #expect(span(screen) == NSColor.tertiaryLabelColor.cgColor)
        screen.control.trackFillColor = .red
        #expect(span(screen) == red)
        screen.control.trackFillColor = nil
        screen.window.setKey(true)
        #expect(span(screen) == blue)
    }

    @Test func increasedContrastComesFromTheWorkspaceOrTheAppearance() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let track = { screen.control.layers.appearance.style.palette.track.alpha }
        let plain = track()
        NSWorkspace.shared.increasesContrast = true
        NSWorkspace.shared.tell()
        screen.window.update()
        #expect(track() == min(1, 2 * plain))
        NSWorkspace.shared.increasesContrast = false
        NSWorkspace.shared.tell()
        screen.window.update()
        #expect(track() == plain)
        screen.window.appearance = NSAppearance(named: .accessibilityHighContrastDarkAqua)
        screen.window.update()
        #expect(screen.control.environment.hasHighContrast && screen.control.environment.isDark)
    }

    @Test func theScaleOfTheScreenIsThatOfTextsAndBitmaps() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.style.metrics.hasLabels = true
        screen.window.update()
        let text = { screen.control.canvas.root.sublayers?.compactMap { $0 as? CATextLayer }.first?.contentsScale }
        #expect(text() == 2)
        screen.window.setBackingScaleFactor(1)
        screen.window.update()
        #expect(text() == 1)
    }

    @Test func reducedMotionEndsGlides() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.setLowerValue(40, animated: true)
        #expect(!LayerLog.animations.isEmpty)
        LayerLog.clear()
        NSWorkspace.shared.reducesMotion = true
        screen.control.setLowerValue(60, animated: true)
        NSWorkspace.shared.reducesMotion = false
        #expect(LayerLog.animations.isEmpty)
    }

    @Test func aGroupThatAnimatesLetsValuesGlide() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        NSAnimationContext.runAnimationGroup { _ in screen.control.lowerValue = 30 }
        #expect(LayerLog.animations.isEmpty)
        NSAnimationContext.runAnimationGroup { context in
            (context.duration, context.allowsImplicitAnimation) = (1, true)
            screen.control.lowerValue = 40
        }
        #expect(LayerLog.animations.contains { $0.layer === screen.control.thumbLayers[0] && $0.key == "position" })
        #expect(LayerLog.implicitAnimations == 0)
    }

    @Test func aControlIsNotKeptByWhatItObserves() {
        weak var control: SliderControl?
        do {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            control = screen.control
        }
        #expect(control == nil)
        NSWorkspace.shared.tell()
    }
}
