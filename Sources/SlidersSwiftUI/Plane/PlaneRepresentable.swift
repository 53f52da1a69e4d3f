#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// Shows the control of a plane, which is made once and given every option at each update.
struct PlaneRepresentable: PlatformRepresentable {
    /// What is bound. The view around reads it, so that SwiftUI updates the control when it changes.
    let values: BoundValues
    /// Where the control writes.
    let bound: BoundBinding
    /// Whether a value is being typed, as the control reports it.
    @Binding var isTyping: Bool
    let arguments: PlaneArguments
    let handle: SliderHandle

    func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    /// A new control.
    func make(with context: Context) -> PlaneSliderControl {
        let control = PlaneSliderControl()
        control.delegate = context.coordinator
        control.connect(handle.thumbs, context.coordinator)
        return control
    }

    /// Gives the control every option, and then the values.
    func update(_ control: PlaneSliderControl, with context: Context) {
        let coordinator = context.coordinator
        coordinator.beginUpdate(values, of: bound)
        handle.thumbs.beginUpdate()
        coordinator.isTyping = $isTyping
        control.apply(context.environment)
        control.apply(arguments, context.environment, coordinator)
        if coordinator.takesValues { values.set(on: control, in: context) }
        control.hasOuterThumbs = context.environment.sliderThumb != nil
        control.hasOuterTrack = context.environment.sliderTrack != nil
        handle.thumbs.endUpdate()
        coordinator.endUpdate(of: control)
    }
}

#if canImport(UIKit)
extension PlaneRepresentable {
    func makeUIView(context: Context) -> PlaneSliderControl { make(with: context) }

    func updateUIView(_ control: PlaneSliderControl, context: Context) { update(control, with: context) }

    static func dismantleUIView(_ control: PlaneSliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: PlaneSliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}
#else
extension PlaneRepresentable {
    func makeNSView(context: Context) -> PlaneSliderControl { make(with: context) }

    func updateNSView(_ control: PlaneSliderControl, context: Context) { update(control, with: context) }

    static func dismantleNSView(_ control: PlaneSliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView control: PlaneSliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}
#endif

extension PlaneSliderControl {
    /// Applies the options of a plane.
    fileprivate func apply(
        _ arguments: PlaneArguments, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let options = environment.sliderOptions
        apply(options)
        shape = arguments.shape(with: options, environment.layoutDirection)
        let (xTicks, yTicks) = (options.xGrid ?? .none, options.yGrid ?? .none)
        if self.xTicks != xTicks { self.xTicks = xTicks }
        if self.yTicks != yTicks { self.yTicks = yTicks }
        let scale = environment.controlSize.sliderScale
        apply(ShownStyle(choice: options.style, scale: scale, images: options.images), coordinator)
        apply(options.tints, coordinator)
        apply(thumbPictures: options.pictures.thumb, coordinator)
        applyTexts(arguments, environment, coordinator)
        coordinator.onEditingChanged = arguments.onEditingChanged
        coordinator.events = environment.sliderEvents
        var configuration = arguments.configuration(over: options)
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        if self.configuration != configuration { self.configuration = configuration }
    }

    /// Applies colors and gradients that differ from those before. What is not given is left to UIAppearance.
    private func apply(_ tints: SliderTints, _ coordinator: SliderCoordinator) {
        let before = coordinator.tints
        if tints.track != before.track { (areaColor, xGradient) = (tints.track?.color, tints.track?.gradient) }
        if tints.vertical != before.vertical { yGradient = tints.vertical?.gradient }
        if tints.thumb != before.thumb { thumbTintColor = tints.thumb?.color }
        coordinator.tints = tints
    }

    /// Applies the names of the axes and the texts of values, for assistive technology.
    private func applyTexts(
        _ arguments: PlaneArguments, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let region = environment.ownRegion
        for axis in SliderPlane.Axis.allCases {
            setAxisName(arguments[axis].names.first?.text(in: region.locale), for: axis)
        }
        let own = environment.lookContents.value
        let texts = { [self] in
            values.flatMap { [text(of: Double($0.x), on: .x), text(of: Double($0.y), on: .y)] }
        }
        let textsBefore = texts()
        coordinator.axisText = { value, axis in
            own?(value, axis.rawValue) ?? arguments[axis].text?(value, in: region)
                ?? LocalizedText.number(value, in: region.locale ?? .autoupdatingCurrent)
        }
        // It is set again if texts differ, so that a movement sets nothing that is as before.
        guard valueFormatter == nil || texts() != textsBefore else { return }
        valueFormatter = { [weak coordinator] value, axis in
            coordinator?.axisText?(value, axis) ?? LocalizedText.number(value)
        }
    }

    /// The size for a proposal; `nil` asks for the ideal side. A rectangle fills what it is offered, and a disc is a
    /// square.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let ideal = intrinsicContentSize
        let size = CGSize(width: max(width ?? ideal.width, targetSize), height: max(height ?? ideal.height, targetSize))
        guard case .disc = shape else { return size }
        let side = max([width, height].compactMap(\.self).min() ?? ideal.width, targetSize)
        return CGSize(width: side, height: side)
    }
}
#endif
