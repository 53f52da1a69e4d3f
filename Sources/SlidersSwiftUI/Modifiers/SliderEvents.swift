#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// What an app does with the events of the sliders in a view, the inner modifiers first.
struct SliderEvents: Equatable {
    var changes: [EventHandler<SliderChange>] = []
    var hovers: [EventHandler<Double?>] = []
    var overshoots: [EventHandler<(grip: SliderGrip, overshoot: Double)>] = []
    var decision: DecisionMaker?

    /// These events, and then those of outer modifiers. Only one decision counts: that of the inner modifier.
    fileprivate func inside(_ outer: SliderEvents) -> SliderEvents {
        SliderEvents(
            changes: changes + outer.changes, hovers: hovers + outer.hovers, overshoots: overshoots + outer.overshoots,
            decision: decision ?? outer.decision)
    }
}

/// Handles an event. SwiftUI recognizes a new one exactly when the body that made it has run again, whereas it can't
/// compare closures.
final class EventHandler<Event>: Equatable, Sendable {
    let handle: @MainActor (Event) -> Void

    init(_ handle: @escaping @MainActor (Event) -> Void) { self.handle = handle }

    static func == (first: EventHandler, second: EventHandler) -> Bool { first === second }
}

/// Decides about changes. As with an ``EventHandler``, SwiftUI recognizes a new one when the body that made it has run
/// again.
final class DecisionMaker: Equatable, Sendable {
    let decide: @MainActor (_ values: [Double], _ reason: SliderChangeReason) -> SliderDecision

    init(_ decide: @escaping @MainActor (_ values: [Double], _ reason: SliderChangeReason) -> SliderDecision) {
        self.decide = decide
    }

    static func == (first: DecisionMaker, second: DecisionMaker) -> Bool { first === second }
}

/// Adds what an app does with events to what it does with them around the view.
nonisolated struct EventsModifier: ViewModifier {
    let events: SliderEvents
    @Environment(\.sliderEvents) private var outer

    init(_ events: SliderEvents) { self.events = events }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.sliderEvents, events.inside(outer))
    }
}

private struct SliderEventsKey: EnvironmentKey {
    static var defaultValue: SliderEvents { SliderEvents() }
}

extension EnvironmentValues {
    var sliderEvents: SliderEvents {
        get { self[SliderEventsKey.self] }
        set { self[SliderEventsKey.self] = newValue }
    }
}
#endif
