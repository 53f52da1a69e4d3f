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

/// A view that shows a UIKit or AppKit control. The control is made once, and each update applies every option to it.
package struct SliderRepresentable<Slider: HostedSlider>: PlatformRepresentable {
    let slider: Slider
    /// The values and options of the control. The enclosing view reads the values from the binding, so that SwiftUI
    /// updates the control when they change.
    let settings: SliderSettings
    /// The binding to which the control's changes are written.
    let bound: BoundBinding
    /// Whether a person is typing a value, which the control reports.
    @Binding var isTyping: Bool
    let handle: SliderHandle

    package func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    /// Returns a new control that reports its events to the coordinator.
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

    /// Applies every option to the control, and then sets the values.
    private func update(_ control: Slider.Control, with context: Context) {
        let coordinator = context.coordinator
        coordinator.beginUpdate(settings.values, of: bound)
        handle.thumbs.beginUpdate()
        coordinator.isTyping = $isTyping
        coordinator.onEditingChanged = settings.arguments[0].onEditingChanged
        coordinator.events = settings.options.events
        coordinator.changeActions = settings.arguments.flatMap(\.changes)
        (handle.control, handle.bridges) = (control, settings.arguments.map(\.bridge))
        coordinator.setTargets(context.environment.sliderTargets, of: control)
        let sliderContext = SliderContext(
            settings: settings, environment: context.environment, coordinator: coordinator)
        control.apply(sliderContext)
        slider.apply(sliderContext, to: control)
        if coordinator.givesValues(to: control) { setValues(of: control, in: context) }
        handle.thumbs.endUpdate()
        coordinator.endUpdate(of: control)
        #if DEBUG
        coordinator.warn(settings, control)
        #endif
    }

    /// Sets the values of a control, with an animation if the transaction has one. The animation has the transaction's
    /// duration on systems that provide it.
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
