import Allocations
import Foundation
@_spi(Double) import QuartzCore
import SlidersControls
import SlidersLooks
@_spi(Double) import UIKit

// Drags two thumbs of a UIKit slider on the doubles, and prints the most that one event costs, a row for each kind of
// cost.

/// The cost of one drag event.
struct Cost {
    var writes = 0, displays = 0, paths = 0, texts = 0, allocations = 0.0

    mutating func add(_ other: Cost) {
        writes = max(writes, other.writes)
        displays = max(displays, other.displays)
        paths = max(paths, other.paths)
        (texts, allocations) = (max(texts, other.texts), max(allocations, other.allocations))
    }
}

/// Two thumbs that move together in the middle of the slider: a span that is dragged, or a thumb that pushes its
/// neighbor.
enum TwoThumbs: String, CaseIterable {
    case span = "a span"
    case push = "a thumb and its neighbor"
    case glass = "a thumb of glass and its neighbor"
    case labels = "a span, labels whose texts stay"

    /// The most properties of layers that an event may write: the position of each thumb, and the figures of the spans
    /// beside them. Glass is a layer of its own.
    var maximumWrites: Double? {
        switch self {
        case .span, .push: 6
        case .glass: 7
        case .labels: nil
        }
    }

    @MainActor
    func cost(thumbs: Int, events: Int) -> Cost? {
        let slider = RangeSliderControl()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 5000, height: 100))
        slider.frame = CGRect(x: 0, y: 20, width: 4028, height: 44)
        slider.maximumValue = 4000
        slider.values = (0..<thumbs).map { $0 < thumbs / 2 ? Double($0) : 4000 - Double(thumbs - $0) }
        let lower = thumbs / 2 - 1
        slider.move(lower, to: 1900)
        slider.move(lower + 1, to: 2000)
        let pushes = self == .push || self == .glass
        (slider.collision, slider.minimumSpan) = pushes ? (.push, 0) : (.stop, 0)
        if self == .glass { slider.style = SliderLook.iOSGlass.style() }
        if self == .labels {
            slider.style.metrics.hasLabels = true
            slider.valueFormatter = { _ in "value" }
        }
        window.addSubview(slider)
        window.layoutIfNeeded()
        let finger = Finger(window)
        let start = slider.convert(slider.point(forValue: pushes ? 1900 : 1950), to: nil)
        finger.press(at: start)
        let go = { (event: Int) in finger.move(to: CGPoint(x: start.x + 200 + 0.4 * CGFloat(event), y: start.y)) }
        for event in 0..<events { go(event) }
        LayerLog.clear(room: 20 * events)
        let before = allocations_count()
        for event in events..<2 * events { go(event) }
        var cost = Cost()
        cost.allocations = Double(allocations_count() - before) / Double(events)
        for event in 2 * events..<3 * events {
            LayerLog.clear()
            go(event)
            cost.add(
                Cost(
                    writes: LayerLog.writes.count, displays: LayerLog.displays, paths: CGPath.count,
                    texts: LayerLog.texts))
        }
        let moved = slider.values[lower] > 3200 && slider.values[lower + 1] > 3200
        return moved && cost.writes > 0 && LayerLog.implicitAnimations == 0 ? cost : nil
    }
}

@MainActor
func table(_ counts: [Int]) -> [String]? {
    var rows: [String] = []
    for drag in TwoThumbs.allCases {
        let costs = counts.compactMap { drag.cost(thumbs: $0, events: 1000) }
        guard costs.count == counts.count else { return nil }
        let row = { (name: String, cells: [Double], maximum: Double?) in
            let judged = maximum.map { maximum in
                "\(maximum == 0 ? "" : "≤ ")\(Int(maximum))\t\(cells.allSatisfy { $0 <= maximum } ? "✔" : "✘")"
            }
            let numbers = cells.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
            rows.append(([name] + numbers + [judged ?? "\t"]).joined(separator: "\t"))
        }
        row("property writes: \(drag.rawValue)", costs.map { Double($0.writes) }, drag.maximumWrites)
        row("  redraws", costs.map { Double($0.displays) }, 0)
        row("  paths made", costs.map { Double($0.paths) }, 0)
        row("  text layouts", costs.map { Double($0.texts) }, 0)
        if drag != .labels { row("  allocations beside the writes", costs.map(\.allocations), 0) }
    }
    return rows
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 >= 2 }
guard !counts.isEmpty, let rows = table(counts) else {
    FileHandle.standardError.write(Data("uikit-writes: THUMBS… (2 or more); or nothing moved\n".utf8))
    exit(1)
}
for row in rows { print(row) }
