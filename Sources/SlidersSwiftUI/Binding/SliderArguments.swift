#if APPLE_UI
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// The arguments of a slider's initializer and methods, converted to the engine's numbers.
@usableFromInline
package struct SliderArguments {
    /// The `ValueBridge` that converts the app's values to numbers.
    let bridge: Any
    @usableFromInline let lowerBound: Double
    @usableFromInline let upperBound: Double
    /// The interval between values; `nil` means the step that modifiers set.
    private(set) var step: Double?
    /// The calendar step that replaces `step`; `nil` for none, and when its dates have been computed.
    @usableFromInline var calendarStep: CalendarStep?
    private(set) var dates: SliderStep?
    /// The default step for the type of values, if neither the initializer nor a modifier sets a step.
    private let defaultStep: SliderStep
    /// The only values that thumbs can take, instead of steps; an empty array allows all.
    @usableFromInline var allowedValues: [Double] = []
    @usableFromInline var minimumSpan: Double?
    @usableFromInline var maximumSpan: Double?
    package var enabledRange: ClosedRange<Double>?
    @usableFromInline var forbiddenRanges: [ClosedRange<Double>] = []
    /// The limits of each thumb, by index.
    @usableFromInline var thumbLimits: [Int: ClosedRange<Double>] = [:]
    /// The indices of the thumbs that people can't move.
    @usableFromInline var disabledThumbs: [Int] = []
    @usableFromInline package var detents: [Double] = []
    @usableFromInline package var resetValues: [Double] = []
    let wraps: Bool
    /// The format of values; `nil` writes them as numbers in the user's language.
    @usableFromInline var text: ValueText?
    /// A closure of the app that returns the text for a value of a thumb, or `nil` for the usual text.
    @usableFromInline package var valueText: (@MainActor (_ value: Double, _ thumb: Int) -> String?)?
    @usableFromInline var marks = TrackMarks()
    @usableFromInline package var names: [LocalTitle] = []
    @usableFromInline var spanContent: SpanBuilder?
    let onEditingChanged: (Bool) -> Void
    /// The app's actions that are performed after changes.
    @usableFromInline package var changes: [@MainActor (SliderChangeReason) -> Void] = []

    @usableFromInline
    package init<Value>(
        _ bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil, neutralValue: Value? = nil,
        enabledBounds: ClosedRange<Value>? = nil, wraps: Bool = false, in bridge: ValueBridge<Value>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.bridge = bridge
        (lowerBound, upperBound) = (bridge.number(bounds.lowerBound), bridge.number(bounds.upperBound))
        defaultStep = Value._sliderStep.map { .every(bridge.number(ofDistance: $0)) } ?? .none
        (self.wraps, self.onEditingChanged) = (wraps, onEditingChanged)
        enabledRange = enabledBounds.flatMap(bridge.range)
        marks.neutralValue = neutralValue.map(bridge.number)
        setStep(step, in: bridge)
    }

    /// Sets the step, and the default text format of the values' type, which depends on the step.
    package mutating func setStep<Value>(_ step: Value.SliderDistance?, in bridge: ValueBridge<Value>) {
        self.step = step.map(bridge.number(ofDistance:))
        text = ValueText(of: bridge, on: textScale)
    }

    /// The bounds and the step, on which text formats depend.
    @usableFromInline var textScale: _SliderTextScale {
        _SliderTextScale(lower: lowerBound, upper: upperBound, step: step ?? 0)
    }

    /// Replaces the step with the dates of the calendar step, and updates the default text format, which depends on
    /// them. A calendar step without dates, or with too many, changes nothing.
    @MainActor mutating func findDates(in region: _SliderRegion, _ handle: SliderHandle) {
        guard let calendarStep, allowedValues.isEmpty, let bridge = bridge as? ValueBridge<Date> else { return }
        let hasOwnFormat = text != ValueText(of: bridge, on: textScale)
        var scale = textScale
        switch handle.dates(calendarStep, from: lowerBound, through: upperBound, in: region) {
        case .every(let interval): (step, scale.step) = (interval, interval)
        case .values(let values): (allowedValues, scale.hasOnlyDays) = (values, true)
        default: return
        }
        self.calendarStep = nil
        if !hasOwnFormat { text = ValueText(of: bridge, on: scale) }
    }

    /// Returns the values that the step allows, or none if there are more than `maximum`.
    @usableFromInline
    func stepValues(atMost maximum: Int) -> [Double] {
        let configuration = configuration(over: SliderConfiguration())
        let line = SliderTrack.line(from: .zero, to: SIMD2(1, 0))
        return SliderState(repairing: configuration, values: [lowerBound], on: line).stepValues(atMost: maximum)
    }

    /// Returns the engine's options: those that modifiers set, overridden by these arguments.
    ///
    /// - Parameter thumbs: the number of thumbs that can have limits of their own.
    package func configuration(over options: SliderConfiguration, thumbs: Int = 0) -> SliderConfiguration {
        var configuration = options
        (configuration.lowerBound, configuration.upperBound) = (lowerBound, upperBound)
        if !allowedValues.isEmpty {
            configuration.step = .values(allowedValues)
        } else if let step {
            configuration.step = .every(step)
        } else if options.step == .none {
            configuration.step = defaultStep
        }
        configuration.minimumSpan = minimumSpan ?? options.minimumSpan
        configuration.maximumSpan = maximumSpan ?? options.maximumSpan
        configuration.enabledRange = enabledRange ?? options.enabledRange
        if !forbiddenRanges.isEmpty { configuration.forbiddenRanges = forbiddenRanges }
        if !thumbLimits.isEmpty { configuration.thumbLimits = (0..<thumbs).map { thumbLimits[$0] } }
        if !detents.isEmpty { configuration.detents = detents }
        if !disabledThumbs.isEmpty { configuration.disabledThumbs = disabledThumbs }
        if !resetValues.isEmpty { (configuration.resetValues, configuration.resetsOnDoubleTap) = (resetValues, true) }
        configuration.wraps = wraps || options.wraps
        return configuration
    }
}

/// A step of calendar components, such as one day or three months.
@usableFromInline
final class CalendarStep: Sendable {
    let component: Calendar.Component
    let count: Int
    /// Returns the dates of the step between two dates. It's a closure so that only apps that use a calendar step link
    /// the code that finds the dates.
    let dates: @Sendable (_ from: Date, _ through: Date, _ calendar: Calendar) -> SliderStep

    @usableFromInline
    init(
        _ component: Calendar.Component, _ count: Int,
        _ dates: @escaping @Sendable (_ from: Date, _ through: Date, _ calendar: Calendar) -> SliderStep
    ) {
        (self.component, self.count, self.dates) = (component, count, dates)
    }
}

/// A converter between an app's values and the engine's numbers. It's hashable because a key path that converts a
/// binding contains it: SwiftUI recognizes the binding if the bridges are equal.
// A unit is sendable: it's a value or, for measurements, an object that never changes.
@usableFromInline
package struct ValueBridge<Value: SliderValue>: Hashable, @unchecked Sendable {
    /// The unit of the numbers.
    let unit: Value._SliderUnit

    init(unit: Value._SliderUnit) { self.unit = unit }

    /// Hashes nothing, because equal units can have different hashes: units of apps, and those of Foundation on Linux.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {}

    /// Creates a bridge to numbers in the unit of a value.
    @usableFromInline
    package init(of value: Value) { unit = value._sliderUnit }

    @usableFromInline package func number(_ value: Value) -> Double { value._sliderNumber(in: unit) }
    @usableFromInline package func value(_ number: Double) -> Value { Value._sliderValue(of: number, in: unit) }
    @usableFromInline
    func number(ofDistance distance: Value.SliderDistance) -> Double { Value._sliderNumber(of: distance, in: unit) }
    func distance(_ number: Double) -> Value.SliderDistance { Value._sliderDistance(of: number, in: unit) }
    @usableFromInline
    package func range(_ range: ClosedRange<Value>) -> ClosedRange<Double>? {
        let (lower, upper) = (number(range.lowerBound), number(range.upperBound))
        return lower <= upper ? lower...upper : nil
    }
}

/// A short text of an app: a verbatim string, or a key of the app's localized strings.
@usableFromInline
package enum LocalTitle {
    case verbatim(String)
    case key(String.LocalizationValue)

    /// Returns the text in the language of a locale; `nil` means the app's language.
    func text(in locale: Locale?) -> String {
        switch self {
        case .verbatim(let text): return text
        case .key(let key):
            guard let locale else { return String(localized: key) }
            if #available(iOS 16, macOS 13, visionOS 1, *) {
                return String(localized: LocalizedStringResource(key, locale: locale))
            }
            return String(localized: key, locale: locale)
        }
    }
}
#endif
