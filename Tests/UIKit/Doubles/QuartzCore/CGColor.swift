import Foundation

// Checked against: developer.apple.com/documentation/coregraphics/cgcolor and …/cgimage; madsmtm/objc2
// `objc2-core-graphics`.

public final class CGColor: Hashable {
    private let values: [CGFloat]

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { values = [red, green, blue, alpha] }
    public init(gray: CGFloat, alpha: CGFloat) { values = [gray, alpha] }

    public func copy(alpha: CGFloat) -> CGColor? {
        values.count == 2
            ? CGColor(gray: values[0], alpha: alpha)
            : CGColor(srgbRed: values[0], green: values[1], blue: values[2], alpha: alpha)
    }
    public var alpha: CGFloat { values.last ?? 0 }
    public var components: [CGFloat]? { values }
    public var numberOfComponents: Int { values.count }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A bitmap. The double keeps its size, the name of its picture, and the tint that fills its alpha.
public final class CGImage: Hashable {
    public let width, height: Int
    @_spi(Double) public let name: String
    @_spi(Double) public let tint: CGColor?

    @_spi(Double) public init(name: String, width: Int, height: Int, tint: CGColor? = nil) {
        self.name = name
        self.width = width
        self.height = height
        self.tint = tint
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A context. The double draws nothing: it counts how often views were asked to draw.
public class CGContext {}
