// Checked against: developer.apple.com/documentation/uikit/uiedgeinsets, /documentation/corefoundation/cgvector,
// …/uikit/uisemanticcontentattribute, …/uiuserinterfacelayoutdirection, …/uilayoutpriority, …/nslayoutconstraint/axis;
// madsmtm/objc2 `objc2-ui-kit`.

/// Of Core Graphics.
public struct CGVector: Equatable, Sendable {
    public var dx, dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000), defaultHigh = UILayoutPriority(750),
        defaultLow = UILayoutPriority(250)
}

/// The double has no Auto Layout solver; only the axis is needed.
@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}
