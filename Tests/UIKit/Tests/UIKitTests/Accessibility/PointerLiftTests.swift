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
