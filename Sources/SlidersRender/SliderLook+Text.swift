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

    /// Returns the text in the middle.
    private func text(of state: SliderState) -> String {
        switch sample.readout {
        case .value: state.value(of: 0).readableText
        case .degrees: "\(state.value(of: 0).readableText)°"
        case .duration: Self.durationText(minutes: state.spans.first ?? 0)
        }
    }

    /// Returns minutes as text such as "8 hr, 20 min", the English format of `Duration` and of web pages.
    private static func durationText(minutes: Double) -> String {
        let minutes = minutes.rounded()
        let hours = (minutes / 60).rounded(.down)
        let minutesOfHour = minutes - hours * 60
        let texts = [
            hours == 0 ? nil : "\(hours.shortText) hr",
            minutesOfHour == 0 && hours > 0 ? nil : "\(minutesOfHour.shortText) min",
        ]
        return texts.compactMap(\.self).joined(separator: ", ")
    }
}
