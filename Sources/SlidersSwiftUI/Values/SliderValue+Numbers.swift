import Foundation

extension SliderValue where Self: BinaryFloatingPoint, SliderDistance == Self {
    /// Returns the number with the same shortest decimal text, so that 0.1 of any precision is 0.1.
    @_alwaysEmitIntoClient public func _sliderNumber(in unit: _SliderUnit) -> Double {
        let number = Double(self)
        guard Self.significandBitCount < Double.significandBitCount else { return number }
        return decimal(near: number) ?? Double("\(self)") ?? number
    }

    /// Returns the number with at most three decimals that converts to this value, or `nil` if there is none or if the
    /// value is so large that its text has an exponent. This is faster than reading the value's text.
    @_alwaysEmitIntoClient func decimal(near number: Double) -> Double? {
        guard number.magnitude < Double(1 << (Self.significandBitCount + 1)) else { return nil }
        var unit = 1.0
        while unit <= 1000 {
            let decimal = (number * unit).rounded(.toNearestOrEven) / unit
            if Self(decimal) == self { return decimal }
            unit *= 10
        }
        return nil
    }

    /// Returns the nearest value.
    @_alwaysEmitIntoClient
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Self { Self(number) }
}

extension Double: SliderValue {
    /// A number.
    public typealias SliderDistance = Double
}
extension Float: SliderValue {
    /// A number.
    public typealias SliderDistance = Float
}
extension CGFloat: SliderValue {
    /// A number.
    public typealias SliderDistance = CGFloat
}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: SliderValue {
    /// A number.
    public typealias SliderDistance = Float16
}
#endif

extension Decimal: SliderValue {
    /// A number.
    public typealias SliderDistance = Decimal
    /// Returns the nearest number.
    public func _sliderNumber(in unit: _SliderUnit) -> Double { Double("\(self)") ?? .nan }
    /// Returns the value with the same shortest decimal text, so that 0.1 is 0.1.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Decimal {
        Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX")) ?? Decimal(number)
    }
}

extension SliderValue where Self: FixedWidthInteger, SliderDistance == Int {
    /// The default step, which is 1.
    @_alwaysEmitIntoClient
    public static var _sliderStep: Int? { 1 }
    /// Returns the number, or NaN for an integer that a `Double` can't represent exactly.
    @_alwaysEmitIntoClient
    public func _sliderNumber(in unit: _SliderUnit) -> Double {
        UInt64(clamping: magnitude) <= 9_007_199_254_740_992 ? Double(self) : .nan
    }
    /// Returns the nearest value.
    @_alwaysEmitIntoClient
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Self {
        number < 0
            ? Self(clamping: Int64(exactly: number.rounded()) ?? .min)
            : Self(clamping: UInt64(exactly: number.rounded()) ?? .max)
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
