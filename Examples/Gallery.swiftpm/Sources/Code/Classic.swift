import SlidersControls
import SlidersLookImages

/// One of five controls, with code that is the same in UIKit and in AppKit.
enum Classic: String, CaseIterable, Identifiable {
    case span, glow, flat, photos, layers

    var id: String { rawValue }

    var title: String {
        switch self {
        case .span: "Pictures, pushing and pulling"
        case .glow: "Glow"
        case .flat: "Flat, edge to edge"
        case .photos: "Photographs"
        case .layers: "Layers"
        }
    }

    /// The values that the control begins with.
    var values: [Double] {
        switch self {
        case .span: [0.1, 0.7]
        case .glow: [300]
        case .flat: [0.2, 0.8]
        case .photos, .layers: [2, 8]
        }
    }

    /// A new control.
    @MainActor
    func make() -> SliderControl {
        switch self {
        case .span:
            let slider = RangeSliderControl()
            slider.setLook(.pictures)
            (slider.minimumSpan, slider.maximumSpan) = (0.1, 0.7)
            slider.collision = .push
            slider.values = values
            return slider
        case .glow:
            let slider = CircularSliderControl()
            slider.setLook(.glow)
            slider.maximumValue = 360
            slider.step = 1
            slider.values = values
            slider.allowsTextEntry = true
            return slider
        case .flat:
            let slider = RangeSliderControl()
            slider.setLook(.flat)
            slider.minimumSeparation = 30
            slider.values = values
            return slider
        case .photos:
            let slider = RangeSliderControl()
            slider.setLook(.photos)
            (slider.minimumValue, slider.maximumValue) = (1, 10)
            slider.minimumSpan = 2
            slider.values = values
            return slider
        case .layers:
            let slider = RangeSliderControl()
            slider.setLook(.layers)
            slider.maximumValue = 10
            slider.values = values
            return slider
        }
    }
}
