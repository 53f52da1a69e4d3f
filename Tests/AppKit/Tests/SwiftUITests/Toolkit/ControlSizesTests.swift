import AppKit
import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Sizes of controls in a view: they are those of AppKit.
@MainActor @Suite(.serialized, .eachComparison)
struct ControlSizesTests: Showing {
    let window = TestWindow.make()
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)
    private let system = SliderLook.system.style(on: .current)

    @Test func aSizeOfSwiftUIIsTheControls() throws {
        let stage = Stage(on: window)
        let control = try show(slider.controlSize(.regular), on: stage)
        #expect(control.controlSize == .regular && control.style == system)
        for (size, own) in [(ControlSize.mini, NSControl.ControlSize.mini), (.small, .small), (.large, .large)] {
            stage.show(slider.controlSize(size))
            #expect(control.controlSize == own && control.style == system.scaled(by: own.factor), "\(size)")
        }
        // As its page says, it is the large size everywhere but on visionOS.
        stage.show(slider.controlSize(.extraLarge))
        #expect(control.controlSize == .large && control.style == system.scaled(by: 1.25))
        stage.show(slider.controlSize(.regular))
        #expect(control.controlSize == .regular && control.style == system && stage.made == 1)
    }

    @Test func theRegularSizeChangesNothing() throws {
        let stage = Stage(on: window)
        let view = { (detents: [Double]) in
            slider.sliderConfiguration { $0.detents = detents }.controlSize(.regular)
        }
        let control = try show(view([]), on: stage)
        control.thumbSize = 36
        stage.show(view([50]))
        #expect(control.thumbSize == 36 && stage.made == 1)
    }

    @Test func stylesAndLooksScale() throws {
        let stage = Stage(on: window)
        var own = SliderStyle()
        own.metrics.thickness = 10
        let control = try show(slider.sliderLook(own).controlSize(.large), on: stage)
        #expect(control.style == own.scaled(by: 1.25) && control.trackThickness == 12.5)
        stage.show(slider.sliderLook(own).controlSize(.small))
        #expect(control.style == own.scaled(by: 0.8) && stage.made == 1)
        let look = try show(
            slider.sliderLook(.layers, selectedColor: .plainRed).controlSize(.small), on: Stage(on: window))
        let red = SliderLook.Options(selectedColor: .init(1, 0, 0))
        #expect(look.style == SliderLook.layers.style(with: red).scaled(by: 0.8))
    }

    @Test func sizesGrowInTheirOrder() {
        let scales = ControlSize.allCases.map(\.sliderScale)
        #expect(scales == scales.sorted() && ControlSize.regular.sliderScale == 1)
    }
}
