import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersSwiftUI

/// The sizes that SwiftUI is answered, for every kind of proposal.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderSizesTests: Showing {
    let window = TestWindow.make()

    private func sizes(of view: some View) throws -> [String] {
        let stage = Stage(on: window)
        stage.show(view)
        let sides: [CGFloat?] = [nil, 0, 30, 300, .infinity]
        return try sides.map { width in
            try sides.map { height in
                let size = try #require(stage.size(for: ProposedViewSize(width: width, height: height)))
                return "\(text(size.width))×\(text(size.height))"
            }.joined(separator: " ")
        }
    }

    private func text(_ side: CGFloat) -> String { side.isFinite ? "\(Int(side))" : "∞" }

    @Test func aRingIsASquareWhoseOneSideDecidesTheOther() throws {
        let ring = CircularSlider(value: .constant(0.5))
        #expect(
            try sizes(of: ring) == [
                "200×200 44×44 44×44 300×300 ∞×∞",
                "44×44 44×44 44×44 44×44 44×44",
                "44×44 44×44 44×44 44×44 44×44",
                "300×300 44×44 44×44 300×300 300×300",
                "∞×∞ 44×44 44×44 300×300 ∞×∞",
            ])
    }

    @Test func theIdealSideOfARingComesFromItsLook() throws {
        let ring = CircularSlider(value: .constant(0.5))
        #expect(try sizes(of: ring.sliderLook(.glow))[0] == "320×320 44×44 44×44 300×300 ∞×∞")
    }

    @Test func aStraightSliderFillsTheLengthAndHasOneThickness() throws {
        let straight = [
            "200×44 200×44 200×44 200×44 200×44",
            "44×44 44×44 44×44 44×44 44×44",
            "44×44 44×44 44×44 44×44 44×44",
            "300×44 300×44 300×44 300×44 300×44",
            "∞×44 ∞×44 ∞×44 ∞×44 ∞×44",
        ]
        #expect(try sizes(of: RangeSlider(value: .constant(0.2...0.8))) == straight)
        #expect(try sizes(of: ValueSlider(value: .constant(0.2)).direction(.left)) == straight)
        #expect(
            try sizes(of: ValueSlider(value: .constant(0.2)).direction(.up))
                == Array(
                    repeating: "44×200 44×44 44×44 44×300 44×∞", count: 5))
    }

    @Test func theThicknessIsThatOfTheLook() throws {
        let stage = Stage(on: window)
        var style = SliderStyle()
        style.metrics.thumbSize = 60
        stage.show(RangeSlider(value: .constant(0.2...0.8)).sliderStyle(style))
        #expect(stage.size(for: .unspecified)?.height == 60)
    }
}
