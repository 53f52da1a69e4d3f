@_spi(Double) import AppKit
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// A control without a style of its own looks as the Mac's slider.
@MainActor @Suite(.serialized)
struct SystemTests {
    @Test(arguments: [(12, SliderLook.macFlat), (15, .macFlat), (26, .macGlass), (27, .macGlass)])
    func theLookFollowsTheSystem(_ version: Int, _ look: SliderLook) {
        #expect(SliderSystem(version: version, info: [:]).look == look)
    }

    @Test func anAppCanKeepTheOldDesignUntilItsSDKIs27() {
        let old = { SliderSystem(version: 26, info: ["UIDesignRequiresCompatibility": true, "DTSDKName": $0]).look }
        #expect(old("macosx26.0") == .macFlat && old("macosx27.0") == .macGlass)
    }

    @Test func aNewControlHasThatLook() {
        let metrics = SliderSystem.current.look.style().metrics
        for control in [RangeSliderControl(), CircularSliderControl(), ValueSliderControl()] {
            #expect(control.thumbSize == CGFloat(metrics.thumbSize))
            #expect(control.trackThickness == CGFloat(metrics.thickness))
        }
    }

    @Test func theStyleOfTheLookSystemIsThatOfTheMac() {
        #expect(SliderLook.system.style() == SliderSystem.current.look.style())
        let options = SliderLook.Options(height: 9)
        #expect(SliderLook.system.style(with: options) == SliderSystem.current.look.style(with: options))
    }

    @Test func controlSizeScalesTheStyleButForMeasuresOfTheApp() {
        let control = RangeSliderControl()
        let size = control.thumbSize
        control.trackThickness = 9
        var before: CGFloat = 0
        for controlSize in [NSControl.ControlSize.mini, .small, .regular, .large, .extraLarge] {
            control.controlSize = controlSize
            #expect(control.controlSize == controlSize && control.thumbSize > before && control.trackThickness == 9)
            before = control.thumbSize
        }
        control.controlSize = .regular
        #expect(abs(control.thumbSize - size) < 1e-9)
        let other = RangeSliderControl()
        let style = other.style
        other.controlSize = .mini
        #expect(other.style != style)
        #expect(other.intrinsicContentSize.height == 20)
        other.controlSize = .regular
        #expect(other.style == style)
    }
}
