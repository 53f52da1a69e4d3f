#if APPLE_UI
import SlidersControls
import SwiftUI

#if canImport(UIKit)
import UIKit

typealias PlatformRepresentable = UIViewRepresentable
#else
import AppKit

typealias PlatformRepresentable = NSViewRepresentable
#endif

/// Shows a control of the toolkit, which is made once and given every option at each update.
struct SliderRepresentable<Settings: ControlSettings>: PlatformRepresentable {
    /// What is bound. The view around reads it, so that SwiftUI updates the control when it changes.
    let values: BoundValues
    /// Where the control writes.
    let bound: BoundBinding
    /// Whether a value is being typed, as the control reports it.
    @Binding var isTyping: Bool
    let settings: Settings
    let handle: SliderHandle

    func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    /// A new control.
    private func make(with context: Context) -> Settings.Control {
        let control = settings.makeControl()
        (context.coordinator.look, context.coordinator.metrics) = (control.style, control.style.metrics)
        control.delegate = context.coordinator
        control.connect(handle.thumbs, context.coordinator)
        return control
    }

    /// Gives the control every option, and then the values.
    private func update(_ control: Settings.Control, with context: Context) {
        let coordinator = context.coordinator
        coordinator.beginUpdate(values, of: bound)
        handle.thumbs.beginUpdate()
        coordinator.isTyping = $isTyping
        coordinator.onEditingChanged = settings.onEditingChanged
        coordinator.events = context.environment.sliderEvents
        handle.control = control
        coordinator.setTargets(context.environment.sliderTargets, of: control)
        control.showsValues = values.count > 0
        control.apply(context.environment)
        control.applyOptions(of: context.environment, coordinator)
        settings.apply(to: control, in: context.environment, coordinator)
        if coordinator.givesValues(to: control) { setValues(of: control, in: context) }
        handle.thumbs.endUpdate()
        coordinator.endUpdate(of: control)
    }

    /// Sets the values of a control, with the duration of the transaction's animation where the system provides it.
    private func setValues(of control: Settings.Control, in context: Context) {
        guard context.transaction.animation != nil, !context.transaction.disablesAnimations else {
            return values.set(on: control, animated: false)
        }
        if #available(iOS 18, macOS 15, visionOS 2, *) {
            context.animate { values.set(on: control, animated: true) }
        } else {
            values.set(on: control, animated: true)
        }
    }

    #if canImport(UIKit)

    func makeUIView(context: Context) -> Settings.Control { make(with: context) }

    func updateUIView(_ control: Settings.Control, context: Context) { update(control, with: context) }

    static func dismantleUIView(_ control: Settings.Control, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: Settings.Control, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }

    #else

    func makeNSView(context: Context) -> Settings.Control { make(with: context) }

    func updateNSView(_ control: Settings.Control, context: Context) { update(control, with: context) }

    static func dismantleNSView(_ control: Settings.Control, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView control: Settings.Control, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }

    #endif
}

extension BaseSliderControl {
    /// Notifies views in place of thumbs where these are, and the coordinator of what the control shows.
    fileprivate func connect(_ thumbs: SliderThumbs, _ coordinator: SliderCoordinator) {
        observer = thumbs
        thumbs.onShow = { [weak coordinator] in coordinator?.didUpdate() }
        onTyping = { [weak coordinator] in coordinator?.typingDidChange(to: $0) }
    }

    /// Applies the options that sliders of every kind have.
    fileprivate func applyOptions(of environment: EnvironmentValues, _ coordinator: SliderCoordinator) {
        let options = environment.sliderOptions
        (respondsToScrollWheel, hasHaptics) = (options.hasScrollWheel, options.hasHaptics)
        (respondsToScrollWheelOverThumbs, glidesToTaps) = (options.hasScrollWheelOverThumbs, options.glidesToTaps)
        (allowsTextEntry, targetSize) = (options.hasTextEntry, options.targetSize)
        if let identifier = options.identifier { identify(as: identifier) }
        let scale = environment.controlSize.sliderScale
        let changes = environment.sliderMetricsChanges
        apply(ShownStyle(choice: options.style, changes: changes, scale: scale, images: options.images), coordinator)
    }
}
#endif
