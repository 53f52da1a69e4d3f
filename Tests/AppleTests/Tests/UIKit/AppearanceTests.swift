#if canImport(ObjectiveC)
import SlidersControls
import UIKit
import XCTest

/// Properties that Interface Builder and `UIAppearance` set, which need the Objective-C runtime.
@MainActor
final class AppearanceTests: XCTestCase {
    func testInspectablePropertiesAreSetByKeyPath() async {
        let slider = RangeSliderControl()
        slider.setValue(50.0, forKey: "maximumValue")
        slider.setValue(20.0, forKey: "lowerValue")
        slider.setValue(UIColor.red, forKey: "minimumTrackTintColor")
        slider.setValue(40.0, forKey: "thumbSize")
        XCTAssertEqual(slider.maximumValue, 50)
        XCTAssertEqual(slider.lowerValue, 20)
        XCTAssertEqual(slider.minimumTrackTintColor, .red)
        XCTAssertEqual(slider.thumbSize, 40)
    }

    func testAppearanceReachesAWindow() async throws {
        let image = UIImage(systemName: "speaker")
        let font = UIFont.preferredFont(forTextStyle: .caption1)
        let usual = RangeSliderControl().labelFont
        RangeSliderControl.appearance().maximumTrackTintColor = .green
        RangeSliderControl.appearance().thumbSize = 36
        RangeSliderControl.appearance().labelFont = font
        RangeSliderControl.appearance().minimumValueImage = image
        defer {
            RangeSliderControl.appearance().maximumTrackTintColor = nil
            RangeSliderControl.appearance().thumbSize = 28
            RangeSliderControl.appearance().labelFont = usual
            RangeSliderControl.appearance().minimumValueImage = nil
        }
        let slider = RangeSliderControl()
        let window = try await makeWindow()
        window.addSubview(slider)
        XCTAssertEqual(slider.maximumTrackTintColor, .green)
        XCTAssertEqual(slider.thumbSize, 36)
        XCTAssertEqual(slider.labelFont, font)
        XCTAssertEqual(slider.minimumValueImage, image)
        slider.style.metrics.hasLabels = true
        window.layoutIfNeeded()
        XCTAssertGreaterThan(slider.intrinsicContentSize.height, 44)
    }

    func testImagesOfTheAppearanceReachAWindow() async throws {
        let image = UIImage(systemName: "circle.fill")
        CircularSliderControl.appearance().setThumbImage(image, for: .normal)
        defer { CircularSliderControl.appearance().setThumbImage(nil, for: .normal) }
        let slider = CircularSliderControl()
        let window = try await makeWindow()
        window.addSubview(slider)
        XCTAssertEqual(slider.thumbImage(for: .normal), image)
    }
}
#endif
