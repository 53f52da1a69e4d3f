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

    /// The sizes for all pairs of sides. "○" means the side of a target.
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
        let ring = CircularSlider(value: .constant(0.5)).sliderLook(SliderStyle())
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
        // A frame of 0 or 10 points makes it as narrow as it can be.
        let narrow = SliderControl.minimumBreadth == SliderControl.minimumTarget ? "○" : "28"
        let straight = ["200", "○", "○", "300", "∞"].map {
            "\($0)×60 \($0)×\(narrow) \($0)×\(narrow) \($0)×60 \($0)×60"
        }
        #expect(try sizes(of: RangeSlider(value: .constant(0.2...0.8)).sliderLook(thick)) == straight)
        #expect(try sizes(of: ValueSlider(value: .constant(0.2)).sliderDirection(.left).sliderLook(thick)) == straight)
        #expect(
            try sizes(of: ValueSlider(value: .constant(0.2)).sliderDirection(.up).sliderLook(thick))
                == ["60", narrow, narrow, "60", "60"].map { "\($0)×200 \($0)×○ \($0)×○ \($0)×300 \($0)×∞" })
    }

    /// A stack that took a slider for rigid would offer it half of its room.
    @Test func aStackLeavesASliderItsThickness() throws {
        let column = VStack(spacing: 0) {
            RangeSlider(value: .constant(0.2...0.8)).sliderLook(thick)
            Text("below")
        }
        let screen = Screen(column, width: 300, height: 90)
        #expect(try #require(screen.sliders.first).bounds.height == 60)
    }

    /// Ten bands of an equalizer on a phone.
    @Test func aNarrowFrameMakesASliderNarrower() throws {
        let stage = Stage(on: window)
        stage.show(ValueSlider(value: .constant(0.2)).sliderDirection(.up).sliderLook(SliderStyle()))
        let control = try #require(stage.views.first as? SliderControl)
        let (ideal, minimum) = (control.intrinsicContentSize.width, SliderControl.minimumBreadth)
        let widths: [(CGFloat?, CGFloat)] = [
            (nil, ideal), (0, minimum), (300, ideal), (minimum + 3.8, min(ideal, minimum + 3.8)),
            (minimum - 8, minimum),
        ]
        for (proposed, width) in widths {
            #expect(stage.size(for: ProposedViewSize(width: proposed, height: 200))?.width == width)
        }
    }

    @Test func tenBandsFitOnAPhone() {
        let bands = HStack(spacing: 0) {
            ForEach(Array(0..<10), id: \.self) { _ in ValueSlider(value: .constant(0.5)).sliderDirection(.up) }
        }
        let screen = Screen(bands, width: 358, height: 200)
        let frames = screen.sliders.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minX < $1.minX }
        #expect(frames.count == 10 && frames.allSatisfy { $0.minX >= -0.01 && $0.maxX <= 358.01 })
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX + 0.01) }
    }

    @Test func aThinSliderIsAsThickAsATarget() throws {
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: .constant(0.2...0.8)), on: stage)
        #expect(try #require(stage.size(for: .unspecified)).height >= control.targetSize)
    }

    @Test func theThicknessIsThatOfTheLook() throws {
        let stage = Stage(on: window)
        stage.show(RangeSlider(value: .constant(0.2...0.8)).sliderLook(thick))
        #expect(stage.size(for: .unspecified)?.height == 60)
    }
}
