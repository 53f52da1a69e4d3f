import SlidersCore
import Wire

extension SliderElement.Role {
    /// Creates the role of a part in a lap; `nil` for no role.
    init?(_ role: Role?, lap: Int) {
        switch role {
        case .face: self = .face
        case .histogram: self = .histogram(isSelected: false)
        case .selectedHistogram: self = .histogram(isSelected: true)
        case .track: self = .track
        case .enabledRange: self = .enabledRange
        case .span: self = .span(lap: lap)
        case .minorTick: self = .minorTick(isSelected: false)
        case .selectedMinorTick: self = .minorTick(isSelected: true)
        case .tick: self = .tick(isSelected: false)
        case .selectedTick: self = .tick(isSelected: true)
        case .tickLabel: self = .tickLabel(isSelected: false)
        case .selectedTickLabel: self = .tickLabel(isSelected: true)
        case .reading: self = .reading
        case .obstacle: self = .obstacle
        case .needle: self = .needle
        case .thumb: self = .thumb
        case .label: self = .label
        case .readout: self = .readout
        case .forbiddenRange: self = .forbiddenRange
        case .cover: self = .cover
        case .before: self = .before(lap: lap)
        case .after: self = .after(lap: lap)
        case nil: return nil
        }
    }

    var wire: Role {
        switch self {
        case .face: .face
        case .histogram(let isSelected): isSelected ? .selectedHistogram : .histogram
        case .track: .track
        case .enabledRange: .enabledRange
        case .span: .span
        case .minorTick(let isSelected): isSelected ? .selectedMinorTick : .minorTick
        case .tick(let isSelected): isSelected ? .selectedTick : .tick
        case .tickLabel(let isSelected): isSelected ? .selectedTickLabel : .tickLabel
        case .reading: .reading
        case .obstacle: .obstacle
        case .needle: .needle
        case .thumb: .thumb
        case .label: .label
        case .readout: .readout
        case .forbiddenRange: .forbiddenRange
        case .cover: .cover
        case .before: .before
        case .after: .after
        }
    }
}

extension SliderElement.State {
    init(_ state: PartState) {
        switch state {
        case .normal: self = .normal
        case .hovered: self = .hovered
        case .held: self = .held
        case .focused: self = .focused
        case .disabled: self = .disabled
        }
    }
}
