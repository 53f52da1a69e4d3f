import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Layout passes of a control of any size.
@MainActor @Suite(.serialized)
struct LayoutPassTests {
    @Test(arguments: [CGFloat(0), 1, 20, 44, 100, 1000]) func everySizeIsSafe(_ side: CGFloat) {
        for control in [
            RangeSliderControl.make([20, 80]), CircularSliderControl.make([20, 60]), CircularSliderControl(),
        ] {
            let screen = Screen(control, width: side, height: side)
            screen.drag(from: 20, to: 50, 90)
            #expect(control.values.allSatisfy { $0.isFinite })
            #expect(control.thumbViews.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
        }
    }

    @Test func aResizeKeepsValuesAndMovesThumbs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.frame.size.width = 228
        screen.window.layoutIfNeeded()
        #expect(screen.control.values == [20, 80])
        #expect(screen.control.thumbViews[0].center.x == CGFloat(14 + 0.2 * 200))
    }

    @Test func aResizeDuringADragChangesNoValueAndTheThumbComesBackUnderTheFinger() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        let control = screen.control
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 40))
        control.frame.size.width = 228
        screen.window.layoutIfNeeded()
        #expect(control.values == [40, 80] && control.isHeld(thumb: 0))
        finger.move(to: screen.point(of: 50))
        #expect(abs(control.values[0] - 50) < 1e-9)
        finger.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func aLayoutPassComposesTheStyleOnce() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        nonisolated(unsafe) var compositions = 0
        // A style takes each color once.
        control.maximumTrackTintColor = UIColor(dynamicProvider: { _ in
            compositions += 1
            return .red
        })
        control.minimumValueImage = UIImage.named("low", 20, 20)
        screen.window.layoutIfNeeded()
        compositions = 0
        control.setNeedsLayout()
        screen.window.layoutIfNeeded()
        #expect(compositions == 1)
        // Outside of a pass a rectangle is that of the style as it is now.
        let bounds = CGRect(x: 0, y: 0, width: 328, height: 44)
        control.trackThickness = 10
        #expect(control.trackRect(forBounds: bounds).height == 10)
    }
}
