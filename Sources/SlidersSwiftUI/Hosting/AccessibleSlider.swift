#if APPLE_UI
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// A slider as assistive technology reads it: a single thumb is one element with the slider's label, and several thumbs
/// are a group with that label. The label isn't visible.
///
/// The types of the views around the content must not depend on what changes while a slider is visible, such as the
/// number of thumbs; otherwise, SwiftUI would replace the control.
struct AccessibleSlider<Content: View>: View {
    let labels: SliderLabels
    /// The texts and actions of a single thumb; `nil` if each thumb is an element of its own.
    @Boxed private var thumb: ThumbSpeech?
    let handle: SliderHandle
    /// Whether the system lets any view be an accessibility label; before iOS 18, only a `Text` can be one.
    let acceptsViews: Bool
    @Boxed private var content: Content
    @Environment(\.ownRegion) private var region

    init(
        labels: SliderLabels, thumb: ThumbSpeech?, handle: SliderHandle, acceptsViews: Bool = Self.systemAcceptsViews,
        @ViewBuilder content: () -> Content
    ) {
        (self.labels, self.handle, self.acceptsViews) = (labels, handle, acceptsViews)
        _thumb = Boxed(wrappedValue: thumb)
        _content = Boxed(wrappedValue: content())
    }

    private static var systemAcceptsViews: Bool {
        if #available(iOS 18, macOS 15, visionOS 2, *) { true } else { false }
    }

    var body: some View {
        if let title = labels.title {
            element.accessibilityLabel(name ?? title)
        } else if labels.label == nil {
            unnamed
        } else if acceptsViews, #available(iOS 18, macOS 15, visionOS 2, *) {
            element.accessibilityLabel { _ in
                if let name { name } else { labels.label }
            }
        } else {
            unnamed.background {
                if name == nil {
                    Color.clear.accessibilityRepresentation { labels.label }.accessibilitySortPriority(1)
                }
            }
            .accessibilityElement(children: .contain)
        }
    }

    /// The name that the app gave a single thumb. It's read instead of the label.
    private var name: Text? { thumb?.name.map { Text(verbatim: $0) } }

    /// The element or the group, without a label.
    private var element: ModifiedContent<some View, AccessibilityAttachmentModifier> {
        // 0 is the default priority: setting it gives both results of this property the same type.
        let whole = content.accessibilityElement(children: thumb == nil ? .contain : .ignore)
            .accessibilitySortPriority(0)
        guard let thumb, let text = thumb.value else { return whole }
        var element = whole.accessibilityValue(labels.currentText ?? Text(verbatim: text))
        if let identifier = thumb.identifier { element = element.accessibilityIdentifier(identifier) }
        for (name, limit) in [("Lowest possible", thumb.lowest), ("Highest possible", thumb.highest)] {
            guard let limit else { continue }
            element = element.accessibilityCustomContent(word(name), Text(verbatim: limit))
        }
        if thumb.isAdjustable { element = element.accessibilityAdjustableAction { [handle] in handle.adjust($0) } }
        if thumb.isReset {
            element = element.accessibilityAction(named: word("Reset")) { [handle] in handle.reset() }
        }
        guard thumb.isTyped else { return element }
        return element.accessibilityHint(word("Type a value"))
            .accessibilityAction { [handle] in handle.activate() }
    }

    /// The element or the group of a slider without a label. A single thumb still has a name, and a group has none.
    private var unnamed: ModifiedContent<some View, AccessibilityAttachmentModifier> {
        let element = element
        return thumb == nil
            ? element : element.accessibilityLabel(name ?? word("Value"))
    }

    /// Returns one of the package's localized words in the language of the view.
    private func word(_ key: String) -> Text {
        Text(verbatim: LocalizedText.localized(key, in: region.locale ?? .autoupdatingCurrent))
    }
}

/// What assistive technology reads of a single thumb, or of a slider without values.
struct ThumbSpeech {
    /// The name that the app gave the thumb; `nil` means that the slider's label names it.
    let name: String?
    /// The text of the value; `nil` if there is none.
    let value: String?
    /// The lowest and the highest value that the thumb can take; `nil` where they are the bounds.
    let lowest, highest: String?
    /// Whether the options disable the thumb.
    let isDisabled: Bool
    /// Whether the slider has a value and isn't read-only. A disabled thumb counts as adjustable, because assistive
    /// technology announces it as disabled.
    let isAdjustable: Bool
    /// Whether a person can activate the element to type a value.
    let isTyped: Bool
    /// Whether the element has an action that resets the thumb.
    let isReset: Bool
    /// The identifier of the thumb for UI tests; `nil` if the app set none.
    let identifier: String?

    /// Creates the texts and actions of a slider with one value, or of a slider without values, which is disabled. The
    /// result is `nil` if there are several values.
    @MainActor init?(
        _ settings: SliderSettings, _ contents: LookContents = LookContents(),
        in region: _SliderRegion = _SliderRegion()
    ) {
        guard settings.values.count > 0 else {
            (name, value, lowest, highest, identifier) = (nil, nil, "", "", nil)
            (isDisabled, isAdjustable, isTyped, isReset) = (true, false, false, false)
            return
        }
        guard settings.values.count == 1 else { return nil }
        let slider = settings.state
        let limits = slider.adjustableLimits(of: 0)
        let text = { settings.text(of: $0, thumb: 0, of: slider, contents, in: region) }
        name = settings.arguments[0].names.first?.text(in: region.locale)
        value = text(slider.value(of: 0))
        lowest = limits.lowerBound > slider.bounds.lowerBound ? text(limits.lowerBound) : nil
        highest = limits.upperBound < slider.bounds.upperBound ? text(limits.upperBound) : nil
        isDisabled = slider.isDisabled(thumb: 0)
        isAdjustable = !settings.configuration.isReadOnly
        isReset = slider.canReset(thumb: 0)
        // The element replaces the thumb's own element, so it has the same identifier.
        identifier = settings.options.identifier.map { "\($0).thumb.0" }
        isTyped = isAdjustable && settings.options.hasTextEntry && settings.canRead(slider, contents, in: region)
    }
}
#endif
