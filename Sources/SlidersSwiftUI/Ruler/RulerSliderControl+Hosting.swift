#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

extension RulerSliderControl: HostedControl {
    var numbers: [Double] { [value] }

    func setNumbers(_ numbers: [Double], animated: Bool) {
        if let value = numbers.first { setValue(value, animated: animated) }
    }

    func engine(of index: Int) -> (slider: SliderState, thumb: Int)? { index == 0 ? (ruler.slider, 0) : nil }

    /// A flicked scale is no longer held, although it's still being edited.
    func isHeld(index: Int) -> Bool { index == 0 && ruler.anyPointer != nil }

    var excess: Double { overshoot }

    func text(of value: Double, index: Int?) -> String { text(of: value) }

    /// The size for a proposal; `nil` asks for the ideal length. A ruler fills the length that it is offered, and has
    /// one thickness; a bent one takes more, up to its radius.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let ideal = intrinsicContentSize
        let length = { (proposed: CGFloat?) in max(proposed ?? Self.idealLength, self.targetSize) }
        if ideal.height == SliderControl.PlatformView.noIntrinsicMetric {
            return CGSize(width: ideal.width, height: length(height))
        }
        let most = max(ideal.height, bendRadius)
        return CGSize(width: length(width), height: min(max(height ?? ideal.height, ideal.height), most))
    }

    /// The length of a ruler that nothing proposes one to.
    private static var idealLength: CGFloat { 200 }
}

/// The arguments of a ruler's initializer.
struct RulerArguments: HostedSlider {
    let arguments: SliderArguments
    let valueText: Text?

    @MainActor func settings(over options: SliderOptions, for values: BoundValues) -> RulerSettings {
        RulerSettings(slider: SliderSettings(.value, arguments, options, values))
    }

    @MainActor func view(around control: SliderRepresentable<RulerSettings>) -> some View { control }
}

/// What a ruler receives in each update: the same as a slider with one value.
struct RulerSettings: ControlSettings {
    let slider: SliderSettings

    var onEditingChanged: (Bool) -> Void { slider.onEditingChanged }

    func speech(_ contents: LookContents, in region: _SliderRegion) -> ThumbSpeech? {
        slider.speech(contents, in: region)
    }

    func makeControl() -> RulerSliderControl { RulerSliderControl() }

    func apply(to control: RulerSliderControl, in environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        control.apply(slider, environment, coordinator)
    }
}

extension RulerSliderControl {
    /// Applies the options of a ruler.
    fileprivate func apply(
        _ settings: SliderSettings, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let options = settings.options
        (direction, bendRadius) = (options.direction, options.bendRadius)
        var metrics = options.rulerMetrics
        metrics.hasLabel = options.hasValueLabels ?? metrics.hasLabel
        (self.metrics, rulerStyle) = (metrics, options.rulerStyle)
        if options.tints.thumb != coordinator.tints.thumb { thumbTintColor = options.tints.thumb?.color }
        coordinator.tints = options.tints
        apply(options.fonts, environment, coordinator)
        applyTexts(settings, environment, coordinator)
        var configuration = settings.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        if self.configuration != configuration { self.configuration = configuration }
    }

    /// Applies the format of values and the texts of ticks, if texts may differ.
    private func applyTexts(
        _ settings: SliderSettings, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let (text, region) = (settings.arguments.text, environment.ownRegion)
        let ends = [ruler.slider.scale.lower, ruler.slider.scale.upper]
        let texts = { [self] in
            [self.text(of: value)]
                + (ends + drawing.labelValues.compactMap(\.self)).map { tickLabelFormatter?($0) ?? self.text(of: $0) }
        }
        let before = texts()
        coordinator.contents = environment.lookContents
        let isNew =
            text != coordinator.text || region != coordinator.region
            || (tickLabelFormatter == nil) != (coordinator.contents.tickLabel == nil) || texts() != before
        guard isNew || valueFormatter == nil else { return }
        (coordinator.text, coordinator.region) = (text, region)
        valueFormatter = { [weak coordinator] number in
            settings.text(of: number, thumb: 0, coordinator?.contents.value, in: region)
        }
        valueParser = text?.parser(in: region) { [weak self] in self?.typedValue ?? 0 }
        locale = region.locale ?? .autoupdatingCurrent
        tickLabelFormatter =
            coordinator.contents.tickLabel == nil
            ? nil : { [weak coordinator] in coordinator?.contents.tickLabel?($0) ?? "" }
    }
}
#endif
