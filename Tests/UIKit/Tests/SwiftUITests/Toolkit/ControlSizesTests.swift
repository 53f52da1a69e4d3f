import SlidersCore
import SlidersLooks
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Sizes of controls in a view: on a Mac alone.
@MainActor @Suite(.serialized, .eachComparison)
struct ControlSizesTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100)

    /// As the system's slider there.
    @Test(arguments: [UIUserInterfaceIdiom.phone, .pad]) func onIOSSlidersHaveOneSize(_ idiom: UIUserInterfaceIdiom)
        throws
    {
        UIDevice.idiom = idiom
        defer { UIDevice.idiom = .phone }
        for size in ControlSize.allCases {
            let control = try show(slider.controlSize(size), on: Stage(on: window))
            #expect(control.style == SliderLook.system.style(on: .current), "\(size)")
        }
    }

    @Test func onAMacASmallSliderHasSmallThumbsAndLargeTargets() throws {
        UIDevice.idiom = .mac
        defer { UIDevice.idiom = .phone }
        let stage = Stage(on: window)
        let control = try show(slider.controlSize(.mini), on: stage)
        #expect(abs(control.thumbSize - 12) < 1e-9 && control.intrinsicContentSize.height == 44)
        #expect(control.point(inside: CGPoint(x: control.point(forValue: 20).x, y: 2), with: nil))
        stage.show(slider.controlSize(.large))
        #expect(control.thumbSize == 25)
        stage.show(slider.controlSize(.regular))
        #expect(control.thumbSize == 20 && control.style == SliderLook.system.style(on: .current) && stage.made == 1)
    }

    @Test func theRegularSizeChangesNothing() throws {
        let stage = Stage(on: window)
        let view = { (detents: [Double]) in
            slider.sliderConfiguration { $0.detents = detents }.controlSize(.regular)
        }
        let control = try show(view([]), on: stage)
        // As UIAppearance does when the control comes to its window.
        control.thumbSize = 36
        stage.show(view([50]))
        #expect(control.thumbSize == 36 && stage.made == 1)
    }

    @Test func onAMacStylesAndLooksScale() throws {
        UIDevice.idiom = .mac
        defer { UIDevice.idiom = .phone }
        let stage = Stage(on: window)
        var own = SliderStyle()
        own.metrics.thickness = 10
        let control = try show(slider.sliderLook(own).controlSize(.large), on: stage)
        #expect(control.style == own.scaled(by: 1.25) && control.trackThickness == 12.5)
        let dark = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        let look = slider.sliderLook(.layers, selectedColor: Color(uiColor: dark)).controlSize(.small)
        let second = try show(look, on: Stage(on: window))
        let red = SliderLook.Options(selectedColor: .init(1, 0, 0))
        #expect(second.style == SliderLook.layers.style(with: red).scaled(by: 0.8))
    }

    @Test func onAMacARoundSliderAsksForASideOfItsSize() throws {
        UIDevice.idiom = .mac
        defer { UIDevice.idiom = .phone }
        let stage = Stage(on: window)
        let dial = CircularSlider(value: .constant(20.0), in: 0...100).sliderLook(.clock12)
        let control = try show(dial.controlSize(.large), on: stage, width: 300, height: 300)
        #expect(control.intrinsicContentSize == CGSize(width: 375, height: 375))
        #expect(control.style.scaled(to: SIMD2(300, 300)) == SliderLook.clock12.style())
    }

    @Test func onAMacSizesGrowInTheirOrder() {
        UIDevice.idiom = .mac
        defer { UIDevice.idiom = .phone }
        let scales = ControlSize.allCases.map(\.sliderScale)
        #expect(scales == scales.sorted() && ControlSize.regular.sliderScale == 1)
        #expect(ControlSize.extraLarge.sliderScale == ControlSize.large.sliderScale)
    }
}
