import Foundation

// Checked against: developer.apple.com/documentation/coregraphics/cgcolorspace, …/cgcolorspacemodel,
// …/cgcolorrenderingintent, …/documentation/corefoundation/cfdictionary, …/cfstring;
// madsmtm/objc2 `objc2-core-graphics`; the matrices are those of CSS Color 4, section 17.

/// A `CFDictionary`, which the double has no use for.
public typealias CFDictionary = NSDictionary

/// A String is cast to it, as on Apple's platforms; there a literal is cast, too.
public typealias CFString = NSString

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

public final class CGColorSpace: Hashable, @unchecked Sendable {
    public class var sRGB: CFString { "kCGColorSpaceSRGB" }
    public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public class var displayP3: CFString { "kCGColorSpaceDisplayP3" }

    public let name: CFString?
    public let model: CGColorSpaceModel
    private init(_ name: CFString, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }
    public convenience init?(name: CFString) {
        guard [Self.sRGB, Self.extendedSRGB, Self.displayP3].contains(name) else { return nil }
        self.init(name, .rgb)
    }
    static func of(_ name: CFString) -> CGColorSpace { CGColorSpace(name, .rgb) }
    static let gray = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2", .monochrome)
    static let pattern = CGColorSpace("pattern", .pattern)

    public var numberOfComponents: Int { model == .rgb ? 3 : model == .monochrome ? 1 : 0 }
    var isSRGB: Bool { name == Self.sRGB || isExtended }
    var isExtended: Bool { name == Self.extendedSRGB }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    // MARK: Matching

    /// The components of a color of this space in linear light of sRGB; `nil` for a pattern.
    func linear(_ values: [CGFloat]) -> [CGFloat]? {
        switch model {
        case .monochrome: Array(repeating: Self.linear(values[0]), count: 3)
        case .rgb where name == Self.displayP3:
            Self.product(
                [
                    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
                    [-0.0196375546, -0.0786360456, 1.0982736001],
                ], values.prefix(3).map(Self.linear))
        case .rgb: values.prefix(3).map(Self.linear)
        default: nil
        }
    }

    func parts(ofLinear linear: [CGFloat]) -> [CGFloat] {
        name == Self.displayP3
            ? Self.product(
                [
                    [0.8224619687, 0.1775380313, 0], [0.0331941989, 0.9668058011, 0],
                    [0.0170826307, 0.0723974407, 0.9105199286],
                ], linear
            ).map(Self.encoded) : linear.map(Self.encoded)
    }

    private static func product(_ matrix: [[CGFloat]], _ vector: [CGFloat]) -> [CGFloat] {
        matrix.map { row in zip(row, vector).map(*).reduce(0, +) }
    }
    private static func linear(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return part < 0 ? -linear : linear
    }
    private static func encoded(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return part < 0 ? -encoded : encoded
    }
}
