#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// Shows the control of a ruler, which is made once and given every option at each update.
struct RulerRepresentable: PlatformRepresentable {
    /// What is bound. The view around reads it, so that SwiftUI updates the control when it changes.
    let values: BoundValues
    /// Where the control writes.
    let bound: BoundBinding
    /// Whether a value is being typed, as the control reports it.
    @Binding var isTyping: Bool
    let settings: SliderSettings
    let handle: SliderHandle

    func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    /// A new control.
    func make(with context: Context) -> RulerSliderControl {
        let control = RulerSliderControl()
        control.delegate = context.coordinator
        control.connect(handle.thumbs, context.coordinator)
        return control
    }

    /// Gives the control every option, and then the value.
    func update(_ control: RulerSliderControl, with context: Context) {
        let coordinator = context.coordinator
        coordinator.beginUpdate(values, of: bound)
        coordinator.isTyping = $isTyping
        handle.control = control
        control.apply(context.environment)
        control.apply(settings, context.environment, coordinator)
        if coordinator.takesValues { values.set(on: control, in: context) }
        coordinator.endUpdate(of: control)
    }
}

#if canImport(UIKit)
extension RulerRepresentable {
    func makeUIView(context: Context) -> RulerSliderControl { make(with: context) }

    func updateUIView(_ control: RulerSliderControl, context: Context) { update(control, with: context) }

    static func dismantleUIView(_ control: RulerSliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: RulerSliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}
#else
extension RulerRepresentable {
    func makeNSView(context: Context) -> RulerSliderControl { make(with: context) }

    func updateNSView(_ control: RulerSliderControl, context: Context) { update(control, with: context) }

    static func dismantleNSView(_ control: RulerSliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView control: RulerSliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}
#endif

extension RulerSliderControl {
    /// Applies the options of a ruler.
    fileprivate func apply(
        _ settings: SliderSettings, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let options = settings.options
        apply(options)
        (direction, bendRadius) = (options.direction, options.bendRadius)
        metrics = options.rulerMetrics
        let scale = environment.controlSize.sliderScale
        apply(ShownStyle(choice: options.style, scale: scale, images: options.images), coordinator)
        if options.tints.thumb != coordinator.tints.thumb { thumbTintColor = options.tints.thumb?.color }
        coordinator.tints = options.tints
        for text in SliderTextRole.allCases { setFont(options.fonts[text], for: text) }
        applyTexts(settings, environment, coordinator)
        coordinator.onEditingChanged = settings.arguments.onEditingChanged
        coordinator.events = environment.sliderEvents
        var configuration = settings.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        if self.configuration != configuration { self.configuration = configuration }
    }

    /// Applies the format of values and the texts of ticks, if texts may differ.
    private func applyTexts(
        _ settings: SliderSettings, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let region = environment.ownRegion
        let (text, before) = (settings.arguments.text, coordinator.contents)
        coordinator.contents = environment.lookContents
        let isNew =
            text != coordinator.text || region != coordinator.region
            || (before.value == nil) != (coordinator.contents.value == nil)
            || (before.tickLabel == nil) != (coordinator.contents.tickLabel == nil)
        guard isNew || valueFormatter == nil else { return }
        (coordinator.text, coordinator.region) = (text, region)
        valueFormatter = { [weak coordinator] number in
            settings.text(of: number, thumb: 0, coordinator?.contents.value, in: region)
        }
        tickLabelFormatter =
            coordinator.contents.tickLabel == nil
            ? nil : { [weak coordinator] in coordinator?.contents.tickLabel?($0) ?? "" }
    }

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
#endif
