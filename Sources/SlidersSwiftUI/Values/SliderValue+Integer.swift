extension SliderValue where Self: FixedWidthInteger, SliderDistance == Int {
    /// The default step, which is 1.
    public static var _sliderStep: Int? { 1 }
    /// Returns the number, or NaN for an integer that a `Double` can't represent exactly.
    public func _sliderNumber(in unit: _SliderUnit) -> Double {
        Self(exactly: Double(self)) == self && abs(Double(self)) <= 9_007_199_254_740_992 ? Double(self) : .nan
    }
    /// Returns the nearest value.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Self {
        Self(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
    }
    /// Returns the number, or NaN for an integer that a `Double` can't represent exactly.
    public static func _sliderNumber(of distance: Int, in unit: _SliderUnit) -> Double {
        distance._sliderNumber(in: _SliderUnitOfType())
    }
    /// Returns the nearest distance.
    public static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> Int {
        Int._sliderValue(of: number, in: _SliderUnitOfType())
    }
}

extension Int: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
    /// Returns the number, or NaN for an integer that a `Double` can't represent exactly.
    public static func _sliderNumber(of distance: Int, in unit: _SliderUnit) -> Double {
        distance._sliderNumber(in: unit)
    }
    /// Returns the nearest distance.
    public static func _sliderDistance(of number: Double, in unit: _SliderUnit) -> Int {
        _sliderValue(of: number, in: unit)
    }
}
extension Int8: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension Int16: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension Int32: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension Int64: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension UInt: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension UInt8: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension UInt16: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension UInt32: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
extension UInt64: SliderValue {
    /// A number.
    public typealias SliderDistance = Int
}
