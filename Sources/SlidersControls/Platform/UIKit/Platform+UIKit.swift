#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The class of the toolkit that ``BaseSliderControl`` extends.
public typealias SliderPlatformControl = UIControl

extension BaseSliderControl {
    /// The views of the toolkit.
    public typealias PlatformView = UIView
    /// The colors of the toolkit.
    public typealias PlatformColor = UIColor
    /// The images of the toolkit.
    public typealias PlatformImage = UIImage
    /// The states of a control that images can be for.
    public typealias PlatformImageState = UIControl.State
    /// The fonts of the toolkit.
    public typealias PlatformFont = UIFont
    package typealias PlatformSymbolWeight = UIImage.SymbolWeight
    typealias PlatformFontDescriptor = UIFontDescriptor
    typealias PlatformAccessibilityAction = UIAccessibilityCustomAction
}
#endif
