@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersSwiftUI

/// What an app changes in the measures of a look.
@MainActor @Suite(.serialized, .eachComparison)
struct MetricsChangeTests: Showing {
    let window = TestWindow.make()
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)
    private let counts: [Double] = [1, 4, 2, 3]

    /// Gives every measure another value.
    private func changeAll(_ metrics: inout SliderMetrics) {
        (metrics.thumbSize, metrics.thumbLength, metrics.thumbRoundness) = (21, 33, 0.25)
        (metrics.thumbVisibility, metrics.thumbPlacement, metrics.thumbOffset) = (.held, .outside, 3)
        (metrics.turnsThumbs, metrics.heldThumbScale, metrics.heldTrackScale) = (true, 1.75, 2.5)
        (metrics.thickness, metrics.inset, metrics.offset, metrics.ends) = (9, 31, 2, .centers)
        (metrics.fill, metrics.neutralValue, metrics.ticks) = (.outer, 50, SliderTicks(.count(5)))
        (metrics.hasLabels, metrics.labelVisibility, metrics.labels) = (true, .held, .below)
        (metrics.labelDistance, metrics.labelSpacing) = (17, 13)
        metrics.dial = SliderDial()
        metrics.extras.histogram = counts
    }

    @Test func everyMeasureReachesTheControl() throws {
        let look = SliderLook.system.style(on: .current).metrics
        var expected = look
        changeAll(&expected)
        for (before, after) in zip(Mirror(reflecting: look).children, Mirror(reflecting: expected).children) {
            let name = try #require(before.label)
            #expect((name == "path") == ("\(before.value)" == "\(after.value)"), "\(name)")
        }
        let stage = Stage(on: window)
        let control = try show(slider.sliderMetrics { changeAll(&$0) }, on: stage)
        #expect(control.style.metrics == expected)
        stage.show(slider.sliderMetrics { _ in })
        #expect(control.style.metrics == look && stage.made == 1)
    }

    @Test func thePathIsThatOfTheSlider() throws {
        let control = try show(slider.sliderMetrics { $0.path = .up }, on: Stage(on: window))
        #expect(control.style.metrics.path == .right)
    }

    @Test func outerChangesComeFirst() throws {
        let control = try show(
            VStack { slider.sliderMetrics { $0.thickness *= 2 } }
                .sliderMetrics { ($0.thickness, $0.thumbSize) = (5, 40) },
            on: Stage(on: window))
        #expect(control.style.metrics.thickness == 10 && control.style.metrics.thumbSize == 40)
    }

    @Test func changesApplyToEveryLookInAnyOrder() throws {
        let stage = Stage(on: window)
        let view = { (look: SliderLook) in
            slider.sliderLook(look, selectedColor: .plainRed).sliderMetrics { metrics in
                metrics.thumbSize += 2
                metrics.extras.histogram = counts
            }
        }
        let control = try show(view(.flat), on: stage)
        for look in [SliderLook.flat, .layers, .flat] {
            stage.show(view(look))
            var style = look.style(with: SliderLook.Options(selectedColor: .init(1, 0, 0)))
            style.metrics.thumbSize += 2
            style.metrics.extras.histogram = counts
            #expect(control.style == style, "\(look.name)")
        }
        #expect(stage.made == 1)
        var own = SliderStyle()
        own.metrics.thickness = 11
        let styled = try show(
            slider.sliderMetrics { $0.thumbSize = $0.thickness * 3 }.sliderLook(own), on: Stage(on: window))
        #expect(styled.thumbSize == 33 && styled.style.metrics.thickness == 11)
    }

    @Test func modifiersAndArgumentsForOneMeasureWinInAnyOrder() throws {
        let single = ValueSlider(value: .constant(50.0), in: 0...100, neutralValue: 25) {
            EmptyView()
        } ticks: {
            TrackTick(10)
        }
        let change = { @MainActor (metrics: inout SliderMetrics) in
            (metrics.thumbPlacement, metrics.heldTrackScale, metrics.neutralValue) = (.outside, 3, 75)
            (metrics.ticks.mode, metrics.ticks.length, metrics.labels) = (.count(3), 13, .below)
        }
        let inner = single.sliderThumbPlacement(.centered).sliderHeldTrackScale(2).sliderMetrics(change)
        let outer = single.sliderMetrics(change).sliderThumbPlacement(.centered).sliderHeldTrackScale(2)
        for view in [AnyView(inner), AnyView(outer)] {
            let metrics = try show(view, on: Stage(on: window)).style.metrics
            #expect(metrics.thumbPlacement == .centered && metrics.heldTrackScale == 2 && metrics.neutralValue == 25)
            #expect(metrics.ticks.mode == .values([10]) && metrics.ticks.length == 13 && metrics.labels == .below)
        }
    }

    /// Puts changes around a view, or none, so that the view and its control stay.
    private struct Optionally: ViewModifier {
        let changes: [MetricsChange]
        func body(content: Content) -> some View { content.environment(\.sliderOptions.metricsChanges, changes) }
    }

    @Test func whatIsNoLongerChangedIsThatOfTheLook() throws {
        let stage = Stage(on: window)
        let view = { (changes: [MetricsChange]) in slider.sliderLook(.flat).modifier(Optionally(changes: changes)) }
        let control = try show(view([]), on: stage)
        // As UIAppearance does when the control comes to its window.
        control.trackThickness = 17
        stage.show(view([MetricsChange { ($0.thumbSize, $0.inset) = (50, 30) }]))
        #expect(control.thumbSize == 50 && control.style.metrics.inset == 30 && control.trackThickness == 17)
        stage.show(view([]))
        let look = SliderLook.flat.style().metrics
        #expect(control.thumbSize == look.thumbSize && control.style.metrics.inset == look.inset && stage.made == 1)
        #expect(control.trackThickness == 17)
    }

    @Test func measuresAreThoseOfTheRegularSize() throws {
        TestWindow.hasMacIdiom = true
        defer { TestWindow.hasMacIdiom = false }
        let stage = Stage(on: window)
        let view = { (size: ControlSize) in
            slider.sliderLook(SliderStyle()).sliderMetrics { ($0.thumbSize, $0.thickness) = (20, $0.thickness + 4) }
                .controlSize(size)
        }
        let control = try show(view(.regular), on: stage)
        #expect(control.thumbSize == 20 && control.trackThickness == 10)
        stage.show(view(.large))
        #expect(control.thumbSize == 25 && control.trackThickness == 12.5)
        stage.show(view(.regular))
        #expect(control.thumbSize == 20 && control.trackThickness == 10 && stage.made == 1)
    }

    @Test func theyStayInTheDark() throws {
        let stage = Stage(on: window)
        let view = { (scheme: ColorScheme) in
            slider.sliderLook(.flat, selectedColor: .red).sliderMetrics { $0.thumbSize = 20 }
                .environment(\.colorScheme, scheme)
        }
        let control = try show(view(.light), on: stage)
        stage.show(view(.dark))
        window.layOut()
        #expect(control.thumbSize == 20 && stage.made == 1)
    }

    @Test func measuresOfAScalingDialAreThoseOfItsDrawnSide() throws {
        let control = try show(
            CircularSlider(value: .constant(0.5)).sliderLook(.glow).sliderMetrics { $0.thumbSize = 30 },
            on: Stage(on: window), width: 160, height: 160)
        let side = try #require(SliderLook.glow.style().drawnSide)
        #expect(control.style.metrics.thumbSize == 30)
        #expect(abs(control.drawing.layout.metrics.thumbSize - 30 * 160 / side) < 1e-9)
    }

    @Test func aPlaneHasItsThumbs() throws {
        let stage = Stage(on: window)
        stage.show(
            PlaneSlider(value: .constant(UnitPoint.center)).sliderMetrics {
                ($0.thumbSize, $0.thumbRoundness) = (18, 0.5)
            })
        let control = try #require(stage.views.compactMap { $0 as? PlaneSliderControl }.first)
        let thumb = try #require(control.drawing.elements.first { $0.part == .thumb(0) })
        #expect(control.layers.appearance.style.coats(of: thumb).map(\.roundness) == [0.5])
        guard case .circle(_, let radius) = thumb.figure else {
            Issue.record("\(thumb.figure) is no thumb")
            return
        }
        #expect(radius == 9)
    }

    @Test func equalMeasuresLayNothingOut() throws {
        let stage = Stage(on: window)
        let view = { (detents: [Double], size: Double) in
            slider.sliderConfiguration { $0.detents = detents }.sliderMetrics { metrics in
                (metrics.thumbSize, metrics.extras.histogram) = (size, counts)
            }
        }
        let control = try show(view([], 20), on: stage)
        LayerLog.clear()
        stage.show(view([50], 20))
        window.layOut()
        #expect(control.configuration.detents == [50] && LayerLog.writes.isEmpty)
        stage.show(view([50], 30))
        window.layOut()
        #expect(control.thumbSize == 30 && !LayerLog.writes.isEmpty && stage.made == 1)
    }

    /// A view whose body reads the price, so that each step of a drag makes another closure.
    private struct Prices: View {
        @State private var price = 20.0...80.0
        let style: SliderStyle
        let count: (() -> Void)?

        var body: some View {
            let sliders = VStack {
                Text("\(price.lowerBound)")
                RangeSlider(value: $price, in: 0...100)
                ValueSlider(value: .constant(0.5))
            }
            if let count {
                sliders.sliderMetrics { metrics in
                    count()
                    metrics = style.metrics
                }
            } else {
                sliders.sliderLook(style)
            }
        }
    }

    @Test func aDragThatMakesOtherClosuresWritesWhatItWritesWithAStyle() throws {
        var style = SliderLook.system.style(on: .current)
        (style.metrics.thumbSize, style.metrics.extras.histogram) = (20, counts)
        var calls = 0
        let writes = try [{ calls += 1 }, nil].map { count in
            let stage = Stage(on: window)
            let control = try show(Prices(style: style, count: count), on: stage)
            #expect(control.style == style)
            let finger = Pointer(window)
            finger.press(control, at: 20)
            finger.move(to: 25)
            stage.flush()
            calls = 0
            LayerLog.clear()
            finger.move(to: 30)
            stage.flush()
            #expect(calls == (count == nil ? 0 : 2) && stage.made == 2)
            return LayerLog.writes.count
        }
        #expect(writes[0] == writes[1] && writes[0] > 0)
    }

    @Test func aDragRunsNoClosureOfABodyThatReadsNoValue() throws {
        struct Unread: View {
            @State private var price = 20.0...80.0
            let count: () -> Void
            var body: some View { RangeSlider(value: $price, in: 0...100).sliderMetrics { _ in count() } }
        }
        var calls = 0
        let stage = Stage(on: window)
        let control = try show(Unread { calls += 1 }, on: stage)
        calls = 0
        drag(control, from: 20, to: 40)
        stage.flush()
        #expect(calls == 0 && control.values == [40, 80])
    }
}
