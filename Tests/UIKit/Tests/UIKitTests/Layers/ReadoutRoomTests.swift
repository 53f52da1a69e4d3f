import CoreText
import Foundation
import QuartzCore
import SlidersCore
import SlidersLookImages
import SlidersLooks
import Testing

@testable import SlidersControls

/// docs/behavior.md §8: the readout of a dial touches neither thumbs nor ticks nor numerals, in any size.
@MainActor struct ReadoutRoomTests {
    private static let looks = SliderLook.all.filter { $0.style().metrics.dial?.hasReadout == true }

    /// Lays a dial out, and returns it with the layer of its readout.
    private func dial(_ look: SliderLook, side: Double, _ text: String) -> (CircularSliderControl, CATextLayer?) {
        let dial = CircularSliderControl(frame: CGRect(x: 0, y: 0, width: side, height: side))
        dial.setLook(look)
        dial.readoutFormatter = { _ in text }
        #if canImport(UIKit)
        dial.layoutIfNeeded()
        #else
        dial.layoutSubtreeIfNeeded()
        #endif
        let texts = (dial.canvas.root.sublayers ?? []).compactMap { $0 as? CATextLayer }
        let words = text.split(separator: " ").first ?? ""
        return (dial, texts.first { ($0.string as? String)?.contains(words) == true })
    }

    @Test func looksHaveReadouts() { #expect(Self.looks.count >= 4) }

    @Test(arguments: [120.0, 160, 200, 240, 280, 320], ["US$1,250.00", "10:00 PM – 6:00 AM", "21.5°"])
    func itKeepsClearOfEverything(side: Double, text: String) throws {
        var shown = 0
        for look in Self.looks {
            let (dial, layer) = dial(look, side: side, text)
            guard let layer else { continue }
            shown += 1
            let layout = dial.drawing.layout
            guard case .arc(let arc) = layout.track else { continue }
            let string = try #require(layer.string as? String)
            let lines = Double(string.split(separator: "\n").count)
            let reach = hypot(layer.bounds.width, layer.bounds.height * (1 - 0.4 / lines)) / 2
            let hasThumbs = layout.metrics.thumbVisibility == .visible
            let parts = max(layout.metrics.thickness, hasThumbs ? layout.metrics.thumbSize : 0)
            #expect(reach <= arc.radius - parts / 2, "\(look.name), \(side)")
            for element in dial.drawing.elements {
                guard case .line(let from, let to, _) = element.figure else { continue }
                switch element.role {
                case .tick, .minorTick:
                    let ends = [from, to].map { hypot($0.x - arc.center.x, $0.y - arc.center.y) }
                    #expect(ends.allSatisfy { $0 >= reach }, "\(look.name), \(side): a tick")
                default: break
                }
            }
            let full = Double(dial.style.scaled(to: SIMD2(side, side)).font(of: .readout).size)
            // Hosts use rounded sizes of fonts.
            #expect(layer.fontSize >= min(11, full.rounded(.down)), "\(look.name), \(side): \(layer.fontSize)")
            let box = CGRect(
                x: layer.position.x - layer.bounds.width / 2, y: layer.position.y - 0.3 * layer.bounds.height,
                width: layer.bounds.width, height: 0.6 * layer.bounds.height)
            for other in (dial.canvas.root.sublayers ?? []).compactMap({ $0 as? CATextLayer })
            where other !== layer && !(other.string as? String ?? "").isEmpty {
                #expect(!other.frame.intersects(box), "\(look.name), \(side): \(other.string ?? "")")
            }
        }
        #expect(side < 200 || shown > 0)
    }

    @Test func aLongTextHasTwoLinesAndAShortOneKeepsItsSize() throws {
        let lines = stride(from: 140.0, through: 300, by: 5).compactMap { side -> Int? in
            let (_, layer) = self.dial(.clock24, side: side, "10:00 PM – 6:00 AM")
            return (layer?.string as? String)?.split(separator: "\n").count
        }
        #expect(lines.first == 2 && lines.last == 1)
        let (dial, short) = dial(.thermostat, side: 280, "21.5°")
        #expect(short?.fontSize == CGFloat(dial.style.font(of: .readout).size))
    }

    @Test func assistiveTechnologyKeepsATextThatHasNoRoom() throws {
        let (dial, layer) = dial(.thermostat, side: 120, "a text of many words that nobody can read in here")
        #expect(layer == nil && dial.readoutText.hasPrefix("a text"))
    }
}
