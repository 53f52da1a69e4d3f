import Foundation
import SlidersCore
import SlidersPlane
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls

/// A plane as a person and an app use it.
@MainActor @Suite(.serialized)
struct PlaneSliderControlTests {
    private final class Listener: SliderControlDelegate {
        var log: [String] = []
        var decision = SliderDecision.accept

        func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
            log.append("begin \(grip.thumbs.lowerBound)")
        }
        func sliderControl(_ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason)
            -> SliderDecision
        {
            log.append("may")
            return decision
        }
        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            log.append("did \(thumbs) \(reason)")
        }
        func sliderControl(_ control: BaseSliderControl, didOvershoot grip: SliderGrip) {
            log.append("overshot \(grip.thumbs.lowerBound)")
        }
        func sliderControl(_ control: BaseSliderControl, didEndEditing grip: SliderGrip, isCancelled: Bool) {
            log.append("end \(grip.thumbs.lowerBound) \(isCancelled)")
        }
    }

    private let dragEvents: Set<String> = ["begin", "changed", "end"]

    // MARK: Pointers

    @Test func aPressMovesThePointThere() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let finger = screen.finger()
        finger.press(at: screen.position(80, 30))
        #expect(screen.control.value == CGPoint(x: 80, y: 30))
        #expect(screen.events(dragEvents) == ["begin", "changed"])
        finger.lift()
        #expect(screen.events(dragEvents) == ["end"])
        #expect(!screen.control.isDragging)
    }

    @Test func aDragMovesBothCoordinatesAndKeepsTheDistanceOfItsPress() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let finger = screen.finger()
        let position = screen.position(50, 50)
        finger.press(at: CGPoint(x: position.x + 8, y: position.y - 6))
        #expect(screen.control.value == CGPoint(x: 50, y: 50) && screen.events(dragEvents).isEmpty)
        let end = screen.position(70, 90)
        finger.move(to: CGPoint(x: end.x + 8, y: end.y - 6))
        #expect(screen.control.isHeld(thumb: 0) && screen.control.isDragging)
        finger.lift()
        #expect(screen.control.value == CGPoint(x: 70, y: 90))
        #expect(screen.events(dragEvents) == ["begin", "changed", "end"])
    }

    @Test func outsideOfTheAreaAPointStaysAtItsEdge() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let finger = screen.finger()
        finger.press(at: screen.position(50, 50))
        finger.move(to: CGPoint(x: 5000, y: screen.position(50, 20).y))
        #expect(screen.control.value == CGPoint(x: 100, y: 20))
        #expect(screen.control.overshoot.x > 0 && screen.control.overshoot.y == 0)
        finger.lift()
    }

    @Test func canceledTouchesGiveTheValuesBackAndDisablingKeepsThem() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let finger = screen.finger()
        finger.press(at: screen.position(10, 10))
        finger.cancel()
        #expect(screen.control.value == CGPoint(x: 50, y: 50))
        #expect(screen.events(dragEvents) == ["begin", "changed", "changed", "end"])
        finger.press(at: screen.position(10, 10))
        screen.control.isEnabled = false
        #expect(screen.control.value == CGPoint(x: 10, y: 10) && !screen.control.isDragging)
        finger.lift()
        #expect(screen.events(dragEvents) == ["begin", "changed", "end"])
    }

    @Test func anAxisWithoutAnEndIsDisabledAlone() {
        let screen = Screen.ofPlane([CGPoint(x: 60, y: 40)])
        screen.control.allowsTextEntry = true
        screen.control.configuration.x.bounds = 0...Double.infinity
        let coordinates = screen.control.thumbElements
        #expect(coordinates.map(\.accessibilityTraits) == [[.adjustable, .notEnabled], .adjustable])
        #expect(!coordinates[0].accessibilityActivate() && coordinates[1].accessibilityActivate())
    }

    @Test func twoFingersDragTwoPoints() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        let (first, second) = (screen.finger(), screen.finger())
        first.press(at: screen.position(25, 70))
        second.press(at: screen.position(80, 80))
        #expect(screen.control.values == [CGPoint(x: 25, y: 70), CGPoint(x: 80, y: 80)])
        second.move(to: screen.position(10, 10))
        first.move(to: screen.position(90, 90))
        second.lift()
        first.lift()
        #expect(screen.control.values == [CGPoint(x: 90, y: 90), CGPoint(x: 10, y: 10)])
        #expect(screen.events(["begin", "end"]) == ["begin", "begin", "end", "end"])
    }

    @Test func aPressBesidePointsMovesNothingWhereTheyAloneTakePresses() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        screen.control.pressTarget = .thumb
        let finger = screen.finger()
        finger.press(at: screen.position(90, 90))
        finger.move(to: screen.position(10, 10))
        finger.lift()
        #expect(screen.control.value == CGPoint(x: 50, y: 50) && screen.events(dragEvents).isEmpty)
    }

    @Test func theCornersOfADiscTakeNoTouches() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        screen.control.shape = .disc()
        screen.window.layoutIfNeeded()
        #expect(!screen.control.point(inside: CGPoint(x: 2, y: 2), with: nil))
        #expect(screen.control.point(inside: CGPoint(x: 164, y: 114), with: nil))
        let finger = screen.finger()
        // East of the center, a quarter of a turn from north.
        let reach = screen.control.bounds.height / 2 - 14
        finger.press(at: screen.point(164 + reach, 114))
        finger.lift()
        #expect(screen.control.value.x == 25)
        #expect(abs(screen.control.value.y - 100) < 0.001)
    }

    @Test func aScrollViewLeavesEveryDragToAPlane() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let scroll = UIScrollView(frame: screen.window.bounds)
        scroll.contentSize = CGSize(width: 4000, height: 4000)
        screen.window.addSubview(scroll)
        scroll.addSubview(screen.control)
        screen.window.layoutIfNeeded()
        for (x, y) in [(50.0, 90.0), (90.0, 50.0)] {
            screen.control.value = CGPoint(x: 50, y: 50)
            screen.window.layoutIfNeeded()
            let finger = screen.finger()
            finger.press(at: screen.position(50, 50))
            finger.rest()
            finger.move(to: screen.position(x, y))
            #expect(!finger.scrolls)
            finger.lift()
            #expect(screen.control.value == CGPoint(x: x, y: y))
        }
    }

    @Test func aDoubleTapResetsBothCoordinates() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        screen.control.configuration.x.resetsOnDoubleTap = true
        screen.control.configuration.y.resetsOnDoubleTap = true
        screen.control.configuration.x.resetValues = [10]
        screen.control.configuration.y.resetValues = [20]
        let finger = screen.finger()
        for taps in 1...2 {
            finger.taps = taps
            finger.press(at: screen.position(50, 50))
            finger.lift()
        }
        #expect(screen.control.value == CGPoint(x: 10, y: 20))
        #expect(screen.events(dragEvents) == ["changed"])
    }

    @Test func everyBeginHasOneEndWhateverTheDelegateDecides() {
        let decisions: [SliderDecision] = [
            .accept, .reject, .adjust([1, 2]), .adjust([]), .adjust([.nan, 0]),
        ]
        for decision in decisions {
            for isCancelled in [false, true] {
                let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
                let listener = Listener()
                screen.control.delegate = listener
                listener.decision = decision
                let finger = screen.finger()
                finger.press(at: screen.position(10, 90))
                finger.move(to: screen.position(30, 30))
                if isCancelled { finger.cancel() } else { finger.lift() }
                let log = listener.log.filter { $0.hasPrefix("begin") || $0.hasPrefix("end") }
                #expect(log == ["begin 0", "end 0 \(isCancelled)"], "\(decision)")
            }
        }
    }

    @Test func aDragIsOverWhenTheAppRemovesItsPoint() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        let finger = screen.finger()
        finger.press(at: screen.position(80, 80))
        finger.move(to: screen.position(60, 60))
        screen.control.values = [CGPoint(x: 20, y: 20)]
        #expect(screen.control.values == [CGPoint(x: 20, y: 20)] && !screen.control.isDragging)
        finger.move(to: screen.position(70, 70))
        finger.lift()
        #expect(screen.control.values == [CGPoint(x: 20, y: 20)])
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func anAngleThatWrapsIsDraggedOnOverItsStart() {
        let screen = Screen.ofPlane([CGPoint(x: 90, y: 100)])
        screen.control.configuration.x.wraps = true
        screen.control.shape = .disc()
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        finger.press(at: screen.position(90, 100))
        finger.move(to: screen.position(5, 100))
        finger.lift()
        #expect(abs(screen.control.value.x - 5) < 0.001 && abs(screen.control.value.y - 100) < 0.001)
    }

    @Test func aDisabledPointStaysAndTheOtherComes() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        screen.control.configuration.disabledThumbs = [0]
        let finger = screen.finger()
        finger.press(at: screen.position(20, 20))
        finger.lift()
        #expect(screen.control.values == [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
        #expect(screen.control.accessibilityElements?.count == 4)
        #expect(
            screen.control.thumbElements.map { $0.accessibilityTraits.contains(.notEnabled) }
                == [true, true, false, false])
    }

    @Test func theHeldPointIsAboveTheOthers() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        let finger = screen.finger()
        finger.press(at: screen.position(20, 20))
        finger.move(to: screen.position(80, 80))
        let layers = screen.control.thumbViews.map(\.layer)
        #expect(layers[0].zPosition > layers[1].zPosition)
        finger.lift()
        #expect(layers[0].zPosition == layers[1].zPosition)
    }

    // MARK: Typing

    @Test func digitsOnTheFocusedPointTypeTheCoordinateThatWasUsedLast() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)], step: 5)
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(screen.window.pressKey(.keyboardA, typing: "7"))
        screen.control.allowsTextEntry = true
        _ = screen.window.pressKey(.keyboardUpArrow)
        #expect(!screen.window.pressKey(.keyboardA, typing: "7"))
        let field = try #require(screen.control.valueField)
        #expect(field.text == "7" && field.accessibilityLabel == "Vertical")
        #expect(screen.control.accessibilityElements?.count == 3)
        #expect(screen.control.hitTest(field.center, with: nil) === field)
        field.type("3")
        field.pressReturn()
        #expect(screen.control.value == CGPoint(x: 50, y: 75) && screen.control.valueField == nil)
        #expect(screen.control.accessibilityElements?.count == 2)
        screen.window.focus(on: nil)
    }

    @Test func assistiveTechnologyTypesEitherCoordinate() throws {
        let screen = Screen.ofPlane([CGPoint(x: 100, y: 100)], step: 5)
        let elements = screen.control.thumbElements
        #expect(!elements[0].accessibilityActivate())
        screen.control.allowsTextEntry = true
        let typed: [(Int, String, CGPoint)] = [
            (1, "32", CGPoint(x: 100, y: 30)), (0, "x", CGPoint(x: 100, y: 30)), (0, "-9", CGPoint(x: 0, y: 30)),
        ]
        for (index, text, value) in typed {
            #expect(elements[index].accessibilityActivate())
            let field = try #require(screen.control.valueField)
            #expect(screen.control.bounds.contains(field.frame))
            field.type(text)
            field.pressReturn()
            #expect(screen.control.value == value, "\(text)")
        }
        #expect(elements[0].accessibilityActivate())
        screen.control.isReadOnly = true
        screen.window.layoutIfNeeded()
        #expect(screen.control.valueField == nil && !elements[0].accessibilityActivate())
        screen.control.enter(41, on: .y)
        screen.control.enter(41, on: .x, ofThumb: 3)
        #expect(screen.control.value == CGPoint(x: 0, y: 30))
        screen.control.isReadOnly = false
        screen.control.enter(41, on: .y)
        screen.control.enter(.nan, on: .x)
        #expect(screen.control.value == CGPoint(x: 0, y: 40))
    }

    // MARK: Keys

    @Test(arguments: UIWindow.KeyRoute.allCases) func arrowsMoveAlongTheirAxis(_ route: UIWindow.KeyRoute) {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50), CGPoint(x: 20, y: 20)], step: 1)
        screen.window.keyRoute = route
        screen.window.focus(on: screen.control.thumbViews[1])
        let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Double, Double)] = [
            (.keyboardRightArrow, [], 21, 20), (.keyboardUpArrow, [], 21, 21), (.keyboardEnd, [], 21, 100),
            (.keyboardDownArrow, .shift, 21, 90), (.keyboardLeftArrow, [], 20, 90), (.keyboardHome, [], 0, 90),
            (.keyboardPageUp, [], 10, 90),
        ]
        for (key, flags, x, y) in keys {
            #expect(!screen.window.pressKey(key, flags))
            #expect(screen.control.values[1] == CGPoint(x: x, y: y), "\(key)")
            #expect(screen.control.thumbViews[1].isFocused && screen.control.thumbViews[1].isFirstResponder)
        }
        #expect(screen.control.values[0] == CGPoint(x: 50, y: 50))
        #expect(screen.events(dragEvents).count == keys.count)
        screen.window.focus(on: nil)
    }

    // MARK: Assistive technology

    @Test func eachPointIsTwoAdjustableElements() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 40)], step: 5)
        screen.control.accessibilityLabel = "Tone"
        let elements = try #require(screen.control.accessibilityElements as? [UIView])
        #expect(screen.control.accessibilityContainerType == .semanticGroup)
        #expect(elements.map(\.accessibilityLabel) == ["Horizontal", "Vertical"])
        #expect(elements.map(\.accessibilityValue) == ["50", "40"])
        #expect(elements.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .adjustable })
        #expect(elements.allSatisfy { $0.accessibilityFrame == screen.control.thumbViews[0].accessibilityFrame })
        elements[1].accessibilityIncrement()
        elements[0].accessibilityDecrement()
        #expect(screen.control.value == CGPoint(x: 45, y: 45))
        #expect(screen.events() == ["changed", "primary", "changed", "primary"])
        screen.control.setAxisName("Saturation", for: .x)
        screen.control.valueFormatter = { "\(Int($0)) \($1)" }
        #expect(elements[0].accessibilityLabel == "Saturation" && elements[1].accessibilityValue == "45 y")
        screen.control.isReadOnly = true
        #expect(elements[0].accessibilityTraits == [])
        elements[0].accessibilityIncrement()
        #expect(screen.control.value == CGPoint(x: 45, y: 45))
    }

    @Test func pointsAreNumberedAndADiscHasAnAngle() throws {
        let screen = Screen.ofPlane([.zero, .zero])
        screen.control.shape = .disc()
        screen.window.layoutIfNeeded()
        let elements = try #require(screen.control.accessibilityElements as? [UIView])
        #expect(elements.map(\.accessibilityLabel) == ["Angle 1", "Distance 1", "Angle 2", "Distance 2"])
        screen.control.values = [.zero]
        #expect(screen.control.accessibilityElements?.count == 2)
        #expect(screen.control.canvas.subviews.count == 3)
    }

    // MARK: Apps

    @Test func theDelegateIsCalledInOrder() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let listener = Listener()
        screen.control.delegate = listener
        let finger = screen.finger()
        finger.press(at: screen.position(50, 50))
        finger.move(to: screen.position(60, 70))
        finger.lift()
        #expect(listener.log == ["begin 0", "may", "did [0] pointer", "end 0 false"])
    }

    @Test func theDelegateDropsAndAdjusts() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let listener = Listener()
        screen.control.delegate = listener
        listener.decision = .reject
        let finger = screen.finger()
        finger.press(at: screen.position(60, 70))
        #expect(screen.control.value == CGPoint(x: 50, y: 50) && screen.events(["changed"]).isEmpty)
        listener.decision = .adjust([60, 50])
        finger.move(to: screen.position(60, 90))
        finger.lift()
        #expect(screen.control.value == CGPoint(x: 60, y: 50))
    }

    @Test func codeReportsNothingAndNumbersThatAreNotFiniteChangeNothing() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        screen.control.values = [CGPoint(x: 10, y: 20), CGPoint(x: 500, y: -3)]
        #expect(screen.control.values == [CGPoint(x: 10, y: 20), CGPoint(x: 100, y: 0)])
        #expect(screen.control.thumbViews.count == 2)
        screen.control.values = []
        screen.control.value = CGPoint(x: CGFloat.nan, y: 3)
        #expect(screen.control.values == [CGPoint(x: 10, y: 20), CGPoint(x: 100, y: 0)])
        #expect(screen.events().isEmpty)
    }

    @Test func optionsAndValuesHaveNoOrder() {
        let (one, other) = (PlaneSliderControl(), PlaneSliderControl())
        one.value = CGPoint(x: 70, y: 33)
        one.configuration.x.bounds = 0...100
        one.configuration.y.bounds = 0...100
        one.configuration.y.step = .every(5)
        other.configuration.y.step = .every(5)
        other.configuration.y.bounds = 0...100
        other.configuration.x.bounds = 0...100
        other.value = CGPoint(x: 70, y: 33)
        #expect(one.value == CGPoint(x: 70, y: 35) && other.value == one.value)
    }

    @Test func anArchiveKeepsValuesAndOptions() throws {
        let control = Screen.ofPlane([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)]).control
        control.configuration.x.wraps = true
        control.configuration.y.resetsOnDoubleTap = true
        control.configuration.hasFineControl = true
        control.configuration.isReadOnly = true
        control.configuration.isContinuous = false
        control.configuration.snapsWhileDragging = false
        control.allowsTextEntry = true
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(PlaneSliderControl(coder: reader))
        #expect(copy.configuration == control.configuration)
        #expect(copy.values == control.values)
        #expect(copy.allowsTextEntry)
    }

    @Test func valuesAreRestored() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        Screen.ofPlane([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)]).control.encodeRestorableState(with: archive)
        archive.finishEncoding()
        let control = Screen.ofPlane([.zero]).control
        control.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(control.values == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)])
    }

    // MARK: Layers

    @Test func thePointIsWhereItsValuesAreAndTheGridLiesBehind() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)], step: 25)
        let canvas = screen.control.canvas
        let before = canvas.layer.sublayers?.count ?? 0
        screen.control.xTicks = .steps
        screen.control.yTicks = .steps
        screen.window.layoutIfNeeded()
        // Three lines in each direction, as the edges have none.
        #expect(canvas.layer.sublayers?.count == before + 6)
        screen.control.value = CGPoint(x: 100, y: 0)
        #expect(screen.control.thumbViews[0].center == screen.control.location(ofThumb: 0))
        #expect(screen.control.location(ofThumb: 0) == screen.control.convert(screen.position(100, 0), from: nil))
        #expect(screen.control.location(ofThumb: 1) == nil)
        #expect(screen.control.intrinsicContentSize == CGSize(width: 200, height: 200))
    }
}

extension Screen<PlaneSliderControl> {
    /// A plane from 0 to 100 on both axes.
    static func ofPlane(_ values: [CGPoint], step: Double = 0) -> Screen {
        let control = PlaneSliderControl()
        for axis in [\SliderPlane.Configuration.x, \.y] {
            control.configuration[keyPath: axis].bounds = 0...100
            if step > 0 { control.configuration[keyPath: axis].step = .every(step) }
        }
        control.values = values
        return Screen(control, width: 328, height: 228)
    }

    /// The position of values, on the window.
    func position(_ x: Double, _ y: Double) -> CGPoint {
        let position = control.plane.area.location(at: SIMD2(x / 100, y / 100))
        return control.canvas.convert(CGPoint(x: position.x, y: position.y), to: nil)
    }
}
