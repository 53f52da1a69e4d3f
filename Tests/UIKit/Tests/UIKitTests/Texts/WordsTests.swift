import Foundation
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersRulerControls

/// The control's own words, in its language, and those that an app has instead (docs/behavior.md §7).
@MainActor @Suite(.serialized)
struct WordsTests {
    private let german = Locale(identifier: "de_AT@currency=EUR")
    private let dutch = Locale(identifier: "nl_NL")

    private func withApp(_ tables: [String: [String: String]], _ test: () -> Void) throws {
        defer { LocalizedText.app = .main }
        LocalizedText.app = try bundle(withTables: tables)
        test()
    }

    @Test func everyWordIsInTheLanguageOfTheControl() throws {
        let slider = RangeSliderControl.make([10, 20, 30])
        (slider.allowsTextEntry, slider.resetsOnDoubleTap, slider.accessibilityLabel) = (true, true, "Preis")
        slider.locale = german
        let thumb = slider.thumbViews[1]
        #expect(slider.thumbNames == ["Minimum", "Wert 2", "Maximum"])
        #expect(thumb.accessibilityUserInputLabels == ["Wert 2", "Wert 2: Preis"])
        #expect(thumb.accessibilityHint == "Wert eintippen")
        #expect(thumb.accessibilityCustomContent.map(\.label) == ["Kleinstmöglich", "Größtmöglich"])
        #expect(thumb.accessibilityCustomActions?.first?.name == "Zurücksetzen")
        slider.locale = Locale(identifier: "pt_BR")
        #expect(thumb.accessibilityLabel == "Valor 2")
        slider.locale = Locale(identifier: "en_GB")
        #expect(thumb.accessibilityLabel == "Value 2")
    }

    @Test func planesAndRulersHaveTheWordsOfTheirLanguage() {
        let (plane, ruler) = (PlaneSliderControl(), RulerSliderControl())
        (plane.locale, ruler.locale) = (german, german)
        #expect(plane.thumbElements.map(\.accessibilityLabel) == ["Horizontal", "Vertikal"])
        #expect(plane.axisName(.y) == "Vertikal" && ruler.thumbViews[0].accessibilityLabel == "Wert")
    }

    @Test func inALanguageWithoutWordsTheyAreInThatOfTheUser() {
        let slider = ValueSliderControl()
        slider.locale = dutch
        #expect(slider.thumbViews[0].accessibilityLabel == "Value")
    }

    @Test func theTableOfAnAppComesFirstInTheSameLanguage() throws {
        let slider = RangeSliderControl.make([10, 20, 30])
        let names = { (locale: Locale) in
            slider.locale = locale
            return [slider.word("Reset"), slider.thumbNames[1]]
        }
        let tables = ["nl": ["Reset": "Terug"], "en": ["Reset": "Start over"], "de": ["Value": "Stufe"]]
        try withApp(tables) {
            #expect(names(.autoupdatingCurrent) == ["Start over", "Value 2"])
            #expect(names(dutch) == ["Terug", "Value 2"], "in a language of the app alone")
            #expect(names(german) == ["Zurücksetzen", "Stufe 2"])
            #expect(names(Locale(identifier: "es_ES")) == ["Restablecer", "Valor 2"], "not the app's English")
            #expect(names(Locale(identifier: "sv_SE")) == ["Start over", "Value 2"], "in a language of neither")
        }
        #expect(names(.autoupdatingCurrent) == ["Reset", "Value 2"])
    }

    @Test func anAppWithoutATableLosesNothing() throws {
        let slider = ValueSliderControl()
        try withApp(["en": [:]]) { #expect(slider.thumbNames == ["Value"] && slider.word("Reset") == "Reset") }
    }

    @Test(arguments: [
        "SlidersControls/SlidersControls.docc/UsingUIKit.md", "SlidersSwiftUI/SlidersSwiftUI.docc/Accessibility.md",
    ])
    func theArticlesListEveryWord(_ article: String) throws {
        let sources = checkout.appendingPathComponent("Sources")
        let english = sources.appendingPathComponent("SlidersControls/Resources/en.lproj/Localizable.strings")
        let keys = try String(contentsOf: english, encoding: .utf8).matches(of: /(?m)^"(.+)" =/).map { String($0.1) }
        let page = try String(contentsOf: sources.appendingPathComponent(article), encoding: .utf8)
        let table = try #require(page.components(separatedBy: "| key | ").dropFirst().first)
        let rows = table.components(separatedBy: "\n\n")[0].components(separatedBy: "\n").dropFirst(2)
        let listed = rows.flatMap { row in
            row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
        }
        #expect(listed.sorted() == keys.sorted())
    }
}
