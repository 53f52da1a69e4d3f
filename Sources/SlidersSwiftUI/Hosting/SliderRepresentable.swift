#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

#if canImport(UIKit)
import UIKit

typealias PlatformRepresentable = UIViewRepresentable
typealias PlatformRepresentableContext<Shown: UIViewRepresentable> = UIViewRepresentableContext<Shown>
#else
import AppKit

typealias PlatformRepresentable = NSViewRepresentable
typealias PlatformRepresentableContext<Shown: NSViewRepresentable> = NSViewRepresentableContext<Shown>
#endif

/// Shows a control of the toolkit, which is made once and given every option at each update.
struct SliderRepresentable: PlatformRepresentable {
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
    func make(with context: Context) -> SliderControl {
        let control = settings.form.make()
        control.delegate = context.coordinator
        control.connect(handle.thumbs, context.coordinator)
        return control
    }

    /// Gives the control every option, and then the values.
    func update(_ control: SliderControl, with context: Context) {
        let coordinator = context.coordinator
        coordinator.beginUpdate(values, of: bound)
        handle.thumbs.beginUpdate()
        coordinator.isTyping = $isTyping
        handle.control = control
        control.fillsOwner = context.environment.sliderOwner != nil
        context.environment.sliderOwner?.playhead = control
        coordinator.setTargets(context.environment.sliderTargets, of: control)
        control.apply(context.environment)
        settings.form.set(on: control)
        control.apply(settings, context.environment, coordinator)
        let (names, locale) = (settings.arguments.names, context.environment.ownRegion.locale)
        for thumb in 0..<max(values.count, control.values.count) {
            let name = names.indices.contains(thumb) ? names[thumb] : nil
            control.setThumbName(name?.text(in: locale), for: thumb)
        }
        if coordinator.takesValues { values.set(on: control, in: context) }
        control.hasOuterThumbs = context.environment.sliderThumb != nil
        control.hasOuterTrack = context.environment.sliderTrack != nil
        control.hasOuterSpans = context.environment.sliderSpan != nil
        handle.thumbs.endUpdate()
        coordinator.endUpdate(of: control)
    }
}

#if canImport(UIKit)
extension SliderRepresentable {
    func makeUIView(context: Context) -> SliderControl { make(with: context) }

    func updateUIView(_ control: SliderControl, context: Context) { update(control, with: context) }

    static func dismantleUIView(_ control: SliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: SliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}
#else
extension SliderRepresentable {
    func makeNSView(context: Context) -> SliderControl { make(with: context) }

    func updateNSView(_ control: SliderControl, context: Context) { update(control, with: context) }

    static func dismantleNSView(_ control: SliderControl, coordinator: SliderCoordinator) {
        coordinator.dismantle(control)
    }

    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView control: SliderControl, context: Context) -> CGSize? {
        control.size(width: proposal.width, height: proposal.height)
    }
}
#endif

extension BoundValues {
    /// Sets the values of a control, with the duration of the transaction's animation where the system provides it.
    @MainActor
    func set<Shown: PlatformRepresentable>(
        on control: BaseSliderControl, in context: PlatformRepresentableContext<Shown>
    ) {
        guard context.transaction.animation != nil, !context.transaction.disablesAnimations else {
            return set(on: control, animated: false)
        }
        if #available(iOS 18, macOS 15, visionOS 2, *) {
            context.animate { set(on: control, animated: true) }
        } else {
            set(on: control, animated: true)
        }
    }
}

extension BaseSliderControl {
    /// Lets views in place of thumbs know where these are, and the coordinator what the control shows.
    func connect(_ thumbs: SliderThumbs, _ coordinator: SliderCoordinator) {
        observer = thumbs
        thumbs.onShow = { [weak coordinator] in coordinator?.didUpdate() }
        onTyping = { [weak coordinator] in coordinator?.typingDidChange(to: $0) }
    }

    /// Applies the options that sliders of every kind have.
    func apply(_ options: SliderOptions) {
        (respondsToScrollWheel, hasHaptics) = (options.hasScrollWheel, options.hasHaptics)
        (respondsToScrollWheelOverThumbs, glidesToTaps) = (options.hasScrollWheelOverThumbs, options.glidesToTaps)
        allowsTextEntry = options.hasTextEntry
    }
}

extension SliderControl {
    /// Applies the options of a slider.
    fileprivate func apply(
        _ settings: SliderSettings, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator
    ) {
        let options = settings.options
        apply(options)
        hasTappableTicks = options.hasTappableTicks
        apply(options.tints, coordinator)
        let scale = environment.controlSize.sliderScale
        apply(ShownStyle(choice: options.style, scale: scale, images: options.images), coordinator)
        let marks = settings.marks
        apply(marks, in: coordinator.lookMetrics)
        apply(options.pictures, coordinator)
        apply(settings.arguments.text, in: environment.ownRegion, coordinator)
        coordinator.onEditingChanged = settings.arguments.onEditingChanged
        coordinator.events = environment.sliderEvents
        if reportsHover == coordinator.events.hovers.isEmpty { reportsHover.toggle() }
        apply(options.fonts, environment, coordinator)
        var contents = environment.lookContents
        if let tickText = marks.tickText(in: environment.ownRegion.locale) { contents.tickLabel = tickText }
        apply(contents, coordinator)
        var configuration = settings.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        self.configuration = configuration
    }
}
#endif
