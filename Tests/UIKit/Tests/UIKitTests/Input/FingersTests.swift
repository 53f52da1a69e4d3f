import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls

/// Several fingers on sliders of every kind.
@MainActor @Suite(.serialized)
struct FingersTests {
    enum Kind: CaseIterable, Sendable { case line, ring, plane }

    /// A slider with thumbs, or points, at 20 and 80.
    @MainActor
    struct Slider {
        let screen: Screen<BaseSliderControl>
        let values: () -> [Double]
        /// Where a value is, on the window.
        let position: (Double) -> CGPoint
        /// Where a press takes nothing, on the window.
        let nowhere: CGPoint

        init(_ kind: Kind) {
            switch kind {
            case .line:
                let slider = RangeSliderControl.make([20, 80])
                screen = Screen(slider)
                values = { slider.values.map { $0.rounded() } }
                position = { slider.convert(slider.point(forValue: $0), to: nil) }
                nowhere = position(0)
            case .ring:
                let slider = CircularSliderControl.make([20, 80])
                screen = Screen(slider, height: 328)
                values = { slider.values.map { $0.rounded() } }
                position = { slider.convert(slider.point(forValue: $0), to: nil) }
                nowhere = screen.point(164, 164)
            case .plane:
                let slider = PlaneSliderControl()
                slider.configuration.x.bounds = 0...100
                slider.configuration.y.bounds = 0...100
                slider.pressTarget = .thumb
                slider.values = [CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]
                screen = Screen(slider, height: 228)
                values = { slider.values.map { Double($0.x.rounded()) } }
                position = {
                    let position = slider.plane.area.location(at: SIMD2($0 / 100, 0.5))
                    return slider.canvas.convert(CGPoint(position), to: nil)
                }
                nowhere = position(50)
            }
        }

        /// Puts a finger down.
        func press(at value: Double) -> Finger {
            let finger = screen.finger()
            finger.press(at: position(value))
            return finger
        }
    }

    private let stories: Set<String> = ["down", "begin", "end", "up", "cancel"]

    @Test(arguments: Kind.allCases)
    func aFingerComesAgainWhileAnotherHolds(_ kind: Kind) {
        let slider = Slider(kind)
        let (first, second) = (slider.press(at: 20), slider.press(at: 80))
        first.lift()
        #expect(slider.screen.control.isTracking && slider.screen.control.isHighlighted)
        let third = slider.press(at: 20)
        third.move(to: slider.position(40))
        second.move(to: slider.position(70))
        #expect(slider.values() == [40, 70])
        third.lift()
        second.lift()
        #expect(slider.screen.events(stories) == ["down", "begin", "begin", "end", "end", "up"])
        #expect(!slider.screen.control.isTracking && !slider.screen.control.isHighlighted)
    }

    @Test(arguments: Kind.allCases)
    func aFingerHoldsBesideARestingOne(_ kind: Kind) {
        let slider = Slider(kind)
        let resting = slider.screen.finger()
        resting.press(at: slider.nowhere, on: slider.screen.control)
        #expect(!slider.screen.control.isTracking)
        let second = slider.press(at: 80)
        second.move(to: slider.position(60))
        #expect(slider.values() == [20, 60] && slider.screen.control.isTracking)
        resting.lift()
        second.move(to: slider.position(70))
        second.lift()
        #expect(slider.values() == [20, 70])
        #expect(slider.screen.events(stories) == ["down", "begin", "end", "up"])
    }

    @Test(arguments: Kind.allCases)
    func theFirstIsCanceledAndTheSecondGoesOn(_ kind: Kind) {
        let slider = Slider(kind)
        let (first, second) = (slider.press(at: 20), slider.press(at: 80))
        first.move(to: slider.position(30))
        second.move(to: slider.position(70))
        first.cancel()
        #expect(slider.values() == [20, 70])
        second.move(to: slider.position(60))
        #expect(slider.values() == [20, 60])
        second.lift()
        #expect(slider.screen.events(stories) == ["down", "begin", "begin", "end", "end", "up"])
    }

    @Test(arguments: Kind.allCases)
    func aCanceledLastFingerCancelsTheTouch(_ kind: Kind) {
        let slider = Slider(kind)
        let (first, second) = (slider.press(at: 20), slider.press(at: 80))
        first.lift()
        second.cancel()
        #expect(slider.screen.events(stories) == ["down", "cancel"])
    }

    @Test func aRulerIsHeldAgainWhileAFingerRestsOnIt() {
        let screen = Screen.ofRuler()
        let (first, resting, third) = (screen.finger(), screen.finger(), screen.finger())
        first.press(at: screen.beside(0))
        resting.press(at: screen.beside(-50))
        first.lift()
        #expect(screen.events(["down", "up"]) == ["down", "up"])
        third.press(at: screen.beside(50))
        third.move(to: screen.beside(10))
        #expect(screen.control.value == 55 && screen.control.isTracking)
        resting.lift()
        third.cancel()
        #expect(screen.control.value == 50)
        #expect(screen.events(["down", "up", "cancel"]) == ["down", "cancel"])
    }

    @Test func everyFingerThatDragsSaysSo() {
        let slider = Slider(.line)
        let (first, second) = (slider.press(at: 20), slider.press(at: 80))
        second.move(to: slider.position(70))
        #expect(slider.screen.events(["inside", "outside"]) == ["inside"])
        let far = CGPoint(x: slider.position(60).x, y: 700)
        second.move(to: far)
        #expect(slider.screen.events(["inside", "outside"]) == ["inside"])
        first.lift()
        second.move(to: CGPoint(x: far.x, y: 710))
        second.lift()
        #expect(slider.screen.events(["outside", "up", "up outside"]) == ["outside", "up outside"])
    }

    @Test func aSubclassMayRefuseAnyTouch() {
        final class Refusing: RangeSliderControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let screen = Screen(Refusing())
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.point(of: 0))
        second.press(at: screen.point(of: 1))
        second.move(to: screen.point(of: 0.5))
        #expect(screen.control.values == [0, 1] && screen.events().isEmpty && !screen.control.isTracking)
    }

    @Test(arguments: Kind.allCases, [false, true])
    func hidingAViewAroundEndsADrag(_ kind: Kind, moves: Bool) {
        let slider = Slider(kind)
        let finger = slider.press(at: 20)
        finger.move(to: slider.position(40))
        #expect(slider.values() == [40, 80])
        slider.screen.window.isHidden = true
        if moves { finger.move(to: slider.position(50)) } else { finger.lift() }
        #expect(slider.values() == [20, 80] && !slider.screen.control.isDragging)
        finger.lift()
        #expect(slider.screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test(arguments: Kind.allCases, [false, true])
    func aDragGoesOnInAnotherViewAndEndsInAnotherWindow(_ kind: Kind, isOtherWindow: Bool) {
        let slider = Slider(kind)
        let finger = slider.press(at: 20)
        finger.move(to: slider.position(40))
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        let window = UIWindow(frame: frame)
        let view = UIView(frame: frame)
        (isOtherWindow ? window : slider.screen.window).addSubview(view)
        view.addSubview(slider.screen.control)
        #expect(slider.values() == [isOtherWindow ? 20 : 40, 80])
        #expect(slider.screen.control.isTracking == !isOtherWindow)
        finger.lift()
        #expect(slider.screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test(arguments: [false, true])
    func hidingAViewAroundEndsTheDragOfARuler(moves: Bool) {
        let screen = Screen.ofRuler()
        let finger = screen.finger()
        finger.press(at: screen.beside(50))
        finger.move(to: screen.beside(10))
        screen.window.isHidden = true
        if moves { finger.move(to: screen.beside(0)) } else { finger.lift() }
        #expect(screen.control.value == 50 && !screen.control.isEditing)
        finger.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }
}
