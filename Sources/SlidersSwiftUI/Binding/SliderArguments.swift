#if APPLE_UI
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// What an initializer and the methods of a slider are given, in the engine's numbers.
@usableFromInline
package struct SliderArguments {
    /// The `ValueBridge` of the numbers.
    let bridge: Any
    @usableFromInline let lowerBound: Double
    @usableFromInline let upperBound: Double
    /// The interval between values; `nil` leaves steps to modifiers.
    private(set) var step: Double?
    /// The step of a calendar that replaces it; `nil` for none, and once its dates are found.
    @usableFromInline var calendarStep: CalendarStep?
    private(set) var dates: SliderStep?
    /// The step of the type of values, where neither the initializer nor a modifier says one.
    private let usualStep: SliderStep
    /// The only values that thumbs can take, in place of steps; none for all.
    @usableFromInline var allowedValues: [Double] = []
    @usableFromInline var minimumSpan: Double?
    @usableFromInline var maximumSpan: Double?
    package var enabledRange: ClosedRange<Double>?
    @usableFromInline var forbiddenRanges: [ClosedRange<Double>] = []
    /// The limits of thumbs, by indices.
    @usableFromInline var thumbLimits: [Int: ClosedRange<Double>] = [:]
    /// The indices of the thumbs that people can't move.
    @usableFromInline var disabledThumbs: [Int] = []
    @usableFromInline package var detents: [Double] = []
    @usableFromInline package var resetValues: [Double] = []
    let wraps: Bool
    /// Makes the text of a value; `nil` is the number in the user's language.
    @usableFromInline var text: ValueText?
    /// The app's own text of a value of a thumb; `nil` leaves it to others.
    @usableFromInline package var valueText: (@MainActor (_ value: Double, _ thumb: Int) -> String?)?
    @usableFromInline var marks = TrackMarks()
    @usableFromInline package var names: [LocalTitle] = []
    @usableFromInline var spanContent: SpanBuilder?
    let onEditingChanged: (Bool) -> Void
    /// Performs the app's actions after changes.
    @usableFromInline package var changes: [@MainActor (SliderChangeReason) -> Void] = []

    @usableFromInline
    package init<Value>(
        _ bounds: ClosedRange<Value>, step: Value.SliderDistance? = nil, neutralValue: Value? = nil,
        enabledBounds: ClosedRange<Value>? = nil, wraps: Bool = false, in bridge: ValueBridge<Value>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.bridge = bridge
        (lowerBound, upperBound) = (bridge.number(bounds.lowerBound), bridge.number(bounds.upperBound))
        usualStep = Value._sliderStep.map { .every(bridge.number(ofDistance: $0)) } ?? .none
        (self.wraps, self.onEditingChanged) = (wraps, onEditingChanged)
        enabledRange = enabledBounds.flatMap(bridge.range)
        marks.neutralValue = neutralValue.map(bridge.number)
        setStep(step, in: bridge)
    }

    /// Sets the step, on which the texts of a type of values depend.
    package mutating func setStep<Value>(_ step: Value.SliderDistance?, in bridge: ValueBridge<Value>) {
        self.step = step.map(bridge.number(ofDistance:))
        text = ValueText(of: bridge, on: textScale)
    }

    @usableFromInline var textScale: _SliderTextScale {
        _SliderTextScale(lower: lowerBound, upper: upperBound, step: step ?? 0)
    }

    /// Replaces the step by the dates of the calendar step, on which the texts of dates depend. A step that gives none
    /// stays.
    @MainActor mutating func findDates(in region: _SliderRegion, _ handle: SliderHandle) {
        guard let calendarStep, allowedValues.isEmpty, let bridge = bridge as? ValueBridge<Date> else { return }
        let isFormatted = text != ValueText(of: bridge, on: textScale)
        var scale = textScale
        switch handle.dates(calendarStep, from: lowerBound, through: upperBound, in: region) {
        case .every(let interval): (step, scale.step) = (interval, interval)
        case .values(let values): (allowedValues, scale.hasOnlyDays) = (values, true)
        default: return
        }
        self.calendarStep = nil
        if !isFormatted { text = ValueText(of: bridge, on: scale) }
    }

    /// The values that the step allows; none if they are more than `maximum`.
    @usableFromInline
    func stepValues(atMost maximum: Int) -> [Double] {
        let configuration = configuration(over: SliderConfiguration())
        let line = SliderTrack.line(from: .zero, to: SIMD2(1, 0))
        return SliderState(repairing: configuration, values: [lowerBound], on: line).stepValues(atMost: maximum)
    }

    /// The engine's options: the arguments and, for other options, what modifiers set.
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
            configuration.step = usualStep
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

/// A step of a calendar.
@usableFromInline
final class CalendarStep: Sendable {
    let component: Calendar.Component
    let count: Int
    /// Makes the dates between two. Only apps that name such a step have the code.
    let dates: @Sendable (_ from: Date, _ through: Date, _ calendar: Calendar) -> SliderStep

    @usableFromInline
    init(
        _ component: Calendar.Component, _ count: Int,
        _ dates: @escaping @Sendable (_ from: Date, _ through: Date, _ calendar: Calendar) -> SliderStep
    ) {
        (self.component, self.count, self.dates) = (component, count, dates)
    }
}

/// Converts an app's values to the engine's numbers and back. Bridges are compared, so that a binding made with one is
/// the same binding each time.
// A unit is a value or, for measurements, an object that never changes.
@usableFromInline
package struct ValueBridge<Value: SliderValue>: Hashable, @unchecked Sendable {
    /// What the numbers count.
    let unit: Value._SliderUnit

    init(unit: Value._SliderUnit) { self.unit = unit }

    /// Hashes nothing: a unit of an app, and those of Foundation on Linux, can be equal to one with another hash.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {}

    /// Counts in the unit of a value.
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

/// A short text of an app: as it is, or to be looked up in the app's strings.
@usableFromInline
package enum LocalTitle {
    case verbatim(String)
    case key(String.LocalizationValue)

    /// The text in the language that an app gives its views; `nil` is that of the app.
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
