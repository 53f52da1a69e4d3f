@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What SwiftUI's modifiers around a slider change in what assistive technology reads.
@MainActor @Suite(.serialized, .eachComparison)
struct AccessibilityModifiersTests: Showing {
    let window = TestWindow.make()

    private var single: some View {
        ValueSlider(value: .constant(0.5), in: 0...1) { Text("Volume") }.sliderLabelsVisibility(.hidden)
    }
    private var pair: some View {
        RangeSlider(value: .constant(0.2...0.8), in: 0...1) { Text("Price") }.sliderLabelsVisibility(.hidden)
    }

    private func stage(_ view: some View) -> Stage {
        let stage = Stage(on: window)
        stage.show(view)
        return stage
    }

    @Test func outerModifiersReplaceWhatASliderSays() {
        let read: [(view: AnyView, speech: String)] = [
            (AnyView(single.accessibilityLabel(Text("Loudness"))), "Loudness 0.5"),
            (AnyView(pair.accessibilityLabel(Text("Cost"))), "Cost { Minimum, Maximum }"),
            (AnyView(single.accessibilityValue(Text("half"))), "Volume half"),
            (AnyView(pair.accessibilityValue(Text("half"))), "Price { Minimum, Maximum }"),
            (AnyView(single.accessibilityHidden(true)), ""), (AnyView(pair.accessibilityHidden(true)), ""),
            (AnyView(single.disabled(true)), "Volume 0.5, disabled"),
        ]
        for (view, speech) in read { #expect(stage(view).speech == speech) }
    }

    @Test func aHintIsThatOfTheElementOrOfTheGroup() {
        #expect(stage(single.accessibilityHint(Text("Of the alarm"))).hints == ["Of the alarm"])
        #expect(stage(single.sliderTextEntry().accessibilityHint(Text("Of the alarm"))).hints == ["Of the alarm"])
        #expect(stage(pair.accessibilityHint(Text("Of the room"))).hints == ["Of the room"])
    }

    @Test func anIdentifierIsThatOfTheElementOrOfTheGroup() throws {
        #expect(stage(single).identifiers == [nil])
        #expect(stage(single.sliderIdentifier("volume")).identifiers == ["volume.thumb.0"])
        #expect(stage(single.sliderIdentifier("volume").accessibilityIdentifier("a")).identifiers == ["a"])
        let group = stage(pair.sliderIdentifier("price").accessibilityIdentifier("b"))
        #expect(group.identifiers == ["b"])
        let control = try #require(group.views.first as? SliderControl)
        #if canImport(UIKit)
        #expect(control.thumbViews.map(\.accessibilityIdentifier) == ["price.thumb.0", "price.thumb.1"])
        #else
        #expect(control.thumbViews.map { $0.accessibilityIdentifier() } == ["price.thumb.0", "price.thumb.1"])
        #endif
    }
}
