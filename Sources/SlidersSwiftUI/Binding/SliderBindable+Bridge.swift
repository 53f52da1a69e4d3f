#if APPLE_UI
extension SliderBindable {
    /// What an app binds, seen as the engine's numbers. A key path through this converts a binding, which remains the
    /// binding of the app: SwiftUI knows its source, and updates the slider when that changes.
    subscript(bridge bridge: ValueBridge<SliderThumbValue>) -> BoundValues {
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
