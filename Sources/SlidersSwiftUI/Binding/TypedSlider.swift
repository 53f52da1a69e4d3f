#if APPLE_UI
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// The content of a slider: its binding, its arguments in the engine's numbers, and its labels.
public struct _SliderContent<Bound: SliderBindable> {
    @usableFromInline package typealias Value = Bound.SliderThumbValue

    @Boxed package private(set) var bound: BoundBinding
    /// Returns the bound value, or `nil` if two values don't form a range because one of them isn't a number.
    @usableFromInline let value: () -> Bound?
    @Boxed package private(set) var bridge: ValueBridge<Value>
    @Boxed package var arguments: SliderArguments
    package let labels: SliderLabels

    @usableFromInline
    init(
        _ bound: BoundBinding, _ value: @escaping () -> Bound?, _ bridge: ValueBridge<Value>,
        _ arguments: SliderArguments, _ labels: SliderLabels
    ) {
        (self.bound, self.value, self.bridge) = (bound, value, bridge)
        (self.arguments, self.labels) = (arguments, labels)
    }

    @_alwaysEmitIntoClient
    package init(
        _ value: Binding<Bound>, in bounds: ClosedRange<Value>, step: Value.SliderDistance?, neutralValue: Value? = nil,
        enabledBounds: ClosedRange<Value>?, _ labels: SliderLabels, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        let bridge = ValueBridge(of: bounds.lowerBound)
        let arguments = SliderArguments(
            bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, wraps: Bound._sliderWraps,
            in: bridge, onEditingChanged: onEditingChanged)
        self.init(BoundBinding(value[bridge: bridge]), { value.wrappedValue }, bridge, arguments, labels)
    }

    @_alwaysEmitIntoClient
    package init<V: SliderValue>(
        _ lower: Binding<V>, _ upper: Binding<V>, in bounds: ClosedRange<V>, step: V.SliderDistance?,
        enabledBounds: ClosedRange<V>?, _ labels: SliderLabels, _ onEditingChanged: @escaping (Bool) -> Void
    ) where Bound == ClosedRange<V> {
        let bridge = ValueBridge(of: bounds.lowerBound)
        let arguments = SliderArguments(
            bounds, step: step, enabledBounds: enabledBounds, in: bridge, onEditingChanged: onEditingChanged)
        let value = { () -> ClosedRange<V>? in
            let (lower, upper) = (lower.wrappedValue, upper.wrappedValue)
            return lower <= upper ? lower...upper : upper < lower ? lower...lower : nil
        }
        let bound = BoundBinding(lower: lower[bridge: bridge], upper: upper[bridge: bridge])
        self.init(bound, value, bridge, arguments, labels)
    }

    /// Returns the content with its values formatted as text.
    @_alwaysEmitIntoClient
    package func formatted<F: FormatStyle>(_ format: F) -> _SliderContent
    where F.FormatInput == Bound.SliderThumbValue, F.FormatOutput == String {
        with { $0.text = ValueText(format, $1, on: $0.textScale) }
    }

    /// Returns the content with ticks, and with those that a closure returns for the values of the steps.
    @_alwaysEmitIntoClient
    func ticked(_ ticks: [TrackTick<Value>], _ tick: ((Value) -> TrackTick<Value>?)? = nil) -> _SliderContent {
        with { arguments, bridge in
            var ticks = ticks
            if let tick { ticks += arguments.stepValues(atMost: 1000).map(bridge.value).compactMap(tick) }
            arguments.marks.ticks = ticks.map { $0.mark(bridge) }
        }
    }

    /// Returns the content with changed arguments.
    @usableFromInline
    func with(_ change: (inout SliderArguments, ValueBridge<Value>) -> Void) -> _SliderContent {
        var content = self
        change(&content.arguments, bridge)
        return content
    }
}

/// A slider whose methods take and return the type of its values. The sliders of this package conform to it.
nonisolated public protocol _TypedSlider: View {
    /// The type that the slider binds to.
    associatedtype Bound: SliderBindable
    /// What the slider is made of.
    var _content: _SliderContent<Bound> { get }
    /// Creates a slider of its content.
    init(_content: _SliderContent<Bound>)
}

/// A slider along a track, which can have ticks, and views instead of spans.
nonisolated public protocol _TypedTrack: _TypedSlider {}

/// A slider with one value.
nonisolated public protocol _SingleValueSlider: _TypedSlider where Bound: SliderValue {}

/// A slider with several values.
nonisolated public protocol _ManyValueSlider: _TypedSlider where Bound: SliderSpans {}

extension _TypedSlider {
    /// Returns the slider with changed arguments.
    @_alwaysEmitIntoClient
    nonisolated func with(
        _ change: (inout SliderArguments, ValueBridge<Bound.SliderThumbValue>) -> Void
    ) -> Self {
        Self(_content: _content.with(change))
    }

    /// Allows only these values, in any order. They replace the step.
    ///
    /// ```swift
    /// ValueSlider("Aperture", value: $aperture, in: 1.4...16).values(only: 1.4, 2, 2.8, 4, 5.6, 8, 11, 16)
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func values(only values: Bound.SliderThumbValue...) -> Self { self.values(only: values) }

    /// Allows only these values, in any order. They replace the step. `nil` and an empty array allow all values.
    @_alwaysEmitIntoClient
    nonisolated public func values(only values: [Bound.SliderThumbValue]?) -> Self {
        with { $0.allowedValues = (values ?? []).map($1.number) }
    }

    /// Forbids parts of the bounds: thumbs jump over them. Their ends are allowed.
    ///
    /// ```swift
    /// ValueSlider("Hour", value: $hour, in: 8...20).values(excluding: 12...13)
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func values(excluding ranges: ClosedRange<Bound.SliderThumbValue>...) -> Self {
        values(excluding: ranges)
    }

    /// Forbids parts of the bounds: thumbs jump over them. Their ends are allowed. `nil` and an empty array forbid
    /// none.
    @_alwaysEmitIntoClient
    nonisolated public func values(excluding ranges: [ClosedRange<Bound.SliderThumbValue>]?) -> Self {
        with { $0.forbiddenRanges = (ranges ?? []).compactMap($1.range) }
    }

    /// Sets values that attract a dragged thumb within 8 points.
    ///
    /// ```swift
    /// ValueSlider("Speed", value: $speed, in: 0.5...2).detents(1, 1.5)
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func detents(_ values: Bound.SliderThumbValue...) -> Self { detents(values) }

    /// Sets values that attract a dragged thumb within 8 points. `nil` and an empty array mean none.
    @_alwaysEmitIntoClient
    nonisolated public func detents(_ values: [Bound.SliderThumbValue]?) -> Self {
        with { $0.detents = (values ?? []).map($1.number) }
    }

    /// Sets a closure that returns the text of a value, or `nil` for the usual text.
    ///
    /// ```swift
    /// ValueSlider("Volume", value: $volume, in: 0...10).valueText { $0 == 0 ? "off" : nil }
    /// ```
    /// Assistive technology reads the text, and the labels of values show it. It comes before a text of
    /// `sliderValueText(_:)`.
    @preconcurrency @_alwaysEmitIntoClient
    nonisolated public func valueText(
        _ text: @escaping @MainActor (_ value: Bound.SliderThumbValue) -> String?
    ) -> Self {
        with { arguments, bridge in arguments.valueText = { number, _ in text(bridge.value(number)) } }
    }

    /// Performs an action when a person changes the value of this slider, after the binding is updated.
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...100).onChange { price, reason in
    ///     if reason != .cancel { search(price) }
    /// }
    /// ```
    /// The action isn't called when code changes the bound value, or when the binding keeps its old value. With several
    /// actions, all are called, in the order of the methods, before those of `onSliderChange(perform:)`.
    @preconcurrency @_alwaysEmitIntoClient
    nonisolated public func onChange(
        perform action: @escaping @MainActor (_ value: Bound, _ reason: SliderChangeReason) -> Void
    ) -> Self {
        // It's read on the main actor alone, like every binding of a view.
        nonisolated(unsafe) let value = _content.value
        return with { arguments, _ in
            arguments.changes.append { reason in if let bound = value() { action(bound, reason) } }
        }
    }
}

extension _TypedSlider where Bound.SliderThumbValue == Date {
    /// Sets a step of days, weeks, months, or years, in the calendar and the time zone of the environment. It replaces
    /// `step:`; `nil` removes it.
    ///
    /// ```swift
    /// RangeSlider("Stay", value: $stay, in: season).step(.day)
    /// ```
    /// The dates are the lower bound plus whole numbers of components. They keep its time of day across changes of
    /// clocks, and months are counted from its day: January 31, February 28, March 31. The upper bound is a value only
    /// if it's one of these dates. The argument `tick:` isn't called for them.
    ///
    /// If the count isn't positive, if the component isn't a second, minute, hour, day, week, month, quarter, or year,
    /// or if there are more than 10,000 dates, the method has no effect.
    @_alwaysEmitIntoClient
    nonisolated public func step(_ component: Calendar.Component?, count: Int = 1) -> Self {
        with { arguments, _ in
            arguments.calendarStep = component.map { component in
                CalendarStep(component, count) {
                    SliderStep.every(component, count: count, from: $0, through: $1, in: $2)
                }
            }
        }
    }
}

extension _SingleValueSlider {
    /// Sets the value to which a double tap, the Delete key, and assistive technology reset the slider. `nil` leaves
    /// that to `sliderResetsOnDoubleTap()`.
    @_alwaysEmitIntoClient
    nonisolated public func resetValue(_ value: Bound?) -> Self {
        with { arguments, bridge in arguments.resetValues = value.map { [bridge.number($0)] } ?? [] }
    }
}

extension _ManyValueSlider {
    /// Sets the values to which a double tap, the Delete key, and assistive technology reset thumbs, in their order.
    /// Thumbs without a value return to where they were when the slider appeared.
    @_alwaysEmitIntoClient
    nonisolated public func resetValues(_ values: Bound.SliderThumbValue...) -> Self { resetValues(values) }

    /// Sets the values to which a double tap, the Delete key, and assistive technology reset thumbs, in their order.
    /// Thumbs without a value return to where they were when the slider appeared. `nil` and an empty array leave that
    /// to `sliderResetsOnDoubleTap()`.
    @_alwaysEmitIntoClient
    nonisolated public func resetValues(_ values: [Bound.SliderThumbValue]?) -> Self {
        with { $0.resetValues = (values ?? []).map($1.number) }
    }

    /// Sets a closure that returns the text of a value of a thumb, or `nil` for the usual text.
    ///
    /// ```swift
    /// RangeSlider("Age", value: $ages, in: 18...65).valueText { age, thumb in age == 65 ? "65+" : nil }
    /// ```
    /// Assistive technology reads the text, and the labels of values show it. It comes before a text of
    /// `sliderValueText(_:)`.
    @preconcurrency @_alwaysEmitIntoClient
    nonisolated public func valueText(
        _ text: @escaping @MainActor (_ value: Bound.SliderThumbValue, _ thumb: Int) -> String?
    ) -> Self {
        with { arguments, bridge in arguments.valueText = { text(bridge.value($0), $1) } }
    }

    /// Sets the minimum and the maximum difference between the values of neighboring thumbs.
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...1000).span(atLeast: 10, atMost: 400)
    /// ```
    /// `nil` leaves a difference as an earlier call set it.
    @_alwaysEmitIntoClient
    nonisolated public func span(
        atLeast minimum: Bound.SliderThumbValue.SliderDistance? = nil,
        atMost maximum: Bound.SliderThumbValue.SliderDistance? = nil
    ) -> Self {
        with {
            $0.minimumSpan = minimum.map($1.number(ofDistance:)) ?? $0.minimumSpan
            $0.maximumSpan = maximum.map($1.number(ofDistance:)) ?? $0.maximumSpan
        }
    }

    /// Limits the values of one thumb. `nil` removes its limits. A thumb that doesn't exist has no effect.
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...1000).limits(0...400, ofThumb: 0)
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func limits(_ limits: ClosedRange<Bound.SliderThumbValue>?, ofThumb thumb: Int) -> Self {
        with { $0.thumbLimits[thumb] = limits.flatMap($1.range) }
    }

    /// Disables thumbs, by their indices: people can't move them, and other thumbs can't pass them.
    ///
    /// ```swift
    /// RangeSlider("Colors", value: $stops, in: 0...1).disabledThumbs(0, 3)
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func disabledThumbs(_ thumbs: Int...) -> Self { disabledThumbs(thumbs) }

    /// Disables thumbs, by their indices: people can't move them, and other thumbs can't pass them. `nil` and an empty
    /// array disable none.
    @_alwaysEmitIntoClient
    nonisolated public func disabledThumbs(_ thumbs: [Int]?) -> Self {
        with { arguments, _ in arguments.disabledThumbs = thumbs ?? [] }
    }

    /// Sets the names of the thumbs for assistive technology, in their order, from the app's strings.
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...1000).thumbNames("Lowest price", "Highest price")
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func thumbNames(_ names: String.LocalizationValue...) -> Self { thumbNames(names) }

    /// Sets the names of the thumbs for assistive technology, in their order, from the app's strings. `nil` and an
    /// empty array mean the names of the slider's language.
    @_alwaysEmitIntoClient
    nonisolated public func thumbNames(_ names: [String.LocalizationValue]?) -> Self {
        with { arguments, _ in arguments.names = (names ?? []).map { .key($0) } }
    }

    /// Sets the names of the thumbs for assistive technology, in their order, from strings that aren't localized.
    @_alwaysEmitIntoClient @_disfavoredOverload
    nonisolated public func thumbNames<S: StringProtocol>(_ names: S...) -> Self { thumbNames(names) }

    /// Sets the names of the thumbs for assistive technology, in their order, from strings that aren't localized. `nil`
    /// and an empty array mean the names of the slider's language.
    @_alwaysEmitIntoClient @_disfavoredOverload
    nonisolated public func thumbNames<S: StringProtocol>(_ names: [S]?) -> Self {
        with { arguments, _ in arguments.names = (names ?? []).map { .verbatim(String($0)) } }
    }
}

extension _TypedTrack {
    /// Sets ticks at these values, without labels. They replace the ticks of the look, and don't restrict values.
    @_alwaysEmitIntoClient
    nonisolated public func ticks(_ values: Bound.SliderThumbValue...) -> Self { ticks(values) }

    /// Sets ticks at these values, without labels. `nil` and an empty array mean the ticks of the look.
    @_alwaysEmitIntoClient
    nonisolated public func ticks(_ values: [Bound.SliderThumbValue]?) -> Self {
        ticks { (values ?? []).map { TrackTick($0) } }
    }

    /// Sets ticks at equal distances from the lower bound, with the text that a closure returns for their values, or
    /// without text. There are none if there would be more than 1000.
    ///
    /// ```swift
    /// ValueSlider("Gain", value: $gain, in: -60...12).ticks(every: 12) { "\($0) dB" }
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func ticks(
        every distance: Bound.SliderThumbValue.SliderDistance,
        label: (_ value: Bound.SliderThumbValue) -> String? = { _ in nil }
    ) -> Self {
        with { arguments, bridge in
            let lower = bridge.value(arguments.lowerBound)
            let bounds = lower...max(lower, bridge.value(arguments.upperBound))
            let ticks = TrackTick.every(distance, in: bounds) { value in
                label(value).map { TrackTick($0, value) } ?? TrackTick(value)
            }
            arguments.marks.ticks = ticks.map { $0.mark(bridge) }
        }
    }

    /// Sets ticks, which replace the ticks of the look, and don't restrict values.
    ///
    /// ```swift
    /// RangeSlider("Price", value: $price, in: 0...1000).ticks {
    ///     TrackTick("free", 0)
    ///     TrackTick(500)
    /// }
    /// ```
    @_alwaysEmitIntoClient
    nonisolated public func ticks(
        @TrackTickBuilder<Bound.SliderThumbValue> _ ticks: () -> [TrackTick<Bound.SliderThumbValue>]
    ) -> Self {
        Self(_content: _content.ticked(ticks()))
    }

    /// Shows your own view instead of each span of this slider, as `sliderSpan(clipsToSpan:content:)` does, with the
    /// type of its values.
    ///
    /// ```swift
    /// RangeSlider("Zones", value: $limits, in: 60...200).spanContent { zone in
    ///     Text("\(zone.lower) to \(zone.upper)").opacity(zone.isHeld ? 1 : 0.5)
    /// }
    /// ```
    @preconcurrency @_alwaysEmitIntoClient
    nonisolated public func spanContent<Content: View>(
        clipsToSpan: Bool = false,
        @ViewBuilder _ content: @escaping @MainActor (_ span: SliderSpan<Bound.SliderThumbValue>) -> Content
    ) -> Self {
        with { arguments, bridge in
            arguments.spanContent = SpanBuilder(isClipped: clipsToSpan) { AnyView(content(SliderSpan($0, bridge))) }
        }
    }
}

extension _TypedTrack where Self: _ManyValueSlider {
    /// Sets the colors of the zones: the part before the first thumb, the spans, and the part after the last thumb.
    ///
    /// ```swift
    /// RangeSlider("Heart rate", value: $limits, in: 60...200).zoneColors(.gray, .blue, .green, .orange, .red)
    /// ```
    /// Four thumbs separate five zones. A circle that wraps has a zone above each thumb. The colors of a disabled
    /// slider are dimmed. Of colors for more zones than there are, the last one is for the last zone.
    @_alwaysEmitIntoClient
    nonisolated public func zoneColors(_ colors: Color...) -> Self { zoneColors(colors) }

    /// Sets the colors of the zones, from the part before the first thumb to the part after the last thumb. `nil` and
    /// an empty array mean the colors of the look.
    @_alwaysEmitIntoClient
    nonisolated public func zoneColors(_ colors: [Color]?) -> Self {
        with { arguments, _ in arguments.marks.zoneColors = colors ?? [] }
    }

    /// Shows your own view instead of each zone: of each span, and of the parts from the ends of the track to the
    /// nearest thumbs.
    ///
    /// ```swift
    /// RangeSlider("Heart rate", value: $limits, in: 60...200)
    ///     .zoneContent { zone in colors[zone.index].overlay { Text(names[zone.index]) } }
    ///     .sliderTrackThickness(28)
    /// ```
    /// Zones count from 0, which is the part before the first thumb, so that four thumbs separate five zones. On a
    /// circle that wraps, zone 0 is the span above thumb 0, and the last zone is the rest of the circle. A view has the
    /// frame of its zone, and is clipped to its shape; otherwise it's treated as a view of
    /// `spanContent(clipsToSpan:_:)`, which this method replaces.
    @preconcurrency @_alwaysEmitIntoClient
    nonisolated public func zoneContent<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor (_ zone: SliderSpan<Bound.SliderThumbValue>) -> Content
    ) -> Self {
        with { arguments, bridge in
            arguments.spanContent = SpanBuilder(isClipped: false, areZones: true) {
                AnyView(content(SliderSpan($0, bridge)))
            }
        }
    }
}

/// The state of a span or a zone in the type of a slider's values, for a view that replaces it.
public struct SliderSpan<Value: SliderValue> {
    /// The index of the span: the span above thumb 0 has index 0, and so does the span of a single thumb. Zones count
    /// from the part before the first thumb.
    public let index: Int
    /// The value at the lower end of the span.
    public let lower: Value
    /// The value at the upper end of the span. On a circular slider that wraps, it can be less than ``lower``.
    public let upper: Value
    /// A Boolean value that indicates whether a pointer drags the span.
    public let isHeld: Bool
    /// A Boolean value that indicates whether a pointer hovers over the span.
    public let isHovered: Bool
    /// A Boolean value that indicates whether a person can move either end of the span.
    public let isEnabled: Bool

    @usableFromInline
    init(_ span: SliderSpanConfiguration, _ bridge: ValueBridge<Value>) {
        (index, lower, upper) = (span.index, bridge.value(span.lowerValue), bridge.value(span.upperValue))
        (isHeld, isHovered, isEnabled) = (span.isHeld, span.isHovered, span.isEnabled)
    }
}

/// A title of a slider: a string, or a resource of the app's strings.
///
/// Don't conform your own types to this protocol: its members that begin with an underscore are only for the sliders,
/// and can change.
public protocol SliderTitle {
    /// The title as a view.
    var _sliderTitle: Text { get }
}

extension String: SliderTitle {
    /// The string as it is.
    public var _sliderTitle: Text { Text(verbatim: self) }
}

extension Substring: SliderTitle {
    /// The string as it is.
    public var _sliderTitle: Text { Text(verbatim: String(self)) }
}

@available(iOS 16, macCatalyst 16, macOS 13, visionOS 1, *)
extension LocalizedStringResource: SliderTitle {
    /// The text in the app's strings.
    public var _sliderTitle: Text { Text(self) }
}
#endif
