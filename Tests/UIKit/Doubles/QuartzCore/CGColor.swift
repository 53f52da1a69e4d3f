import Foundation

// Checked against: developer.apple.com/documentation/coregraphics/cgcolor, …/cgcolor/converted(to:intent:options:),
// …/cgimage, …/cgcontext; madsmtm/objc2 `objc2-core-graphics`.

public final class CGColor: Hashable {
    private let values: [CGFloat]
    public let colorSpace: CGColorSpace?

    /// A space that is not extended has components 0…1.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let parts = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        values = parts.map { space.isExtended ? $0 : min(1, max(0, $0)) }
        colorSpace = space
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha], .of(CGColorSpace.sRGB))
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha], .gray) }
    private init(_ parts: [CGFloat], _ space: CGColorSpace) {
        values = parts.map { min(1, max(0, $0)) }
        colorSpace = space
    }

    /// The color of a pattern, which has no components but its opacity.
    @_spi(Double) public init(patternWithAlpha alpha: CGFloat) {
        values = [alpha]
        colorSpace = .pattern
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        colorSpace.flatMap { CGColor(colorSpace: $0, components: Array(values.dropLast()) + [alpha]) }
    }

    /// `nil` for a pattern, which has no color to match.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard let from = colorSpace, let linear = from.linear(values) else { return nil }
        if from.isSRGB, space.isSRGB { return CGColor(colorSpace: space, components: values) }
        return CGColor(colorSpace: space, components: space.parts(ofLinear: linear) + [alpha])
    }

    public var alpha: CGFloat { values.last ?? 0 }
    public var components: [CGFloat]? { values }
    public var numberOfComponents: Int { values.count }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values && a.colorSpace == b.colorSpace }
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
