@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What SwiftUI keeps in the environment and UIKit in traits.
@MainActor @Suite(.serialized, .eachComparison)
struct SurroundingsTests: Showing {
    let window = TestWindow.make()

    @Test func darkViewsAndLargeTextsShow() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var style = SliderStyle()
        var environment = EnvironmentValues()
        style.metrics.hasLabels = true
        let view = RangeSlider(value: value.binding, in: 0...100).sliderLook(style)
        let control = try show(view, on: stage, height: 88)
        let height = control.intrinsicContentSize.height
        let texts = { control.textLayers }
        #expect(texts().map(\.fontSize) == [12, 12] && control.traitCollection.userInterfaceStyle == .light)
        (environment.colorScheme, environment.dynamicTypeSize) = (.dark, .accessibility1)
        stage.show(view, environment)
        #expect(texts().map(\.fontSize) == [20, 20] && control.intrinsicContentSize.height > height)
        #expect(control.traitCollection.userInterfaceStyle == .dark)
        environment.dynamicTypeSize = .small
        stage.show(view, environment)
        #expect(texts().map(\.fontSize) == [11, 11] && stage.made == 1)
    }

    @Test func colorsFollowTheSurroundings() throws {
        let stage = Stage(on: window)
        let color = Color(
            uiColor: UIColor {
                $0.accessibilityContrast == .high ? .black : $0.userInterfaceStyle == .dark ? .green : .red
            })
        let view = slider.sliderLook(.layers, selectedColor: color)
        let style = { SliderLook.layers.style(with: SliderLook.Options(selectedColor: $0)) }
        let control = try show(view, on: stage)
        #expect(control.style == style(.init(1, 0, 0)))
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        stage.show(view, environment)
        #expect(control.style == style(.init(0, 1, 0)))
        window.traits = UITraitCollection(contrast: .high)
        window.layOut()
        #expect(control.style == style(.init(white: 0)) && stage.made == 1)
    }

    @Test func withoutALookAndWithTheLookSystemSlidersAreThoseOfTheSystem() throws {
        let before = UIDevice.version
        UIDevice.version = "26.0"
        defer { UIDevice.version = before }
        let stage = Stage(on: window)
        let control = try show(slider, on: stage)
        #expect(control.style == SliderLook.iOSGlass.style())
        var environment = EnvironmentValues()
        environment.sliderLook = .flat
        stage.show(slider, environment)
        #expect(control.style == SliderLook.flat.style())
        stage.show(slider, EnvironmentValues())
        #expect(control.style == SliderLook.iOSGlass.style() && stage.made == 1)
        let other = try show(slider.sliderLook(.system, height: 9), on: stage)
        #expect(other.style == SliderLook.iOSGlass.style(with: SliderLook.Options(height: 9)))
        UIDevice.version = "18.0"
        stage.show(slider.sliderLook(.system))
        #expect(other.style == SliderLook.iOSFlat.style())
        stage.show(slider.sliderLook(.iOSGlass))
        #expect(other.style == SliderLook.iOSGlass.style(), "a look that is named is the same on each system")
    }

    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)
}
