@_spi(Double) import QuartzCore
import SlidersControls
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Colors of parts.
@MainActor @Suite(.serialized)
struct AppearanceOptionsTests {
    private func spans(of control: SliderControl) -> [CAShapeLayer] {
        (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    }

    @Test func tintsColorTheParts() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        #expect(spans(of: screen.control)[1].strokeColor == UIColor.systemBlue.cgColor)
        screen.window.tintColor = .green
        screen.window.layoutIfNeeded()
        #expect(spans(of: screen.control)[1].strokeColor == UIColor.green.cgColor)
        screen.control.minimumTrackTintColor = .red
        screen.control.maximumTrackTintColor = .black
        screen.control.thumbTintColor = .white
        screen.window.layoutIfNeeded()
        #expect(spans(of: screen.control).prefix(2).map(\.strokeColor) == [UIColor.black.cgColor, UIColor.red.cgColor])
        #expect(screen.control.thumbViews[0].shape.fillColor == UIColor.white.cgColor)
    }

    @Test func darkSurroundingsAndContrastShow() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let light = spans(of: screen.control)[0].strokeColor
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        let dark = spans(of: screen.control)[0].strokeColor
        #expect(dark != light)
        #expect(spans(of: screen.control)[1].strokeColor == CGColor(srgbRed: 0.04, green: 0.52, blue: 1, alpha: 1))
        screen.window.traits = UITraitCollection(contrast: .high)
        screen.window.layoutIfNeeded()
        #expect((spans(of: screen.control)[0].strokeColor?.alpha ?? 0) > (light?.alpha ?? 1))
    }

    @Test func palettesColorThePartsInTheirSurroundings() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        let (red, green) = (SliderPaint.Color(1, 0, 0), SliderPaint.Color(0, 1, 0))
        control.lightPalette.track = red
        control.darkPalette.track = green
        #expect(control.lightPalette.track == red && control.darkPalette.track == green)
        screen.window.layoutIfNeeded()
        #expect(spans(of: control)[0].strokeColor == .make(red))
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(spans(of: control)[0].strokeColor == .make(green))
        control.maximumTrackTintColor = .black
        screen.window.layoutIfNeeded()
        #expect(spans(of: control)[0].strokeColor == UIColor.black.cgColor)
    }
}
