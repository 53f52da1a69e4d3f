import Foundation
import SlidersCore
import SlidersPlane
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersPlaneControls

/// The area of a plane: what fills it, and where it lies.
@MainActor @Suite(.serialized)
struct PlaneAreaTests {
    /// The box of the area of ``Screen/ofPlane(_:step:)``, which leaves half a thumb on each side.
    private static let area = CGRect(x: 14, y: 14, width: 300, height: 200)

    @Test func aViewOfTheAppStandsInForTheArea() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let (view, control) = (UIView(), screen.control)
        var isPainted: Bool {
            let layer = control.canvas.layer.sublayers?.first as? CAShapeLayer
            return layer?.backgroundColor != nil || layer?.strokeColor != nil || layer?.sublayers?.isEmpty == false
        }
        #expect(isPainted)
        control.trackView = view
        screen.window.layoutIfNeeded()
        #expect(control.trackView === view && view.window === screen.window)
        #expect(view.convert(view.bounds, to: control) == Self.area)
        #expect(!isPainted)
        #expect(!view.isUserInteractionEnabled && view.accessibilityElementsHidden)
        let finger = screen.finger()
        finger.press(at: screen.position(80, 30))
        finger.lift()
        #expect(control.value == CGPoint(x: 80, y: 30))
        control.frame.size = CGSize(width: 228, height: 128)
        screen.window.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: control) == CGRect(x: 14, y: 14, width: 200, height: 100))
        control.trackView = nil
        screen.window.layoutIfNeeded()
        #expect(view.superview == nil && isPainted)
    }

    @Test func gradientsRunAlongBothAxes() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let control = screen.control
        var style: SliderStyle { control.layers.appearance.style }
        func fills() -> [SliderPaint.Fill] {
            control.setNeedsLayout()
            screen.window.layoutIfNeeded()
            return style.coats(of: control.drawing.elements[0]).map(\.paint.fill)
        }
        control.areaColor = .red
        #expect(fills() == [.color(SliderPaint.Color(1, 0, 0))])
        control.yGradient = SliderGradient(colors: [.black, .clear])
        let stops = [
            SliderPaint.Stop(0, SliderPaint.Color(white: 0)),
            SliderPaint.Stop(1, SliderPaint.Color(white: 0, alpha: 0)),
        ]
        let up = SliderPaint.Gradient(stops, from: SIMD2(0.5, 1), to: SIMD2(0.5, 0))
        #expect(fills() == [.color(SliderPaint.Color(1, 0, 0)), .gradient(up)])
        control.xGradient = SliderGradient(colors: [.black, .clear])
        #expect(fills() == [.alongTrack(stops), .gradient(up)])
        control.shape = .rectangle(runsDown: true)
        let down = SliderPaint.Gradient(stops, from: SIMD2(0.5, 0), to: SIMD2(0.5, 1))
        #expect(fills() == [.alongTrack(stops), .gradient(down)])
        control.shape = .disc()
        #expect(fills() == [.alongTrack(stops)])
    }

    @Test func aColorOfThePointsHasAWhiteLineAroundIt() throws {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        func paint() throws -> SliderPaint {
            screen.control.setNeedsLayout()
            screen.window.layoutIfNeeded()
            let point = try #require(screen.control.drawing.elements.last { $0.role == .thumb })
            return try #require(screen.control.layers.appearance.style.coats(of: point).last).paint
        }
        #expect(try paint().outline?.width == 0.5)
        screen.control.thumbTintColor = .red
        #expect(try paint().fill == .color(SliderPaint.Color(1, 0, 0)))
        #expect(try paint().outline == SliderPaint.Outline(SliderPaint.Color(white: 1), width: 4))
    }

    @Test func whatPointsCannotEnterIsShadedBelowThem() {
        let screen = Screen.ofPlane([CGPoint(x: 50, y: 50)])
        let control = screen.control
        /// The boxes of the layers that are clipped to the area, once it's laid out.
        func shaded() -> [CGRect] {
            screen.window.layoutIfNeeded()
            let parts = control.canvas.layer.sublayers?.compactMap { $0.sublayers?.first } ?? []
            return parts.filter { $0.mask != nil }.compactMap { $0.sublayers?.first?.frame }
        }
        control.configuration.x.enabledRange = 20...100
        #expect(shaded().isEmpty)
        control.style.metrics.extras.showsEnabledRange = true
        #expect(shaded() == [CGRect(x: 14, y: 14, width: 60, height: 200)])
        control.configuration.y.forbiddenRanges = [40...60]
        let across = CGRect(x: 14, y: 94, width: 300, height: 40)
        #expect(shaded() == [CGRect(x: 14, y: 14, width: 60, height: 200), across])
        control.configuration.x.enabledRange = nil
        #expect(shaded() == [across])
        (control.shape, control.configuration.x.enabledRange) = (.rectangle(runsLeft: true), 20...100)
        #expect(shaded().first == CGRect(x: 254, y: 14, width: 60, height: 200))
        control.style.metrics.extras.showsEnabledRange = false
        #expect(shaded().isEmpty)
    }

    @Test func aShapeOfAnotherDirectionPutsThePointElsewhere() {
        let screen = Screen.ofPlane([CGPoint(x: 10, y: 20)])
        screen.control.shape = .rectangle(runsLeft: true, runsDown: true)
        screen.window.layoutIfNeeded()
        #expect(screen.control.location(ofThumb: 0) == CGPoint(x: 14 + 270, y: 14 + 40))
        screen.window.focus(on: screen.control.thumbViews[0])
        _ = screen.window.pressKey(.keyboardRightArrow)
        _ = screen.window.pressKey(.keyboardDownArrow)
        #expect(screen.control.value.x < 10 && screen.control.value.y > 20)
        screen.window.focus(on: nil)
    }
}
