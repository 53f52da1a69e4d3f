#if canImport(ObjectiveC)
import SlidersControls
import UIKit
import XCTest

/// Controls in archives, as storyboards make them. The double's views cannot be archived.
@MainActor
final class ArchiveTests: XCTestCase {
    private func copy<Control: SliderControl>(of control: Control) throws -> Control {
        let data = try NSKeyedArchiver.archivedData(withRootObject: control, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        return try XCTUnwrap(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Control)
    }

    func testAnArchiveMakesAControl() async throws {
        let slider = CircularSliderControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        XCTAssertEqual(try copy(of: slider).subviews.count, slider.subviews.count)
    }

    func testADisabledArchiveMakesADisabledControl() async throws {
        let slider = RangeSliderControl()
        slider.isEnabled = false
        XCTAssertFalse(try copy(of: slider).configuration.isEnabled)
    }

    func testWhatAnArchiveKeeps() async throws {
        let slider = RangeSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.maximumValue = 100
        slider.values = [20, 80]
        slider.respondsToScrollWheel = true
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.layoutIfNeeded()
        let copy = try copy(of: slider)
        copy.layoutIfNeeded()
        let images = copy.subviews.filter { $0 is UIImageView }.count
        answer(
            "archive",
            "values \(copy.values) in \(copy.minimumValue)…\(copy.maximumValue), wheel \(copy.respondsToScrollWheel), "
                + "\(copy.gestureRecognizers?.count ?? 0) recognizer(s) of \(slider.gestureRecognizers?.count ?? 0), "
                + "\(images) image view(s), image \(copy.minimumValueImage == nil ? "lost" : "kept")")
        // A view of an image that the control does not know would be drawn and never move.
        XCTAssertEqual(images, copy.minimumValueImage == nil ? 0 : 1)
        XCTAssertEqual(copy.gestureRecognizers?.isEmpty ?? true, !copy.respondsToScrollWheel)
    }
}
#endif
