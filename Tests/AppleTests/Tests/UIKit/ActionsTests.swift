import SlidersControls
import UIKit
import XCTest

/// The control events that an app gets.
@MainActor
final class ActionsTests: XCTestCase {
    func testAnIncrementSendsOneAction() async {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .primaryActionTriggered])
        (slider.accessibilityElements as? [UIView])?.last?.accessibilityDecrement()
        XCTAssertEqual(slider.upperValue, 0.9, accuracy: 1e-12)
        XCTAssertEqual(count, 1)
    }

    func testWhetherACombinedMaskSendsOneAction() async {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .primaryActionTriggered])
        control.sendActions(for: [.valueChanged, .primaryActionTriggered])
        answer("one-action", "two events sent together call an action for both \(count) time(s)")
        XCTAssertGreaterThan(count, 0)
    }

    #if canImport(ObjectiveC)
    private var sent = 0

    @objc private func changed(_ slider: RangeSliderControl) { sent += 1 }

    func testTargetsGetActions() async {
        let slider = RangeSliderControl()
        slider.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
        slider.enter(0.5, for: 0)
        XCTAssertEqual(sent, 1)
        XCTAssertEqual(slider.values, [0.5, 1])
    }

    func testRecognizersFindTheirMethods() async {
        let slider = RangeSliderControl()
        let before = slider.gestureRecognizers?.count ?? 0
        (slider.respondsToScrollWheel, slider.reportsHover) = (true, true)
        XCTAssertEqual(slider.gestureRecognizers?.count, before + 2)
        XCTAssertTrue(slider.responds(to: NSSelectorFromString("slidersWheelTurned:")))
        XCTAssertTrue(slider.responds(to: NSSelectorFromString("slidersPointerHovered:")))
    }
    #endif
}
