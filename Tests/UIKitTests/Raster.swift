import Foundation

/// The pixels of a picture, drawn by rsvg-convert: four bytes for each, as it writes them.
struct Raster {
    let width, height: Int
    let pixels: [UInt8]

    /// - Parameter scale: pixels per point.
    init(svg: URL, scale: Int = 2) throws {
        let png = svg.deletingPathExtension().appendingPathExtension("png")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["rsvg-convert", "--unlimited", "-z", "\(scale)", "-o", png.path, svg.path]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Missing(file: svg.path) }
        try self.init(png: [UInt8](Data(contentsOf: png)))
    }

    /// rsvg-convert (Debian: librsvg2-bin) is not there, or does not take the file.
    struct Missing: Error { let file: String }

    /// A PNG of 8 bits in red, green, blue and alpha: https://www.w3.org/TR/png-3.
    private init(png: [UInt8]) throws {
        let number = { (at: Int) in png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        var place = 8, data: [UInt8] = []
        (width, height) = (number(16), number(20))
        guard png[24] == 8, png[25] == 6 || png[25] == 2, png[28] == 0 else { throw Inflate.Broken() }
        while place + 8 < png.count {
            let count = number(place)
            if png[place + 4..<place + 8].elementsEqual("IDAT".utf8) { data += png[place + 8..<place + 8 + count] }
            place += count + 12
        }
        pixels = Self.unfiltered(try Inflate.bytes(of: data, from: 2), width, height, channels: png[25] == 6 ? 4 : 3)
    }

    private static func unfiltered(_ rows: [UInt8], _ width: Int, _ height: Int, channels: Int) -> [UInt8] {
        let line = width * channels
        var bytes = [UInt8](repeating: 255, count: line * height)
        for y in 0..<height {
            let filter = rows[y * (line + 1)]
            for x in 0..<line {
                let left = x < channels ? 0 : Int(bytes[y * line + x - channels]), up = y == 0 ? 0 : Int(bytes[(y - 1) * line + x])
                let corner = x < channels || y == 0 ? 0 : Int(bytes[(y - 1) * line + x - channels])
                let guess = switch filter {
                case 1: left
                case 2: up
                case 3: (left + up) / 2
                case 4: paeth(left, up, corner)
                default: 0
                }
                bytes[y * line + x] = rows[y * (line + 1) + 1 + x] &+ UInt8(guess)
            }
        }
        guard channels == 3 else { return bytes }
        return (0..<width * height).flatMap { bytes[$0 * 3..<$0 * 3 + 3] + [255] }
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner, (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        return a <= b && a <= c ? left : b <= c ? up : corner
    }

    /// How far two pictures are apart.
    struct Difference: CustomStringConvertible {
        /// Of all bytes, 0 to 255.
        var mean = 0.0
        /// The share of pixels that differ by more than 24 of 255 somewhere.
        var share = 0.0
        var most = 0

        var description: String {
            "mean \((mean * 1000).rounded() / 1000), \((share * 1e5).rounded() / 1000) % of the pixels, most \(most)"
        }
    }

    func difference(to other: Raster) -> Difference? {
        guard width == other.width, height == other.height, !pixels.isEmpty else { return nil }
        var difference = Difference(), sum = 0, count = 0
        for pixel in stride(from: 0, to: pixels.count, by: 4) {
            var most = 0
            for byte in pixel..<pixel + 4 {
                let way = abs(Int(pixels[byte]) - Int(other.pixels[byte]))
                (sum, most) = (sum + way, max(most, way))
            }
            if most > 24 { count += 1 }
            difference.most = max(difference.most, most)
        }
        (difference.mean, difference.share) = (Double(sum) / Double(pixels.count), Double(count) / Double(pixels.count / 4))
        return difference
    }
}
