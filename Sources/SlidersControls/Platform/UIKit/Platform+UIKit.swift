#if APPLE_UI && canImport(UIKit)
import UIKit

/// The class of the toolkit that ``BaseSliderControl`` extends.
public typealias SliderPlatformControl = UIControl

extension BaseSliderControl {
    /// The view class of the toolkit.
    public typealias PlatformView = UIView
    /// The color class of the toolkit.
    public typealias PlatformColor = UIColor
    /// The image class of the toolkit.
    public typealias PlatformImage = UIImage
    /// The states of a control that can have images.
    public typealias PlatformImageState = UIControl.State
    /// The font class of the toolkit.
    public typealias PlatformFont = UIFont
    package typealias PlatformSymbolWeight = UIImage.SymbolWeight
    typealias PlatformFontDescriptor = UIFontDescriptor
    typealias PlatformAccessibilityAction = UIAccessibilityCustomAction
}
#endif
