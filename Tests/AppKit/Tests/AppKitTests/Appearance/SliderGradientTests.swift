@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Gradients and paints of dynamic colors of AppKit.
@MainActor @Suite(.serialized)
struct SliderGradientTests {
    private let changing = NSColor(name: nil) { $0.name == .darkAqua ? .white : .red }

    private func fill(_ role: SliderElement.Role, _ screen: Screen<RangeSliderControl>) -> SliderPaint.Fill? {
        screen.window.update()
        let line = SliderFigure.line(from: .zero, to: .zero, width: 0)
        return screen.control.layers.appearance.style.coats(of: SliderElement(.track, line, role)).first?.paint.fill
    }

    @Test func colorsFollowTheAppearance() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let (red, white) = (SliderPaint.Color(1, 0, 0), SliderPaint.Color(1, 1, 1))
        screen.control.spanGradient = SliderGradient(colors: [changing, .red])
        screen.control.style.paint(.track, changing)
        screen.control.appearance = NSAppearance(named: .aqua)
        #expect(fill(.span, screen) == .alongTrack([.init(0, red), .init(1, red)]))
        #expect(fill(.track, screen) == .color(red))
        screen.control.appearance = NSAppearance(named: .darkAqua)
        #expect(fill(.span, screen) == .alongTrack([.init(0, white), .init(1, red)]))
        #expect(fill(.track, screen) == .color(white))
    }
}
