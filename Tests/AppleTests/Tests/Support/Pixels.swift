#if canImport(ObjectiveC)
import UIKit

/// What the screen shows of a view, which the double does not know.
@MainActor
struct Pixels {
    private let image: CGImage
    private let bytes: [UInt8]
    private let scale: CGFloat

    /// Draws a view of a visible window, with everything that only the screen draws, such as masks and effects.
    init?(of view: UIView) {
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
        let drawn = renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        guard let image = drawn.cgImage else { return nil }
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { buffer in
            guard
                let context = CGContext(
                    data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return true
        }
        guard isDrawn else { return nil }
        (self.image, self.bytes, scale) = (image, bytes, drawn.scale)
    }

    /// Red, green and blue, 0…255, at a point of the view.
    subscript(x: CGFloat, y: CGFloat) -> [Int] {
        let column = min(max(0, Int(x * scale)), image.width - 1)
        let row = min(max(0, Int(y * scale)), image.height - 1)
        let start = (row * image.width + column) * 4
        return bytes[start..<start + 3].map(Int.init)
    }
}
#endif
