@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Thumbs are moved by their views.
@MainActor @Suite(.serialized)
struct ThumbBoxTests {
    @Test func theLayerOfAViewIsMovedByItsViewAlone() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let faults = { (change: () -> Void) in
            LayerLog.faults = []
            defer { LayerLog.faults = nil }
            change()
            return LayerLog.faults?.count
        }
        #expect(faults { view.layer.position.x = 3 } == 1 && faults { view.layer.bounds.size.width = 3 } == 1)
        #expect(faults { view.layer.isHidden = true } == 1 && faults { view.layer.transform.m11 = 2 } == 1)
        #expect(faults { (view.bounds.size.width, view.isHidden, view.center.x) = (40, false, 30) } == 0)
        #expect(faults { view.layer.zPosition = 1 } == 0 && view.layer.position.x == 30)
    }

    /// Where its thumb is, as the control reports it to views.
    private final class Log: SliderObserver {
        var boxes: [ThumbBox] = []
        var glides: [ThumbGlide?] = []
        var stops = 0
        func updateThumbs(count: Int) {}
        func thumbDidChange(_ thumb: SliderThumbConfiguration) {}
        func thumbDidMove(_ index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
            boxes.append(box)
            glides.append(glide)
        }
        func stopGliding() { stops += 1 }
    }

    @Test func aControlMovesAThumbOnceAndItsGeometryIsThatOfItsView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        let control = ValueSliderControl(frame: CGRect(x: 0, y: 0, width: 328, height: 44))
        control.style = SliderStyle()
        control.maximumValue = 100
        control.value = 20
        window.addSubview(control)
        let log = Log()
        control.observer = log
        control.hasSwiftUIThumbs = true
        window.layoutIfNeeded()
        control.setNeedsLayout()
        window.layoutIfNeeded()
        let box = ThumbBox(center: CGPoint(x: 74, y: 22), size: CGSize(width: 28, height: 28))
        #expect(log.boxes.last == box && log.glides.allSatisfy { $0 == nil })
        let count = log.boxes.count
        UIView.animate(withDuration: 0.5) { control.value = 40 }
        #expect(log.boxes.count == count + 1 && log.boxes.last?.center == CGPoint(x: 134, y: 22))
        #expect(control.thumbViews[0].layer.animation(forKey: "position")?.duration == 0.5)
        #expect(log.glides.last??.duration == 0.5 && log.stops == 0)
        #expect(log.glides.last??.path == .line(from: SIMD2(74, 22), to: SIMD2(134, 22)))
        control.layers.stopGliding()
        control.layers.stopGliding()
        #expect(log.stops == 1 && control.thumbViews[0].layer.animation(forKey: "position") == nil)
    }
}
