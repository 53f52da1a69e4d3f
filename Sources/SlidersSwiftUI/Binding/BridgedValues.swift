#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore

// What an app binds, seen as the engine's numbers. A binding is converted by a key path through these, and stays the
// binding of the app: SwiftUI knows what is behind it, and shows the slider anew when that changes.

extension Comparable {
    /// A value as that of a single thumb.
    subscript<B: ValueBridge>(bridge bridge: B) -> BoundValues where B.Value == Self {
        get { .values([bridge.number(self)]) }
        set {
            guard case .values(let numbers) = newValue, let number = numbers.first else { return }
            self = bridge.value(number)
        }
    }
}

extension ClosedRange {
    /// A range as the values of two thumbs.
    subscript<B: ValueBridge>(bridge bridge: B) -> BoundValues where B.Value == Bound {
        get { .values([bridge.number(lowerBound), bridge.number(upperBound)]) }
        set {
            guard case .values(let numbers) = newValue, let first = numbers.first, let last = numbers.last else {
                return
            }
            let lower = bridge.value(first)
            self = lower...Swift.max(lower, bridge.value(last))
        }
    }
}

extension Array {
    /// An array as one value for each thumb.
    subscript<B: ValueBridge>(bridge bridge: B) -> BoundValues where B.Value == Element {
        get { .values(map(bridge.number)) }
        set {
            guard case .values(let numbers) = newValue else { return }
            self = numbers.map(bridge.value)
        }
    }
}

extension CircularSpan {
    /// A range on a circle.
    subscript<B: ValueBridge>(bridge bridge: B) -> BoundValues where B.Value == Value {
        get { .range(start: bridge.number(start), span: bridge.number(span)) }
        set {
            guard case .range(let start, let span) = newValue else { return }
            self = CircularSpan(start: bridge.value(start), span: bridge.value(span))
        }
    }
}
#endif
