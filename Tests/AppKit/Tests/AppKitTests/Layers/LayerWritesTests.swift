@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// What a movement writes to layers.
@MainActor @Suite(.serialized)
struct LayerWritesTests {
    @Test func aDragMovesTheThumbItsViewAndTheSpan() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 25, lifts: false)
        for value in stride(from: 26.0, to: 60, by: 1) {
            LayerLog.clear()
            screen.mouse.drag(to: screen.point(of: value))
            #expect(LayerLog.keys == ["strokeStart", "position", "position"])
            #expect(CGPath.count == 0 && LayerLog.displays == 0 && LayerLog.texts == 0 && LayerLog.insertions == 0)
            #expect(LayerLog.commits == 1 && LayerLog.implicitAnimations == 0 && LayerLog.animations.isEmpty)
        }
        LayerLog.clear()
        screen.mouse.drag(to: screen.point(of: 59))
        #expect(LayerLog.keys.isEmpty)
    }

    @Test(arguments: [SliderCollision.push, .stop]) func twoThumbsThatMoveWriteSixProperties(
        _ distance: SliderCollision
    ) {
        let screen = Screen(RangeSliderControl.make([20, 40]))
        (screen.control.collision, screen.control.minimumSpan) = (distance, distance == .push ? 10 : 0)
        screen.window.update()
        let start = distance == .push ? 20.0 : 30
        screen.drag(from: start, to: start + 20, lifts: false)
        LayerLog.clear()
        screen.mouse.drag(to: screen.point(of: start + 40))
        #expect(screen.control.values.map { $0.rounded() } == [60, 70] || distance == .stop)
        #expect(LayerLog.keys.sorted() == ["position", "position", "position", "position", "strokeEnd", "strokeStart"])
        #expect(CGPath.count == 0)
    }

    @Test func thumbsArePlainLayersAndTheCanvasHasNoViews() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        #expect(screen.control.canvas.subviews.isEmpty)
        for layer in screen.control.thumbLayers {
            #expect(!layer.backsView && layer.superlayer === screen.control.canvas.root)
        }
        #expect(screen.control.thumbViews.map(\.frame.midX) == screen.control.thumbLayers.map(\.position.x))
    }
}
