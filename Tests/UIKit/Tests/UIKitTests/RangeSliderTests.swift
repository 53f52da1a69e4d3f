import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What a straight slider has of its own.
@MainActor @Suite(.serialized)
struct RangeSliderTests {
    @Test func rightToLeftLanguagesRunLeft() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        #expect(screen.control.point(forValue: 0).x == 314)
        screen.drag(from: 20, to: 40)
        #expect(screen.control.values == [40, 80])
        screen.control.semanticContentAttribute = .forceLeftToRight
        screen.window.layoutIfNeeded()
        #expect(screen.control.point(forValue: 0).x == 14)
        screen.control.direction = .left
        #expect(screen.control.point(forValue: 0).x == 314)
    }

    @Test func aVerticalSliderIsMoreUpward() {
        let slider = RangeSliderControl.make([20, 80])
        slider.direction = .up
        let screen = Screen(slider, width: 44, height: 328)
        #expect(slider.point(forValue: 100).y < slider.point(forValue: 0).y)
        #expect(slider.intrinsicContentSize == CGSize(width: 44, height: UIView.noIntrinsicMetric))
        screen.drag(from: 80, to: 60)
        #expect(slider.values == [20, 60])
    }

    @Test func anotherDirectionOfTheLanguageMirrorsTheSlider() {
        let screen = Screen(RangeSliderControl.make([20, 90]))
        let control = screen.control
        control.minimumValueImage = UIImage.named("low", 20, 20)
        screen.window.layoutIfNeeded()
        let before = control.thumbViews.map { control.convert($0.center, from: control.canvas).x }
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        let after = control.thumbViews.map { control.convert($0.center, from: control.canvas).x }
        #expect(zip(before, after).allSatisfy { abs($0 + $1 - 328) < 1e-9 })
        #expect(control.subviews.compactMap { $0 as? UIImageView }.first?.frame.maxX == 328)
    }
}
