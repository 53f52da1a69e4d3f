import SlidersControls
import UIKit

// The UIKit code of the articles.

@MainActor
final class PriceController: NSObject {
    let budget = 80.0
    let hint = UITextField()

    private func search() {}

    func overview() {
        let slider = RangeSliderControl()
        slider.maximumValue = 100
        slider.step = 5
        slider.minimumSpan = 10
        slider.range = 20...80
        slider.addAction(UIAction { [unowned slider] _ in print(slider.range) }, for: .valueChanged)
    }

    func launch() {
        BaseSliderControl.defaultStyle = SliderLook.layers.style(with: SliderLook.Options(roundness: 0.3))
        BaseSliderControl.defaultStyle.metrics.hasLabels = true
        RangeSliderControl.appearance().maximumTrackTintColor = .systemGreen
    }

    /// What the article does with the slider of its picture.
    func use(_ slider: RangeSliderControl, from start: Date, to end: Date) {
        Task { [changes = slider.changes()] in
            for await change in changes { print(change.values) }
        }
        slider.addAction(UIAction { [unowned slider] _ in print(slider.range) }, for: .valueChanged)
        slider.style.metrics.hasLabels = true
        slider.valueFormatter = { $0.formatted(.currency(code: "USD")) }
        slider.thumbValueFormatter = { value, thumb in
            thumb == 0 ? "from $\(Int(value))" : "to $\(Int(value))"
        }
        slider.minimumValue = start.timeIntervalSinceReferenceDate
        slider.maximumValue = end.timeIntervalSinceReferenceDate
        slider.configuration.step = .every(.day, from: start, through: end)
        slider.valueFormatter = {
            Date(timeIntervalSinceReferenceDate: $0).formatted(date: .abbreviated, time: .omitted)
        }
        slider.distanceFormatter = { "\(Int(($0 / 86_400).rounded())) days" }
        slider.setLook(.layers, roundness: 0.3, selectedColor: .systemBlue)
        slider.style.metrics.thumbSize = 24
        slider.minimumTrackTintColor = .systemGreen
        slider.haptics = [.detents, .ends]
        slider.addAction(UIAction { [unowned self] _ in search() }, for: .editingDidEnd)
        slider.delegate = self
    }
}

extension PriceController: SliderControlDelegate {
    func sliderControl(
        _ control: BaseSliderControl, willChangeTo values: [Double],
        reason: SliderChangeReason
    ) -> SliderDecision {
        values[1] > budget ? .reject : .accept
    }

    func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
        if reason != .pointer, reason != .cancel { search() }
    }

    func sliderControl(_ control: BaseSliderControl, didChangeObstacle obstacle: SliderObstacle?) {
        if case .minimumSpan(let nights, _)? = obstacle?.kind {
            hint.text = "Stays are \(Int(nights)) nights or longer."
        } else {
            hint.text = nil
        }
    }
}

@MainActor
func setUpOutlet(_ price: RangeSliderControl) {
    price.direction = .up
    price.collision = .push
    price.setLook(.flat)
}
