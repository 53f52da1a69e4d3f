#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore

// What an app binds, seen as the engine's numbers. A binding is converted by a key path through these, and stays the
// binding of the app: SwiftUI knows what is behind it, and shows the slider anew when that changes.

extension SliderValue {
    /// A value as that of a single thumb.
    subscript(bridge bridge: ValueBridge<Self>) -> BoundValues {
        get { .values([bridge.number(self)]) }
        set {
            guard case .values(let numbers) = newValue, let number = numbers.first else { return }
            self = bridge.value(number)
        }
    }
}

extension ClosedRange where Bound: SliderValue {
    /// A range as the values of two thumbs.
    subscript(bridge bridge: ValueBridge<Bound>) -> BoundValues {
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

extension Array where Element: SliderValue {
    /// An array as one value for each thumb.
    subscript(bridge bridge: ValueBridge<Element>) -> BoundValues {
        get { .values(map(bridge.number)) }
        set {
            guard case .values(let numbers) = newValue else { return }
            self = numbers.map(bridge.value)
        }
    }
}

extension CircularRange {
    /// A range on a circle.
    subscript(bridge bridge: ValueBridge<Value>) -> BoundValues {
        get { .range(start: bridge.number(start), length: bridge.number(ofDistance: length)) }
        set {
            guard case .range(let start, let length) = newValue else { return }
            self = CircularRange(start: bridge.value(start), length: bridge.distance(length))
        }
    }
}
#endif
