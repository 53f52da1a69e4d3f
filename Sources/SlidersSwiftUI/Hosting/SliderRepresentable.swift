#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SlidersUIKit
import SwiftUI
import UIKit

/// Shows a control of UIKit, which is made once and given every option at each update.
struct SliderRepresentable<Control: SliderControl>: UIViewRepresentable {
    let options: SliderOptions
    let make: () -> Control
    /// Gives the control what only its kind has.
    let prepare: (Control) -> Void

    func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    func makeUIView(context: Context) -> Control {
        let control = make()
        control.delegate = context.coordinator
        return control
    }

    func updateUIView(_ control: Control, context: Context) {
        let coordinator = context.coordinator
        let bound = options.link.read()
        coordinator.beginUpdate(bound)
        options.handle?.control = control
        control.take(environment: context.environment)
        prepare(control)
        take(options, context.environment, coordinator, on: control)
        for thumb in 0..<max(bound.count, control.values.count) {
            control.setThumbName(options.names.indices.contains(thumb) ? options.names[thumb] : nil, for: thumb)
        }
        let isAnimated = context.transaction.animation != nil && !context.transaction.disablesAnimations
        if coordinator.takesValues { bound.set(on: control, animated: isAnimated) }
        coordinator.endUpdate(of: control)
    }

    private func take(
        _ options: SliderOptions, _ environment: EnvironmentValues, _ coordinator: SliderCoordinator,
        on control: Control
    ) {
        let texts = { control.values.map { control.text(of: $0) } }
        let textsBefore = texts()
        // What is not given is left to UIAppearance.
        if options.tint != coordinator.options?.tint {
            control.minimumTrackTintColor = options.tint.map { UIColor($0) }
        }
        if environment.sliderStyle != coordinator.style { control.style = environment.sliderStyle ?? SliderStyle() }
        coordinator.options = options
        coordinator.style = environment.sliderStyle
        // The closure stays while its texts do, so that nothing is laid out again because of it.
        if (options.text == nil) != (control.valueFormatter == nil) || textsBefore != texts() {
            control.valueFormatter = options.text.map { text in { coordinator.options?.text?($0) ?? text($0) } }
        }
        control.take(environment.lookContents, coordinator)
        var configuration = options.configuration
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        control.setConfiguration(configuration, press: options.press)
    }

    static func dismantleUIView(_ control: Control, coordinator: SliderCoordinator) {
        control.cancelDrags()
        control.delegate = nil
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: Control, context: Context) -> CGSize? {
        let intrinsic = control.intrinsicContentSize
        let none = UIView.noIntrinsicMetric
        let proposed = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        if intrinsic.width != none, intrinsic.height != none {
            let side = min(proposed.width, proposed.height)
            return side.isFinite ? CGSize(width: side, height: side) : intrinsic
        }
        return CGSize(
            width: intrinsic.width == none ? proposed.width : intrinsic.width,
            height: intrinsic.height == none ? proposed.height : intrinsic.height)
    }
}

extension SliderControl {
    /// Takes what SwiftUI keeps in the environment and UIKit in traits and properties.
    fileprivate func take(environment: EnvironmentValues) {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let direction: UISemanticContentAttribute =
            environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        let size = UIContentSizeCategory(environment.dynamicTypeSize)
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        if semanticContentAttribute != direction { semanticContentAttribute = direction }
        if maximumContentSizeCategory != size {
            minimumContentSizeCategory = size
            maximumContentSizeCategory = size
        }
        followsWheel = environment.slidersFollowWheel
        hasHaptics = environment.slidersHaveHaptics
        isReadoutEditable = environment.slidersTakeTyping
    }
}
#endif
