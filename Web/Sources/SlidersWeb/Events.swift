import Sliders

/// Computes what an input does. 1: values would change, and the page may ask its app before ``commit(_:_:)``; 2: a drag
/// begins.
@_expose(wasm, "propose") @c(slider_propose)
public func propose(_ handle: Handle, _ kind: Int32, _ x: Double, _ y: Double, _ number: Int32) -> Int32 {
    let index = Int(number), point = SIMD2(x, y), count = integer(x)
    let input: Input = switch kind {
    case 0: .press(at: point, pointer: index)
    case 1: .drag(to: point, pointer: index)
    case 2: .drag(to: point, pointer: index, isFine: true)
    case 3: .release(pointer: index)
    case 4: .cancel(pointer: index)
    case 5: .key(.arrow(dx: count, dy: integer(y)), thumb: index)
    case 6: .key(.step(count), thumb: index)
    case 7: .key(.page(count), thumb: index)
    case 8: .key(.minimum, thumb: index)
    case 9: .key(.maximum, thumb: index)
    case 10: .adjust(count, thumb: index)
    case 11: .wheel(count, thumb: index)
    default: .type(x, thumb: index)
    }
    return handle.control.pointee.propose(input)
}

/// Answers a proposal: it is made (0), made with the values in the buffer (1), or dropped (2).
@_expose(wasm, "commit") @c(slider_commit)
public func commit(_ handle: Handle, _ answer: Int32) { handle.control.pointee.commit(answer) }

/// Cancels a pointer that is down, if there is one. 1: its change waits to be reported; call again.
@_expose(wasm, "cancel") @c(slider_cancel)
public func cancel(_ handle: Handle) -> Int32 { handle.control.pointee.cancel() ? 1 : 0 }

// Each is a function of what it changes: else that would be copied at every input.
extension Control {
    mutating func propose(_ input: Input) -> Int32 {
        let proposal = state.propose(input)
        self.proposal = proposal
        return (proposal.ranks.isEmpty ? 0 : 1) + (proposal.begins ? 2 : 0)
    }

    mutating func commit(_ answer: Int32) {
        guard let proposal = proposal.take() else { return }
        let change = switch answer {
        case 0: state.commit(proposal)
        case 1: state.commit(proposal, values: numbers(Int32(state.count)))
        default: proposal.dropped
        }
        change.write(state)
    }

    /// Cancels a pointer that is down. Returns whether there was one.
    mutating func cancel() -> Bool { cancels(state.pointer) }
}

extension Change {
    /// Writes for the page: which events, of what (or where the focus is), the first and last thumb that changed and why,
    /// the first and last to draw again, and for each between the former whether it changed.
    func write(_ state: SliderState) {
        var events = 0, lowest = focus ?? -1
        forEachEvent { event in
            switch event {
            case .began: events |= 1
            case .changed: events |= 2
            case .overshot: events |= 4
            case .ended: events |= 8
            case .cancelled: events |= 16
            }
        }
        switch grip {
        case .thumb(let rank): lowest = rank
        case .bar(let ranks): (lowest, events) = (ranks.lowerBound, events | 32)
        case nil: if !touched.isEmpty, state.isHeld(touched.lowerBound) { lowest = touched.lowerBound }
        }
        let reason = switch reason {
        case .pointer: 0
        case .key: 1
        case .accessibility: 2
        case .wheel: 3
        case .cancel: 4
        }
        _ = room(Int32(7 + changed.count))
        buffer[0] = Double(events)
        buffer[1] = Double(lowest)
        buffer[2] = Double(changed.lowerBound)
        buffer[3] = Double(changed.upperBound)
        buffer[4] = Double(reason)
        buffer[5] = Double(touched.lowerBound)
        buffer[6] = Double(touched.upperBound)
        for rank in changed { buffer[7 + rank - changed.lowerBound] = state.isChanged(rank) ? 1 : 0 }
    }
}
