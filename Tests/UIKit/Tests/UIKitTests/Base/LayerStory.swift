import Foundation
@_spi(Double) import QuartzCore

/// What happened to the layers of a control in some steps: after each the number of writes to each property, and the
/// layers when they changed.
@MainActor
struct LayerStory {
    private(set) var writes = 0
    private(set) var layers = 0
    private var writeLines: [String] = []
    private var treeLines: [String] = []
    private var shown: [String] = []

    /// Notes what a step wrote since the log was cleared, and clears it.
    mutating func note(_ step: String, _ layer: CALayer?) {
        let keys = Dictionary(LayerLog.keys.map { ($0, 1) }, uniquingKeysWith: +)
        let others = [
            ("layers", LayerLog.insertions), ("redraws", LayerLog.displays), ("texts", LayerLog.texts),
            ("paths", CGPath.count), ("implicit animations", LayerLog.implicitAnimations),
            ("animations", LayerLog.animations.count),
        ]
        writes += LayerLog.writes.count
        let counts = keys.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let costs = others.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
        writeLines.append("\(step): \((counts + costs).joined(separator: ", "))")
        let tree = layer.map { LayerTree($0).lines } ?? []
        layers = tree.count
        if tree != shown { treeLines += [step] + tree.map { "  \($0)" } }
        shown = tree
        LayerLog.clear()
    }

    /// The numbers of writes and of layers at the end, each with a hash of all that they count.
    var summary: String {
        "writes \(writes) \(Fingerprint(writeLines)) tree \(layers) \(Fingerprint(treeLines))"
    }

    /// All that the hashes are of.
    var text: String { (["Writes"] + writeLines + ["", "Layers"] + treeLines + [""]).joined(separator: "\n") }
}
