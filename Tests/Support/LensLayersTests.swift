import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

#if canImport(UIKit)
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
#endif

/// Lenses in layers: held thumbs of glass where the system has none.
@MainActor @Suite(.serialized)
struct LensLayersTests {
    private func screen(_ lens: LensCase) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(lens.values)
        slider.style = lens.style
        if lens.isVertical { slider.direction = .up }
        return Screen(slider, width: lens.size.x, height: lens.size.y)
    }

    private func hold(_ lens: LensCase, _ screen: Screen<RangeSliderControl>) {
        for thumb in lens.held {
            let point = screen.control.thumbBox(thumb).center
            #expect(screen.control.press(thumb, at: point, waits: false))
        }
    }

    private func layOut(_ screen: Screen<RangeSliderControl>) {
        #if canImport(UIKit)
        screen.window.layoutIfNeeded()
        #else
        screen.control.layoutSubtreeIfNeeded()
        #endif
    }

    private func box(_ rect: CGRect, corner: CGFloat) -> LensCase.Box {
        LensCase.Box(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, corner: corner)
    }

    /// What the layers draw of each lens.
    private func lenses(of control: BaseSliderControl) -> [LensCase.Lens] {
        control.layers.lenses.filter { $0.layer.opacity == 1 }.sorted { $0.thumb < $1.thumb }.map { lens in
            let (pane, content, rim) = (lens.layer, lens.layer.sublayers![0], lens.layer.sublayers![1])
            let frame = CGRect(
                x: pane.position.x - pane.bounds.width / 2, y: pane.position.y - pane.bounds.height / 2,
                width: pane.bounds.width, height: pane.bounds.height)
            let scale = content.affineTransform().a
            let half = rim.borderWidth / 2
            let rimBox = CGRect(
                x: rim.position.x - rim.bounds.width / 2, y: rim.position.y - rim.bounds.height / 2,
                width: rim.bounds.width, height: rim.bounds.height
            ).insetBy(dx: half, dy: half).offsetBy(dx: frame.minX, dy: frame.minY)
            let thumb = control.layer(ofThumb: lens.thumb)
            let edge = CGRect(
                x: thumb.position.x - thumb.bounds.width / 2, y: thumb.position.y - thumb.bounds.height / 2,
                width: thumb.bounds.width, height: thumb.bounds.height)
            #expect(thumb.path?.boundingBox == thumb.bounds && thumb.fillColor?.alpha == 0)
            return LensCase.Lens(
                shape: box(frame, corner: pane.cornerRadius),
                content: box(content.bounds, corner: pane.cornerRadius / scale),
                edge: box(edge, corner: min(edge.width, edge.height) / 2),
                rim: box(rimBox, corner: rim.cornerRadius - half), edgeWidth: thumb.lineWidth, rimWidth: rim.borderWidth
            )
        }
    }

    @Test func lensesAreAsInEveryHost() throws {
        let lines = LensCase.all.map { lens in
            let screen = screen(lens)
            hold(lens, screen)
            return lens.line(lenses(of: screen.control))
        }
        let file = try String(contentsOf: checkout.appendingPathComponent("Tests/Support/lenses.txt"), encoding: .utf8)
        #expect(lines.joined(separator: "\n") + "\n" == file)
    }

    @Test func theHoleOfALensIsItsShape() {
        let screen = screen(LensCase.all[1])
        hold(LensCase.all[1], screen)
        for lens in screen.control.layers.lenses {
            let parts = lens.hole.path?.elements ?? []
            #expect(lens.hole.fillRule == .evenOdd && lens.hole.position == lens.layer.position && parts.count > 5)
        }
        var masks: [CALayer] = []
        var layer = screen.control.canvas.root.sublayers?.first
        while let next = layer, let mask = next.mask {
            masks.append(mask)
            layer = next.sublayers?.first
        }
        #expect(masks.count == 2 && Set(masks.map(ObjectIdentifier.init)).count == 2, "one in the other")
    }

    @Test func aMovementWritesLittleMoreThanWithoutALens() {
        func writes(_ change: (inout SliderStyle) -> Void) -> Int {
            let screen = screen(LensCase.all[0])
            change(&screen.control.style)
            layOut(screen)
            hold(LensCase.all[0], screen)
            let point = screen.control.thumbBox(1).center
            _ = screen.control.drag(1, to: CGPoint(x: point.x + 3, y: point.y), isFine: false)
            LayerLog.clear()
            _ = screen.control.drag(1, to: CGPoint(x: point.x + 5, y: point.y), isFine: false)
            return LayerLog.keys.count
        }
        let (plain, lens) = (writes { $0.heldThumb.glass = nil }, writes { _ in })
        #expect(plain > 0 && lens > plain && lens <= plain + 12, "\(plain), \(lens)")
    }

    @Test func aMovementMakesNoPath() {
        let screen = screen(LensCase.all[0])
        hold(LensCase.all[0], screen)
        let point = screen.control.thumbBox(1).center
        let count = CGPath.count
        for distance in 1...9 {
            _ = screen.control.drag(1, to: CGPoint(x: point.x + CGFloat(distance), y: point.y), isFine: false)
        }
        #expect(CGPath.count == count)
    }

    @Test func aReleasedLensFadesAndIsUsedAgain() {
        let screen = screen(LensCase.all[0])
        hold(LensCase.all[0], screen)
        let lens = screen.control.layers.lenses[0]
        #expect(lens.layer.animation(forKey: "transform.scale") is CASpringAnimation)
        screen.control.cancelDrags()
        #expect(lens.layer.opacity == 0 && lens.layer.animation(forKey: "opacity") is CASpringAnimation)
        #expect(lenses(of: screen.control).isEmpty && screen.control.canvas.root.sublayers?.first?.mask == nil)
        #expect(screen.control.layer(ofThumb: 1).fillColor?.alpha == 1)
        hold(LensCase.all[0], screen)
        #expect(screen.control.layers.lenses.count == 1 && lens.layer.opacity == 1)
    }

    @Test func copiesInALensAreWhatTheyCopy() {
        let slider = RangeSliderControl.make([20, 80])
        slider.style = LensCase.all[0].style
        slider.style.metrics.ticks = SliderTicks(.count(11))
        slider.style.metrics.extras.histogram = Array(repeating: 1, count: 40)
        let screen = Screen(slider, width: 320, height: 120)
        let thumb = slider.thumbBox(1).center
        #expect(slider.press(0, at: thumb, waits: false))
        for x in [200.0, 120, 290, 260] {
            _ = slider.drag(0, to: CGPoint(x: x, y: thumb.y), isFine: false)
            let lens = slider.layers.lenses[0]
            let originals = slider.canvas.root.sublayers?.first?.sublayers ?? []
            #expect(lens.parts.count == originals.count && originals.count > 50)
            for (copy, original) in zip(lens.parts.map(\.layer), originals) {
                #expect(copy.position == original.position && copy.bounds == original.bounds)
                #expect(copy.backgroundColor == original.backgroundColor)
                let (copy, original) = (copy as? CAShapeLayer, original as? CAShapeLayer)
                #expect(copy?.path == original?.path && copy?.strokeEnd == original?.strokeEnd)
                #expect(copy?.strokeStart == original?.strokeStart && copy?.strokeColor == original?.strokeColor)
            }
        }
        _ = screen
    }

    @Test func aViewInPlaceOfTheTrackLeavesTheThumbAsItIs() {
        let screen = screen(LensCase.all[0])
        screen.control.trackView = .init()
        layOut(screen)
        hold(LensCase.all[0], screen)
        #expect(lenses(of: screen.control).isEmpty && screen.control.layer(ofThumb: 1).fillColor?.alpha == 1)
    }
}
