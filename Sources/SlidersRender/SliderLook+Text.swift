import SlidersCore
import SlidersLooks

extension SliderLook {
    /// Returns the text of a part in pictures of the look, or `nil` if the part has none. Apps provide the text of
    /// their own sliders.
    package func text(of part: SliderElement.Part, _ state: SliderState) -> String? {
        switch part {
        case .tickLabel(let tick): sample.tickLabels.dropFirst(tick).first
        case .readout: text(of: state)
        default: nil
        }
    }

    /// The text in the middle.
    private func text(of state: SliderState) -> String {
        switch sample.readout {
        case .value: state.value(of: 0).readableText
        case .degrees: "\(state.value(of: 0).readableText)°"
        case .duration: Self.length(ofMinutes: state.spans.first ?? 0)
        }
    }

    /// Minutes as "8 hr, 20 min", which is how `Duration` and pages write them in English.
    private static func length(ofMinutes minutes: Double) -> String {
        let minutes = minutes.rounded()
        let hours = (minutes / 60).rounded(.down)
        let rest = minutes - hours * 60
        let texts = [
            hours == 0 ? nil : "\(hours.shortText) hr", rest == 0 && hours > 0 ? nil : "\(rest.shortText) min",
        ]
        return texts.compactMap(\.self).joined(separator: ", ")
    }
}
