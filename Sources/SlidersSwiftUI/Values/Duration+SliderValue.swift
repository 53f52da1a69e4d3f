import Foundation

@available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
extension Duration: SliderValue {
    /// A duration.
    public typealias SliderDistance = Duration
    /// Returns the duration in seconds.
    public func _sliderNumber(in unit: _SliderUnit) -> Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
    /// Returns a duration of this many seconds.
    public static func _sliderValue(of number: Double, in unit: _SliderUnit) -> Duration { .seconds(number) }
    /// Returns a closure that writes hours, minutes, and seconds with their units. Seconds have as many decimals as the
    /// step, at most nine; without steps, they have as many as plain numbers.
    public static func _sliderText(
        in unit: _SliderUnit, on scale: _SliderTextScale
    ) -> ((_ number: Double, _ decimals: Int, _ region: _SliderRegion) -> String)? {
        let decimalsOfSteps = scale.step > 0 ? decimals(of: scale.step) : nil
        return { number, decimals, region in
            let decimals = decimalsOfSteps ?? decimals
            let format = Duration.UnitsFormatStyle(
                allowedUnits: [.hours, .minutes, .seconds], width: .abbreviated,
                fractionalPart: decimals > 0 ? .show(length: decimals) : .hide)
            return (region.locale.map { format.locale($0) } ?? format).format(.seconds(number))
        }
    }

    /// The number of decimals of a number, nine at most.
    private static func decimals(of number: Double) -> Int {
        var (decimals, scaled) = (0, number)
        while decimals < 9, abs(scaled - scaled.rounded()) > 1e-9 * scaled {
            (decimals, scaled) = (decimals + 1, scaled * 10)
        }
        return decimals
    }
}
