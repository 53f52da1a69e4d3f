@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersSwiftUI
@testable import SlidersUIKit

/// How a control is shown and updated.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderRepresentableTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    @Test func darkViewsAndLargeTextsShow() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var style = SliderStyle()
        var environment = EnvironmentValues()
        style.metrics.hasLabels = true
        let view = RangeSlider(value: value.binding, in: 0...100).sliderStyle(style)
        let control = try show(view, on: stage, height: 88)
        let height = control.intrinsicContentSize.height
        let texts = { (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer } }
        #expect(texts().map(\.fontSize) == [12, 12] && control.traitCollection.userInterfaceStyle == .light)
        (environment.colorScheme, environment.dynamicTypeSize) = (.dark, .accessibility1)
        stage.show(view, environment)
        #expect(texts().map(\.fontSize) == [20, 20] && control.intrinsicContentSize.height > height)
        #expect(control.traitCollection.userInterfaceStyle == .dark)
        environment.dynamicTypeSize = .small
        stage.show(view, environment)
        #expect(texts().map(\.fontSize) == [11, 11] && stage.made == 1)
    }

    @Test func whatIsNotGivenIsLeftToAppearance() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = RangeSlider(value: value.binding, in: 0...100)
        var environment = EnvironmentValues()
        let control = try show(view, on: stage)
        // As UIAppearance does when the control comes to its window.
        (control.minimumTrackTintColor, control.thumbSize) = (.green, 36)
        stage.show(view.configured { $0.marks = [50] })
        #expect(control.minimumTrackTintColor == .green && control.thumbSize == 36)
        environment.sliderStyle = SliderStyle()
        stage.show(view.sliderTint(.red), environment)
        #expect(control.minimumTrackTintColor == .red && control.thumbSize == 28)
        stage.show(view, environment)
        #expect(control.minimumTrackTintColor == nil && stage.made == 1)
    }

    @Test func valuesGlideIfTheChangeIsAnimated() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100) }
        let control = try show(view(), on: stage)
        let layer = control.thumbViews[0].layer
        value.value = 30...80
        stage.show(view())
        #expect(layer.animationKeys() == nil)
        value.value = 40...80
        stage.transaction.animation = .default
        stage.show(view())
        #expect(layer.animation(forKey: "position") != nil)
        value.value = 50...80
        stage.transaction.disablesAnimations = true
        stage.show(view())
        #expect(layer.animationKeys() == nil && control.values == [50, 80])
    }

    @Test func aViewThatGoesIsTakenApart() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        stage.show(EmptyView())
        #expect(control.superview == nil && control.delegate == nil && stage.views.isEmpty)
    }
}
