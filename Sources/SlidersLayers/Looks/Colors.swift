#if canImport(QuartzCore)
import QuartzCore
import SlidersCore

extension CGColor {
    /// A colour of a paint, in sRGB.
    package static func make(_ color: Paint.Color) -> CGColor {
        CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension Paint.Color {
    /// A colour of a host.
    init?(_ color: CGColor) {
        guard let parts = color.components, parts.count == 4 else { return nil }
        self.init(Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
    }
}
#endif
