import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// The style that an app sets for all sliders.
@MainActor @Suite(.serialized)
struct DefaultStyleTests {
    private let style = SliderLook.layers.style(with: SliderLook.Options(roundness: 0.3))

    @Test func newSlidersOfEachClassHaveIt() {
        let earlier = RangeSliderControl()
        BaseSliderControl.defaultStyle = style
        defer { BaseSliderControl.appStyle = nil }
        for slider in [RangeSliderControl(), ValueSliderControl(), CircularSliderControl()] {
            #expect(slider.style == style)
        }
        #expect(earlier.style == SliderLook.system.style())
        CircularSliderControl.defaultStyle = SliderLook.volume.style()
        let dial = CircularSliderControl()
        #expect(dial.startAngle == 225 && dial.sweep == 270 && RangeSliderControl().style == dial.style)
    }

    @Test func whatASliderSetsReplacesIt() {
        BaseSliderControl.defaultStyle = style
        defer { BaseSliderControl.appStyle = nil }
        let slider = RangeSliderControl()
        slider.trackThickness = 9
        #expect(slider.style.paints == style.paints && slider.style.metrics.thickness == 9)
        slider.setLook(.flat)
        #expect(slider.style == SliderLook.flat.style())
    }

    @Test func itChangesTheStyleOfTheSystem() {
        BaseSliderControl.defaultStyle.metrics.hasLabels = true
        defer { BaseSliderControl.appStyle = nil }
        var style = SliderLook.system.style()
        style.metrics.hasLabels = true
        #expect(RangeSliderControl().style == style)
    }
}
