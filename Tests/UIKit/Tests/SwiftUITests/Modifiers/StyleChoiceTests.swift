@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Styles and named looks, for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct StyleChoiceTests: Showing {
    let window = TestWindow.make()
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)

    @Test func aLookBringsItsStyle() throws {
        let stage = Stage(on: window)
        let control = try show(slider.sliderLook(.flat), on: stage)
        let press: SliderPressTarget = TestWindow.hasMacIdiom ? .spanAndTrack : .span
        #expect(control.style == SliderLook.flat.style() && control.pressTarget == press)
        let options = SliderLook.Options(roundness: 0.3, selectedColor: .init(1, 0, 0), height: 24)
        stage.show(slider.sliderLook(.layers, options))
        #expect(control.style == SliderLook.layers.style(with: options))
        stage.show(slider.sliderLook(.layers, roundness: 0.3, selectedColor: .plainRed, height: 24))
        #expect(control.style == SliderLook.layers.style(with: options))
        stage.show(slider.sliderLook(SliderStyle()))
        #expect(control.style == SliderStyle() && stage.made == 1)
    }

    @Test func withoutALookSlidersHaveTheDefaultStyleOfControls() throws {
        BaseSliderControl.defaultStyle = SliderLook.flat.style()
        defer { BaseSliderControl.appStyle = nil }
        let (stage, flat) = (Stage(on: window), SliderLook.flat.style())
        let view = { (look: SliderLook?) in slider.environment(\.sliderLook, look) }
        let control = try show(view(nil), on: stage)
        #expect(control.style == flat)
        stage.show(view(.layers))
        #expect(control.style == SliderLook.layers.style())
        stage.show(view(nil))
        #expect(control.style == flat && stage.made == 1)
        let thick = try show(slider.sliderMetrics { $0.thickness = 11 }, on: Stage(on: window))
        #expect(thick.style.metrics.thickness == 11 && thick.style.paints == flat.paints)
    }

    /// What a part is filled with.
    private func fill(
        _ part: SliderElement.Part, of control: SliderControl, in state: SliderElement.State = .normal
    ) -> SliderPaint.Fill? {
        control.layOut()
        guard var element = control.drawing.elements.first(where: { $0.part == part }) else { return nil }
        element.state = state
        return control.layers.appearance.style.coats(of: element).first?.paint.fill
    }

    @Test func aPaintLiesOverTheLookInsideAndTheInnerOneOverTheOuter() throws {
        let (red, green) = (SliderPaint.Fill.color(.init(1, 0, 0)), SliderPaint.Fill.color(.init(0, 1, 0)))
        let stage = Stage(on: window)
        let view = { (look: SliderLook, outer: Color?, inner: Color?) in
            VStack { slider.sliderLook(look).sliderPaint(.span, inner) }
                .sliderPaint(.span, outer).sliderPaint(.thumb, outer, in: .held)
        }
        let control = try show(view(.flat, .plainRed, nil), on: stage)
        let before = SliderLook.flat.style()
        #expect(fill(.span(0, lap: 0), of: control) == red && fill(.span(0, lap: 0), of: control, in: .held) == red)
        #expect(fill(.span(0, lap: 0), of: control, in: .disabled) == .color(.init(1, 0, 0, 0.5)))
        #expect(fill(.thumb(0), of: control, in: .held) == red && fill(.thumb(0), of: control) != red)
        #expect(control.style.metrics == before.metrics && control.style.paints.starts(with: before.paints))
        stage.show(view(.layers, .plainRed, .plainGreen))
        #expect(fill(.span(0, lap: 0), of: control) == green && fill(.thumb(1), of: control, in: .held) == red)
        stage.show(view(.layers, nil, nil))
        #expect(control.style == SliderLook.layers.style() && stage.faults.isEmpty)
    }

    @Test func aPaintCanBeAGradientAndIsScaledWithItsLook() throws {
        let gradient = Gradient(colors: [.plainRed, .plainGreen])
        let control = try show(slider.sliderPaint(.track, gradient), on: Stage(on: window))
        #expect(fill(.track, of: control) == .alongTrack([.init(0, .init(1, 0, 0)), .init(1, .init(0, 1, 0))]))
    }

    @Test func zonesHaveColorsInOneLine() throws {
        let (red, green) = (SliderPaint.Fill.color(.init(1, 0, 0)), SliderPaint.Fill.color(.init(0, 1, 0)))
        let stage = Stage(on: window)
        let limits = RangeSlider(value: .constant([20.0, 50, 80]), in: 0...100)
        let zones = limits.zoneColors(.plainRed, .plainGreen, .plainRed, .plainGreen)
        let control = try show(zones, on: stage)
        let parts: [SliderElement.Part] = [.before(lap: 0), .span(0, lap: 0), .span(1, lap: 0), .after(lap: 0)]
        #expect(parts.map { fill($0, of: control) } == [red, green, red, green])
        stage.show(limits.zoneColors(nil))
        #expect(fill(.before(lap: 0), of: control) == nil && control.style.metrics.fill == .inner)
        let night = CircularSlider(value: .constant(CircularRange(start: 22, length: 8)), in: 0...24)
            .zoneColors(.plainRed, .plainGreen)
        let ring = try show(night, on: Stage(on: window), width: 200, height: 200)
        #expect(fill(.span(0, lap: 0), of: ring) == red && fill(.after(lap: 0), of: ring) == green)
    }

    @Test func everyOptionIsAnArgument() throws {
        let options = SliderLook.Options(
            trackColor: .init(0, 1, 0), selectedEndColor: .init(1, 0, 0), thumbColor: .init(1, 0, 0),
            borderColor: .init(0, 1, 0), borderWidth: 3, cornerRadius: 2)
        let flat = slider.sliderLook(
            .flat, trackColor: .plainGreen, selectedEndColor: .plainRed, thumbColor: .plainRed,
            borderColor: .plainGreen, borderWidth: 3,
            cornerRadius: 2)
        let stage = Stage(on: window)
        let control = try show(flat, on: stage)
        #expect(control.style == SliderLook.flat.style(with: options))
        stage.show(slider.sliderLook(.glow, selectedEndColor: .plainGreen))
        #expect(control.style == SliderLook.glow.style(with: SliderLook.Options(selectedEndColor: .init(0, 1, 0))))
    }

    @Test func aStyleAcceptsColorsOfSwiftUI() throws {
        var style = SliderStyle()
        style.paint(.span, Color.red)
        style.paint(.track, Gradient(colors: [.black, .white]))
        style.paint(.thumb, Color.blue, in: .held)
        let stops = [
            SliderPaint.Stop(0, SliderPaint.Color(white: 0)), SliderPaint.Stop(1, SliderPaint.Color(white: 1)),
        ]
        // Each is there twice, for the light and the dark appearance.
        #expect(style.paints.map(\.role) == [.span, .span, .track, .track, .thumb, .thumb])
        #expect(style.paints[2].coats.last?.paint.fill == .alongTrack(stops))
        #expect(style.paints[4].state == .held && style.paints[0].state == nil)
        if case .color(let color)? = style.paints[0].coats.last?.paint.fill {
            #expect(color.red > 0.5 && color.blue < color.red)
        } else {
            Issue.record("the span has no color")
        }
    }

    @Test func aPaintHasAnOutline() throws {
        var style = SliderStyle()
        style.paint(.thumb, Color.white, outline: Color.red, width: 2)
        style.paint(.track, Gradient(colors: [.black, .white]), outline: Color.red)
        style.paint(.label, Color.black, outline: Color.red, width: 0)
        let outlines = style.paints.map { $0.coats.last?.paint.outline }
        #expect(outlines.map { $0?.width } == [2, 2, 1, 1, nil, nil])
        #expect(
            try #require(outlines[0]?.color.red) > 0.5 && outlines[0] == outlines[2].map { .init($0.color, width: 2) })
    }

    @Test func theInnermostModifierCounts() throws {
        var own = SliderStyle()
        own.metrics.thumbSize = 40
        let stage = Stage(on: window)
        let control = try show(slider.sliderLook(own).sliderLook(.glow), on: stage)
        #expect(control.style == own)
        stage.show(slider.sliderLook(.flat).sliderLook(own))
        let second = try #require(stage.views.first as? SliderControl)
        #expect(second.style == SliderLook.flat.style())
    }

    @Test func anEqualLookLaysNothingOut() throws {
        let stage = Stage(on: window)
        let view = { (detents: [Double], roundness: Double) in
            slider.sliderConfiguration { $0.detents = detents }
                .sliderLook(.layers, roundness: roundness, selectedColor: .plainRed)
        }
        let control = try show(view([], 0.3), on: stage)
        // What the app changes on a control is left alone until the look is another one.
        control.style.metrics.thumbSize = 50
        window.layOut()
        LayerLog.clear()
        stage.show(view([50], 0.3))
        #expect(control.thumbSize == 50 && control.configuration.detents == [50] && LayerLog.writes.isEmpty)
        stage.show(view([50], 0.4))
        #expect(control.thumbSize == 30)
    }

    @Test func aLookBringsItsImagesUnderThoseOfTheApp() throws {
        let stage = Stage(on: window)
        let own = try #require(SliderPicture.symbol("bed.double").image)
        let dial = CircularSlider(value: .constant(20.0), in: 0...100)
        let control = try show(dial.sliderLook(.bedtime), on: stage, width: 300, height: 300)
        #expect(control.images.keys.sorted() == [SliderLook.Image.moon, .sun].map(\.rawValue))
        stage.show(dial.sliderLook(.bedtime).sliderImages([SliderLook.Image.moon.rawValue: own]))
        let other = try #require(stage.views.first as? SliderControl)
        #expect(
            other.images[SliderLook.Image.moon.rawValue] === own && other.images[SliderLook.Image.sun.rawValue] != nil)
        stage.show(dial.sliderLook(.glow).sliderImages([SliderLook.Image.moon.rawValue: own]))
        #expect(other.images == [SliderLook.Image.moon.rawValue: own])
    }

    @Test func otherOptionsOfALookKeepItsImages() throws {
        let stage = Stage(on: window)
        let dial = CircularSlider(value: .constant(20.0), in: 0...100)
        let control = try show(dial.sliderLook(.bedtime, selectedColor: .plainRed), on: stage, width: 300, height: 300)
        let moon = try #require(control.images[SliderLook.Image.moon.rawValue])
        stage.show(dial.sliderLook(.bedtime, selectedColor: .plainGreen))
        #expect(control.images[SliderLook.Image.moon.rawValue] === moon && stage.made == 1)
        #expect(control.style == SliderLook.bedtime.style(with: SliderLook.Options(selectedColor: .init(0, 1, 0))))
    }

    @Test func aStyleAndALookCanBeRead() {
        struct Reader: View {
            @Environment(\.sliderStyle) private var style
            @Environment(\.sliderLook) private var look
            var body: some View { Text("\(style?.metrics.thumbSize ?? 0) \(look.map(\.name) ?? "none")") }
        }
        var style = SliderStyle()
        style.metrics.thumbSize = 40
        let stage = Stage(on: window)
        stage.show(Reader())
        #expect(stage.texts == ["0.0 none"])
        stage.show(Reader().sliderLook(style).sliderLook(.glow))
        #expect(stage.texts == ["40.0 none"])
        stage.show(Reader().sliderLook(.glow, selectedColor: .plainRed))
        #expect(stage.texts == ["0.0 glow"])
        stage.show(Reader().environment(\.sliderLook, .flat))
        #expect(stage.texts == ["0.0 flat"])
    }
}
