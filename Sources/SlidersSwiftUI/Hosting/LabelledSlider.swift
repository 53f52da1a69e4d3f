#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersLayers
import SlidersUIKit
import SwiftUI

/// Gives a slider its label for assistive technology. The label does not show.
struct LabelledSlider<Label: View, Content: View>: View {
    let label: Label
    /// The name that the app gave a single thumb, which is read in place of the label.
    let thumbName: String?
    /// Whether the slider is one element, and no group of thumbs.
    let isSingle: Bool
    /// Whether any view can be the label of another one.
    let takesViews: Bool
    let content: Content

    init(
        label: Label, thumbName: String?, isSingle: Bool, takesViews: Bool = Self.systemTakesViews,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.thumbName = thumbName
        self.isSingle = isSingle
        self.takesViews = takesViews
        self.content = content()
    }

    private static var systemTakesViews: Bool { if #available(iOS 18, visionOS 2, *) { true } else { false } }

    var body: some View {
        if let thumbName {
            content.accessibilityLabel(Text(verbatim: thumbName))
        } else if let text = label as? Text {
            group.accessibilityLabel(text)
        } else if label is EmptyView {
            unnamed
        } else if takesViews, #available(iOS 18, visionOS 2, *) {
            group.accessibilityLabel { _ in label }
        } else {
            unnamed.background { Color.clear.accessibilityRepresentation { label }.accessibilitySortPriority(1) }
                .accessibilityElement(children: .contain)
        }
    }

    @ViewBuilder private var group: some View {
        if isSingle { content } else { content.accessibilityElement(children: .contain) }
    }

    /// A slider without a label. A single thumb still has a name; no group has an empty one.
    @ViewBuilder private var unnamed: some View {
        if isSingle { content.accessibilityLabel(Text(verbatim: LocalizedText.localized("Value"))) } else { content }
    }
}
#endif
