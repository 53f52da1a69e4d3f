@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What a movement, a value and a style write to layers.
@MainActor @Suite(.serialized)
struct LayerWritesTests {
    /// What was written since the last `clear()`, each property with how often.
    private var writes: [String: Int] { Dictionary(LayerLog.keys.map { ($0, 1) }, uniquingKeysWith: +) }

    /// A first thumb that is dragged on by a little.
    private func drag(_ screen: Screen<SliderControl>, to value: Double) {
        let finger = screen.finger()
        let start = screen.control.values[0]
        finger.press(at: screen.point(of: start))
        for part in [0.25, 0.5] { finger.move(to: screen.point(of: start + (value - start) * part)) }
        LayerLog.clear()
        finger.move(to: screen.point(of: value))
    }

    @Test func anArcWithAGlowMovesItsMaskAndChangesOnlyTheHalo() {
        let screen = SliderLook.glow.screen()
        screen.control.values = [100]
        screen.window.layoutIfNeeded()
        drag(screen, to: 112)
        #expect(writes == ["position": 1, "strokeEnd": 3, "string": 1] && CGPath.count == 0)
        screen.control.cancelDrags()
        drag(screen, to: 122)
        #expect(writes == ["position": 1, "strokeEnd": 3, "string": 1, "shadowRadius": 1], "\(writes)")
        #expect(CGPath.count == 0)
    }

    @Test func aGradientAlongTheTrackMovesItsMask() {
        let screen = PaintScene.named("along-turns").screen()
        screen.control.values = [70]
        screen.window.layoutIfNeeded()
        drag(screen, to: 72)
        #expect(writes == ["position": 1, "strokeEnd": 1] && CGPath.count == 0)
    }

    @Test func boxesInLayersMoveWithoutPaths() {
        let screen = SliderLook.layers.screen()
        drag(screen, to: 3)
        // The thumb, and the clipped box of the selected part with its position and size.
        #expect(writes == ["position": 2, "bounds": 1] && CGPath.count == 0)
    }

    @Test(arguments: SliderLook.all) func aDragMakesNoPathAndNoLayer(_ look: SliderLook) {
        let screen = look.screen()
        let distance = 0.1 * screen.control.slider.scale.length
        let start = screen.control.values[0]
        drag(screen, to: start + (start + distance > screen.control.maximumValue ? -distance : distance))
        #expect(CGPath.count == 0 && LayerLog.insertions == 0 && LayerLog.implicitAnimations == 0)
        #expect(LayerLog.writes.count <= 12, "\(look.name): \(writes)")
        #expect(!LayerLog.writes.isEmpty)
    }

    @Test func aThumbGrowsAtThePressAndItsDragWritesItsPositionAlone() {
        let screen = PaintScene.named("capsules").screen()
        let finger = screen.finger()
        LayerLog.clear()
        finger.press(at: screen.point(of: 20))
        #expect(writes["bounds"] == 1 && writes["path"] == 1, "\(writes)")
        finger.move(to: screen.point(of: 25))
        LayerLog.clear()
        finger.move(to: screen.point(of: 30))
        #expect(writes == ["position": 1, "strokeStart": 1] && CGPath.count == 0, "\(writes)")
        LayerLog.clear()
        finger.lift()
        #expect(writes["bounds"] == 1 && writes["path"] == 1, "\(writes)")
    }

    @Test func aColorCostsItsPart() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.style.paints.append(SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0)))))
        screen.window.layoutIfNeeded()
        LayerLog.clear()
        screen.control.style.paints[0] = SliderPartPaint(.thumb, SliderPaint(.color(.init(0, 0, 1))))
        screen.window.layoutIfNeeded()
        #expect(writes == ["fillColor": 2])
        LayerLog.clear()
        screen.control.tintColor = .red
        screen.window.layoutIfNeeded()
        #expect(writes == ["strokeColor": 1])
    }

    @Test func anOptionOfALookCostsItsPart() {
        let screen = SliderLook.layers.screen()
        screen.control.style = SliderLook.layers.style(with: SliderLook.Options(selectedColor: .init(1, 0, 0)))
        screen.window.layoutIfNeeded()
        #expect(writes == ["backgroundColor": 1])
        LayerLog.clear()
        screen.control.style = SliderLook.layers.style(
            with: SliderLook.Options(selectedColor: .init(1, 0, 0), thumbColor: .init(1, 1, 0)))
        screen.window.layoutIfNeeded()
        #expect(writes == ["backgroundColor": 2])
    }

    @Test func pushingBothThumbsWritesFourProperties() {
        let screen = Screen(RangeSliderControl.make([20, 40]))
        (screen.control.collision, screen.control.minimumSpan) = (.push, 10)
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 40))
        LayerLog.clear()
        finger.move(to: screen.point(of: 60))
        #expect(screen.control.values.map { $0.rounded() } == [60, 70])
        #expect(LayerLog.keys == ["strokeStart", "strokeEnd", "position", "position"])
    }

    @Test func aDragMakesNoPathTextOrRedrawAndFewWrites() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 25))
        for value in stride(from: 26.0, to: 60, by: 1) {
            LayerLog.clear()
            finger.move(to: screen.point(of: value))
            #expect(LayerLog.keys == ["strokeStart", "position"])
            #expect(CGPath.count == 0 && LayerLog.displays == 0 && LayerLog.texts == 0 && LayerLog.insertions == 0)
            #expect(LayerLog.commits == 1 && LayerLog.implicitAnimations == 0 && LayerLog.animations.isEmpty)
        }
        LayerLog.clear()
        finger.move(to: screen.point(of: 59))
        #expect(LayerLog.keys.isEmpty)
    }
}
