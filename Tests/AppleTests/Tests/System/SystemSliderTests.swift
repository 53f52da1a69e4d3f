#if canImport(ObjectiveC)
import UIKit
import XCTest

/// The measures of the system's slider, which the look `system` follows. The double has no `UISlider`.
@MainActor
final class SystemSliderTests: XCTestCase {
    private func slider(in window: UIWindow) -> UISlider {
        let slider = UISlider()
        slider.value = 0.5
        window.show(slider, CGRect(x: 50, y: 100, width: 300, height: slider.intrinsicContentSize.height))
        return slider
    }

    // Apple's page says to override these methods, not to call them: this test alone does.
    func testTheRectanglesOfASlider() async throws {
        let slider = slider(in: try await makeWindow())
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumbs = [Float(0), 0.5, 1].map {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0)
        }
        let isAsMeasured =
            if #available(iOS 26, *) {
                abs(thumbs[1].width - 37) <= 1 && abs(thumbs[1].height - 24) <= 1 && abs(track.height - 6) < 0.5
            } else {
                abs(thumbs[1].width - 28) <= 3 && abs(track.height - 4) < 0.5
            }
        answer(
            "system-rects",
            "height \(slider.intrinsicContentSize.height.text), track \(track.text), thumb at 0, ½ and 1 "
                + "\(thumbs.map(\.text)); \(isAsMeasured ? "as" : "not as") in the table of measures")
        XCTAssertGreaterThan(thumbs[2].midX, thumbs[0].midX)
    }

    func testTheViewsOfASlider() async throws {
        let slider = slider(in: try await makeWindow())
        try await settle()
        answer("system-views", tree(slider))
    }

    private func tree(_ view: UIView) -> String {
        let below = view.subviews.map(tree).joined(separator: ", ")
        return "\(type(of: view)) \(view.frame.text)" + (below.isEmpty ? "" : " { \(below) }")
    }

    func testTheColorsOfASlider() async throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for isEnabled in [true, false] {
                let window = try await makeWindow()
                window.overrideUserInterfaceStyle = style
                window.backgroundColor = .systemBackground
                let slider = slider(in: window)
                slider.isEnabled = isEnabled
                try await settle()
                let pixels = try XCTUnwrap(Pixels(of: window))
                let y = slider.frame.midY
                answer(
                    "system-colors",
                    "\(style == .dark ? "dark" : "light")\(isEnabled ? "" : ", disabled"): fill \(pixels[90, y]), "
                        + "thumb \(pixels[200, y]), rest \(pixels[310, y]), ground \(pixels[200, 300]), shadow "
                        + "\([13, 15, 17].map { pixels[200, y + $0] })")
            }
        }
    }
}
#endif
