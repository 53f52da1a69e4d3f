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
package struct SliderRepresentable<Slider: HostedSlider>: PlatformRepresentable {
    let slider: Slider
    /// What is shown. The view around reads the values, so that SwiftUI updates the control when they change.
    let settings: SliderSettings
    /// Where the control writes.
    let bound: BoundBinding
    /// Whether a value is being typed, as the control reports it.
    @Binding var isTyping: Bool
    let handle: SliderHandle

    package func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    /// A new control.
    private func make(with context: Context) -> Slider.Control {
        let control = slider.makeControl()
        (context.coordinator.look, context.coordinator.metrics) = (control.style, control.style.metrics)
        context.coordinator.lookMetrics = control.style.metrics
        control.delegate = context.coordinator
        control.observer = handle.thumbs
        handle.thumbs.onShow = { [weak coordinator = context.coordinator] in coordinator?.didUpdate() }
        control.onTyping = { [weak coordinator = context.coordinator] in coordinator?.typingDidChange(to: $0) }
        return control
    }

    /// Gives the control every option, and then the values.
    private func update(_ control: Slider.Control, with context: Context) {
        let coordinator = context.coordinator
        coordinator.beginUpdate(settings.values, of: bound)
        handle.thumbs.beginUpdate()
        coordinator.isTyping = $isTyping
        coordinator.onEditingChanged = settings.arguments[0].onEditingChanged
        (coordinator.events, coordinator.changes) = (settings.options.events, settings.arguments.flatMap(\.changes))
        (handle.control, handle.bridges) = (control, settings.arguments.map(\.bridge))
        coordinator.setTargets(context.environment.sliderTargets, of: control)
        let given = SliderContext(settings: settings, environment: context.environment, coordinator: coordinator)
        control.apply(given)
        slider.apply(given, to: control)
        if coordinator.givesValues(to: control) { setValues(of: control, in: context) }
        handle.thumbs.endUpdate()
        coordinator.endUpdate(of: control)
        #if DEBUG
        coordinator.warn(settings, control)
        #endif
    }

    /// Sets the values of a control, with the duration of the transaction's animation where the system provides it.
    private func setValues(of control: Slider.Control, in context: Context) {
        guard context.transaction.animation != nil, !context.transaction.disablesAnimations else {
            return settings.values.set(on: control, animated: false)
        }
        if #available(iOS 18, macOS 15, visionOS 2, *) {
            context.animate { settings.values.set(on: control, animated: true) }
        } else {
            settings.values.set(on: control, animated: true)
        }
    }

    #if canImport(UIKit)

    package func makeUIView(context: Context) -> Slider.Control { make(with: context) }

    package func updateUIView(_ control: Slider.Control, context: Context) { update(control, with: context) }

    package static func dismantleUIView(_ control: Slider.Control, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(iOS 16, visionOS 1, *)
    package func sizeThatFits(_ proposal: ProposedViewSize, uiView control: Slider.Control, context: Context) -> CGSize?
    {
        control.size(width: proposal.width, height: proposal.height)
    }

    #else

    package func makeNSView(context: Context) -> Slider.Control { make(with: context) }

    package func updateNSView(_ control: Slider.Control, context: Context) { update(control, with: context) }

    package static func dismantleNSView(_ control: Slider.Control, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(macOS 13, *)
    package func sizeThatFits(_ proposal: ProposedViewSize, nsView control: Slider.Control, context: Context) -> CGSize?
    {
        control.size(width: proposal.width, height: proposal.height)
    }

    #endif
}
#endif
