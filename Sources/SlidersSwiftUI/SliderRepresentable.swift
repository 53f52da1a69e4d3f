#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI
import UIKit

/// Shows a control of UIKit, made once and given every option each time.
struct SliderRepresentable<Control: SliderControl>: UIViewRepresentable {
    let options: SliderOptions
    let make: () -> Control
    let prepare: (Control) -> Void

    func makeCoordinator() -> SliderCoordinator { SliderCoordinator() }

    func makeUIView(context: Context) -> Control {
        let control = make()
        control.delegate = context.coordinator
        return control
    }

    func updateUIView(_ control: Control, context: Context) {
        let environment = context.environment, coordinator = context.coordinator
        let told = { control.values.map { control.text(of: $0) } }, before = told()
        options.handle?.control = control
        control.follow(environment)
        prepare(control)
        // What is not given is left to UIAppearance.
        if options.tint != coordinator.options?.tint { control.minimumTrackTintColor = options.tint.map { UIColor($0) } }
        if environment.sliderStyle != coordinator.style { control.style = environment.sliderStyle ?? SliderStyle() }
        (coordinator.options, coordinator.style) = (options, environment.sliderStyle)
        // One closure as long as texts stay, so that nothing is laid out again because of it.
        if (options.text == nil) != (control.valueFormatter == nil) || before != told() {
            control.valueFormatter = options.text.map { text in { coordinator.options?.text?($0) ?? text($0) } }
        }
        control.take(environment.sliderLooks, coordinator)
        var configuration = options.configuration
        configuration.isEnabled = environment.isEnabled
        control.configuration = configuration
        let (values, spans) = options.link.read()
        for thumb in 0..<max(values.count, control.values.count) {
            control.setThumbName(options.names.indices.contains(thumb) ? options.names[thumb] : nil, for: thumb)
        }
        let isAnimated = context.transaction.animation != nil && !context.transaction.disablesAnimations
        control.setValues(values, spans: spans, animated: isAnimated)
    }

    static func dismantleUIView(_ control: Control, coordinator: SliderCoordinator) {
        control.cancelDrags()
        control.delegate = nil
    }

    @available(iOS 16, visionOS 1, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView control: Control, context: Context) -> CGSize? {
        let intrinsic = control.intrinsicContentSize, none = UIView.noIntrinsicMetric
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
    /// Surroundings that a view of SwiftUI may have been given, told in UIKit's words.
    fileprivate func follow(_ environment: EnvironmentValues) {
        let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let direction: UISemanticContentAttribute = environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        let size = UIContentSizeCategory(environment.dynamicTypeSize)
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
        if semanticContentAttribute != direction { semanticContentAttribute = direction }
        if maximumContentSizeCategory != size { (minimumContentSizeCategory, maximumContentSizeCategory) = (size, size) }
        (followsWheel, hasHaptics) = (environment.slidersFollowWheel, environment.slidersHaveHaptics)
    }
}

/// Hears of changes and writes them to the binding.
@MainActor
final class SliderCoordinator: SliderControlDelegate {
    /// What the control was given last.
    var options: SliderOptions?
    var style: SliderStyle?
    var looks = SliderLooks()
    private var drags = 0

    func sliderControl(_ control: SliderControl, willBeginDragging grip: Grip) {
        drags += 1
        if drags == 1 { options?.onEditingChanged(true) }
    }

    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: Reason) { options?.link.write(control) }

    func sliderControl(_ control: SliderControl, didEndDragging grip: Grip, isCancelled: Bool) {
        drags -= 1
        if drags == 0 { options?.onEditingChanged(false) }
    }
}
#endif
