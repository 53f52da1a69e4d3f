import SlidersCore
import SlidersRuler
import SlidersWebBase
import Wire

/// Writes ``RulerFacts`` of the ruler.
@_expose(wasm, "facts") @c(slider_facts)
public func facts(_ handle: Handle) { handle.ruler.pointee.writeFacts() }

/// Writes one number, of a ``ListKind``, for the mark, which is the only thumb.
@_expose(wasm, "list") @c(slider_list)
public func list(_ handle: Handle, _ kind: Int32) {
    handle.ruler.pointee.writeList(ListKind(rawValue: kind) ?? .value)
}

/// Returns the next higher or lower value, or NaN if there is none.
@_expose(wasm, "next") @c(slider_next)
public func next(_ handle: Handle, _: Int32, _ isUp: Int32) -> Double {
    handle.ruler.pointee.next(isUp != 0) ?? .nan
}

/// Writes ``ThumbFacts`` of the mark.
@_expose(wasm, "thumb") @c(slider_thumb)
public func thumb(_ handle: Handle, _: Int32) { handle.ruler.pointee.writeThumb() }

/// Writes the sizes of ticks and of the mark: ``RulerSizes``.
@_expose(wasm, "sizes") @c(slider_sizes)
public func sizes(_ handle: Handle) { handle.ruler.pointee.writeSizes() }

/// Writes each ``RulerTick`` that is visible at the time of the last input. Returns how many there are.
@_expose(wasm, "ticks") @c(slider_ticks)
public func ticks(_ handle: Handle) -> Int32 { handle.ruler.pointee.writeTicks() }

/// Writes each ``RulerText`` of the ticks that were written last. Returns how many there are.
@_expose(wasm, "tickTexts") @c(slider_tickTexts)
public func tickTexts(_ handle: Handle) -> Int32 { handle.ruler.pointee.writeTickTexts() }

extension RulerControl {
    func writeFacts() {
        let record = WrittenRecord<RulerFacts>()
        record[.count] = 1
        record[.overshoot] = core.model.slider.overshoot
        record[.error] = Double((core.model.slider.configurationError?.wire ?? .none).rawValue)
        record[.lower] = core.model.slider.bounds.lowerBound
        record[.upper] = core.model.slider.bounds.upperBound
        record[.hasSteps] = Double(pending.hasSteps)
        record[.isHeld] = Double(core.model.anyPointer != nil)
        record[.isMoving] = Double(core.model.isMoving)
        record[.isEditing] = Double(core.model.isEditing)
    }

    func writeList(_ kind: ListKind) {
        buffer[0] =
            switch kind {
            case .value: core.model.value
            case .proposedValue: core.model.slider.proposedValue(of: 0)
            case .isHeld: Double(core.model.anyPointer != nil)
            case .fraction: core.model.slider.fraction(of: core.model.value)
            }
    }

    func next(_ isUp: Bool) -> Double? {
        isUp ? core.model.slider.nextValue(of: 0) : core.model.slider.previousValue(of: 0)
    }

    func writeThumb() {
        guard case .capsule(let center, _, _) = drawing.layout.mark else { return }
        let limits = core.model.slider.limits(of: 0)
        let adjustable = core.model.slider.adjustableLimits(of: 0)
        let record = WrittenRecord<ThumbFacts>()
        record[.x] = center.x
        record[.y] = center.y
        record[.value] = core.model.value
        record[.low] = limits.lowerBound
        record[.high] = limits.upperBound
        record[.isHeld] = Double(core.model.anyPointer != nil)
        record[.isDisabled] = Double(core.model.slider.isDisabled(thumb: 0))
        record[.adjustableLow] = adjustable.lowerBound
        record[.adjustableHigh] = adjustable.upperBound
    }

    func writeSizes() {
        guard case .capsule(_, let size, _) = drawing.layout.mark,
            case .anchor(let text) = drawing.layout.markLabel
        else { return }
        let record = WrittenRecord<RulerSizes>()
        record[.tickWidth] = drawing.layout.metrics.tickWidth
        record[.markWidth] = size.x
        record[.markHeight] = size.y
        record[.textX] = text.x
        record[.textY] = text.y
    }

    mutating func writeTicks() -> Int32 {
        drawing.update(in: core.model)
        let (slots, fields) = (drawing.layout.slots, RulerTick.allCases.count)
        _ = room(Int32(slots * fields))
        var count = 0
        for slot in 0..<slots {
            let element = drawing.elements[slot]
            // An element without a tick has no width.
            guard case .line(let from, let to, let width) = element.figure, width > 0 else { continue }
            let record = WrittenRecord<RulerTick>(at: count * fields)
            record[.slot] = Double(slot)
            record[.x] = from.x
            record[.y] = from.y
            record[.toX] = to.x
            record[.toY] = to.y
            record[.isMajor] = Double(element.role.isMajor)
            record[.isSelected] = Double(element.role.isSelected)
            record[.opacity] = drawing.layout.opacity(of: element.figure)
            count += 1
        }
        return Int32(count)
    }

    func writeTickTexts() -> Int32 {
        let fields = RulerText.allCases.count
        _ = room(Int32(drawing.labelValues.count * fields))
        var count = 0
        for slot in drawing.labelValues.indices {
            let element = drawing.elements[drawing.layout.slots + slot]
            guard let value = drawing.labelValues[slot], case .anchor(let center) = element.figure else { continue }
            let record = WrittenRecord<RulerText>(at: count * fields)
            record[.slot] = Double(slot)
            record[.x] = center.x
            record[.y] = center.y
            record[.value] = value
            record[.isSelected] = Double(element.role.isSelected)
            record[.opacity] = drawing.layout.opacity(of: element.figure)
            count += 1
        }
        return Int32(count)
    }
}

extension SliderElement.Role {
    /// Whether the element is that of a major tick.
    fileprivate var isMajor: Bool {
        if case .tick = self { true } else { false }
    }

    /// Whether the element is that of the tick at the value.
    fileprivate var isSelected: Bool {
        switch self {
        case .tick(let isSelected), .minorTick(let isSelected), .tickLabel(let isSelected): isSelected
        default: false
        }
    }
}
