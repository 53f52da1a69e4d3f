import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// What assistive technology finds at a point of the screen (docs/behavior.md §7).
@MainActor @Suite(.serialized)
struct AccessibilityHitTestTests {
    /// What the window answers for a point `x` beside the position of a value.
    private func found<Control: SliderControl>(
        _ screen: Screen<Control>, _ value: Double, _ x: CGFloat = 0, _ y: CGFloat = 0
    ) -> UIView? {
        let point = screen.point(of: value)
        return screen.window.accessibilityHitTest(CGPoint(x: point.x + x, y: point.y + y), event: nil) as? UIView
    }

    @Test func itIsTheThumbWhoseTargetContainsThePoint() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let thumbs = screen.control.thumbViews
        #expect(found(screen, 20) === thumbs[0] && found(screen, 80) === thumbs[1])
        #expect(found(screen, 20, 21, 21) === thumbs[0] && found(screen, 20, 23) == nil)
        #expect(found(screen, 50) == nil && screen.window.accessibilityHitTest(.zero, event: nil) == nil)
        screen.drag(from: 20, to: 50)
        #expect(found(screen, 50) === thumbs[0] && found(screen, 20) == nil)
        screen.control.targetSize = 80
        screen.window.layoutIfNeeded()
        #expect(screen.control.accessibilityHitTest(CGPoint(x: 164, y: -15), event: nil) as? UIView === thumbs[0])
    }

    @Test func theNearestOfSeveralCountsAndTheOneInFrontOfEquallyNearOnes() {
        let screen = Screen(RangeSliderControl.make([45, 55]))
        let thumbs = screen.control.thumbViews
        for (value, thumb) in [(44.0, 0), (46, 0), (49, 0), (50, 1), (51, 1), (56, 1)] {
            #expect(found(screen, value) === thumbs[thumb], "\(value)")
        }
        screen.control.values = [50, 50]
        #expect(found(screen, 50) === thumbs[1])
    }

    @Test func aTurnedControlIsHitWhereItIs() {
        let ring = CircularSliderControl.make([0, 50])
        let screen = Screen(ring, width: 200, height: 200)
        ring.transform = CGAffineTransform(rotationAngle: .pi / 2)
        screen.window.layoutIfNeeded()
        #expect(found(screen, 0) === ring.thumbViews[0] && found(screen, 50) === ring.thumbViews[1])
        #expect(screen.window.accessibilityHitTest(screen.point(100, 100), event: nil) == nil, "the empty middle")
    }

    @Test func disabledThumbsAreFoundAndHiddenOnesAreNot() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isEnabled = false
        #expect(found(screen, 20) === screen.control.thumbViews[0])
        screen.control.isHidden = true
        #expect(found(screen, 20) == nil)
        let point = screen.control.point(forValue: 20)
        #expect(screen.control.accessibilityHitTest(point, event: nil) == nil)
        screen.control.isHidden = false
        screen.control.accessibilityElementsHidden = true
        #expect(found(screen, 20) == nil && screen.control.accessibilityHitTest(point, event: nil) == nil)
    }

    @Test func aControlWithoutValuesHasNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.showsValues = false
        #expect(found(screen, 20) == nil)
    }

    @Test func anAppMakesTheControlOneElement() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isAccessibilityElement = true
        #expect(found(screen, 20) === screen.control && found(screen, 50) === screen.control)
    }

    @Test func aPointOfAPlaneIsItsFirstCoordinate() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 50), CGPoint(x: 28, y: 50)])
        let found = { screen.window.accessibilityHitTest(screen.position($0, 50), event: nil) as? UIView }
        let elements = screen.control.accessibilityElements as? [UIView]
        #expect(found(20) === elements?[0] && found(28) === elements?[2] && found(80) == nil)
    }

    @Test func theMarkOfARulerIsFoundOnTheWholeScale() {
        let screen = Screen.ofRuler()
        for x in [-150.0, 0, 150] {
            #expect(
                screen.window.accessibilityHitTest(screen.beside(x), event: nil) as? UIView
                    === screen.control.thumbViews[0])
        }
    }

    @Test func theFieldIsFoundWhileAValueIsTyped() throws {
        let screen = Screen(ValueSliderControl())
        (screen.control.value, screen.control.allowsTextEntry) = (0.5, true)
        screen.window.layoutIfNeeded()
        #expect(screen.control.thumbViews[0].accessibilityActivate())
        screen.window.layoutIfNeeded()
        let field = try #require(screen.control.valueField)
        let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
        #expect(screen.window.accessibilityHitTest(middle, event: nil) as? UIView === field)
        screen.control.cancelTyping()
        #expect(screen.window.accessibilityHitTest(middle, event: nil) as? UIView === screen.control.thumbViews[0])
    }

    @Test(arguments: [false, true]) func thePlayheadIsOneOfTheThumbs(isReadOnly: Bool) {
        let (slider, head) = (RangeSliderControl.make([20, 80]), ValueSliderControl())
        (head.minimumValue, head.maximumValue, head.value, head.isReadOnly) = (0, 100, 26, isReadOnly)
        slider.playhead = head
        let screen = Screen(slider)
        #expect(found(screen, 20) === slider.thumbViews[0] && found(screen, 26) === head.thumbViews[0])
        #expect(found(screen, 22) === slider.thumbViews[0] && found(screen, 24) === head.thumbViews[0])
        // It's the same where the playhead is asked first.
        for (value, thumb) in [(22.0, slider.thumbViews[0]), (24, head.thumbViews[0])] {
            #expect(head.accessibilityHitTest(head.point(forValue: value), event: nil) as? UIView === thumb)
        }
        head.isHidden = true
        #expect(found(screen, 26) === slider.thumbViews[0])
        (head.isHidden, slider.isHidden) = (false, true)
        #expect(head.accessibilityHitTest(head.point(forValue: 26), event: nil) == nil)
    }
}
