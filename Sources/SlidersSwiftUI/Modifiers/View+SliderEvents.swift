#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension View {
    /// Performs an action when a person changes values of a slider inside this view, after the binding is updated.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).onSliderChange { change in
    ///     if change.reason != .cancel { log("thumbs \(change.thumbs) are at \(change.values)") }
    /// }
    /// ```
    /// The action gets all values, the indices of the thumbs that changed, and what changed them. Values are numbers,
    /// as in `SliderThumbConfiguration.value`: a date, for example, is the number of seconds since the reference date.
    /// The action isn't called when code changes the bound value, or when the binding keeps its old values. If several
    /// of these modifiers surround a slider, all actions are called, the innermost first.
    nonisolated public func onSliderChange(
        perform action: @escaping @MainActor (_ change: SliderChange) -> Void
    ) -> some View { events(Identified(action)) { $0.changes.insert($1, at: 0) } }

    /// Performs an action when the value under a hovering pointer changes, for the sliders inside this view.
    ///
    /// The action gets the value under the pointer, snapped to a step, and `nil` when the pointer leaves the track.
    /// Values are numbers, as in `SliderThumbConfiguration.value`. If several of these modifiers surround a slider, all
    /// actions are called, the innermost first.
    nonisolated public func onSliderHover(
        perform action: @escaping @MainActor (_ value: Double?) -> Void
    ) -> some View { events(Identified(action)) { $0.hovers.insert($1, at: 0) } }

    /// Performs an action when a drag goes farther than a thumb or a span of a slider inside this view can follow.
    ///
    /// ```swift
    /// RangeSlider(value: $shown, in: 0...60).onSliderOvershoot { grip, overshoot in
    ///     scroll(by: overshoot)
    /// }
    /// ```
    /// The action gets the thumb or span, and how far the drag is beyond its limit. This distance is signed, in value
    /// units, and measured for the whole drag. The action is called for each movement that changes this distance
    /// without changing a value, and with 0 when the drag comes back or ends. On a `PlaneSlider` and a
    /// `PolarSlider`, each coordinate counts as a thumb, as in ``SliderProxy``: `x` and `y` of each point in turn. If
    /// several of these modifiers surround a slider, all actions are called, the innermost first.
    nonisolated public func onSliderOvershoot(
        perform action: @escaping @MainActor (_ grip: SliderGrip, _ overshoot: Double) -> Void
    ) -> some View { events(Identified(action)) { $0.overshoots.insert($1, at: 0) } }

    /// Performs an action when something begins to hold back a thumb of a slider inside this view from where a person
    /// asked it to go, when something else does, and when nothing does anymore.
    ///
    /// ```swift
    /// RangeSlider(value: $price, in: 0...100).span(atLeast: 20).onSliderBlocked { obstacle in
    ///     if case .minimumSpan? = obstacle?.kind { hint = "At least $20 apart" } else { hint = nil }
    /// }
    /// ```
    /// The action gets the obstacle, or `nil` when the thumb is free again. It's called once for each obstacle, and not
    /// for each movement; also for keys and assistive technology. On a `PlaneSlider` and a `PolarSlider`, the thumb of
    /// an obstacle is a coordinate, as in ``SliderProxy``: `x` and `y` of each point in turn. If several of these
    /// modifiers surround a slider, all actions are called, the innermost first.
    nonisolated public func onSliderBlocked(
        perform action: @escaping @MainActor (_ obstacle: SliderObstacle?) -> Void
    ) -> some View { events(Identified(action)) { $0.obstacles.insert($1, at: 0) } }

    /// Sets a closure that returns what assistive technology reads when something holds a thumb of a slider inside this
    /// view back from where a key, an increment, or a typed value would move it. An empty text isn't read.
    ///
    /// ```swift
    /// ValueSlider(value: $storage, in: 0...100, enabledBounds: 0...60).sliderObstacleText { obstacle in
    ///     if case .enabledRange(let value) = obstacle.kind { "Your plan ends at \(Int(value))" } else { nil }
    /// }
    /// ```
    /// Without this modifier, and if the closure returns `nil`, the text says the reason in the language of the view,
    /// such as "Blocked by Maximum" or "At most 80". Assistive technology reads the text once for each obstacle, after
    /// what it's reading. It reads no text for drags, for the wheel, and at the ends of the track. Values are numbers,
    /// as in `SliderThumbConfiguration.value`, and on a `PlaneSlider` and a `PolarSlider`, the thumb of an obstacle is
    /// a coordinate. If several of these modifiers surround a slider, the innermost returns the text.
    nonisolated public func sliderObstacleText(
        _ text: @escaping @MainActor (_ obstacle: SliderObstacle) -> String?
    ) -> some View { events(Identified(text)) { $0.obstacleText = $1 } }

    /// Sets a closure that decides whether to accept each change that a person makes to a slider inside this view.
    ///
    /// ```swift
    /// RangeSlider(value: $seats, in: 1...40).sliderDecision { values, reason in
    ///     values[1] - values[0] > 8 && !isGroup ? .reject : .accept
    /// }
    /// ```
    /// The closure gets the values that the slider would have, and the reason for the change. Values are numbers, as in
    /// `SliderThumbConfiguration.value`. Return `.accept`, `.reject`, or `.adjust` with other values, which the slider
    /// snaps and clamps. The closure must not change state. It isn't called when a drag is canceled, or when code
    /// changes the bound value. If several of these modifiers surround a slider, the innermost decides.
    nonisolated public func sliderDecision(
        _ decide: @escaping @MainActor (_ values: [Double], _ reason: SliderChangeReason) -> SliderDecision
    ) -> some View { events(Identified(decide)) { $0.decision = $1 } }

    /// Adds an app's closure for events to those of outer modifiers.
    nonisolated private func events<Closure: Sendable>(
        _ closure: Identified<Closure>, add: @escaping @MainActor (inout SliderEvents, Identified<Closure>) -> Void
    ) -> some View { modifier(EnvironmentChange(\.sliderOptions.events) { add(&$0, closure) }) }
}

/// An app's closures for the events of the sliders in a view, those of inner modifiers first.
struct SliderEvents: Equatable {
    var changes: [Identified<@MainActor (SliderChange) -> Void>] = []
    var hovers: [Identified<@MainActor (Double?) -> Void>] = []
    var overshoots: [Identified<@MainActor (SliderGrip, Double) -> Void>] = []
    var obstacles: [Identified<@MainActor (SliderObstacle?) -> Void>] = []
    var obstacleText: Identified<@MainActor (SliderObstacle) -> String?>?
    var decision: Identified<@MainActor ([Double], SliderChangeReason) -> SliderDecision>?
}
#endif
