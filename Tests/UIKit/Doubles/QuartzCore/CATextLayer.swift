import Foundation

// Checked against: developer.apple.com/documentation/quartzcore/catextlayer, …/catextlayer/font,
// …/catextlayeralignmentmode; madsmtm/objc2 `objc2-quartz-core`; dotnet/macios src/coreanimation.cs.

public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = Self(rawValue: "natural"), center = Self(rawValue: "center")
}

/// A font that text layers take.
@_spi(Double) public protocol LayerFont: AnyObject {}

open class CATextLayer: CALayer {
    open var string: Any? {
        didSet {
            LayerLog.texts += 1
            wrote("string")
            fade()
        }
    }
    /// Traps for a `UIFont`, which the documentation forbids.
    open var font: CFTypeRef? {
        willSet { precondition(newValue == nil || newValue is any LayerFont || newValue is NSString) }
        didSet {
            wrote("font")
            fade()
        }
    }
    open var fontSize: CGFloat = 36 {
        didSet {
            wrote("fontSize", oldValue)
            fade()
        }
    }
    open var foregroundColor: CGColor? { didSet { wrote("foregroundColor", oldValue) } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { wrote("alignmentMode", oldValue) } }
    open var isWrapped = false { didSet { wrote("wrapped", oldValue) } }
    open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { fade() } } }

    /// A text comes as new contents when the layer displays, in the transaction around this one: disabling actions here
    /// does not keep it from fading in.
    private func fade() {
        if superlayer != nil { animate("contents", from: nil) }
    }
}
