@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersLayers
@testable import SlidersUIKit

/// Thumbs are moved by their host.
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

    /// Keeps one thumb, as a host of AppKit does in a layer without a view.
    private final class Host: ThumbHost {
        let layer = CAShapeLayer()
        var boxes: [ThumbBox] = []
        func layer(ofThumb rank: Int) -> CAShapeLayer { layer }
        var glides: [ThumbGlide?] = []
        var stops = 0
        func isReplaced(thumb rank: Int) -> Bool { false }
        func place(thumb rank: Int, at box: ThumbBox, _ glide: ThumbGlide?) {
            boxes.append(box)
            glides.append(glide)
        }
        func stopGliding() { stops += 1 }
        let allowsGlides = true, hasGlass = false
        func setGlass(_ isShown: Bool, overThumb rank: Int, from size: CGSize, _ spring: HeldThumb.Spring?) {}
    }

    @Test func aHostHearsOfAThumbThatMovesAndWritesItsGeometryItself() {
        let host = Host()
        let root = CALayer()
        root.addSublayer(host.layer)
        let layers = SliderLayers(in: root, of: host)
        let layout = SliderLayout(SliderMetrics(), size: SIMD2(328, 44))
        var configuration = SliderConfiguration()
        configuration.upperBound = 100
        var state = SliderState(repairing: configuration, values: [20], on: layout.track)
        let show = { (glide: Glide?) in layers.show(Drawing(of: state, in: layout), of: state, glide: glide) }
        show(nil)
        show(nil)
        let box = ThumbBox(center: CGPoint(x: 74, y: 22), size: CGSize(width: 28, height: 28))
        #expect(host.boxes == [box] && host.layer.fillColor != nil)
        _ = try? state.assign([40])
        show(Glide(duration: 0.5))
        #expect(host.boxes.last?.center == CGPoint(x: 134, y: 22) && host.boxes.count == 2)
        #expect(host.layer.animation(forKey: "position")?.duration == 0.5)
        // The layer is nobody's here, so that the screen still shows it where it was made.
        #expect(host.glides.first == .some(nil) && host.glides.last??.duration == 0.5 && host.stops == 0)
        #expect(host.glides.last??.way == .line(from: SIMD2(0, 0), to: SIMD2(134, 22)))
        layers.stopGliding()
        layers.stopGliding()
        #expect(host.stops == 1 && host.layer.animationKeys() == nil)
        #expect(host.layer.position == CGPoint(x: 0, y: 0) && host.layer.bounds.size == CGSize(width: 0, height: 0))
    }
}
