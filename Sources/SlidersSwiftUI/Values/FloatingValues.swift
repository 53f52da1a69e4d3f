import Foundation

extension SliderValue where Self: BinaryFloatingPoint, SliderDistance == Self {
    /// The shortest decimal text as a number, so that 0.1 of any width is 0.1.
    public func _sliderNumber(in unit: _SliderUnit) -> Double {
        (self as? Double) ?? Double("\(self)") ?? Double(self)
    }
    /// The nearest value.
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
    /// The nearest number.
    public func _sliderNumber(in unit: _SliderUnit) -> Double { Double("\(self)") ?? .nan }
    /// The number's shortest decimal text as a value, so that 0.1 is 0.1.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Decimal {
        Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX")) ?? Decimal(number)
    }
}
