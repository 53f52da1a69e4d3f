import SlidersCore
import Wire

/// Writes ``EventFacts`` of an event of a grip, a thumb or a span.
func writeGrip(_ grip: SliderGrip) {
    let isSpan = if case .span = grip { true } else { false }
    writeEvent(of: grip.thumbs.lowerBound, isSpan: isSpan)
}

/// Writes ``EventFacts`` of a change of values, and the thumbs that changed.
func writeChanged(_ thumbs: [Int], of indices: Range<Int>, _ reason: SliderChangeReason) {
    let fields = EventFacts.allCases.count
    _ = room(Int32(fields + thumbs.count))
    writeEvent(of: indices.lowerBound, reason: reason.wire, count: thumbs.count)
    for index in thumbs.indices { buffer[fields + index] = Double(thumbs[index]) }
}

private func writeEvent(of thumb: Int, isSpan: Bool = false, reason: Reason = .pointer, count: Int = 0) {
    let record = WrittenRecord<EventFacts>()
    record[.thumb] = Double(thumb)
    record[.isSpan] = Double(isSpan)
    record[.reason] = Double(reason.rawValue)
    record[.count] = Double(count)
}

/// Writes ``ObstacleFacts``.
func writeObstacle(_ obstacle: SliderObstacle?) {
    let record = WrittenRecord<ObstacleFacts>()
    // The numbers of the engine follow `none`.
    record[.kind] = Double((obstacle?.number ?? -1) + 1)
    guard let obstacle else { return }
    record[.thumb] = Double(obstacle.thumb)
    record[.from] = Double(obstacle.other)
    // Beside another thumb, only a span has a value.
    record[.value] = obstacle.other < 0 || obstacle.value != 0 ? obstacle.value : .nan
    record[.upper] = obstacle.number == ObstacleKind.forbiddenRange.rawValue - 1 ? obstacle.end : .nan
}

extension WrittenRecord<WideLine> {
    /// Writes a line or an arc. Without one, the width is 0.
    package func write(_ figure: SliderFigure?) {
        self[.radius] = 0
        self[.width] = 0
        switch figure {
        case .line(let from, let to, let width):
            self[.x] = from.x
            self[.y] = from.y
            self[.toX] = to.x
            self[.toY] = to.y
            self[.width] = width
        case .arc(let arc, let width):
            self[.x] = arc.center.x
            self[.y] = arc.center.y
            self[.radius] = arc.radius
            self[.start] = arc.start
            self[.sweep] = arc.sweep
            self[.width] = width
        case .circle, .capsule, .anchor, nil: break
        }
    }
}

extension SliderState.Change.Event {
    var kind: EventKind {
        switch self {
        case .began: .began
        case .changed: .changed
        case .overshot: .overshot
        case .blocked: .blocked
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension SliderChangeReason {
    var wire: Reason {
        switch self {
        case .pointer: .pointer
        case .key: .key
        case .accessibility: .accessibility
        case .wheel: .wheel
        case .reset: .reset
        case .cancel: .cancel
        }
    }
}
