@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Gradients instead of the colors of parts.
@MainActor @Suite(.serialized)
struct SliderGradientTests {
    /// Red, and in the dark appearance white.
    private let changing = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    private let red = SliderPaint.Color(1, 0, 0)
    private let green = SliderPaint.Color(0, 1, 0)
    private let white = SliderPaint.Color(1, 1, 1)

    private func fill(
        _ role: SliderElement.Role, _ control: SliderControl, in state: SliderElement.State = .normal
    ) -> SliderPaint.Fill? {
        control.layoutIfNeeded()
        let line = SliderFigure.line(from: .zero, to: .zero, width: 0)
        return control.layers.appearance.style.coats(of: SliderElement(.track, line, role, state)).first?.paint.fill
    }

    @Test func colorsStandAtEqualDistances() {
        let gradient = SliderGradient(colors: [.red, .green, .white])
        #expect(
            gradient.stops.map(\.location) == [0, 0.5, 1] && gradient.stops.map(\.color) == [.red, .green, .white])
        #expect(SliderGradient(colors: [.red]).stops == [.init(color: .red, location: 0)])
        #expect(SliderGradient(colors: []).stops.isEmpty)
    }

    @Test func aGradientRunsAlongItsPart() {
        let control = Screen(RangeSliderControl.make([20, 80])).control
        control.maximumTrackTintColor = .black
        control.trackGradient = SliderGradient(stops: [
            .init(color: .red, location: 0.25), .init(color: .green, location: 1),
        ])
        #expect(fill(.track, control) == .alongTrack([.init(0.25, red), .init(1, green)]))
        #expect(fill(.span, control) != fill(.track, control))
        control.spanGradient = SliderGradient(colors: [.green, .white])
        #expect(fill(.span, control) == .alongTrack([.init(0, green), .init(1, white)]))
        control.trackGradient = nil
        #expect(fill(.track, control) == .color(SliderPaint.Color(0, 0, 0)))
    }

    @Test func aThumbHasTheColorAtItsValue() {
        let screen = Screen(RangeSliderControl.make([0, 100]))
        screen.control.thumbGradient = SliderGradient(colors: [.red, .white])
        screen.window.layoutIfNeeded()
        let paints = {
            let control = screen.control
            return control.drawing.elements.filter { $0.role == .thumb }.flatMap {
                control.drawing.layout.shapes(of: $0, in: control.layers.appearance.style, control.slider).map(\.paint)
            }
        }
        #expect(paints().map(\.fill) == [.color(red), .color(white)] && paints().allSatisfy { $0.shadow != nil })
        screen.control.values = [50, 50]
        let pink = red.mixed(with: white, 0.5)
        #expect(paints().map(\.fill) == [.color(pink), .color(pink)])
    }

    @Test func colorsFollowTheTraits() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.spanGradient = SliderGradient(colors: [changing, .green])
        #expect(fill(.span, screen.control) == .alongTrack([.init(0, red), .init(1, green)]))
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(fill(.span, screen.control) == .alongTrack([.init(0, white), .init(1, green)]))
    }

    @Test func aDisabledGradientIsFaded() throws {
        let control = Screen(RangeSliderControl.make([20, 80])).control
        control.spanGradient = SliderGradient(colors: [.red, .white])
        let disabled = try #require(fill(.span, control, in: .disabled))
        guard case .alongTrack(let stops) = disabled else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.fraction) == [0, 1] && stops[0].color.green > 0.4 && stops[0].color.alpha == 1)
    }

    @Test func paintsOfTheStyleReplaceAGradient() {
        let control = Screen(RangeSliderControl.make([20, 80])).control
        control.trackGradient = SliderGradient(colors: [.red, .white])
        control.style.paints.append(SliderPartPaint(.track, SliderPaint(.color(green))))
        #expect(fill(.track, control) == .color(green))
    }

    @Test func everyLapHasTheGradient() {
        let control = CircularSliderControl()
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        control.sweep = 720
        control.spanGradient = SliderGradient(colors: [.red, .white])
        let stops = SliderPaint.Fill.alongTrack([.init(0, red), .init(1, white)])
        #expect(fill(.span, control) == stops && fill(.span(lap: 1), control) == stops)
    }

    @Test func whatNobodyCanDrawIsLeftOut() {
        let control = Screen(RangeSliderControl.make([20, 80])).control
        let plain = fill(.track, control)
        control.trackGradient = SliderGradient(colors: [])
        #expect(fill(.track, control) == plain)
        let pattern = UIColor(patternImage: .named("stripes", 8, 8))
        control.trackGradient = SliderGradient(stops: [
            .init(color: .white, location: 1), .init(color: .red, location: .nan), .init(color: pattern, location: 0.5),
            .init(color: .green, location: 0),
        ])
        #expect(fill(.track, control) == .alongTrack([.init(0, green), .init(1, white)]))
    }

    @Test func aStyleAcceptsColorsOfTheToolkit() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        var style = SliderStyle()
        style.paint(.track, changing)
        style.paint(.span, SliderGradient(colors: [changing, .green]), in: .disabled)
        style.paint(.thumb, .green, thumb: 1)
        control.style = style
        #expect(fill(.track, control) == .color(red))
        #expect(fill(.span, control, in: .disabled) == .alongTrack([.init(0, red), .init(1, green)]))
        #expect(style.paints.filter { $0.role == .thumb }.map(\.thumb) == [1, 1])
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(fill(.track, control) == .color(white))
        #expect(fill(.span, control, in: .disabled) == .alongTrack([.init(0, white), .init(1, green)]))
    }

    @Test func whatIsNoColorPaintsNothing() {
        var style = SliderStyle()
        style.paint(.track, UIColor(patternImage: .named("stripes", 8, 8)))
        style.paint(.track, SliderGradient(colors: []))
        #expect(style == SliderStyle())
    }
}
