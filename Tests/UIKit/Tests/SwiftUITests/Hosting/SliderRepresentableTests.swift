@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// How a control is shown and updated.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderRepresentableTests: Showing {
    let window = TestWindow.make()

    @Test func whatIsNotGivenIsLeftToAppearance() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { (detents: [Double], tint: Color?) in
            RangeSlider(value: value.binding, in: 0...100).detents(detents).sliderTint(tint)
        }
        var environment = EnvironmentValues()
        let control = try show(view([], nil), on: stage)
        // As UIAppearance does when the control comes to its window.
        (control.spanTint, control.thumbSize) = (.green, 36)
        stage.show(view([50], nil))
        #expect(control.spanTint == .green && control.thumbSize == 36)
        environment.sliderStyle = SliderStyle()
        stage.show(view([50], .plainRed), environment)
        #expect(control.spanTint == .red && control.thumbSize == 28)
        stage.show(view([50], nil), environment)
        #expect(control.spanTint == nil && stage.made == 1)
    }

    @Test func valuesGlideIfTheChangeIsAnimated() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100) }
        let control = try show(view(), on: stage)
        value.value = 30...80
        stage.show(view())
        #expect(!control.isGliding(thumb: 0))
        value.value = 40...80
        stage.transaction.animation = .default
        stage.show(view())
        #expect(control.isGliding(thumb: 0))
        value.value = 50...80
        stage.transaction.disablesAnimations = true
        stage.show(view())
        #expect(!control.isGliding(thumb: 0) && control.values == [50, 80])
    }

    @Test func aViewThatGoesIsTakenApart() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        stage.show(EmptyView())
        #expect(control.superview == nil && control.delegate == nil && stage.views.isEmpty)
    }
}
