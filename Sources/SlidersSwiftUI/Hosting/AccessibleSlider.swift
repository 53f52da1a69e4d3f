#if APPLE_UI
import Foundation
import SlidersControls
import SlidersCore
import SwiftUI

/// A slider as assistive technology reads it: a single thumb is one element with the slider's label, and several thumbs
/// are a group with that label. The label isn't visible.
///
/// What changes while a slider is visible, such as the number of thumbs, must not change the type of a view around the
/// content; otherwise, SwiftUI would make another control.
struct AccessibleSlider<Content: View>: View {
    let labels: SliderLabels
    /// What is read of a single thumb; `nil` if thumbs are read one by one.
    @Boxed private var thumb: ThumbSpeech?
    let handle: SliderHandle
    /// Whether any view can be the label of another one.
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

    /// The name that the app gave a single thumb, which is read in place of the label.
    private var name: Text? { thumb?.name.map { Text(verbatim: $0) } }

    /// The element or the group, without a label.
    private var element: ModifiedContent<some View, AccessibilityAttachmentModifier> {
        // 0 is the priority of every view: it makes the types of both results one.
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

    /// A slider without a label. A single thumb still has a name; no group has an empty one.
    private var unnamed: ModifiedContent<some View, AccessibilityAttachmentModifier> {
        let element = element
        return thumb == nil
            ? element : element.accessibilityLabel(name ?? word("Value"))
    }

    /// A word of the slider in the language of the view.
    private func word(_ key: String) -> Text {
        Text(verbatim: LocalizedText.localized(key, in: region.locale ?? .autoupdatingCurrent))
    }
}

/// What assistive technology reads of a single thumb, or of a slider without values.
struct ThumbSpeech {
    /// The name that the app gave the thumb; `nil` leaves it to the slider's label.
    let name: String?
    /// The text of the value; `nil` if there is none.
    let value: String?
    /// The lowest and the highest value that the thumb can take; `nil` where they are the bounds.
    let lowest, highest: String?
    /// Whether the options disable the thumb.
    let isDisabled: Bool
    /// Whether a person can change the value. Assistive technology already announces a disabled thumb as such.
    let isAdjustable: Bool
    /// Whether an activation lets the value be typed.
    let isTyped: Bool
    /// Whether an action resets the thumb.
    let isReset: Bool
    /// The identifier of the thumb for UI tests; `nil` if the app set none.
    let identifier: String?

    /// Creates what is read of a single value, or of a slider without values: that it's disabled. It's `nil` if there
    /// are more values.
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
        // The element replaces that of the thumb, which has the same identifier.
        identifier = settings.options.identifier.map { "\($0).thumb.0" }
        isTyped = isAdjustable && settings.options.hasTextEntry && settings.canRead(slider, contents, in: region)
    }
}
#endif
