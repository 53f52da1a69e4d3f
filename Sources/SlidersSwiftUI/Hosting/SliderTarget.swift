#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

#if canImport(Combine)
import Combine
#endif

/// The sliders inside a ``SliderReader``. Once a view has asked, it publishes when an answer changes.
@MainActor
final class SliderTarget: ObservableObject {
    /// How often answers changed.
    @Published private(set) var changes = 0
    private var sliders: [Known] = []
    private var isAsked = false
    private var answers: Answers?

    private struct Known { weak var handle: SliderHandle? }

    /// What a slider answers.
    private struct Answers: Equatable {
        let values: [Double]
        let next, previous: [Double?]
        let limits: [ClosedRange<Double>?]
        let held: [Bool]
        let overshoot: Double
        let texts: [String]
        let error: SliderError?

        @MainActor
        init(of control: any HostedControl) {
            values = control.numbers
            next = values.indices.map(control.nextValue)
            previous = values.indices.map(control.previousValue)
            limits = values.indices.map(control.limits)
            held = values.indices.map(control.isHeld)
            overshoot = control.excess
            texts = zip(values, values.indices).map(control.text)
            error = control.configurationError
        }
    }

    /// The slider that is asked; `nil` if none is shown.
    var control: (any HostedControl)? { sliders.lazy.compactMap { $0.handle?.control as? any HostedControl }.first }

    /// Asks the slider; `nil` if there is none.
    func ask<Answer>(_ question: (any HostedControl) -> Answer) -> Answer? {
        isAsked = true
        return control.map(question)
    }

    // MARK: Sliders

    /// Adds a slider that is inside.
    func add(_ handle: SliderHandle) {
        guard !sliders.contains(where: { $0.handle === handle }) else { return }
        sliders.removeAll { $0.handle == nil }
        sliders.append(Known(handle: handle))
    }

    /// Removes a slider that is no longer inside.
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

extension HostedControl {
    /// The next higher value that a number can take now.
    func nextValue(of index: Int) -> Double? { engine(of: index).flatMap { $0.slider.nextValue(of: $0.thumb) } }

    /// The next lower value that a number can take now.
    func previousValue(of index: Int) -> Double? { engine(of: index).flatMap { $0.slider.previousValue(of: $0.thumb) } }

    /// The lowest and the highest value that a drag could give a number now.
    func limits(of index: Int) -> ClosedRange<Double>? { engine(of: index).map { $0.slider.limits(of: $0.thumb) } }
}

extension SliderTarget: Equatable {
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
