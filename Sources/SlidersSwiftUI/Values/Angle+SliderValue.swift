#if APPLE_UI
import Foundation
import SwiftUI

extension Angle: SliderBindable, SliderValue {
    /// An angle.
    public typealias SliderDistance = Angle
    /// Returns the degrees.
    public func _sliderNumber(in unit: _SliderUnitOfType) -> Double { degrees }
    /// Returns an angle of this many degrees.
    public static func _sliderValue(of number: Double, in unit: _SliderUnitOfType) -> Angle { .degrees(number) }
    /// Returns a closure that writes numbers as the locale does, with a degree sign.
    public static func _sliderText(
        in unit: _SliderUnitOfType, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        { "\($2.text(of: $0, decimals: $1))°" }
    }
}
#endif
