#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import CoreText
import SlidersLayers

/// What SwiftUI hears of a control and shows in place of its parts.
struct OuterViews {
    weak var observer: (any SliderObserver)?
    var onTyping: ((_ isTyping: Bool) -> Void)?
    var hasThumbs = false
    var font: CTFont?
}

extension SliderControl {
    /// Hears where thumbs and ticks are.
    package var observer: (any SliderObserver)? {
        get { outer.observer }
        set { outer.observer = newValue }
    }

    /// Called when typing begins and when it ends: SwiftUI hides the field from assistive technology otherwise.
    package var onTyping: ((_ isTyping: Bool) -> Void)? {
        get { outer.onTyping }
        set { outer.onTyping = newValue }
    }

    /// Whether views of SwiftUI stand in for the thumbs.
    package var hasOuterThumbs: Bool {
        get { outer.hasThumbs }
        set {
            guard newValue != outer.hasThumbs else { return }
            outer.hasThumbs = newValue
            replacementsDidChange()
        }
    }

    /// The font that views around give texts for which nothing else has one; `nil` is ``labelFont``.
    package var inheritedFont: CTFont? {
        get { outer.font }
        set {
            guard newValue !== outer.font else { return }
            outer.font = newValue
            controller.surroundingsDidChange()
        }
    }

    /// Tells that the field in which a value is typed came or went.
    func typingDidChange(from field: ReadoutField?) {
        if (readoutField == nil) != (field == nil) { onTyping?(readoutField != nil) }
    }
}
#endif
