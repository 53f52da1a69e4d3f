#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SwiftUI

extension Angle: SliderBindable, SliderValue {
    /// An angle.
    public typealias SliderDistance = Angle
    /// The degrees.
    public func _sliderNumber(in unit: _SliderUnitOfType) -> Double { degrees }
    /// This many degrees.
    public static func _sliderValue(of number: Double, in unit: _SliderUnitOfType) -> Angle { .degrees(number) }
    /// The degrees with their sign, as the locale writes numbers.
    public static func _sliderText(
        in unit: _SliderUnitOfType, on scale: _SliderTextScale, _ write: @escaping (Double, _SliderRegion) -> String
    ) -> ((Double, _SliderRegion) -> String)? { { "\(write($0, $1))°" } }
}
#endif
