@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Glass instead of held thumbs.
@MainActor @Suite(.serialized)
struct GlassTests {
    private func screen(_ values: [Double] = [20, 80]) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.style = SliderLook.iOSGlass.style()
        return Screen(slider, width: 337, height: 60)
    }

    private func opacity(_ view: ThumbView) -> [CGFloat?] {
        [view.shape.fillColor?.alpha, view.shape.strokeColor?.alpha, CGFloat(view.shape.shadowOpacity)]
    }

    @Test func aHeldThumbIsGlassAndItsPaintFades() throws {
        let screen = screen()
        let view = screen.control.thumbViews[0]
        let before = opacity(view)
        #expect(screen.control.glassPane == nil && before[0] == 1)
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        let glass = try #require(view.glass)
        let effect = try #require(glass.effect as? UIGlassEffect)
        #expect(effect.style == .clear && !effect.isInteractive && effect.tintColor == nil)
        #expect(glass.center == view.center && glass.bounds == view.bounds && glass.bounds.width > 57)
        #expect(opacity(view) == [0, 0, 0])
        #expect(view.alpha == 1 && !view.isHidden && view.isAccessibilityElement, "it stays an element and a target")
        #expect(view.layer.animation(forKey: "fillColor")?.duration == 0.1)
        finger.lift()
        #expect(glass.effect == nil && glass.bounds.size == CGSize(width: 37, height: 24))
        #expect(opacity(view) == before)
        let returning = view.layer.animation(forKey: "fillColor") as? CASpringAnimation
        #expect(returning.map { abs($0.damping - 31.42) < 0.01 } == true)
    }

    @Test func itGrowsAndShrinksWithTheThumb() throws {
        let screen = screen()
        UIViewPropertyAnimator.springs = []
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        let glass = try #require(screen.control.thumbViews[0].glass)
        #expect(glass.layer.animation(forKey: "bounds") != nil && glass.layer.animation(forKey: "position") == nil)
        finger.lift()
        let numbers = UIViewPropertyAnimator.springs.map { [$0.stiffness, $0.damping] }
        let scale = screen.control.thumbViews[0].layer.animation(forKey: "transform.scale") as? CASpringAnimation
        #expect(numbers.count == 2 && numbers.last == scale.map { [$0.stiffness, $0.damping] })
    }

    /// Animations of views are added to those that still run.
    @Test func aQuickTapLeavesNothingOfTheGrowingToTheShrinking() throws {
        let screen = screen()
        let tap = { (lifts: Bool) in
            let finger = screen.finger()
            finger.press(at: screen.point(of: 20))
            if lifts { finger.lift() }
        }
        let boundsAnimated = { screen.control.thumbViews[0].glass?.layer.animationKeys() }
        for lifts in [true, true, false] {
            tap(lifts)
            #expect(boundsAnimated() == ["bounds"])
            let view = screen.control.thumbViews[0]
            #expect(view.glass?.bounds.size == view.bounds.size && (view.glass?.effect == nil) == lifts)
        }
        UIViewPropertyAnimator.finishAll()
        #expect(boundsAnimated() == nil)
        screen.control.cancelDrags()
        #expect(boundsAnimated() == ["bounds"], "an animator that has finished is not stopped")
    }

    @Test func glassThatStillGrowsIsTakenAwayAtOnceWithReducedMotion() throws {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        let view = screen.control.thumbViews[0]
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        finger.lift()
        #expect(view.glass?.layer.animationKeys() == nil && view.glass?.effect == nil)
        #expect(view.glass?.bounds.size == CGSize(width: 37, height: 24))
    }

    @Test func itHasTheCornersOfACapsule() throws {
        let screen = screen()
        screen.finger().press(at: screen.point(of: 20))
        let glass = try #require(screen.control.thumbViews[0].glass)
        #expect(glass.cornerConfiguration == .capsule())
    }

    @Test func withReducedMotionItIsThereAtOnce() throws {
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        let screen = screen()
        UIViewPropertyAnimator.springs = []
        screen.finger().press(at: screen.point(of: 20))
        let view = screen.control.thumbViews[0]
        #expect(view.glass?.effect != nil && view.glass?.bounds.size == view.bounds.size)
        #expect(UIViewPropertyAnimator.springs.isEmpty && view.layer.animationKeys() == nil)
    }

    @Test func allGlassIsInOneViewBelowHeldThumbsAndTextsWithoutTouches() throws {
        let screen = screen()
        screen.control.style.metrics.hasLabels = true
        screen.window.layoutIfNeeded()
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 20))
        let pane = try #require(screen.control.glassPane)
        second.press(at: screen.point(of: 80))
        let views = screen.control.thumbViews
        #expect(pane === screen.control.glassPane && (pane.effect as? UIGlassContainerEffect)?.spacing == 0)
        #expect(pane.contentView.subviews == views.compactMap(\.glass))
        #expect(pane.frame == screen.control.canvas.bounds && !pane.isUserInteractionEnabled)
        #expect(views.allSatisfy { $0.layer.zPosition > pane.layer.zPosition } && pane.layer.zPosition > 0)
        #expect(screen.control.hitTest(screen.control.point(forValue: 20), with: nil) === screen.control)
        first.lift()
        second.lift()
        #expect(views.allSatisfy { $0.layer.zPosition == 0 && $0.glass?.effect == nil })
        screen.control.frame.size.width = 250
        screen.window.layoutIfNeeded()
        #expect(pane.frame == screen.control.canvas.bounds)
    }

    @Test func itsViewsAreMadeAtTheFirstPressKeptAndRemovedWithTheThumb() throws {
        let screen = screen()
        screen.drag(from: 80, to: 60)
        let views = screen.control.thumbViews
        #expect(views[0].glass == nil)
        let glass = try #require(views[1].glass)
        screen.drag(from: 60, to: 80)
        #expect(views[1].glass === glass && glass.effectsSet == 5, "made without one, then shown and taken away twice")
        screen.control.values = [20]
        screen.window.layoutIfNeeded()
        #expect(glass.superview == nil && screen.control.glassPane?.contentView.subviews == [])
    }

    @Test func itFollowsADragThatAllocatesNothingMore() throws {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 25))
        let view = screen.control.thumbViews[0]
        for value in stride(from: 26.0, to: 50, by: 3) {
            LayerLog.clear()
            finger.move(to: screen.point(of: value))
            #expect(view.glass?.center == view.center && view.glass?.bounds == view.bounds)
            #expect(LayerLog.keys.sorted() == ["position", "position", "strokeStart"])
            #expect(LayerLog.insertions == 0 && LayerLog.animations.isEmpty && CGPath.count == 0)
        }
        finger.lift()
        LayerLog.clear()
        screen.control.values = [30, 80]
        #expect(LayerLog.keys.filter { $0 == "position" }.count == 1, "glass that does not show stays where it is")
    }

    @Test func aLayoutWhileAThumbIsHeldWritesNothing() {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        // The views of the effects lay out what they hold once.
        screen.window.layoutIfNeeded()
        for value in stride(from: 21.0, to: 40, by: 1.7) {
            finger.move(to: screen.point(of: value))
            LayerLog.clear()
            screen.control.setNeedsLayout()
            screen.window.layoutIfNeeded()
            #expect(LayerLog.keys == [], "\(value)")
            #expect(LayerLog.animations.isEmpty && CGPath.count == 0)
        }
    }

    @Test func aCancelledDragAndARemovedHoldTakeItAway() {
        let screen = screen()
        screen.drag(from: 20, to: 40, lifts: false)
        let view = screen.control.thumbViews[0]
        #expect(view.glass?.effect != nil)
        screen.control.cancelDrags()
        #expect(view.glass?.effect == nil && opacity(view)[0] == 1)
    }

    @Test func withReducedTransparencyThumbsStayOpaqueAndGrow() {
        UIAccessibility.reducesTransparency = true
        defer { UIAccessibility.reducesTransparency = false }
        let screen = screen()
        screen.drag(from: 20, to: 40, lifts: false)
        let view = screen.control.thumbViews[0]
        #expect(view.glass == nil && screen.control.glassPane == nil && view.bounds.width > 57)
        #expect(opacity(view)[0] == 1)
    }

    @Test func thumbsWithImagesOrPaintsOfTheirOwnStayAsTheyArePainted() {
        for change in [
            { (slider: RangeSliderControl) in slider.setThumbImage(.named("knob", 30, 30), for: .normal) },
            { slider in
                slider.style.paints.append(
                    SliderPartPaint(
                        .thumb,
                        SliderPaint(
                            .gradient(SliderPaint.Gradient([.init(0, .init(1, 0, 0))], from: .zero, to: SIMD2(1, 1))))))
            },
            { slider in slider.style.heldThumb.glass = nil },
        ] {
            let screen = screen()
            change(screen.control)
            screen.window.layoutIfNeeded()
            screen.drag(from: 20, to: 40, lifts: false)
            #expect(screen.control.isHeld(thumb: 0) && screen.control.thumbViews[0].glass == nil)
        }
    }

    @Test func aHoldThatPassesAnotherThumbMovesTheGlassAlong() {
        let screen = screen([20, 40])
        screen.control.collision = .cross
        screen.drag(from: 20, to: 60, lifts: false)
        #expect(screen.control.thumbViews.map { $0.glass?.effect != nil } == [false, true])
        #expect(screen.control.thumbViews.map { opacity($0)[0] } == [1, 0])
    }

    // MARK: The doubles

    @Test func effectViewsTakeSubviewsInsideAndFullOpacity() {
        let faults = { (change: () -> Void) in
            LayerLog.faults = []
            defer { LayerLog.faults = nil }
            change()
            return LayerLog.faults?.count
        }
        let view = UIView()
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        view.addSubview(glass)
        #expect(faults { glass.addSubview(UIView()) } == 1 && faults { glass.contentView.addSubview(UIView()) } == 0)
        #expect(faults { glass.alpha = 0.5 } == 1 && faults { glass.alpha = 1 } == 0)
        #expect(faults { view.alpha = 0.5 } == 1 && faults { glass.effect = nil } == 0)
        #expect(faults { glass.effect = UIGlassContainerEffect() } == 1)
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: 1, damping: 1, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(faults { animator.startAnimation() } == 1)
        CATransaction.commit()
        #expect(faults { animator.stopAnimation(true) } == 0 && faults { animator.stopAnimation(true) } == 1)
    }
}
