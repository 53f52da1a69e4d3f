#if canImport(ObjectiveC)
import SlidersUIKit
import UIKit
import XCTest

/// Properties that Interface Builder and `UIAppearance` set, which need the Objective-C runtime.
@MainActor
final class AppearanceTests: XCTestCase {
    func testInspectablePropertiesAreSetByKeyPath() async {
        let slider = RangeSlider()
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
        let usual = RangeSlider().labelFont
        RangeSlider.appearance().maximumTrackTintColor = .green
        RangeSlider.appearance().thumbSize = 36
        RangeSlider.appearance().labelFont = font
        RangeSlider.appearance().minimumValueImage = image
        defer {
            RangeSlider.appearance().maximumTrackTintColor = nil
            RangeSlider.appearance().thumbSize = 28
            RangeSlider.appearance().labelFont = usual
            RangeSlider.appearance().minimumValueImage = nil
        }
        let slider = RangeSlider()
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
        CircularSlider.appearance().setThumbImage(image, for: .normal)
        defer { CircularSlider.appearance().setThumbImage(nil, for: .normal) }
        let slider = CircularSlider()
        let window = try await makeWindow()
        window.addSubview(slider)
        XCTAssertEqual(slider.thumbImage(for: .normal), image)
    }
}
#endif
