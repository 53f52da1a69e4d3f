@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// A track that grows while the mouse holds it, and thumbs that show only then (docs/behavior.md §8).
@MainActor @Suite(.serialized)
struct HeldTrackTests {
    private func screen(
        springs: Bool = true, _ change: (RangeSliderControl) -> Void = { _ in }
    ) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.thickness = 8
        slider.style.metrics.heldTrackScale = 2
        if springs {
            slider.style.heldThumb.growing = .init(dampingRatio: 0.6, response: 0.3)
            slider.style.heldThumb.shrinking = .init(dampingRatio: 0.8, response: 0.5)
        }
        change(slider)
        return Screen(slider)
    }

    /// The layers of track and span.
    private func strokes(_ control: SliderControl) -> [CAShapeLayer] {
        (control.canvas.root.sublayers ?? []).prefix(2).compactMap { $0 as? CAShapeLayer }
    }

    @Test func trackAndSpanAreThickerFromThePressToTheRelease() {
        let screen = screen()
        let widths = { self.strokes(screen.control).map(\.lineWidth) }
        screen.mouse.move(to: screen.point(of: 20))
        #expect(widths() == [8, 8], "a mouse above it holds nothing")
        screen.mouse.press(at: screen.point(of: 20))
        #expect(widths() == [16, 16])
        screen.mouse.drag(to: screen.point(of: 30))
        #expect(widths() == [16, 16])
        screen.mouse.lift()
        #expect(widths() == [8, 8])
    }

    @Test func aCancelShrinksThem() {
        let screen = screen()
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(strokes(screen.control).map(\.lineWidth) == [16, 16])
        screen.window.pressKey("\u{1B}")
        #expect(strokes(screen.control).map(\.lineWidth) == [8, 8] && screen.control.values == [20, 80])
    }

    @Test func theyGrowAndShrinkWithTheSpringsOfTheLook() {
        let screen = screen()
        let springs = { self.strokes(screen.control).map { $0.animation(forKey: "lineWidth") as? CASpringAnimation } }
        screen.mouse.press(at: screen.point(of: 20))
        let held = screen.control.style.heldThumb
        #expect(springs().count == 2)
        for spring in springs() {
            #expect(spring?.fromValue as? CGFloat == 8)
            #expect(spring?.stiffness == held.growing.map { CGFloat($0.stiffness) })
        }
        screen.mouse.lift()
        for spring in springs() { #expect(spring?.stiffness == held.shrinking.map { CGFloat($0.stiffness) }) }
    }

    /// Only the thickness swings: a span that the mouse drags never lags behind it.
    @Test func whatFollowsTheMouseIsThereAtOnce() {
        let screen = screen()
        screen.mouse.press(at: screen.point(of: 5))
        #expect(screen.control.values.map { $0.rounded() } == [5, 80])
        #expect(strokes(screen.control).map { $0.animationKeys() } == [["lineWidth"], ["lineWidth"]])
    }

    @Test func withReducedMotionAndWithoutSpringsTheThicknessChangesAtOnce() {
        let animates = { (screen: Screen<RangeSliderControl>) in
            screen.mouse.press(at: screen.point(of: 20))
            #expect(self.strokes(screen.control).map(\.lineWidth) == [16, 16])
            let grows = self.strokes(screen.control).contains { $0.animationKeys() != nil }
            screen.mouse.lift()
            #expect(self.strokes(screen.control).map(\.lineWidth) == [8, 8])
            return grows || self.strokes(screen.control).contains { $0.animationKeys() != nil }
        }
        #expect(animates(screen()))
        #expect(!animates(screen(springs: false)))
        NSWorkspace.shared.reducesMotion = true
        defer { NSWorkspace.shared.reducesMotion = false }
        #expect(!animates(screen()))
    }

    @Test func aPressThatHoldsNothingGrowsNothing() {
        for change in [{ $0.isEnabled = false }, { $0.isReadOnly = true }] as [(RangeSliderControl) -> Void] {
            let screen = screen(change)
            screen.mouse.press(at: screen.point(of: 20))
            #expect(strokes(screen.control).map(\.lineWidth) == [8, 8])
            screen.mouse.lift()
        }
    }

    // MARK: Thumbs that do not show

    /// Whether the thumb of each index shows anything.
    private func shown(_ control: SliderControl) -> [Bool] {
        control.thumbLayers.map { $0.path != nil || $0.contents != nil || !($0.sublayers ?? []).isEmpty }
    }

    @Test func aThumbShowsWhileItIsHeldAlone() {
        let screen = screen { $0.style.metrics.thumbVisibility = .held }
        screen.mouse.press(at: screen.point(of: 20))
        _ = screen.window.makeFirstResponder(nil)
        screen.control.hover(at: nil)
        #expect(screen.control.drawing.highlight == SliderHighlight() && shown(screen.control) == [true, false])
        screen.mouse.lift()
        #expect(shown(screen.control) == [false, false])
    }

    @Test func thumbsShowWhileTheyAreHoveredOrHeld() {
        let screen = screen { $0.style.metrics.thumbVisibility = .held }
        #expect(shown(screen.control) == [false, false])
        screen.mouse.move(to: screen.point(of: 80))
        #expect(shown(screen.control) == [false, true])
        screen.mouse.move(to: screen.point(of: 20))
        #expect(shown(screen.control) == [true, false])
        screen.mouse.press(at: screen.point(of: 20))
        #expect(shown(screen.control) == [true, false])
        screen.mouse.drag(to: screen.point(of: 30))
        #expect(shown(screen.control) == [true, false] && abs(screen.control.values[0] - 30) < 1e-9)
        screen.mouse.lift()
        _ = screen.window.makeFirstResponder(nil)
        screen.mouse.move(to: screen.point(of: 55))
        #expect(shown(screen.control) == [false, false])
    }

    @Test func thumbsShowWhileTheyHaveTheFocus() {
        let screen = screen { $0.style.metrics.thumbVisibility = .held }
        screen.focus(1)
        #expect(shown(screen.control) == [false, true])
        screen.focus(0)
        #expect(shown(screen.control) == [true, false])
        _ = screen.window.makeFirstResponder(nil)
        #expect(shown(screen.control) == [false, false])
    }

    @Test func labelsShowWhileTheirThumbsAreHeldOrFocused() {
        let screen = screen { ($0.style.metrics.hasLabels, $0.style.metrics.labelVisibility) = (true, .held) }
        let labels = {
            let texts = screen.control.canvas.layer?.sublayers?.compactMap { $0 as? CATextLayer } ?? []
            return texts.filter { !$0.isHidden }.compactMap { $0.string as? String }
        }
        screen.mouse.move(to: screen.point(of: 80))
        #expect(labels() == [])
        screen.drag(from: 20, to: 30, lifts: false)
        #expect(labels() == ["30"])
        screen.mouse.lift()
        _ = screen.window.makeFirstResponder(nil)
        #expect(labels() == [])
        screen.focus(1)
        #expect(labels() == ["80"] && screen.control.thumbViews[1].focusRingType != .none)
    }

    @Test func hiddenThumbsAreHeldAndReadAllTheSame() {
        let screen = screen { $0.style.metrics.thumbVisibility = .hidden }
        let control = screen.control
        screen.mouse.move(to: screen.point(of: 20))
        screen.focus(0)
        screen.drag(from: 20, to: 40, lifts: false)
        #expect(shown(control) == [false, false] && abs(control.values[0] - 40) < 1e-9)
        screen.mouse.lift()
        #expect(control.thumbViews.allSatisfy { $0.isAccessibilityElement() && $0.acceptsFirstResponder })
    }
}
