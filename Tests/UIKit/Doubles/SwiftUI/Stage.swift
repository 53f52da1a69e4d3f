import UIKit

/// Shows a view as SwiftUI does: makes the UIKit views inside it once, updates them each time, and dismantles them.
@_spi(Double) @MainActor
public final class Stage {
    private var shown: [Shown] = []
    private struct Shown {
        let type: Any.Type
        let view: UIView
        let coordinator: Any
        let dismantle: @MainActor () -> Void
    }

    /// The UIKit views, in the order in which they are shown.
    public var views: [UIView] { shown.map(\.view) }
    public private(set) var texts: [String] = []
    /// The last accessibility label.
    public private(set) var label: String?
    /// The last accessibility value, and the action that adjusts it.
    public private(set) var value: String?
    public private(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The custom content for assistive technology.
    public private(set) var content: [String] = []
    public private(set) var made = 0
    public var transaction = Transaction()
    private let window: UIWindow?

    public init(on window: UIWindow? = nil) { self.window = window }

    public func show(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) {
        var index = 0
        texts = []
        label = nil
        value = nil
        adjust = nil
        content = []
        walk(view, environment, &index)
        while shown.count > index {
            let last = shown.removeLast()
            last.dismantle()
            last.view.removeFromSuperview()
        }
        window?.layoutIfNeeded()
    }

    private func walk(_ view: any View, _ environment: EnvironmentValues, _ index: inout Int) {
        if let text = view as? Text { texts.append(text.string) }
        if let attached = (view as? any Attachment)?.attached {
            label = attached.label?.string ?? label
            value = attached.value?.string ?? value
            adjust = attached.adjust ?? adjust
            if let (label, value) = attached.content { content.insert("\(label.string): \(value.string)", at: 0) }
        }
        if let container = view as? any Container {
            var environment = environment
            container.change(&environment)
            for view in container.views { walk(view, environment, &index) }
        } else if let representable = view as? any UIViewRepresentable {
            represent(representable, environment, &index)
        } else {
            for child in Mirror(reflecting: view).children {
                (child.value as? any EnvironmentReader)?.box.values = environment
            }
            walk(bodyOf(view), environment, &index)
        }
    }

    private func bodyOf(_ view: some View) -> any View { view.body }

    private func represent<R: UIViewRepresentable>(_ view: R, _ environment: EnvironmentValues, _ index: inout Int) {
        defer { index += 1 }
        if shown.indices.contains(index), shown[index].type == R.self, let old = shown[index].view as? R.UIViewType,
            let coordinator = shown[index].coordinator as? R.Coordinator
        {
            view.updateUIView(
                old, context: R.Context(coordinator: coordinator, transaction: transaction, environment: environment))
            return
        }
        made += 1
        let coordinator = view.makeCoordinator()
        let context = R.Context(coordinator: coordinator, transaction: transaction, environment: environment)
        let new = view.makeUIView(context: context)
        window?.addSubview(new)
        shown.insert(
            Shown(type: R.self, view: new, coordinator: coordinator) {
                R.dismantleUIView(new, coordinator: coordinator)
            }, at: index)
        view.updateUIView(new, context: context)
    }

    /// The size that a representable answers to a proposal.
    public func size(of view: some UIViewRepresentable, _ proposal: ProposedViewSize) -> CGSize? { ask(view, proposal) }

    private func ask<R: UIViewRepresentable>(_ view: R, _ proposal: ProposedViewSize) -> CGSize? {
        let coordinator = view.makeCoordinator()
        let context = R.Context(coordinator: coordinator, transaction: transaction, environment: EnvironmentValues())
        let new = view.makeUIView(context: context)
        view.updateUIView(new, context: context)
        return view.sizeThatFits(proposal, uiView: new, context: context)
    }
}

@MainActor private protocol Attachment { var attached: AccessibilityAttachmentModifier { get } }

extension ModifiedContent: Attachment where Content: View, Modifier == AccessibilityAttachmentModifier {
    var attached: AccessibilityAttachmentModifier { modifier }
}
