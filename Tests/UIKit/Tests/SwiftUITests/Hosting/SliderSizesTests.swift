import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The sizes that SwiftUI is answered, for every kind of proposal.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderSizesTests: Showing {
    let window = TestWindow.make()

    /// The sizes for all pairs of sides. "○" stands for the side of a target.
    private func sizes(of view: some View) throws -> [String] {
        let stage = Stage(on: window)
        stage.show(view)
        let control = try #require(stage.views.first as? SliderControl)
        let text = { (side: CGFloat) in
            side == .infinity ? "∞" : side == control.targetSize ? "○" : "\(Int(side))"
        }
        let sides: [CGFloat?] = [nil, 0, 10, 300, .infinity]
        return try sides.map { width in
            try sides.map { height in
                let size = try #require(stage.size(for: ProposedViewSize(width: width, height: height)))
                return "\(text(size.width))×\(text(size.height))"
            }.joined(separator: " ")
        }
    }

    /// Thicker than a target.
    private var thick: SliderStyle {
        var style = SliderStyle()
        style.metrics.thumbSize = 60
        return style
    }

    @Test func aRingIsASquareWhoseOneSideDecidesTheOther() throws {
        let ring = CircularSlider(value: .constant(0.5)).sliderStyle(SliderStyle())
        #expect(
            try sizes(of: ring) == [
                "200×200 ○×○ ○×○ 300×300 ∞×∞",
                "○×○ ○×○ ○×○ ○×○ ○×○",
                "○×○ ○×○ ○×○ ○×○ ○×○",
                "300×300 ○×○ ○×○ 300×300 300×300",
                "∞×∞ ○×○ ○×○ 300×300 ∞×∞",
            ])
    }

    @Test func theIdealSideOfARingComesFromItsLook() throws {
        let ring = CircularSlider(value: .constant(0.5))
        #expect(try sizes(of: ring.sliderLook(.glow))[0] == "320×320 ○×○ ○×○ 300×300 ∞×∞")
    }

    @Test func aStraightSliderFillsTheLengthAndHasOneThickness() throws {
        let straight = [
            "200×60 200×60 200×60 200×60 200×60",
            "○×60 ○×60 ○×60 ○×60 ○×60",
            "○×60 ○×60 ○×60 ○×60 ○×60",
            "300×60 300×60 300×60 300×60 300×60",
            "∞×60 ∞×60 ∞×60 ∞×60 ∞×60",
        ]
        #expect(try sizes(of: RangeSlider(value: .constant(0.2...0.8)).sliderStyle(thick)) == straight)
        #expect(try sizes(of: ValueSlider(value: .constant(0.2)).sliderDirection(.left).sliderStyle(thick)) == straight)
        #expect(
            try sizes(of: ValueSlider(value: .constant(0.2)).sliderDirection(.up).sliderStyle(thick))
                == Array(repeating: "60×200 60×○ 60×○ 60×300 60×∞", count: 5))
    }

    @Test func aThinSliderIsAsThickAsATarget() throws {
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: .constant(0.2...0.8)), on: stage)
        #expect(try #require(stage.size(for: .unspecified)).height >= control.targetSize)
    }

    @Test func theThicknessIsThatOfTheLook() throws {
        let stage = Stage(on: window)
        stage.show(RangeSlider(value: .constant(0.2...0.8)).sliderStyle(thick))
        #expect(stage.size(for: .unspecified)?.height == 60)
    }
}
