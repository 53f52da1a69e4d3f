import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Where thumbs are, whether they show, and how the track grows, over a look.
@MainActor @Suite(.serialized, .eachComparison)
struct MeasureChoicesTests: Showing {
    let window = TestWindow.make()

    @Test func everyModifierReachesTheControl() throws {
        let control = try show(
            RangeSlider(value: .constant(20.0...80.0), in: 0...100)
                .sliderThumbPlacement(.outside).sliderThumbOffset(5).sliderTurnsThumbs().sliderThumbs(.held)
                .sliderHeldTrackScale(2).sliderValueLabelPlacement(.alternating).sliderValueLabelDistance(20)
                .sliderValueLabelSpacing(9).sliderValueLabelOverlap(.merge),
            on: Stage(on: window))
        let metrics = control.style.metrics
        #expect(metrics.thumbPlacement == .outside && metrics.thumbOffset == 5 && metrics.turnsThumbs)
        #expect(metrics.thumbVisibility == .held && metrics.heldTrackScale == 2 && metrics.labels == .alternating)
        #expect(metrics.labelDistance == 20 && metrics.labelSpacing == 9 && control.style.labelOverlap == .merge)
        #expect(control.thumbCenters[0].x < control.point(forValue: 20).x)
    }

    @Test func withoutThemTheStyleDecides() throws {
        var style = SliderStyle()
        (style.metrics.thumbPlacement, style.metrics.thumbVisibility) = (.outside, .hidden)
        let stage = Stage(on: window)
        style.labelOverlap = .overlap
        let view = { (isOn: Bool) in
            RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderLook(style)
                .modifier(Optionally(placement: isOn ? .centered : nil, overlap: isOn ? .apart : nil))
        }
        let control = try show(view(true), on: stage)
        #expect(control.style.metrics.thumbPlacement == .centered && control.style.metrics.thumbVisibility == .hidden)
        #expect(control.style.labelOverlap == .apart)
        stage.show(view(false))
        #expect(control.style.metrics.thumbPlacement == .outside && stage.made == 1)
        #expect(control.style.labelOverlap == .overlap)
    }

    /// Sets a placement and what labels do, or leaves them to the style.
    private struct Optionally: ViewModifier {
        let placement: SliderThumbPlacement?
        let overlap: SliderLabelOverlap?
        func body(content: Content) -> some View {
            content.environment(\.sliderOptions.measures.thumbPlacement, placement)
                .environment(\.sliderOptions.labelOverlap, overlap)
        }
    }

    @Test func labelsKeepTheirDistanceFromThumbsAndFromOneAnother() throws {
        let stage = Stage(on: window)
        let labels = { (distance: CGFloat, spacing: CGFloat) in
            let control = try self.show(
                RangeSlider(value: .constant(50.0...50.0), in: 0...100).sliderValueLabels().sliderLook(SliderStyle())
                    .sliderValueLabelDistance(distance).sliderValueLabelSpacing(spacing),
                on: stage, width: 400, height: 200)
            let track = SIMD2(0, Double(control.trackRect(forBounds: control.bounds).midY))
            return control.layers.appearance.thumbLabels!().map { $0.center - track }
        }
        let (near, far, apart) = try (labels(11, 4), labels(30, 4), labels(11, 40))
        #expect(near.map { $0 - SIMD2(0, 19) } == far)
        // Without a larger spacing, it's half an em.
        #expect(apart[1].x - apart[0].x - 40 < near[1].x - near[0].x - 4)
        let wide = try labels(11, 60)
        #expect(wide[1].x - wide[0].x == apart[1].x - apart[0].x + 20)
    }

    /// An offset in points is that of the app, whatever the size of the dial.
    @Test func anOffsetDoesNotScaleWithALook() throws {
        let control = try show(
            CircularSlider(value: .constant(0.5)).sliderLook(.glow).sliderThumbOffset(-20), on: Stage(on: window),
            width: 160, height: 160)
        let layout = control.drawing.layout
        guard case .arc(let arc) = layout.track else { return }
        let distance = control.slider.location(ofThumb: 0) - arc.center
        #expect(
            abs((distance * distance).sum().squareRoot() - arc.radius + 20) < 1e-9 && layout.size == SIMD2(160, 160))
    }

    @Test func viewsInsteadOfThumbsAreBesideTheirValues() async throws {
        let stage = Stage(on: window)
        let control = try show(
            RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderThumb { Text("\($0.index)") }
                .sliderThumbPlacement(.outside).sliderLook(SliderStyle()), on: stage)
        for _ in 0..<9 { await Task.yield() }
        stage.flush()
        let centers = control.thumbCenters
        #expect(stage.middles() == ["0": centers[0], "1": centers[1]])
        #expect(centers[0].x == control.point(forValue: 20).x - 14)
    }

    /// Views are of any shape: they turn where thumbs that are drawn would be discs.
    @Test(arguments: [nil, 40]) func viewsInsteadOfThumbsTurnWithTheRing(length: Double?) async throws {
        let stage = Stage(on: window)
        var style = SliderStyle()
        style.metrics.thumbLength = length
        let dial = CircularSlider(value: .constant(0.25)).sliderThumb { Text("\($0.index)") }.sliderLook(style)
        for (turns, degrees) in [(true, 90.0), (false, 0)] {
            _ = try show(dial.sliderTurnsThumbs(turns), on: stage, width: 200, height: 200)
            for _ in 0..<9 { await Task.yield() }
            stage.flush()
            let turn = try #require(stage.turns()["0"])
            #expect(abs(turn - degrees) < 1e-9)
        }
    }
}
