import SlidersControls
import UIKit
import XCTest

#if canImport(ObjectiveC)
import CoreText
#endif

/// The text layers of labels.
@MainActor
final class TextTests: XCTestCase {
    /// A slider on a window, with a label at each thumb, and the layers of these texts.
    private func labeled() async throws -> (slider: RangeSliderControl, labels: [CATextLayer], window: UIWindow) {
        let slider = RangeSliderControl()
        let window = try await makeWindow()
        slider.style.metrics.hasLabels = true
        slider.valueFormatter = { "\(Int($0 * 1000))" }
        slider.values = [0.111, 0.888]
        window.show(slider, CGRect(x: 20, y: 100, width: 328, height: 80))
        try await settle()
        let found = slider.layer.all(CATextLayer.self).filter { ($0.string as? String)?.isEmpty == false }
        XCTAssertEqual(found.count, 2)
        return (slider, found, window)
    }

    func testANewTextDoesNotFade() async throws {
        let (slider, labels, _) = try await labeled()
        slider.values = [0.222, 0.777]
        slider.layoutIfNeeded()
        #if canImport(ObjectiveC)
        CATransaction.flush()
        #endif
        let keys = Set(labels.flatMap { $0.animationKeys() ?? [] }).sorted()
        answer("text-fade", keys.isEmpty ? "no animation after a new text" : "animated: \(keys)")
        XCTAssertFalse(keys.contains("contents"))
    }

    func testTheFontOfALabel() async throws {
        for label in try await labeled().labels {
            let font = try XCTUnwrap(label.font)
            #if canImport(ObjectiveC)
            guard CFGetTypeID(font) == CTFontGetTypeID() else { return XCTFail("\(font) is no CTFont") }
            // Swift cannot ask whether an object is of a class of Core Foundation.
            let text = unsafeDowncast(font, to: CTFont.self)
            let widths = Set(Self.widthsOfDigits(in: text))
            answer("text-font", "\(CTFontCopyPostScriptName(text)) at \(label.fontSize); widths of digits: \(widths)")
            XCTAssertEqual(widths.count, 1)
            #else
            answer("text-font", "\(type(of: font)) at \(label.fontSize)")
            #endif
        }
    }

    func testLabelsAreDrawnForTheScreen() async throws {
        let (_, labels, window) = try await labeled()
        for label in labels {
            let (scale, frame) = (label.contentsScale, label.frameAtTop)
            let pixels = [frame.minX, frame.minY, frame.width, frame.height].map { $0 * scale }
            let isOnGrid = pixels.allSatisfy { abs($0.rounded() - $0) < 0.01 }
            answer(
                "text-grid", "\(frame.text), \(scale) pixels per point: \(isOnGrid ? "on" : "off") the grid of pixels")
            XCTAssertTrue(isOnGrid)
            XCTAssertEqual(scale, window.traitCollection.displayScale)
        }
    }

    #if canImport(ObjectiveC)
    private static func widthsOfDigits(in font: CTFont) -> [CGFloat] {
        let digits = Array("0123456789".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: digits.count)
        guard CTFontGetGlyphsForCharacters(font, digits, &glyphs, digits.count) else { return [] }
        var advances = [CGSize](repeating: .zero, count: digits.count)
        CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, digits.count)
        return advances.map { ($0.width * 1000).rounded() / 1000 }
    }
    #endif
}
