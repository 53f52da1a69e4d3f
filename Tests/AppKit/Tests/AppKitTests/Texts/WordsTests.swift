@_spi(Double) import AppKit
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// The control's own words, in its language, and those that an app has instead (docs/behavior.md §7).
@MainActor @Suite(.serialized)
struct WordsTests {
    private let german = Locale(identifier: "de_DE")

    @Test func everyWordIsInTheLanguageOfTheControl() throws {
        let slider = RangeSliderControl.make([10, 20, 30])
        (slider.allowsTextEntry, slider.resetsOnDoubleTap) = (true, true)
        slider.setAccessibilityLabel("Preis")
        slider.locale = german
        let thumb = slider.thumbViews[1]
        #expect(slider.thumbNames == ["Minimum", "Wert 2", "Maximum"])
        #expect(thumb.accessibilityUserInputLabels() == ["Wert 2", "Wert 2: Preis"])
        #expect(thumb.accessibilityHelp() == "Wert eintippen")
        #expect(thumb.accessibilityCustomActions()?.first?.name == "Zurücksetzen")
        let (plane, ruler) = (PlaneSliderControl(), RulerSliderControl())
        (plane.locale, ruler.locale) = (german, german)
        #expect(plane.thumbElements.map { $0.accessibilityLabel() } == ["Horizontal", "Vertikal"])
        #expect(ruler.thumbViews[0].accessibilityLabel() == "Wert")
    }

    @Test func theTableOfAnAppComesFirstInTheSameLanguage() throws {
        defer { LocalizedText.app = .main }
        LocalizedText.app = try bundle(withTables: ["nl": ["Value": "Waarde"], "en": ["Value": "Level"]])
        let slider = RangeSliderControl.make([10, 20, 30])
        #expect(slider.thumbNames == ["Minimum", "Level 2", "Maximum"])
        slider.locale = Locale(identifier: "nl_NL")
        #expect(slider.thumbNames == ["Minimum", "Waarde 2", "Maximum"])
        slider.locale = german
        #expect(slider.thumbNames == ["Minimum", "Wert 2", "Maximum"])
    }
}
