import SlidersLooks
import Testing
@testable import SlidersUIKit
@_spi(Double) import QuartzCore
@_spi(Double) import UIKit

/// What a movement, a value and a new look write to layers.
@MainActor @Suite(.serialized)
struct WriteTests {
    /// What was written since the last `clear()`, each property with how often.
    private var writes: [String: Int] { Dictionary(LayerLog.keys.map { ($0, 1) }, uniquingKeysWith: +) }

    /// A first thumb that is dragged on by a little.
    private func drag(_ screen: Screen<SliderControl>, to value: Double) {
        let finger = screen.finger(), start = screen.control.values[0]
        finger.press(at: screen.point(of: start))
        for part in [0.25, 0.5] { finger.move(to: screen.point(of: start + (value - start) * part)) }
        LayerLog.clear()
        finger.move(to: screen.point(of: value))
    }

    @Test func anArcWithAGlowMovesItsMaskAndChangesTheHaloAlone() {
        let screen = Look.glow.screen()
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
        let screen = Look.layers.screen()
        drag(screen, to: 3)
        // The thumb, and the clipped box of the selected part with its place and size.
        #expect(writes == ["position": 2, "bounds": 1] && CGPath.count == 0)
    }

    @Test(arguments: Look.allCases) func aDragMakesNoPathAndNoLayer(_ look: Look) {
        let screen = look.screen(), way = 0.1 * screen.control.slider.scale.length, start = screen.control.values[0]
        drag(screen, to: start + (start + way > screen.control.maximumValue ? -way : way))
        #expect(CGPath.count == 0 && LayerLog.insertions == 0 && LayerLog.implicitAnimations == 0)
        #expect(LayerLog.writes.count <= 12, "\(look): \(writes)")
        #expect(!LayerLog.writes.isEmpty)
    }

    @Test func aColourCostsItsPart() {
        let screen = Screen(RangeSlider.make([20, 80]))
        screen.control.style.paints.append(PartPaint(.thumb, Paint(.color(.init(1, 0, 0)))))
        screen.window.layoutIfNeeded()
        LayerLog.clear()
        screen.control.style.paints[0] = PartPaint(.thumb, Paint(.color(.init(0, 0, 1))))
        screen.window.layoutIfNeeded()
        #expect(writes == ["fillColor": 2])
        LayerLog.clear()
        screen.control.tintColor = .red
        screen.window.layoutIfNeeded()
        #expect(writes == ["strokeColor": 1])
    }

    @Test func anOptionOfALookCostsItsPart() {
        let screen = Look.layers.screen()
        screen.control.style = Look.layers.style(with: LookOptions(selectedColor: .init(1, 0, 0)))
        screen.window.layoutIfNeeded()
        #expect(writes == ["backgroundColor": 1])
        LayerLog.clear()
        screen.control.style = Look.layers.style(with: LookOptions(selectedColor: .init(1, 0, 0), thumbColor: .init(1, 1, 0)))
        screen.window.layoutIfNeeded()
        #expect(writes == ["backgroundColor": 2])
    }
}
