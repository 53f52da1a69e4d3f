@_spi(Double) import AppKit
import Testing

@testable import SlidersControls

/// A mouse anywhere on a control that holds the nearest thumb and moves it by the same distance.
@MainActor @Suite(.serialized)
struct RelativeDragTests {
    private func screen(_ values: [Double]) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.makePlain()
        slider.pressTarget = .relative
        return Screen(slider, height: 100)
    }

    /// Presses beside the track at a value, drags to another, and lifts.
    private func drag(_ screen: Screen<RangeSliderControl>, from value: Double, to end: Double, y: CGFloat) {
        screen.mouse.press(at: CGPoint(x: screen.point(of: value).x, y: screen.point(0, y).y))
        screen.mouse.drag(to: CGPoint(x: screen.point(of: end).x, y: screen.point(0, y).y))
        screen.mouse.lift()
    }

    @Test func itMovesTheNearestThumb() {
        let screen = screen([20, 60])
        drag(screen, from: 95, to: 85, y: 5)
        #expect(abs(screen.control.values[1] - 50) < 1e-9 && screen.control.values[0] == 20)
    }

    @Test func aClickChangesNothing() {
        let screen = screen([20, 60])
        drag(screen, from: 95, to: 95, y: 5)
        #expect(screen.control.values == [20, 60] && screen.events().isEmpty)
    }

    @Test func itMovesTheSpanBetweenThumbs() {
        let screen = screen([20, 60])
        drag(screen, from: 40, to: 50, y: 50)
        let values = screen.control.values
        #expect(zip(values, [30, 70]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(values)")
    }
}
