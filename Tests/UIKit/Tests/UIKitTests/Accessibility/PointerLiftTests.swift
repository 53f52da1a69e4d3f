import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Thumbs under the pointer of a trackpad.
@MainActor @Suite(.serialized)
struct PointerLiftTests {
    @Test func aPointerLiftsTheThumbUnderIt() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let interaction = try #require(screen.control.interactions.first as? UIPointerInteraction)
        let whole = UIPointerRegion(rect: screen.control.bounds)
        let request = UIPointerRegionRequest(location: screen.control.point(forValue: 80))
        let region = try #require(
            screen.control.pointerInteraction(interaction, regionFor: request, defaultRegion: whole))
        #expect(region.rect == screen.control.thumbViews[1].frame)
        let style = screen.control.pointerInteraction(interaction, styleFor: region)
        guard case .lift(let preview)? = style?.effect else { return #expect(Bool(false), "lifts") }
        #expect(preview.view === screen.control.thumbViews[1])
        #expect(preview.parameters.visiblePath?.bounds == preview.view.bounds)
        #expect(preview.parameters.visiblePath?.cgPath == CGPath(ellipseIn: preview.view.bounds, transform: nil))
        #expect(preview.parameters.backgroundColor == .clear)
        let beside = UIPointerRegionRequest(location: screen.control.point(forValue: 50))
        #expect(screen.control.pointerInteraction(interaction, regionFor: beside, defaultRegion: whole) == nil)
    }

    /// At the right of a ring, an upright image of 20 × 30 lies on its side.
    @Test func aTurnedThumbIsLiftedWhereItIsDrawn() throws {
        let ring = CircularSliderControl.make([25])
        ring.style.metrics.turnsThumbs = true
        ring.setThumbImage(.named("hand", 20, 30), for: .normal)
        let screen = Screen(ring, width: 200, height: 200)
        let interaction = try #require(ring.interactions.first as? UIPointerInteraction)
        var center = screen.control.thumbViews[0].center
        func region(_ x: CGFloat, _ y: CGFloat) -> CGRect? {
            let request = UIPointerRegionRequest(location: CGPoint(x: center.x + x, y: center.y + y))
            let whole = UIPointerRegion(rect: ring.bounds)
            return ring.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)?.rect
        }
        let lifted = try #require(region(14, 0))
        #expect(abs(lifted.width - 30) < 1e-9 && abs(lifted.height - 20) < 1e-9 && abs(lifted.midX - center.x) < 1e-9)
        #expect(region(0, 14) == nil)
        // At 45°, the corners of the box around it are empty.
        ring.value = 12.5
        center = ring.thumbViews[0].center
        #expect(region(9, -9) != nil && region(14, 14) == nil)
    }

    @Test func aThumbIsLiftedWithItsCorners() throws {
        let slider = RangeSliderControl.make([20, 80])
        let screen = Screen(slider)
        let interaction = try #require(slider.interactions.first as? UIPointerInteraction)
        let view = slider.thumbViews[0]
        for (roundness, corner) in [(0.5, 0.25), (0, 0), (-1, 0)] {
            slider.style.metrics.thumbRoundness = roundness
            slider.layoutIfNeeded()
            let region = UIPointerRegion(rect: view.frame, identifier: 0)
            guard case .lift(let preview)? = slider.pointerInteraction(interaction, styleFor: region)?.effect else {
                return #expect(Bool(false), "lifts")
            }
            let path = UIBezierPath(roundedRect: view.bounds, cornerRadius: view.bounds.height * corner)
            #expect(preview.parameters.visiblePath?.cgPath == path.cgPath && preview.view.window === screen.window)
        }
    }

    @Test func anImageOfAThumbIsLiftedInItsOwnShape() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.setThumbImage(.named("square", 28, 28), for: .normal)
        let screen = Screen(slider)
        let interaction = try #require(slider.interactions.first as? UIPointerInteraction)
        let region = UIPointerRegion(rect: slider.thumbViews[0].frame, identifier: 0)
        guard case .lift(let preview)? = slider.pointerInteraction(interaction, styleFor: region)?.effect else {
            return #expect(Bool(false), "lifts")
        }
        #expect(preview.parameters.visiblePath == nil && preview.parameters.backgroundColor == .clear)
        #expect(preview.view.window === screen.window)
    }
}
