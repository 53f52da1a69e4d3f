import Foundation

/// Counts what is done to layers. Only tests see it.
@_spi(Double) public enum LayerLog {
    public struct Write {
        public unowned let layer: CALayer
        public let key: StaticString
    }

    /// Every property written since the last `clear()`, in order.
    nonisolated(unsafe) public private(set) static var writes: [Write] = []
    /// The numbers of layers that were put into a tree, of redraws, texts laid out, transactions, and implicit
    /// animations.
    nonisolated(unsafe) public internal(set) static var insertions = 0
    nonisolated(unsafe) public internal(set) static var displays = 0
    nonisolated(unsafe) public internal(set) static var texts = 0
    nonisolated(unsafe) public internal(set) static var commits = 0
    nonisolated(unsafe) public internal(set) static var implicitAnimations = 0
    nonisolated(unsafe) public internal(set) static var animations: [(layer: CALayer, key: String)] = []
    /// What was done that the platform forbids, while a test asks for it by an empty list; `nil` traps.
    nonisolated(unsafe) public static var faults: [String]?
    /// The progress of all running animations, 0…1, for `presentation()`.
    nonisolated(unsafe) public static var progress: CGFloat = 0

    /// Forgets everything, and makes room for this many writes.
    public static func clear(room: Int = 4096) {
        writes.removeAll(keepingCapacity: true)
        writes.reserveCapacity(room)
        animations = []
        insertions = 0
        displays = 0
        texts = 0
        commits = 0
        implicitAnimations = 0
        CGPath.count = 0
    }

    public static var keys: [String] { writes.map { "\($0.key)" } }

    public static func fault(_ sentence: String) {
        precondition(faults != nil, sentence)
        faults?.append(sentence)
    }

    static func note(_ layer: CALayer, _ key: StaticString) { writes.append(Write(layer: layer, key: key)) }
}

extension CALayer {
    /// Ends all animations of this layer and its sublayers, as if their time had passed.
    @_spi(Double) public func finishAnimations() {
        let running = animations
        animations = [:]
        for key in running.keys.sorted() { running[key]?.stop(finished: true) }
        for layer in sublayers ?? [] { layer.finishAnimations() }
    }
}
