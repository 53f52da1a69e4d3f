#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// A view's reference to the control that it shows.
@MainActor
final class SliderHandle: ObservableObject {
    weak var control: BaseSliderControl? { didSet { if control !== oldValue { linkPlayhead() } } }
    /// The control of the playhead in front of this control. It may exist before this control.
    weak var playhead: SliderControl? { didSet { if playhead !== oldValue { linkPlayhead() } } }
    /// The thumbs of the control.
    let thumbs = SliderThumbs()
    /// The `ValueBridge` of each coordinate of a thumb, which converts the app's values to numbers.
    var bridges: [Any] = []

    /// The most recent result of `dates(_:from:through:in:)`, because a view's body asks for it during a drag, too.
    private var lastDates: (step: CalendarStep, ends: [Double], calendar: Calendar, dates: SliderStep)?

    /// Returns the dates of a calendar step between two bounds, or `none` if the step has no effect.
    func dates(_ step: CalendarStep, from lower: Double, through upper: Double, in region: _SliderRegion) -> SliderStep
    {
        var calendar = region.calendar ?? .current
        calendar.timeZone = region.timeZone ?? .current
        if let last = lastDates, last.step.component == step.component, last.step.count == step.count,
            last.ends == [lower, upper], last.calendar == calendar
        {
            return last.dates
        }
        let dates = step.dates(
            Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper), calendar)
        lastDates = (step, [lower, upper], calendar, dates)
        return dates
    }

    /// Links the control with its playhead when both exist.
    private func linkPlayhead() { if let playhead { (control as? SliderControl)?.link(playhead) } }

    /// Adjusts the first thumb, as assistive technology does.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        control?.adjustFirstThumb(by: direction == .decrement ? -1 : 1)
    }

    /// Resets the first thumb, as assistive technology does.
    func reset() { control?.resetFirstThumb() }

    /// Activates the first thumb, as assistive technology does, so that a person can type its value.
    func activate() { control?.activateFirstThumb() }
}

/// The sliders inside a ``SliderReader``. Once a view has read the state of one, changes of that state are published.
@MainActor @usableFromInline
final class SliderTarget: ObservableObject {
    /// The number of changes published so far.
    @Published private(set) var changes = 0
    private var sliders: [WeakHandle] = []
    /// Whether a view has read the state of a slider.
    private var hasBeenAsked = false
    /// The state that was published last.
    private var answers: Answers?

    private struct WeakHandle { weak var handle: SliderHandle? }

    /// The state of a slider that a view can read.
    private struct Answers: Equatable {
        let thumbs: [Thumb]
        let overshoot: Double
        let obstacle: SliderObstacle?
        let innerSquare: CGRect?
        let error: SliderError?

        struct Thumb: Equatable {
            let value: Double
            let next, previous: Double?
            let limits: ClosedRange<Double>?
            let isHeld: Bool
            let text: String
        }

        @MainActor
        init(of control: BaseSliderControl) {
            thumbs = control.numbers.enumerated().map { index, value in
                Thumb(
                    value: value, next: control.nextNumber(of: index), previous: control.previousNumber(of: index),
                    limits: control.limits(of: index), isHeld: control.isHeld(index),
                    text: control.text(of: value, coordinate: index))
            }
            overshoot = control.singleAxisOvershoot
            obstacle = control.obstacle
            innerSquare = control.ringSquare
            error = control.model.configurationError
        }
    }

    /// The first slider that has a control.
    @inline(never)
    private var firstSlider: SliderHandle? { sliders.first { $0.handle?.control != nil }?.handle }

    /// The control of the first slider; `nil` if there is none.
    @usableFromInline
    var control: BaseSliderControl? { firstSlider?.control }

    /// Returns the `ValueBridge` of a coordinate of the first slider, or `nil` if there is none.
    @usableFromInline
    func bridge(of coordinate: Int) -> Any? {
        guard coordinate >= 0, let bridges = firstSlider?.bridges, !bridges.isEmpty else { return nil }
        return bridges[coordinate % bridges.count]
    }

    /// Returns the control of the first slider for a view that reads its state, or `nil` if there is none. From then
    /// on, changes of that state are published.
    @usableFromInline
    func ask() -> BaseSliderControl? {
        hasBeenAsked = true
        return control
    }

    /// Returns the number of a coordinate of the first slider, or `nil` if there is none.
    @usableFromInline
    func number(of index: Int) -> Double? {
        let numbers = ask()?.numbers ?? []
        return numbers.indices.contains(index) ? numbers[index] : nil
    }

    // MARK: Sliders

    /// Adds a slider that is inside the reader.
    func add(_ handle: SliderHandle) {
        guard !sliders.contains(where: { $0.handle === handle }) else { return }
        sliders.removeAll { $0.handle == nil }
        sliders.append(WeakHandle(handle: handle))
    }

    /// Removes a slider that is no longer inside the reader.
    @inline(never)
    func remove(_ control: BaseSliderControl) {
        sliders.removeAll { $0.handle == nil || $0.handle?.control === control }
    }

    /// Whether the state that a view has read differs from the state that was published last.
    var hasNewAnswers: Bool { hasBeenAsked && control.map { Answers(of: $0) } != answers }

    /// Publishes the slider's state if it has changed, and if a view has read it.
    func publish() {
        guard hasBeenAsked else { return }
        let new = control.map { Answers(of: $0) }
        guard new != answers else { return }
        answers = new
        changes += 1
    }
}

/// The state that slider readers read. An index is that of a coordinate: on a plane, each thumb has two.
extension BaseSliderControl {
    /// The visible values, in the order of `BoundValues`; none if the slider shows no values.
    @usableFromInline var numbers: [Double] { showsValues ? model.coordinates : [] }

    /// Returns the next higher value that a coordinate can take now, or `nil` if there is none.
    @usableFromInline
    func nextNumber(of index: Int) -> Double? { slider(of: index).flatMap { $0.state.nextValue(of: $0.thumb) } }

    /// Returns the next lower value that a coordinate can take now, or `nil` if there is none.
    @usableFromInline
    func previousNumber(of index: Int) -> Double? { slider(of: index).flatMap { $0.state.previousValue(of: $0.thumb) } }

    /// Returns the allowed value that a coordinate would get if a person typed a number, or `nil` if it's rejected.
    @usableFromInline
    func nearestNumber(to number: Double, of index: Int) -> Double? {
        slider(of: index).flatMap { try? $0.state.validated(number, for: $0.thumb) }
    }

    /// Sets a coordinate to a number as if a person had typed it.
    @usableFromInline
    func type(_ number: Double, for index: Int) {
        if numbers.indices.contains(index), !isReadOnly { handle(.type(number, thumb: index)) }
    }

    /// Returns the lowest and the highest value that a drag could give a coordinate now.
    @usableFromInline
    func limits(of index: Int) -> ClosedRange<Double>? { slider(of: index).map { $0.state.limits(of: $0.thumb) } }

    /// Returns whether a pointer holds the thumb of a coordinate.
    @usableFromInline
    func isHeld(_ index: Int) -> Bool {
        numbers.indices.contains(index) && model.isHeld(thumb: index / model.coordinatesPerThumb)
    }

    /// The square inside a ring; `nil` for other sliders.
    @usableFromInline var ringSquare: CGRect? { (self as? CircularSliderControl)?.innerSquare }

    /// The distance by which the drag exceeds what its thumb can reach; 0 for a thumb with two coordinates, whose axes
    /// have separate units.
    @usableFromInline var singleAxisOvershoot: Double { model.coordinatesPerThumb == 1 ? model.overshoot(on: 0) : 0 }

    /// Returns the slider state of a coordinate's axis and the thumb's index in it, or `nil` for an invalid index.
    private func slider(of index: Int) -> (state: SliderState, thumb: Int)? {
        numbers.indices.contains(index) ? model.slider(of: index) : nil
    }
}

extension SliderTarget: Equatable {
    @usableFromInline
    nonisolated static func == (first: SliderTarget, second: SliderTarget) -> Bool { first === second }
}

private struct SliderTargetsKey: EnvironmentKey {
    static var defaultValue: [SliderTarget] { [] }
}

extension EnvironmentValues {
    /// The slider readers that contain a view, the innermost first.
    var sliderTargets: [SliderTarget] {
        get { self[SliderTargetsKey.self] }
        set { self[SliderTargetsKey.self] = newValue }
    }
}
#endif
