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
        let environment = context.environment, coordinator = context.coordinator, asked = options.link.read()
        coordinator.beginUpdate(asked)
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
        configuration.isEnabled = configuration.isEnabled && environment.isEnabled
        control.configuration = configuration
        let (values, spans) = asked
        for thumb in 0..<max(values.count, control.values.count) {
            control.setThumbName(options.names.indices.contains(thumb) ? options.names[thumb] : nil, for: thumb)
        }
        let isAnimated = context.transaction.animation != nil && !context.transaction.disablesAnimations
        if coordinator.takesValues { control.setValues(values, spans: spans, animated: isAnimated) }
        coordinator.endUpdate(of: control)
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

    // What an update does to drags is told after it: views must not change state while they are updated.
    private var isUpdating = false, isRestored = false, isNew = true, isAwaited = false
    private var edits: [Bool] = []
    private var bound: (values: [Double], spans: [Double]?) = ([], nil)

    func beginUpdate(_ asked: (values: [Double], spans: [Double]?)) {
        (isUpdating, isRestored, isNew, bound) = (true, false, asked != bound, asked)
    }

    /// Whether the control is to show what is bound, and not what a drag that the update cancelled brought back.
    var takesValues: Bool { isNew || !isRestored && !isAwaited }

    func endUpdate(of control: SliderControl) {
        (isUpdating, isAwaited) = (false, !takesValues)
        guard isAwaited || !edits.isEmpty else { return }
        Task { [self, weak control] in
            if isAwaited, let control { write(control) }
            isAwaited = false
            let told = edits
            edits = []
            for isEditing in told { options?.onEditingChanged(isEditing) }
        }
    }

    private func write(_ control: SliderControl) {
        guard let link = options?.link else { return }
        link.write(control)
        bound = link.read()
    }

    private func tell(_ isEditing: Bool) {
        if isUpdating { edits.append(isEditing) } else { options?.onEditingChanged(isEditing) }
    }

    func sliderControl(_ control: SliderControl, willBeginDragging grip: Grip) {
        drags += 1
        if drags == 1 { tell(true) }
    }

    func sliderControl(_ control: SliderControl, didChange thumbs: [Int], reason: Reason) {
        if isUpdating { isRestored = true } else { write(control) }
    }

    func sliderControl(_ control: SliderControl, didEndDragging grip: Grip, isCancelled: Bool) {
        drags -= 1
        if drags == 0 { tell(false) }
    }
}
#endif
