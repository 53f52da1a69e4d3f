import SlidersCore
import SlidersPlaneSwiftUI
import SlidersRulerSwiftUI
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The sliders' own words in the language of a view.
@MainActor @Suite(.serialized, .eachComparison)
struct WordsOfViewsTests: Showing {
    let window = TestWindow.make()

    private func shown(_ view: some View, _ language: String?) -> Stage {
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        if let language { environment.locale = Locale(identifier: language) }
        stage.show(view, environment)
        return stage
    }

    @Test func theWordsOfThumbsAreInTheLanguageOfTheView() {
        let levels = RangeSlider(value: .constant([0.2, 0.5, 0.8])) { Text("Pegel") }
        #expect(shown(levels, nil).speech == "Pegel { Minimum, Value 2, Maximum }")
        #expect(shown(levels, "de_DE").speech == "Pegel { Minimum, Wert 2, Maximum }")
        let field = PlaneSlider("Farbe", x: .constant(0.2), in: 0...1, y: .constant(0.5), in: 0...1)
        #expect(shown(field, "de_DE").speech == "Farbe { Horizontal, Vertikal }")
        #expect(shown(ValueSlider(value: .constant(0.5)), "de_DE").speech == "Wert 0,5")
        #expect(shown(RulerSlider(value: .constant(5.0), in: 0...10), "de_DE").speech == "Wert 5")
    }

    @Test func theWordsOfASingleElementAreInTheLanguageOfTheView() {
        let charge = ValueSlider("Ladung", value: .constant(50), in: 0...100, enabledBounds: 20...80).resetValue(60)
            .sliderTextEntry()
        let stage = shown(charge, "de_DE")
        #expect(stage.content == ["Kleinstmöglich: 20", "Größtmöglich: 80"])
        #expect(stage.hint == "Wert eintippen" && stage.actions.map(\.name) == ["Zurücksetzen"])
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "es_ES")
        stage.show(charge, environment)
        #expect(stage.actions.map(\.name) == ["Restablecer"] && stage.made == 1)
    }

    @Test func theTableOfAnAppComesFirst() throws {
        defer { LocalizedText.app = .main }
        LocalizedText.app = try bundle(withTables: ["nl": ["Reset": "Terug", "Vertical": "Omhoog"]])
        let charge = ValueSlider("Lading", value: .constant(50), in: 0...100, enabledBounds: 20...100).resetValue(60)
        #expect(shown(charge, "nl_NL").actions.map(\.name) == ["Terug"])
        #expect(shown(charge, "nl_NL").content == ["Lowest possible: 20"])
        #expect(shown(charge, "de_DE").actions.map(\.name) == ["Zurücksetzen"])
        let field = PlaneSlider("Kleur", x: .constant(0.2), in: 0...1, y: .constant(0.5), in: 0...1)
        #expect(shown(field, "nl_NL").speech == "Kleur { Horizontal, Omhoog }")
    }
}
