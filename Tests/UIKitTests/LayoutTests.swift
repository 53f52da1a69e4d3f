import Foundation
import LayerPicture
@_spi(Double) import QuartzCore
import SlidersRender
import Testing
@testable import SlidersUIKit
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct LayoutTests {
    @Test(arguments: [CGFloat(0), 1, 20, 44, 100, 1000]) func everySizeIsSafe(_ side: CGFloat) {
        for control in [RangeSlider.make([20, 80]), CircularSlider.make([20, 60]), CircularSlider()] {
            let screen = Screen(control, width: side, height: side)
            screen.drag(from: 20, to: 50, 90)
            #expect(control.values.allSatisfy { $0.isFinite })
            #expect(control.thumbViews.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
        }
    }

    @Test func valuesAndPointsAreInverse() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let point = screen.control.position(of: 35)
        #expect(screen.control.value(at: point) == 35)
        #expect(screen.control.position(of: 0).x == 14 && screen.control.position(of: 100).x == 314)
        #expect(screen.control.value(at: CGPoint(x: point.x, y: point.y + 23)) == nil)
    }

    @Test func aResizeKeepsValuesAndMovesThumbs() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.frame.size.width = 228
        screen.window.layoutIfNeeded()
        #expect(screen.control.values == [20, 80])
        #expect(screen.control.thumbViews[0].center.x == 14 + 0.2 * 200)
    }

    @Test func aResizeDuringADragChangesNoValueAndTheThumbComesBackUnderTheFinger() {
        let screen = Screen(RangeSlider.make([20, 80])), finger = screen.finger(), control = screen.control
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 40))
        control.frame.size.width = 228
        screen.window.layoutIfNeeded()
        #expect(control.values == [40, 80] && control.isHeld(0))
        finger.move(to: screen.point(of: 50))
        #expect(abs(control.values[0] - 50) < 1e-9)
        finger.lift()
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func aMirrorImageComesWhenTheDirectionDoes() {
        let screen = Screen(RangeSlider.make([20, 90])), control = screen.control
        control.minimumValueImage = UIImage.named("low", 20, 20)
        screen.window.layoutIfNeeded()
        let before = control.thumbViews.map { control.convert($0.center, from: control.canvas).x }
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        let after = control.thumbViews.map { control.convert($0.center, from: control.canvas).x }
        #expect(zip(before, after).allSatisfy { abs($0 + $1 - 328) < 1e-9 })
        #expect(control.subviews.compactMap { $0 as? UIImageView }.first?.frame.maxX == 328)
    }

    @Test func rotationGlides() {
        let screen = Screen(RangeSlider.make([20, 80]))
        UIView.animate(withDuration: 0.3) {
            screen.control.frame.size.width = 528
            screen.window.layoutIfNeeded()
        }
        let animation = screen.control.thumbViews[1].layer.animation(forKey: "position") as? CABasicAnimation
        #expect(animation?.duration == 0.3)
        #expect((animation?.fromValue as? CGPoint)?.x == 14 + 0.8 * 300)
        #expect(screen.control.thumbViews[1].center.x == 14 + 0.8 * 500)
    }

    @Test func rightToLeftRunsLeft() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.window.traits = UITraitCollection(direction: .rightToLeft)
        screen.window.layoutIfNeeded()
        #expect(screen.control.position(of: 0).x == 314)
        screen.drag(from: 20, to: 40)
        #expect(screen.control.values == [40, 80])
        screen.control.semanticContentAttribute = .forceLeftToRight
        screen.window.layoutIfNeeded()
        #expect(screen.control.position(of: 0).x == 14)
        screen.control.direction = .left
        #expect(screen.control.position(of: 0).x == 314)
    }

    @Test func anUprightSliderIsMoreUpwards() {
        let slider = RangeSlider.make([20, 80])
        slider.direction = .up
        let screen = Screen(slider, width: 44, height: 328)
        #expect(slider.position(of: 100).y < slider.position(of: 0).y)
        #expect(slider.intrinsicContentSize == CGSize(width: 44, height: UIView.noIntrinsicMetric))
        screen.drag(from: 80, to: 60)
        #expect(slider.values == [20, 60])
    }

    @Test func theIntrinsicSizeIsAtLeastATarget() {
        let slider = RangeSlider()
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        slider.thumbSize = 60
        #expect(slider.intrinsicContentSize.height == 60)
        slider.style.metrics.hasLabels = true
        #expect(slider.intrinsicContentSize.height > 90)
        #expect(slider.sizeThatFits(CGSize(width: 300, height: 10)).width == 300)
        #expect(CircularSlider().intrinsicContentSize == CGSize(width: 200, height: 200))
    }

    @Test func interfaceBuilderMakesAControl() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let slider = try #require(RangeSlider(coder: coder))
        slider.prepareForInterfaceBuilder()
        #expect(slider.values == [0.25, 0.75])
        let dial = try #require(CircularSlider(coder: coder))
        dial.prepareForInterfaceBuilder()
        #expect(dial.value == 0.65)
    }

    @Test func aControlIsAsEnabledAsItsArchiveAndItsConfiguration() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.encode(true, forKey: "UIDisabled")
        archive.finishEncoding()
        let slider = try #require(RangeSlider(coder: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)))
        #expect(!slider.isEnabled && slider.thumbViews.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
        slider.configuration = SliderConfiguration(bounds: 0...10)
        #expect(slider.isEnabled && slider.maximumValue == 10 && slider.thumbViews.allSatisfy(\.canBecomeFocused))
        slider.configuration.isEnabled = false
        #expect(!slider.isEnabled)
    }

    @Test func stateIsRestored() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        RangeSlider.make([10, 20, 70]).encodeRestorableState(with: archive)
        archive.finishEncoding()
        let slider = RangeSlider.make([0, 100])
        slider.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(slider.values == [10, 20, 70])
        #expect(slider.thumbViews.count == 3)
    }

    @Test func aRangeOnAClockIsRestoredWithItsSpan() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        let clock = CircularSlider.make([0], in: 0...24), other = CircularSlider.make([0], in: 0...24)
        (clock.seam, other.seam) = (.wrap, .wrap)
        clock.setRange(start: 22, span: 24, animated: false)
        #expect(clock.span == 24 && clock.values == [22, 22])
        clock.encodeRestorableState(with: archive)
        archive.finishEncoding()
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData))
        #expect(other.start == 22 && other.span == 24)
    }

    @Test func valueImagesTakeRoomAtTheEnds() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.minimumValueImage = UIImage.named("low", 20, 20)
        screen.window.layoutIfNeeded()
        #expect(abs(screen.control.position(of: 0).x - 42) < 1e-9)
        let view = screen.control.subviews.compactMap { $0 as? UIImageView }.first
        #expect(view?.frame == CGRect(x: 0, y: 12, width: 20, height: 20))
        screen.drag(from: 20, to: 30)
        #expect(abs(screen.control.values[0] - 30) < 1e-9)
    }

    @Test(arguments: [
        (RangeSlider.Direction.right, CGRect(x: 0, y: 90, width: 20, height: 20)),
        (.left, CGRect(x: 180, y: 90, width: 20, height: 20)), (.up, CGRect(x: 90, y: 180, width: 20, height: 20)),
        (.down, CGRect(x: 90, y: 0, width: 20, height: 20)),
    ]) func valueImagesStandAtTheEnds(_ direction: RangeSlider.Direction, _ first: CGRect) {
        let slider = RangeSlider.make([20, 80]), bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        slider.direction = direction
        (slider.minimumValueImage, slider.maximumValueImage) = (UIImage.named("low", 20, 20), UIImage.named("high", 20, 20))
        let last = CGRect(x: 180 - first.minX, y: 180 - first.minY, width: 20, height: 20)
        #expect(slider.minimumValueImageRect(forBounds: bounds) == first)
        #expect(slider.maximumValueImageRect(forBounds: bounds) == last)
    }

    @Test func partsFromAnArchiveAreTheirOwn() throws {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let thumb = try #require(ThumbView(coder: try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)))
        #expect(thumb.accessibilityLabel == nil && !thumb.canBecomeFocused && thumb.accessibilityCustomContent.isEmpty)
        thumb.accessibilityIncrement()
        #expect(thumb.accessibilityTraits == [.adjustable, .notEnabled])
    }

    @Test func rectanglesTellWhereThingsAre() {
        let slider = RangeSlider.make([20, 80]), bounds = CGRect(x: 0, y: 0, width: 328, height: 44)
        #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 0, y: 19, width: 328, height: 6))
        let track = slider.trackRect(forBounds: bounds)
        #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 20) == CGRect(x: 60, y: 8, width: 28, height: 28))
        let dial = CircularSlider.make([0]), square = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(dial.trackRect(forBounds: square) == CGRect(x: 11, y: 11, width: 178, height: 178))
    }

    private final class LowSlider: RangeSlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 20, y: bounds.maxY - 14, width: bounds.width - 40, height: 10)
        }
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: 4, dy: 4)
        }
    }

    @Test func overriddenRectanglesPlaceTrackAndThumbs() throws {
        let slider = LowSlider()
        (slider.maximumValue, slider.values) = (100, [20, 80])
        let screen = Screen(slider, height: 60)
        let track = try #require(slider.canvas.layer.sublayers?.first as? CAShapeLayer)
        #expect(track.lineWidth == 10 && slider.thumbRect(forThumb: 0)?.width == 20)
        #expect(slider.position(of: 0) == CGPoint(x: 34, y: 51) && slider.position(of: 100) == CGPoint(x: 294, y: 51))
        let drawn = track.path.map { $0.points(from: 0, to: 1).map { slider.canvas.convert($0, to: slider) } }
        #expect(drawn?.first == CGPoint(x: 25, y: 51) && drawn?.last == CGPoint(x: 303, y: 51))
        screen.drag(from: 20, to: 40)
        #expect(abs(slider.values[0] - 40) < 1e-9 && slider.thumbRect(forThumb: 2) == nil)
    }

    private final class HangingSlider: RangeSlider {
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
            let x = rect.minX + 30 + (rect.width - 50) * (value - minimumValue) / (maximumValue - minimumValue)
            return CGRect(x: x - 10, y: rect.maxY, width: 20, height: 20)
        }
    }

    @Test func thumbsGoWhereTheirRectanglesSay() throws {
        let slider = HangingSlider()
        (slider.minimumValue, slider.maximumValue, slider.values) = (100, 200, [120, 180])
        let screen = Screen(slider, height: 60)
        let bounds = slider.bounds, track = slider.trackRect(forBounds: bounds)
        #expect(track == CGRect(x: 0, y: 27, width: 328, height: 6))
        for (rank, value) in [(0, 120.0), (1, 180)] {
            let wanted = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
            let rect = try #require(slider.thumbRect(forThumb: rank))
            #expect(abs(rect.minX - wanted.minX) < 1e-9 && rect.minY == wanted.minY && rect.size == wanted.size)
        }
        let drawn = (slider.canvas.layer.sublayers ?? []).prefix(2).compactMap { layer in
            (layer as? CAShapeLayer)?.path?.points(from: 0, to: 1).map { slider.canvas.convert($0, to: slider) }
        }
        #expect(drawn.allSatisfy { $0.first == CGPoint(x: 3, y: 30) && $0.last == CGPoint(x: 325, y: 30) })
        screen.drag(from: 120, to: 150)
        #expect(abs(slider.values[0] - 150) < 1e-9 && slider.value(at: CGPoint(x: 30, y: 43)) == 100)
    }

    private final class SmallDial: CircularSlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 10, y: 20, width: 100, height: 100) }
    }

    @Test func anOverriddenRectanglePlacesARing() {
        let dial = SmallDial(), screen = Screen(dial, width: 200, height: 200)
        #expect(dial.position(of: 0) == CGPoint(x: 60, y: 23) && dial.position(of: 0.25) == CGPoint(x: 107, y: 70))
        screen.drag(from: 0, to: 0.25)
        #expect(abs(dial.value - 0.25) < 1e-9)
    }
}

extension UIImage {
    static func named(_ name: String, _ width: Int, _ height: Int) -> UIImage {
        UIImage(cgImage: CGImage(name: name, width: width, height: height), scale: 1, orientation: .up)
    }
}
