import Sliders
import SlidersLooks

/// What stands in pictures of looks; apps write in the words of their users.
extension Look {
    public func text(of part: Element.Part, _ state: SliderState) -> String? {
        switch part {
        case .tickLabel(let tick): numeral(tick)
        case .readout: readout(state)
        default: nil
        }
    }

    private func numeral(_ tick: Int) -> String? {
        switch self {
        case .clock12: "\(tick == 0 ? 12 : tick)"
        case .clock24: "\(tick)"
        case .bedtime: "\(2 * tick)"
        case .compass: ["N", "E", "S", "W"][tick % 4]
        default: nil
        }
    }

    private func readout(_ state: SliderState) -> String {
        switch self {
        case .clock12, .clock24, .bedtime: Self.hours(state.spans.first ?? 0)
        case .thermostat: "\((state.value(of: 0)).readableText)°"
        case .hue, .compass: "\(state.value(of: 0).rounded().shortText)°"
        default: state.value(of: 0).rounded().shortText
        }
    }

    /// Minutes as "8 h 20".
    private static func hours(_ minutes: Double) -> String {
        let hours = (minutes / 60).rounded(.down), rest = (minutes - hours * 60).rounded()
        return rest == 0 ? "\(hours.shortText) h" : "\(hours.shortText) h \(rest.shortText)"
    }
}
