#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The class of the toolkit that ``BaseSliderControl`` extends.
public typealias SliderPlatformControl = NSControl

extension BaseSliderControl {
    /// The views of the toolkit.
    public typealias PlatformView = NSView
    /// The colors of the toolkit.
    public typealias PlatformColor = NSColor
    /// The images of the toolkit.
    public typealias PlatformImage = NSImage
    /// The states of a control that images can be for.
    public typealias PlatformImageState = SliderImageState
    /// The fonts of the toolkit.
    public typealias PlatformFont = NSFont
    package typealias PlatformSymbolWeight = NSFont.Weight
    typealias PlatformFontDescriptor = NSFontDescriptor
    typealias PlatformAccessibilityAction = NSAccessibilityCustomAction
}
#endif
