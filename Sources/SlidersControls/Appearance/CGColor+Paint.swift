#if APPLE_UI
import QuartzCore
import SlidersCore

extension CGColor {
    /// A color of a paint: in sRGB, or beyond it in extended sRGB.
    package static func make(_ color: SliderPaint.Color) -> CGColor {
        let parts = [color.red, color.green, color.blue].map { CGFloat($0) }
        // Matching leaves the colors of sRGB a little beyond their ends.
        let isWide = parts.contains { $0 < -0.001 || $0 > 1.001 }
        if isWide, let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let wide = CGColor(colorSpace: space, components: parts + [CGFloat(color.alpha)])
        {
            return wide
        }
        return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension SliderPaint.Color {
    /// A color of a host in sRGB, with components beyond 0…1 if it is wider; `nil` for a pattern, which has none.
    package init?(_ color: CGColor) {
        guard color.colorSpace?.model != .pattern, let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let parts = color.converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
        else { return nil }
        self.init(Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
    }
}
#endif
