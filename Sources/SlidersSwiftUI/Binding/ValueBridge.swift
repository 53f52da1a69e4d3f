#if APPLE_UI
/// Converts an app's values to the engine's numbers and back. Bridges are compared, so that a binding made with one is
/// the same binding each time.
struct ValueBridge<Value: SliderValue>: Hashable {
    /// What the numbers count.
    let unit: Value._SliderUnit

    /// Counts in the unit of a value.
    init(of value: Value) { unit = value._sliderUnit }

    func number(_ value: Value) -> Double { value._sliderNumber(in: unit) }
    func value(_ number: Double) -> Value { Value._sliderValue(of: number, in: unit) }
    func number(ofDistance distance: Value.SliderDistance) -> Double { Value._sliderNumber(of: distance, in: unit) }
    func distance(_ number: Double) -> Value.SliderDistance { Value._sliderDistance(of: number, in: unit) }
    func range(_ range: ClosedRange<Value>) -> ClosedRange<Double>? {
        let (lower, upper) = (number(range.lowerBound), number(range.upperBound))
        return lower <= upper ? lower...upper : nil
    }
}
#endif
