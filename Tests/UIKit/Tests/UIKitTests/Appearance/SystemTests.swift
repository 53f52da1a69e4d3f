@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The look of a control without a style of its own.
@MainActor @Suite(.serialized)
struct SystemTests {
    private func on<Result>(_ version: String, _ idiom: UIUserInterfaceIdiom = .phone, _ body: () -> Result) -> Result {
        let before = (UIDevice.version, UIDevice.idiom)
        (UIDevice.version, UIDevice.idiom) = (version, idiom)
        defer { (UIDevice.version, UIDevice.idiom) = before }
        return body()
    }

    @Test func aNewControlHasTheLookOfTheSystem() {
        let look = { (control: SliderControl) in
            SliderLook.all.first { $0 != .system && $0.style() == control.style }
        }
        #expect(
            look(on("18.6") { RangeSliderControl() }) == .iOSFlat
                && look(on("26.0.1") { ValueSliderControl() }) == .iOSGlass)
        #expect(
            look(on("27", .pad) { CircularSliderControl() }) == .iOSGlass
                && look(on("2.0", .vision) { RangeSliderControl() }) == .iOSFlat)
        #expect(
            look(on("15.1", .mac) { RangeSliderControl() }) == .macFlat
                && look(on("26.1", .mac) { RangeSliderControl() }) == .macGlass)
    }

    @Test func theStyleOfTheLookSystemIsThatOfTheSystem() {
        #expect(on("18.6") { SliderLook.system.style() } == SliderLook.iOSFlat.style())
        #expect(on("26.0") { SliderLook.system.style() } == SliderLook.iOSGlass.style())
        #expect(on("26.1", .mac) { SliderLook.system.style() } == SliderLook.macGlass.style())
        let high = on("18.6") { SliderLook.system.style(with: SliderLook.Options(height: 9)) }
        #expect(high == SliderLook.iOSFlat.style(with: SliderLook.Options(height: 9)))
    }

    @Test func sizesOfASystemsSliderAreThoseOfTheControl() {
        let slider = on("26.0") { RangeSliderControl.make([20, 80]) }
        let screen = Screen(slider, width: 337)
        #expect(slider.thumbViews[0].bounds.size == CGSize(width: 37, height: 24))
        #expect(slider.trackRect(forBounds: slider.bounds).height == 6)
        screen.drag(from: 20, to: 40)
        #expect(abs(slider.values[0] - 40) < 1e-9)
    }

    @Test func whatAnAppSetsIsOnTopOfTheSystemsLook() {
        let slider = on("26.0") { RangeSliderControl.make([20, 80]) }
        slider.style.metrics.hasLabels = true
        slider.trackThickness = 10
        #expect(slider.style.metrics.thumbLength == 37 && slider.style.metrics.thickness == 10)
        slider.style = SliderStyle()
        #expect(slider.style == SliderStyle())
    }

    @Test func theLookSystemHasOptionsOnEachSystem() {
        let slider = on("26.0") {
            let slider = RangeSliderControl()
            slider.setLook(.system, height: 9)
            return slider
        }
        #expect(slider.style == SliderLook.iOSGlass.style(with: SliderLook.Options(height: 9)))
    }

    @Test func theKeyOfTheOldDesignCountsForAppsOfTheSDKBefore27() {
        let keeps = { (info: [String: Any]) in
            SliderSystem(idiom: .phone, version: "27.0", info: info).requiresCompatibilityDesign
        }
        #expect(!keeps([:]) && !keeps(["DTSDKName": "iphoneos26.1"]))
        #expect(keeps(["UIDesignRequiresCompatibility": true]))
        for sdk in ["iphoneos26.1", "iphonesimulator26.0", "macosx26.2"] {
            #expect(keeps(["UIDesignRequiresCompatibility": true, "DTSDKName": sdk]), "\(sdk)")
            #expect(!keeps(["UIDesignRequiresCompatibility": false, "DTSDKName": sdk]), "\(sdk)")
        }
        #expect(!keeps(["UIDesignRequiresCompatibility": true, "DTSDKName": "iphoneos27.0"]))
        #expect(SliderSystem(idiom: .mac, version: "", info: [:]) == SliderSystem(.mac, version: 0))
    }

    @Test func increasedContrastOutlinesThumbs() {
        for version in ["18.0", "26.0"] {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let screen = Screen(on(version) { RangeSliderControl.make([20, 80]) })
                let shape = screen.control.thumbViews[0].shape
                screen.control.overrideUserInterfaceStyle = style
                screen.window.layoutIfNeeded()
                #expect(shape.lineWidth == 0.5)
                screen.window.traits = UITraitCollection(contrast: .high)
                screen.window.layoutIfNeeded()
                let white: CGFloat = style == .dark ? 1 : 0
                #expect(shape.lineWidth == 1)
                #expect(shape.strokeColor == CGColor(srgbRed: white, green: white, blue: white, alpha: 0.65))
            }
        }
    }

    @Test func increasedContrastOutlinesThumbsOfALookWithColors() {
        for color in [UIColor.red, nil] {
            let screen = Screen(on("26.0") { RangeSliderControl.make([20, 80]) })
            on("26.0") { screen.control.setLook(.system, selectedColor: .green, thumbColor: color) }
            screen.window.traits = UITraitCollection(contrast: .high)
            screen.window.layoutIfNeeded()
            let shape = screen.control.thumbViews[0].shape
            #expect(shape.lineWidth == 1 && shape.strokeColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.65))
        }
    }

    @Test func colorsOfALookStayAndOthersAreTinted() {
        let screen = Screen(on("26.0") { RangeSliderControl.make([20, 80]) })
        let slider = screen.control
        on("26.0") { slider.setLook(.system, selectedColor: .green) }
        (slider.tintColor, slider.thumbTintColor) = (.black, .red)
        let colors = {
            screen.window.layoutIfNeeded()
            let parts = (slider.canvas.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
            return [parts[1].strokeColor, slider.thumbViews[0].shape.fillColor]
        }
        #expect(colors() == [UIColor.green.cgColor, UIColor.red.cgColor])
        on("26.0") { slider.setLook(.system, thumbColor: .green) }
        #expect(colors() == [UIColor.black.cgColor, UIColor.green.cgColor])
    }

    /// §8: a disabled slider is shown at half its opacity, and a thumb that's disabled alone is mixed with the page.
    @Test func aThumbThatCannotBeMovedIsDimmedWithTheSliderOrAlone() {
        let control = on("26.0") { RangeSliderControl.make([20, 80]) }
        let screen = Screen(control)
        func whites() -> [CGFloat?] {
            screen.window.layoutIfNeeded()
            return control.thumbViews.map { $0.shape.fillColor?.components?.first }
        }
        for (style, page) in [(UIUserInterfaceStyle.light, 1.0), (.dark, 0.09)] {
            control.overrideUserInterfaceStyle = style
            control.isEnabled = false
            #expect(whites() == [1, 1] && control.canvas.layer.opacity == 0.5)
            control.isEnabled = true
            control.disabledThumbs = [0]
            #expect(whites() == [CGFloat(page + (1 - page) / 2), 1] && control.canvas.layer.opacity == 1)
            control.disabledThumbs = []
            #expect(whites() == [1, 1])
        }
    }
}
