@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// Sizes, directions and images at the ends.
@MainActor @Suite(.serialized)
struct LayoutTests {
    @Test func aResizeLaysOutWhetherAppKitAsksForItOrNot() {
        for follows in [false, true] {
            NSView.layoutFollowsSize = follows
            let screen = Screen(RangeSliderControl.make([20, 80]))
            screen.control.setFrameSize(CGSize(width: 428, height: 44))
            screen.window.update()
            #expect(screen.control.point(forValue: 100).x == 414 && screen.control.thumbRect(forThumb: 1)?.midX == 334)
        }
        NSView.layoutFollowsSize = false
    }

    @Test func intrinsicSizes() {
        let none = NSView.noIntrinsicMetric
        let slider = RangeSliderControl.make([20, 80])
        #expect(slider.intrinsicContentSize == CGSize(width: none, height: 28))
        #expect(slider.sizeThatFits(CGSize(width: 300, height: 5)) == CGSize(width: 300, height: 28))
        #expect(slider.contentHuggingPriority(for: .vertical) == .defaultHigh)
        slider.direction = .up
        #expect(slider.intrinsicContentSize == CGSize(width: 28, height: none))
        #expect(slider.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(CircularSliderControl.make([20]).intrinsicContentSize == CGSize(width: 200, height: 200))
    }

    @Test func upIsUpOnTheScreen() {
        let slider = RangeSliderControl.make([20, 80])
        slider.direction = .up
        let screen = Screen(slider, width: 44, height: 328)
        #expect(screen.point(of: 100).y > screen.point(of: 0).y)
        screen.drag(from: 80, to: 60)
        #expect(slider.values.map { $0.rounded() } == [20, 60])
    }

    @Test func imagesStandAtTheEnds() throws {
        let slider = RangeSliderControl.make([20, 80])
        let image = NSImage([CGImage(name: "low", width: 20, height: 20)], size: CGSize(width: 20, height: 20))
        slider.minimumValueImage = image
        let screen = Screen(slider)
        let view = try #require(slider.endImageViews[.minimum])
        #expect(view.frame == CGRect(x: 0, y: 12, width: 20, height: 20) && slider.canvas.frame.minX == 28)
        #expect(slider.thumbPane.frame == slider.canvas.frame && view.layer?.contents as? CGImage != nil)
        let before = screen.point(of: 20)
        screen.drag(from: 20, to: 30)
        #expect(slider.values[0].rounded() == 30 && screen.point(of: 20) == before)
        slider.userInterfaceLayoutDirection = .rightToLeft
        screen.window.update()
        #expect(view.frame.maxX == 328 && slider.canvas.frame.minX == 0)
        slider.minimumValueImage = nil
        screen.window.update()
        #expect(view.isHidden && slider.canvas.frame == slider.bounds)
    }

    @Test func overridesMoveTheTrack() {
        final class Lowered: RangeSliderControl {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                super.trackRect(forBounds: bounds).offsetBy(dx: 0, dy: 5)
            }
        }
        let screen = Screen(Lowered())
        #expect(screen.control.point(forValue: 0).y == 27 && screen.control.thumbViews[0].frame.midY == 22)
        #expect(screen.control.canvas.frame.minY == 5)
    }

    @Test func unusableSizesStaySound() {
        for size in [CGSize(width: 0, height: 0), CGSize(width: 1, height: 900), CGSize(width: 1e6, height: 1)] {
            for slider in [RangeSliderControl.make([20, 80]), CircularSliderControl.make([20])] {
                let screen = Screen(slider, width: size.width, height: size.height)
                screen.drag(from: 20, to: 40)
                let frames = slider.thumbViews.map(\.frame)
                #expect(
                    frames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite } && slider.values.allSatisfy(\.isFinite))
            }
        }
    }
}
