#if (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore

/// A measure of a ruler that a user-defined runtime attribute sets: a property of ``SliderRulerMetrics`` with the same
/// name.
enum RulerMeasure: String, CaseIterable {
    case pointsPerUnit, tickSpacing, tickDistance, majorInterval, leastMajorDistance, leastDistance
    case majorLength, middleLength, minorLength, tickWidth, centersTicks, hasTickLabels, labelDistance
    case tapeWidth, markWidth, markLength, hasLabel, fade

    /// Sets the measure. Returns `false` if it can't have the value.
    ///
    /// - Parameter items: the words and numbers of the attribute; none set the default.
    func set(_ items: [String], in metrics: inout SliderRulerMetrics) -> Bool {
        guard let numbers = AttributeText.numbers(of: items), numbers.count < 2 else { return false }
        switch place {
        case .number(let path): metrics[keyPath: path] = numbers.first ?? SliderRulerMetrics()[keyPath: path]
        case .optional(let path): metrics[keyPath: path] = numbers.first
        case .flag(let path):
            metrics[keyPath: path] = numbers.first.map { $0 != 0 } ?? SliderRulerMetrics()[keyPath: path]
        case .interval:
            let interval = numbers.first ?? Double(SliderRulerMetrics().majorInterval)
            guard (1...10_000).contains(interval) else { return false }
            metrics.majorInterval = Int(interval)
        }
        return true
    }

    /// What the value can be, for a person.
    var expected: String { if case .flag = place { "a Boolean value" } else { "a number" } }

    private enum Place {
        case number(WritableKeyPath<SliderRulerMetrics, Double>)
        case optional(WritableKeyPath<SliderRulerMetrics, Double?>)
        case flag(WritableKeyPath<SliderRulerMetrics, Bool>)
        case interval
    }

    private var place: Place {
        switch self {
        case .pointsPerUnit: .optional(\.pointsPerUnit)
        case .tickSpacing: .number(\.tickSpacing)
        case .tickDistance: .optional(\.tickDistance)
        case .majorInterval: .interval
        case .leastMajorDistance: .number(\.leastMajorDistance)
        case .leastDistance: .number(\.leastDistance)
        case .majorLength: .number(\.majorLength)
        case .middleLength: .optional(\.middleLength)
        case .minorLength: .number(\.minorLength)
        case .tickWidth: .number(\.tickWidth)
        case .centersTicks: .flag(\.centersTicks)
        case .hasTickLabels: .flag(\.hasTickLabels)
        case .labelDistance: .number(\.labelDistance)
        case .tapeWidth: .number(\.tapeWidth)
        case .markWidth: .number(\.markWidth)
        case .markLength: .number(\.markLength)
        case .hasLabel: .flag(\.hasLabel)
        case .fade: .number(\.fade)
        }
    }
}
#endif
