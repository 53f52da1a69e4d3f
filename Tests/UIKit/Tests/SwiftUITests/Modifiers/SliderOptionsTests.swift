import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersSwiftUI

/// Options that modifiers set for all sliders in a view.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderOptionsTests: Showing {
    let window = TestWindow.make()

    @Test func everyModifierReachesTheControl() throws {
        let control = try show(
            RangeSlider(value: .constant(20.0...80.0), in: 10...90)
                .sliderCollision(.push).sliderScale(.power(2)).sliderDirection(.left).sliderPressTarget(.track)
                .sliderTint(.plainRed).sliderTrackTint(.plainGreen).sliderThumbTint(.plainGreen).sliderScrollWheel()
                .sliderHaptics()
                .sliderTextEntry().sliderValueLabels().sliderConfiguration { $0.keepsValuesBetweenSteps = true },
            on: Stage(on: window))
        let range = try #require(control as? RangeSliderControl)
        #expect(range.collision == .push && range.scale == .power(2) && range.direction == .left)
        #expect(range.pressTarget == .track && range.keepsValuesBetweenSteps && range.style.metrics.hasLabels)
        #expect(range.spanTint == .red && range.maximumTrackTintColor == .green && range.thumbTintColor == .green)
        #expect(range.respondsToScrollWheel && range.hasHaptics && range.allowsTextEntry)
    }

    @Test func anIdentifierIsThatOfThumbs() throws {
        let stage = Stage(on: window)
        let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)
        #expect(try identifiers(show(slider, on: stage)) == ["slider.thumb.0", "slider.thumb.1"])
        let priced = slider.sliderIdentifier("price").sliderIdentifier("outer")
        #expect(try identifiers(show(priced, on: stage)) == ["price.thumb.0", "price.thumb.1"])
        let plane = PlaneSlider(x: .constant(1.0), in: 0...9, y: .constant(2.0), in: 0...9).sliderIdentifier("color")
        stage.show(plane)
        let control = try #require(stage.views.compactMap { $0 as? PlaneSliderControl }.first)
        #expect(control.thumbElements.map(identifier) == ["color.thumb.0.x", "color.thumb.0.y"])
    }

    private func identifiers(_ control: SliderControl) -> [String?] { control.thumbViews.map(identifier) }

    private func identifier(of view: SliderControl.PlatformView) -> String? {
        #if canImport(UIKit)
        view.accessibilityIdentifier
        #else
        view.accessibilityIdentifier()
        #endif
    }

    @Test func anOuterModifierReachesEachSlider() throws {
        let stage = Stage(on: window)
        stage.show(
            VStack {
                RangeSlider(value: .constant(20.0...80.0), in: 0...100)
                ValueSlider(value: .constant(0.5)).padding()
            }
            .padding().sliderCollision(.push).sliderDirection(.up).sliderConfiguration { $0.hasFineControl = true })
        let sliders = stage.views.compactMap { $0 as? StraightSliderControl }
        #expect(sliders.count == 2)
        for slider in sliders {
            #expect(slider.collision == .push && slider.direction == .up && slider.configuration.hasFineControl)
        }
    }

    @Test func theInnerModifierWins() throws {
        let slider = RangeSlider(value: .constant(0.2...0.8))
        let control = try show(
            VStack { slider.sliderCollision(.push).sliderConfiguration { $0.arrowSteps = 2 } }
                .sliderConfiguration { ($0.arrowSteps, $0.pageSteps, $0.collision) = (3, 4, .cross) },
            on: Stage(on: window))
        #expect(control.collision == .push && control.configuration.arrowSteps == 2)
        #expect(control.configuration.pageSteps == 4)
    }

    @Test func argumentsWinOverModifiers() throws {
        let change = { @MainActor (options: inout SliderConfiguration) in
            options = SliderConfiguration(bounds: 5...6)
            (options.step, options.detents, options.thumbLimits) = (.every(7), [8], [0...40])
            (options.minimumSpan, options.maximumSpan, options.enabledRange) = (9, 70, 10...90)
            (options.forbiddenRanges, options.resetValues) = ([11...12], [13])
        }
        func shown(_ slider: some View) throws -> SliderConfiguration {
            try show(slider.sliderConfiguration(change), on: Stage(on: window)).configuration
        }
        let value = Binding.constant(20...80)
        let all = try shown(
            RangeSlider(value: value, in: 0...100, step: 2, enabledBounds: 4...96)
                .span(atLeast: 3, atMost: 60)
                .limits(50...90, ofThumb: 1)
                .values(excluding: 40...60)
                .detents(30)
                .resetValues(21, 79))
        #expect(all.bounds == 0...100 && all.step == .every(2) && all.enabledRange == 4...96)
        #expect(all.forbiddenRanges == [40...60] && all.resetValues == [21, 79])
        #expect(
            all.minimumSpan == 3 && all.maximumSpan == 60 && all.thumbLimits == [nil, 50...90] && all.detents == [30])
        let none = try shown(RangeSlider(value: value, in: 0...100))
        #expect(none.bounds == 0...100 && none.step == .every(7) && none.enabledRange == 10...90)
        #expect(none.forbiddenRanges == [11...12] && none.resetValues == [13])
        #expect(none.minimumSpan == 9 && none.maximumSpan == 70 && none.thumbLimits == [0...40] && none.detents == [8])
    }

    @Test func theOrderOfModifiersDoesNotMatter() throws {
        let slider = CircularSlider(value: .constant(0.5))
        for view in [
            AnyView(slider.sliderArc(start: 225, sweep: 270).padding().disabled(true)),
            AnyView(slider.disabled(true).padding().sliderArc(start: 225, sweep: 270)),
        ] {
            let stage = Stage(on: window)
            let ring = try show(view, on: stage, width: 200, height: 200) as? CircularSliderControl
            #expect(ring?.startAngle == 225 && ring?.sweep == 270 && ring?.isEnabled == false)
        }
    }

    /// A view that changes options by a closure, and does not read the price.
    private struct Prices: View {
        @State private var price = 20.0...80.0
        let count: () -> Void

        var body: some View {
            RangeSlider(value: $price, in: 0...100).sliderCollision(.push)
                .sliderConfiguration { options in
                    count()
                    options.hasFineControl = true
                }
        }
    }

    @Test func aDragRunsTheBodiesOfItsSliderAlone() throws {
        var calls = 0
        let stage = Stage(on: window)
        let control = try show(Prices { calls += 1 }, on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 25)
        stage.flush()
        calls = 0
        let runs = stage.runs
        for value in [30.0, 35, 40] {
            finger.move(to: value)
            stage.flush()
        }
        // A change runs those from BoundSlider to the overlays, the modifiers and choices between them, and one update.
        #expect(stage.runs - runs == 3 * 19)
        #expect(calls == 0 && stage.runs(of: "Prices") == [1])
        #expect(control.values == [40, 80] && stage.made == 1 && stage.faults.isEmpty)
    }

    @Test func aClosureRunsOnceForEachUpdateOfItsView() throws {
        var calls = 0
        let stage = Stage(on: window)
        let view = {
            RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderConfiguration { _ in calls += 1 }
        }
        stage.show(view())
        #expect(calls == 1)
        stage.show(view())
        #expect(calls == 2)
    }

    @Test func whatIsNoLongerSetIsTakenBack() throws {
        let stage = Stage(on: window)
        let view = { (names: [String.LocalizationValue], press: SliderPressTarget?) in
            RangeSlider(value: .constant(20.0...80.0), in: 0...100).thumbNames(names).sliderPressTarget(press)
        }
        let control = try show(view(["From", "To"], .anywhere), on: stage)
        #expect(control.thumbNames[0] == "From" && control.pressTarget == .anywhere)
        stage.show(view([], nil))
        #expect(control.thumbNames[0] == "Minimum" && control.thumbNames[1] == "Maximum" && stage.made == 1)
        #expect(control.pressTarget != .anywhere)
    }

    @Test func aSliderCanBeDisabledByItsConfiguration() throws {
        let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)
        let control = try show(slider.sliderConfiguration { $0.isEnabled = false }, on: Stage(on: window))
        #expect(!control.isEnabled)
    }

    @Test func anExplicitPressWinsOverTheDefault() throws {
        TestWindow.hasMacIdiom = true
        defer { TestWindow.hasMacIdiom = false }
        let stage = Stage(on: window)
        let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)
        let control = try show(slider.sliderPressTarget(nil), on: stage)
        #expect(control.pressTarget == .spanAndTrack)
        for target in [SliderPressTarget.thumb, .span, .track, .spanAndTrack, .anywhere] {
            stage.show(slider.sliderPressTarget(target))
            #expect(control.pressTarget == target)
        }
        #expect(stage.made == 1)
    }

    @Test func aRelativePressMovesTheNearestThumbByItsDistance() throws {
        let value = Box(20.0...60.0)
        let control = try show(
            RangeSlider(value: value.binding, in: 0...100, step: 1).sliderPressTarget(.relative), on: Stage(on: window))
        drag(control, from: 95, to: 95)
        #expect(value.value == 20...60)
        drag(control, from: 95, to: 85)
        #expect(value.value == 20...50)
        drag(control, from: 35, to: 45)
        #expect(value.value == 30...60, "the span goes as a whole")
    }

    @Test func aKnobIsPressedAnywhereUnlessTheAppSaysOtherwise() throws {
        let stage = Stage(on: window)
        let knob = CircularSlider(value: .constant(0.5))
        let view = { (isKnob: Bool, target: SliderPressTarget?) in
            knob.sliderPressTarget(target).sliderConfiguration { $0.dragsVertically = isKnob }
        }
        let control = try show(view(false, nil), on: stage, width: 200, height: 200)
        #expect(control.pressTarget == .spanAndTrack)
        stage.show(view(true, nil))
        #expect(control.pressTarget == .anywhere)
        stage.show(view(true, .spanAndTrack))
        #expect(control.pressTarget == .spanAndTrack && stage.made == 1)
    }

    @Test func directionEnabledStateAndStyleComeFromTheEnvironment() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        environment.isEnabled = false
        environment.sliderStyle = SliderStyle()
        stage.show(RangeSlider(value: value.binding, in: 0...100), environment)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layOut()
        #expect(!control.isEnabled && control.point(forValue: 0).x == 314)
        drag(control, from: 20, to: 40)
        #expect(value.value == 20...80)
        var style = SliderStyle()
        style.metrics.thumbSize = 40
        environment.isEnabled = true
        environment.sliderStyle = style
        stage.show(RangeSlider(value: value.binding, in: 0...100), environment)
        #expect(control.isEnabled && control.thumbSize == 40 && stage.made == 1)
    }

    @Test func wheelHapticsAndTextEntryAreSwitched() throws {
        let stage = Stage(on: window)
        let view = {
            RangeSlider(value: .constant(0.2...0.8)).sliderScrollWheel($0).sliderHaptics($0 ? .all : [])
                .sliderTextEntry($0)
                .sliderScrollWheelOverThumbs($0).sliderGlidesToTaps($0)
        }
        let control = try show(view(false), on: stage)
        #expect(!control.respondsToScrollWheel && !control.hasHaptics && !control.allowsTextEntry)
        #expect(!control.respondsToScrollWheelOverThumbs && !control.glidesToTaps)
        stage.show(view(true))
        #expect(control.respondsToScrollWheelOverThumbs && control.glidesToTaps)
        #expect(control.respondsToScrollWheel && control.hasHaptics && control.allowsTextEntry && stage.made == 1)
    }

    @Test func hapticsPlayAtTheValuesThatTheInnermostModifierNames() throws {
        let stage = Stage(on: window)
        let view = { (haptics: SliderHaptics) in
            VStack { ValueSlider(value: .constant(0.2)).detents(0.5).sliderHaptics(haptics) }.sliderHaptics()
        }
        let control = try show(view(.detents), on: stage)
        #expect(control.haptics == .detents)
        stage.show(view([]))
        #expect(control.haptics.isEmpty && stage.made == 1)
    }

    @Test func targetsAreLargerWhereAModifierSaysSo() throws {
        let stage = Stage(on: window)
        let view = { (size: CGFloat) in
            VStack { RangeSlider(value: .constant(0.2...0.8)).sliderTargetSize(size) }
        }
        let control = try show(view(64), on: stage)
        #expect(control.targetSize == 64 && control.intrinsicContentSize.height >= 64)
        stage.show(view(0))
        #expect(control.targetSize == RangeSliderControl().targetSize && stage.made == 1)
        stage.show(view(.nan))
        #expect(control.targetSize == RangeSliderControl().targetSize)
    }

    @Test func valuesStandBesideTheirThumbs() throws {
        let slider = RangeSlider(value: .constant(0.25...0.5), in: 0...1, format: .percent)
        func shows(_ view: some View) throws -> Bool {
            try show(view, on: Stage(on: window)).style.metrics.hasLabels
        }
        var style = SliderStyle()
        style.metrics.hasLabels = true
        #expect(try !shows(slider) && shows(slider.sliderValueLabels()))
        #expect(try shows(slider.sliderLook(style)) && !shows(slider.sliderValueLabels(false).sliderLook(style)))
        let stage = Stage(on: window)
        let control = try show(slider.environment(\.sliderOptions.hasValueLabels, true), on: stage)
        stage.show(slider.environment(\.sliderOptions.hasValueLabels, nil))
        #expect(!control.style.metrics.hasLabels && stage.made == 1)
    }

    @Test func valuesStandBesideHeldThumbs() throws {
        let slider = RangeSlider(value: .constant(0.25...0.5), in: 0...1, format: .percent)
        func visibility(_ view: some View) throws -> SliderLabelVisibility? {
            let metrics = try show(view, on: Stage(on: window)).style.metrics
            return metrics.hasLabels ? metrics.labelVisibility : nil
        }
        var style = SliderStyle()
        (style.metrics.hasLabels, style.metrics.labelVisibility) = (true, .held)
        #expect(try visibility(slider) == nil && visibility(slider.sliderLook(style)) == .held)
        #expect(try visibility(slider.sliderValueLabels(.held)) == .held)
        #expect(try visibility(slider.sliderValueLabels(.always).sliderLook(style)) == .always)
        #expect(try visibility(slider.sliderValueLabels().sliderValueLabels(.held)) == .always)
        #expect(try visibility(slider.sliderValueLabels(false).sliderValueLabels(.held)) == nil)
        #expect(try visibility(slider.sliderValueLabels(.held).sliderValueLabels(false)) == .held)
    }
}
