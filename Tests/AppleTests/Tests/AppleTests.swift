#if canImport(ObjectiveC) && canImport(UIKit)
import SlidersSwiftUI
import SlidersUIKit
import SwiftUI
import UIKit
import XCTest

/// What only the real frameworks show: selectors, Objective-C exposure, appearance, archives, real layers.
@MainActor
final class AppleTests: XCTestCase {
    private var sent = 0

    @objc private func changed(_ slider: SlidersUIKit.RangeSlider) { sent += 1 }

    func testTargetsGetActions() {
        let slider = SlidersUIKit.RangeSlider()
        slider.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
        slider.enter(0.5, for: 0)
        XCTAssertEqual(sent, 1)
        XCTAssertEqual(slider.values, [0.5, 1])
    }

    func testInspectablePropertiesAreSetByKeyPath() {
        let slider = SlidersUIKit.RangeSlider()
        slider.setValue(50.0, forKey: "maximumValue")
        slider.setValue(20.0, forKey: "lowerValue")
        slider.setValue(UIColor.red, forKey: "minimumTrackTintColor")
        slider.setValue(40.0, forKey: "thumbSize")
        XCTAssertEqual(slider.maximumValue, 50)
        XCTAssertEqual(slider.lowerValue, 20)
        XCTAssertEqual(slider.minimumTrackTintColor, .red)
        XCTAssertEqual(slider.thumbSize, 40)
    }

    func testAppearanceReachesAWindow() {
        let image = UIImage(systemName: "speaker")
        let font = UIFont.preferredFont(forTextStyle: .caption1)
        SlidersUIKit.RangeSlider.appearance().maximumTrackTintColor = .green
        SlidersUIKit.RangeSlider.appearance().thumbSize = 36
        SlidersUIKit.RangeSlider.appearance().labelFont = font
        SlidersUIKit.RangeSlider.appearance().minimumValueImage = image
        let slider = SlidersUIKit.RangeSlider()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        window.addSubview(slider)
        XCTAssertEqual(slider.maximumTrackTintColor, .green)
        XCTAssertEqual(slider.thumbSize, 36)
        XCTAssertEqual(slider.labelFont, font)
        XCTAssertEqual(slider.minimumValueImage, image)
        slider.style.metrics.hasLabels = true
        window.layoutIfNeeded()
        XCTAssertGreaterThan(slider.intrinsicContentSize.height, 44)
        SlidersUIKit.RangeSlider.appearance().thumbSize = 28
        SlidersUIKit.RangeSlider.appearance().minimumValueImage = nil
        SlidersUIKit.RangeSlider.appearance().maximumTrackTintColor = nil
    }

    func testImagesOfTheAppearanceReachAWindow() {
        let image = UIImage(systemName: "circle.fill")
        SlidersUIKit.CircularSlider.appearance().setThumbImage(image, for: .normal)
        let slider = SlidersUIKit.CircularSlider()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(slider)
        XCTAssertEqual(slider.thumbImage(for: .normal), image)
        SlidersUIKit.CircularSlider.appearance().setThumbImage(nil, for: .normal)
    }

    func testRecognisersFindTheirMethods() {
        let slider = SlidersUIKit.RangeSlider()
        let before = slider.gestureRecognizers?.count ?? 0
        (slider.followsWheel, slider.reportsHover) = (true, true)
        XCTAssertEqual(slider.gestureRecognizers?.count, before + 2)
        XCTAssertTrue(slider.responds(to: Selector(("slidersWheelTurned:"))))
        XCTAssertTrue(slider.responds(to: Selector(("slidersPointerHovered:"))))
    }

    func testAnArchiveMakesAControl() throws {
        let slider = SlidersUIKit.CircularSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let data = try NSKeyedArchiver.archivedData(withRootObject: slider, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let copy = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? SlidersUIKit.CircularSlider
        XCTAssertEqual(copy?.value, 0)
        XCTAssertEqual(copy?.subviews.count, slider.subviews.count)
    }

    func testADisabledArchiveMakesADisabledControl() throws {
        let slider = SlidersUIKit.RangeSlider()
        slider.isEnabled = false
        let data = try NSKeyedArchiver.archivedData(withRootObject: slider, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let copy = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? SlidersUIKit.RangeSlider
        XCTAssertEqual(copy?.configuration.isEnabled, false)
    }

    func testThumbsAreWhereTheLayersAre() {
        let slider = SlidersUIKit.RangeSlider(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.values = [0.2, 0.8]
        slider.layoutIfNeeded()
        let thumbs = slider.accessibilityElements as? [UIView]
        XCTAssertEqual(thumbs?.first?.layer.position.x ?? 0, 14 + 60, accuracy: 0.001)
        XCTAssertTrue(thumbs?.first?.layer is CAShapeLayer)
        XCTAssertEqual(thumbs?.first?.accessibilityLabel, "Minimum")
        XCTAssertEqual(slider.intrinsicContentSize.height, 44)
        XCTAssertTrue(slider.hitTest(CGPoint(x: 74, y: 22), with: nil) === slider)
    }

    func testSymbolsAndTurnedImagesHaveBitmaps() throws {
        let slider = SlidersUIKit.RangeSlider(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        slider.thumbTintColor = .red
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        let bar = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        }
        let turned = UIImage(cgImage: try XCTUnwrap(bar.cgImage), scale: bar.scale, orientation: .right)
        slider.setThumbImage(turned, for: .normal, thumb: 1)
        slider.layoutIfNeeded()
        let layers = (slider.accessibilityElements as? [UIView])?.map(\.layer) ?? []
        XCTAssertEqual(layers.count, 2)
        for layer in layers { XCTAssertNotNil(layer.contents) }
        XCTAssertEqual(layers.last?.bounds.size, CGSize(width: 10, height: 30))
    }

    func testIncrementsSendActions() {
        let slider = SlidersUIKit.RangeSlider(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .primaryActionTriggered])
        (slider.accessibilityElements as? [UIView])?.last?.accessibilityDecrement()
        XCTAssertEqual(slider.upperValue, 0.9, accuracy: 1e-12)
        XCTAssertEqual(count, 1)
    }

    func testSwiftUIShowsAControl() {
        let slider = shown(
            SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100), SlidersUIKit.RangeSlider.self)
        XCTAssertEqual(slider?.values, [20, 80])
    }

    func testSwiftUIShowsADialWithLabels() {
        let view = SlidersSwiftUI.CircularSlider(value: .constant(25.0), in: 0...100) {
            Text("Volume")
        } minimumValueLabel: {
            Text("quiet")
        } maximumValueLabel: {
            Text("loud")
        }
        let dial = shown(view.arc(start: 225, sweep: 270), SlidersUIKit.CircularSlider.self)
        XCTAssertEqual(dial?.value, 25)
        XCTAssertEqual(dial?.sweep, 270)
    }

    func testSurroundingsOfSwiftUIReachTheControl() {
        let view = SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100)
            .dynamicTypeSize(.accessibility3).environment(\.colorScheme, .dark).environment(
                \.layoutDirection, .rightToLeft)
        let slider = shown(view, SlidersUIKit.RangeSlider.self)
        XCTAssertEqual(slider?.traitCollection.preferredContentSizeCategory, .accessibilityExtraLarge)
        XCTAssertEqual(slider?.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(slider?.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    private var windows: [UIWindow] = []

    /// The control that a view shows on a window.
    private func shown<Control: UIView>(_ view: some View, _ type: Control.Type) -> Control? {
        let host = UIHostingController(rootView: view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        windows.append(window)
        window.rootViewController = host
        window.isHidden = false
        host.view.layoutIfNeeded()
        return find(in: host.view)
    }

    private func find<Control: UIView>(in view: UIView) -> Control? {
        (view as? Control) ?? view.subviews.lazy.compactMap { self.find(in: $0) }.first
    }
}
#endif
