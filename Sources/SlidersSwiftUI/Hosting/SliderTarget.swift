#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The control that a slider shows.
@MainActor
final class SliderHandle: ObservableObject {
    weak var control: BaseSliderControl? { didSet { if control !== oldValue { linkPlayhead() } } }
    /// The control of the playhead above. It may exist before the control below it.
    weak var playhead: SliderControl? { didSet { if playhead !== oldValue { linkPlayhead() } } }
    /// The thumbs of the control.
    let thumbs = SliderThumbs()
    /// The bridges of the slider's values: one for each coordinate of a thumb.
    var bridges: [Any] = []

    /// The dates of a calendar step that were found last: a body asks for them during a drag, too.
    private var lastDates: (step: CalendarStep, ends: [Double], calendar: Calendar, dates: SliderStep)?

    /// The dates of a calendar step; `none` if it has no effect.
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

    private func linkPlayhead() { if let playhead { (control as? SliderControl)?.link(playhead) } }

    /// Adjusts the first thumb, as assistive technology does.
    func adjust(_ direction: AccessibilityAdjustmentDirection) {
        control?.adjustFirstThumb(by: direction == .decrement ? -1 : 1)
    }

    /// Resets the first thumb, as assistive technology does.
    func reset() { control?.resetFirstThumb() }

    /// Activates the first thumb, as assistive technology does: its value can be typed.
    func activate() { control?.activateFirstThumb() }
}

/// The sliders inside a ``SliderReader``. Once a view has asked, it publishes when an answer changes.
@MainActor @usableFromInline
final class SliderTarget: ObservableObject {
    /// How often answers changed.
    @Published private(set) var changes = 0
    private var sliders: [Known] = []
    private var isAsked = false
    private var answers: Answers?

    private struct Known { weak var handle: SliderHandle? }

    /// What a slider answers.
    private struct Answers: Equatable {
        let thumbs: [Thumb]
        let overshoot: Double
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
            overshoot = control.excess
            innerSquare = control.ringSquare
            error = control.model.configurationError
        }
    }

    /// The first slider that is shown.
    @inline(never)
    private var shown: SliderHandle? { sliders.first { $0.handle?.control != nil }?.handle }

    /// The slider that is asked; `nil` if none is shown.
    @usableFromInline
    var control: BaseSliderControl? { shown?.control }

    /// The bridge of a coordinate of the slider; `nil` if there is none.
    @usableFromInline
    func bridge(of coordinate: Int) -> Any? {
        guard coordinate >= 0, let bridges = shown?.bridges, !bridges.isEmpty else { return nil }
        return bridges[coordinate % bridges.count]
    }

    /// The slider for a view to ask; `nil` if there is none. From now on, the target publishes.
    @usableFromInline
    func ask() -> BaseSliderControl? {
        isAsked = true
        return control
    }

    /// The number of a coordinate; `nil` if there is none.
    @usableFromInline
    func number(of index: Int) -> Double? {
        let numbers = ask()?.numbers ?? []
        return numbers.indices.contains(index) ? numbers[index] : nil
    }

    // MARK: Sliders

    /// Adds a slider that is inside.
    func add(_ handle: SliderHandle) {
        guard !sliders.contains(where: { $0.handle === handle }) else { return }
        sliders.removeAll { $0.handle == nil }
        sliders.append(Known(handle: handle))
    }

    /// Removes a slider that is no longer inside.
    @inline(never)
    func remove(_ control: BaseSliderControl) {
        sliders.removeAll { $0.handle == nil || $0.handle?.control === control }
    }

    /// Whether an answer has changed since this was last published.
    var isNews: Bool { isAsked && control.map { Answers(of: $0) } != answers }

    /// Publishes what is new.
    func publish() {
        guard isAsked else { return }
        let new = control.map { Answers(of: $0) }
        guard new != answers else { return }
        answers = new
        changes += 1
    }
}

/// What a reader asks: each value is that of a coordinate.
extension BaseSliderControl {
    /// The values that are shown, in the order of `BoundValues`.
    @usableFromInline var numbers: [Double] { showsValues ? model.coordinates : [] }

    /// The next higher value that a coordinate can take now.
    @usableFromInline
    func nextNumber(of index: Int) -> Double? { slider(of: index).flatMap { $0.state.nextValue(of: $0.thumb) } }

    /// The next lower value that a coordinate can take now.
    @usableFromInline
    func previousNumber(of index: Int) -> Double? { slider(of: index).flatMap { $0.state.previousValue(of: $0.thumb) } }

    /// The value that a typed one would become for a coordinate.
    @usableFromInline
    func nearestNumber(to number: Double, of index: Int) -> Double? {
        slider(of: index).flatMap { try? $0.state.validated(number, for: $0.thumb) }
    }

    /// Takes a typed value.
    @usableFromInline
    func type(_ number: Double, for index: Int) {
        if numbers.indices.contains(index), !isReadOnly { handle(.type(number, thumb: index)) }
    }

    /// The lowest and the highest value that a drag could give a coordinate now.
    @usableFromInline
    func limits(of index: Int) -> ClosedRange<Double>? { slider(of: index).map { $0.state.limits(of: $0.thumb) } }

    /// Whether a pointer holds the thumb of a coordinate.
    @usableFromInline
    func isHeld(_ index: Int) -> Bool {
        numbers.indices.contains(index) && model.isHeld(thumb: index / model.coordinatesPerThumb)
    }

    /// The square inside a ring; `nil` for other sliders.
    @usableFromInline var ringSquare: CGRect? { (self as? CircularSliderControl)?.innerSquare }

    /// The distance by which the drag exceeds what its thumb can reach; 0 where each axis has a unit of its own.
    @usableFromInline var excess: Double { model.coordinatesPerThumb == 1 ? model.overshoot(on: 0) : 0 }

    /// The slider that has a value, and the thumb whose value it is; `nil` if there is no such value.
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
    /// The readers around, from the innermost on.
    var sliderTargets: [SliderTarget] {
        get { self[SliderTargetsKey.self] }
        set { self[SliderTargetsKey.self] = newValue }
    }
}
#endif
