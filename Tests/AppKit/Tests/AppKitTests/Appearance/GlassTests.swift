@_spi(Double) import AppKit
import LayerPicture
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// Glass instead of held thumbs.
@MainActor @Suite(.serialized)
struct GlassTests {
    private func screen(_ values: [Double] = [20, 80]) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.style = SliderLook.macGlass.style()
        return Screen(slider, width: 320, height: 40)
    }

    private func opacity(_ control: SliderControl, _ thumb: Int = 0) -> [CGFloat?] {
        let layer = control.thumbLayers[thumb]
        return [layer.fillColor?.alpha, layer.strokeColor?.alpha, CGFloat(layer.shadowOpacity)]
    }

    private func glass(_ screen: Screen<RangeSliderControl>, _ thumb: Int = 0) throws -> NSGlassEffectView {
        try #require(screen.control.thumbViews[thumb].glass as? NSGlassEffectView)
    }

    /// Whether glass is seen over each thumb.
    private func isShown(_ screen: Screen<RangeSliderControl>) -> [Bool] {
        screen.control.thumbViews.map { $0.glass?.isHidden == false }
    }

    @Test func aHeldThumbIsGlassAndItsPaintFades() throws {
        let screen = screen()
        let before = opacity(screen.control)
        #expect(isShown(screen) == [false, false] && before[0] == 1)
        screen.mouse.press(at: screen.point(of: 20))
        let (glass, view) = (try glass(screen), screen.control.thumbViews[0])
        #expect(glass.style == .clear && glass.tintColor == nil && isShown(screen) == [true, false])
        #expect(
            glass.superview === view && glass.frame == view.bounds
                && glass.frame.size == CGSize(width: 31, height: 24.8))
        #expect(glass.cornerRadius == 12.4 && opacity(screen.control) == [0, 0, 0])
        screen.mouse.lift()
        #expect(opacity(screen.control) == before && glass.frame.size == CGSize(width: 20, height: 16))
        #expect(
            glass.cornerRadius == 8 && isShown(screen) == [true, false], "it shrinks over the paint that comes back")
        screen.control.layer?.finishAnimations()
        #expect(isShown(screen) == [false, false])
    }

    @Test func itGrowsAndShrinksAboutItsMiddleAsTheThumbDoes() throws {
        let screen = screen()
        screen.mouse.press(at: screen.point(of: 20))
        let layer = try #require(try glass(screen).layer)
        let growing = try #require(layer.animation(forKey: "sliders.growth") as? CASpringAnimation)
        let painted = screen.control.thumbLayers[0].animation(forKey: "transform.scale") as? CASpringAnimation
        #expect(growing.stiffness == painted?.stiffness && growing.damping == painted?.damping)
        let from = CATransform3DGetAffineTransform(try #require(growing.fromValue as? CATransform3D))
        #expect(abs(from.a - 20 / 31) < 1e-9 && abs(from.d - 16 / 24.8) < 1e-9)
        let middle = CGPoint(x: 15.5, y: 12.4).applying(from)
        #expect(abs(middle.x - 15.5) < 1e-9 && abs(middle.y - 12.4) < 1e-9)
        screen.mouse.lift()
        let shrinking = try #require(layer.animation(forKey: "sliders.growth") as? CASpringAnimation)
        #expect(shrinking.stiffness < growing.stiffness && layer.animationKeys()?.count == 1)
    }

    @Test func aPressWhileItShrinksShowsItAgain() throws {
        let screen = screen()
        screen.drag(from: 20)
        let glass = try glass(screen)
        screen.mouse.press(at: screen.point(of: 20))
        #expect(!glass.isHidden)
        screen.control.layer?.finishAnimations()
        #expect(!glass.isHidden && isShown(screen) == [true, false])
        screen.control.cancelDrags()
        screen.control.removeFromSuperview()
        glass.layer?.removeAllAnimations()
        #expect(glass.isHidden, "an animation that is taken away hides it, too")
    }

    @Test func withReducedMotionItComesAndGoesAtOnce() throws {
        NSWorkspace.shared.reducesMotion = true
        defer { NSWorkspace.shared.reducesMotion = false }
        let screen = screen()
        screen.mouse.press(at: screen.point(of: 20))
        let keys = try glass(screen).layer?.animationKeys()
        #expect(isShown(screen) == [true, false] && keys == nil)
        screen.mouse.lift()
        #expect(isShown(screen) == [false, false])
    }

    @Test func withReducedTransparencyThumbsStayOpaqueAndGrow() {
        NSWorkspace.shared.reducesTransparency = true
        defer { NSWorkspace.shared.reducesTransparency = false }
        let screen = screen()
        screen.drag(from: 20, to: 40, lifts: false)
        let view = screen.control.thumbViews[0]
        #expect(view.glass == nil && view.frame.width == 31 && opacity(screen.control)[0] == 1)
    }

    @Test func otherLooksAndImagesStayAsTheyArePainted() {
        let image = NSImage([CGImage(name: "knob", width: 30, height: 30)], size: CGSize(width: 30, height: 30))
        for change in [
            { (slider: RangeSliderControl) in slider.setThumbImage(image, for: .normal) },
            { slider in slider.thumbViewProvider = { _ in NSView() } },
            { slider in slider.setLook(.macFlat) },
        ] {
            let screen = screen()
            change(screen.control)
            screen.window.update()
            screen.drag(from: 20, to: 40, lifts: false)
            #expect(screen.control.isHeld(thumb: 0) && screen.control.thumbViews[0].glass == nil)
        }
    }

    @Test func aDragWritesNoMoreThanWithoutIt() throws {
        let screen = screen([20, 40])
        (screen.control.collision, screen.control.minimumSpan) = (.push, 10)
        screen.drag(from: 20, to: 40, lifts: false)
        let (glass, view) = (try glass(screen), screen.control.thumbViews[0])
        for value in stride(from: 41.0, to: 60, by: 1) {
            LayerLog.clear()
            screen.mouse.drag(to: screen.point(of: value))
            #expect(LayerLog.keys.count == 6 && LayerLog.animations.isEmpty && LayerLog.insertions == 0)
            #expect(glass.frame == view.bounds && isShown(screen) == [true, false] && CGPath.count == 0)
        }
    }

    @Test func aHoldThatPassesAnotherThumbMovesItAlong() {
        let screen = screen([20, 40])
        screen.control.collision = .cross
        screen.drag(from: 20, to: 60, lifts: false)
        screen.control.layer?.finishAnimations()
        #expect(isShown(screen) == [false, true])
    }

    @Test func itAcceptsNeitherClicksNorAnElement() throws {
        let screen = screen()
        screen.mouse.press(at: screen.point(of: 20))
        #expect(screen.window.contentView?.hitTest(screen.point(of: 20)) === screen.control)
        let elements = try #require(screen.control.accessibilityChildren() as? [ThumbView])
        #expect(elements.count == 2 && elements[0].accessibilityChildren()?.isEmpty == true)
        let picture = LayerPicture.svg(of: try #require(screen.control.layer), isUp: true)
        #expect(picture.contains("stroke-opacity=\"0.5\""))
    }

    // MARK: The double

    @Test func glassHoldsOneView() {
        LayerLog.faults = []
        defer { LayerLog.faults = nil }
        let (glass, content) = (NSGlassEffectView(), NSView())
        glass.contentView = content
        #expect(LayerLog.faults?.isEmpty == true && content.superview === glass)
        glass.addSubview(NSView())
        #expect(LayerLog.faults?.count == 1)
    }
}
