#if APPLE_UI && !canImport(UIKit)
import AppKit

/// The class of the toolkit that ``BaseSliderControl`` extends.
public typealias SliderPlatformControl = NSControl

extension BaseSliderControl {
    /// The view class of the toolkit.
    public typealias PlatformView = NSView
    /// The color class of the toolkit.
    public typealias PlatformColor = NSColor
    /// The image class of the toolkit.
    public typealias PlatformImage = NSImage
    /// The states of a control that can have images.
    public typealias PlatformImageState = SliderImageState
    /// The font class of the toolkit.
    public typealias PlatformFont = NSFont
    package typealias PlatformSymbolWeight = NSFont.Weight
    typealias PlatformFontDescriptor = NSFontDescriptor
    typealias PlatformAccessibilityAction = NSAccessibilityCustomAction
}
#endif
