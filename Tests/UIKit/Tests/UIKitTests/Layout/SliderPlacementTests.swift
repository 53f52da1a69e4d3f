@_spi(Double) import QuartzCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The rectangles of track and thumbs, and overrides of them.
@MainActor @Suite(.serialized)
struct SliderPlacementTests {
    @Test func rectanglesAreThoseOfTheDrawnParts() {
        let slider = RangeSliderControl.make([20, 80])
        let bounds = CGRect(x: 0, y: 0, width: 328, height: 44)
        #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 0, y: 20, width: 328, height: 4))
        let track = slider.trackRect(forBounds: bounds)
        #expect(
            slider.thumbRect(forBounds: bounds, trackRect: track, value: 20)
                == CGRect(x: 60, y: 8, width: 28, height: 28))
        let dial = CircularSliderControl.make([0])
        let square = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(dial.trackRect(forBounds: square) == CGRect(x: 12, y: 12, width: 176, height: 176))
    }

    private final class LowSlider: RangeSliderControl {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 20, y: bounds.maxY - 14, width: bounds.width - 40, height: 10)
        }
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: 4, dy: 4)
        }
    }

    @Test func overriddenRectanglesPositionTrackAndThumbs() throws {
        let slider = LowSlider()
        (slider.maximumValue, slider.values) = (100, [20, 80])
        let screen = Screen(slider, height: 60)
        let track = try #require(slider.canvas.layer.sublayers?.first as? CAShapeLayer)
        #expect(track.lineWidth == 10 && slider.thumbRect(forThumb: 0)?.width == 20)
        #expect(
            slider.point(forValue: 0) == CGPoint(x: 34, y: 51) && slider.point(forValue: 100) == CGPoint(x: 294, y: 51))
        let drawn = track.path.map { $0.points(from: 0, to: 1).map { slider.canvas.convert($0, to: slider) } }
        #expect(drawn?.first == CGPoint(x: 25, y: 51) && drawn?.last == CGPoint(x: 303, y: 51))
        screen.drag(from: 20, to: 40)
        #expect(abs(slider.values[0] - 40) < 1e-9 && slider.thumbRect(forThumb: 2) == nil)
    }

    private final class HangingSlider: RangeSliderControl {
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            let x = rect.minX + 30 + (rect.width - 50) * (value - minimumValue) / (maximumValue - minimumValue)
            return CGRect(x: x - 10, y: rect.maxY, width: 20, height: 20)
        }
    }

    @Test func thumbsGoWhereTheirRectanglesSay() throws {
        let slider = HangingSlider()
        slider.minimumValue = 100
        slider.maximumValue = 200
        slider.values = [120, 180]
        let screen = Screen(slider, height: 60)
        let bounds = slider.bounds
        let track = slider.trackRect(forBounds: bounds)
        #expect(track == CGRect(x: 0, y: 28, width: 328, height: 4))
        for (index, value) in [(0, 120.0), (1, 180)] {
            let wanted = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
            let rect = try #require(slider.thumbRect(forThumb: index))
            #expect(abs(rect.minX - wanted.minX) < 1e-9 && rect.minY == wanted.minY && rect.size == wanted.size)
        }
        let drawn = (slider.canvas.layer.sublayers ?? []).prefix(2).compactMap { layer in
            (layer as? CAShapeLayer)?.path?.points(from: 0, to: 1).map { slider.canvas.convert($0, to: slider) }
        }
        #expect(drawn.allSatisfy { $0.first == CGPoint(x: 2, y: 30) && $0.last == CGPoint(x: 326, y: 30) })
        screen.drag(from: 120, to: 150)
        #expect(abs(slider.values[0] - 150) < 1e-9 && slider.value(at: CGPoint(x: 30, y: 43)) == 100)
    }

    private final class BroadSlider: RangeSliderControl {
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -10, dy: -3)
        }
    }

    @Test func aCapsuleHasLengthAndBreadthFromItsRectangle() throws {
        let slider = BroadSlider()
        (slider.maximumValue, slider.values) = (100, [20, 80])
        (slider.style.metrics.thumbSize, slider.style.metrics.thumbLength) = (24, 37)
        let screen = Screen(slider, height: 60)
        #expect(try #require(slider.thumbRect(forThumb: 0)).size == CGSize(width: 57, height: 30))
        slider.thumbSize = 20
        screen.window.layoutIfNeeded()
        let round = try #require(slider.thumbRect(forThumb: 0))
        #expect(abs(round.width - 40) + abs(round.height - 40) < 1e-9, "round again, \(round.size)")
    }

    @Test func anUprightCapsuleIsAsHighAsLong() throws {
        let slider = RangeSliderControl.make([20, 80])
        (slider.style.metrics.thumbSize, slider.style.metrics.thumbLength) = (24, 37)
        slider.direction = .up
        _ = Screen(slider, width: 60, height: 300)
        #expect(try #require(slider.thumbRect(forThumb: 1)).size == CGSize(width: 24, height: 37))
        let bounds = slider.bounds
        let rect = slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: 20)
        #expect(rect.size == CGSize(width: 24, height: 37))
    }

    private final class SmallDial: CircularSliderControl {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 10, y: 20, width: 100, height: 100) }
    }

    @Test func anOverriddenRectanglePositionsARing() {
        let dial = SmallDial()
        let screen = Screen(dial, width: 200, height: 200)
        #expect(
            dial.point(forValue: 0) == CGPoint(x: 60, y: 22) && dial.point(forValue: 0.25) == CGPoint(x: 108, y: 70))
        screen.drag(from: 0, to: 0.25)
        #expect(abs(dial.value - 0.25) < 1e-9)
    }
}
