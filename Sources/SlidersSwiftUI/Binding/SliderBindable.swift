/// A type that a circular slider can bind to: a value, a range, a range on a circle, or an array with one value for
/// each thumb.
///
/// Don't conform your own types to this protocol: its members that begin with an underscore are only for the sliders,
/// and can change.
public protocol SliderBindable {
    /// The type of a single thumb's value.
    associatedtype SliderThumbValue: SliderValue

    /// A Boolean value that indicates whether the type is a start and a length on a circle, where values wrap.
    static var _sliderWraps: Bool { get }
    /// Returns the engine's numbers: one for each thumb, or the start and the length of a range on a circle.
    func _sliderNumbers(in unit: SliderThumbValue._SliderUnit) -> [Double]
    /// Sets the value from the engine's numbers, or keeps it if there are too few.
    mutating func _setSliderNumbers(_ numbers: [Double], in unit: SliderThumbValue._SliderUnit)
}

/// A type that a range slider can bind to: a closed or a half-open range, or an array with one value for each thumb.
///
/// The thumbs of a range show its `lowerBound` and its `upperBound`. The `upperBound` of a `Range` is the first value
/// that isn't in the range. A slider in `0...24` can set the range to `9..<24`, or to `9..<9`, which is empty.
public protocol SliderValues: SliderSpans {}

/// A type with more than one thumb, and so with spans between thumbs: what a range slider can bind to, and a range on a
/// circle.
public protocol SliderSpans: SliderBindable {}

extension SliderBindable {
    /// A Boolean value that indicates whether the type is a start and a length on a circle. It's `false`.
    public static var _sliderWraps: Bool { false }
}

extension SliderValue {
    /// Returns the number of this value.
    public func _sliderNumbers(in unit: _SliderUnit) -> [Double] { [_sliderNumber(in: unit)] }
    /// Sets the value from the first number.
    public mutating func _setSliderNumbers(_ numbers: [Double], in unit: _SliderUnit) {
        if let number = numbers.first { self = Self._sliderValue(of: number, in: unit) }
    }
}

extension ClosedRange: SliderBindable, SliderSpans, SliderValues where Bound: SliderValue {
    /// The type of the bounds.
    public typealias SliderThumbValue = Bound
    /// Returns the numbers of both bounds.
    public func _sliderNumbers(in unit: Bound._SliderUnit) -> [Double] {
        [lowerBound._sliderNumber(in: unit), upperBound._sliderNumber(in: unit)]
    }
    /// Sets the bounds from the first and the last number.
    public mutating func _setSliderNumbers(_ numbers: [Double], in unit: Bound._SliderUnit) {
        guard let first = numbers.first, let last = numbers.last else { return }
        let lower = Bound._sliderValue(of: first, in: unit)
        self = lower...Swift.max(lower, Bound._sliderValue(of: last, in: unit))
    }
}

extension Range: SliderBindable, SliderSpans, SliderValues where Bound: SliderValue {
    /// The type of the bounds.
    public typealias SliderThumbValue = Bound
    /// Returns the numbers of both bounds.
    public func _sliderNumbers(in unit: Bound._SliderUnit) -> [Double] {
        [lowerBound._sliderNumber(in: unit), upperBound._sliderNumber(in: unit)]
    }
    /// Sets the bounds from the first and the last number.
    public mutating func _setSliderNumbers(_ numbers: [Double], in unit: Bound._SliderUnit) {
        guard let first = numbers.first, let last = numbers.last else { return }
        let lower = Bound._sliderValue(of: first, in: unit)
        self = lower..<Swift.max(lower, Bound._sliderValue(of: last, in: unit))
    }
}

extension Array: SliderBindable, SliderSpans, SliderValues where Element: SliderValue {
    /// The type of the elements.
    public typealias SliderThumbValue = Element
    /// Returns the number of each element.
    public func _sliderNumbers(in unit: Element._SliderUnit) -> [Double] { map { $0._sliderNumber(in: unit) } }
    /// Sets as many elements as there are numbers.
    public mutating func _setSliderNumbers(_ numbers: [Double], in unit: Element._SliderUnit) {
        self = numbers.map { Element._sliderValue(of: $0, in: unit) }
    }
}

#if APPLE_UI
extension SliderBindable {
    /// The bound value as the engine's numbers. A binding that is converted with a key path to this subscript keeps its
    /// source, so that SwiftUI updates the slider when the source changes.
    @usableFromInline package subscript(bridge bridge: ValueBridge<SliderThumbValue>) -> BoundValues {
        get {
            let numbers = _sliderNumbers(in: bridge.unit)
            return Self._sliderWraps ? .range(start: numbers[0], length: numbers[1]) : .values(numbers)
        }
        set {
            switch newValue {
            case .values(let numbers) where !Self._sliderWraps: _setSliderNumbers(numbers, in: bridge.unit)
            case .range(let start, let length) where Self._sliderWraps:
                _setSliderNumbers([start, length], in: bridge.unit)
            default: break
            }
        }
    }
}
#endif
