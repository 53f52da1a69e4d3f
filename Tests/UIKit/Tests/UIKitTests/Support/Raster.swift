import Foundation

/// The pixels of a picture, drawn by rsvg-convert and read by netpbm: four bytes for each, opacity last.
struct Raster {
    let width, height: Int
    let pixels: [UInt8]

    /// - Parameter scale: pixels per point. A PNG is left beside the SVG, to be looked at.
    init(svg: URL, scale: Int = 2) throws {
        let png = svg.deletingPathExtension().appendingPathExtension("png")
        _ = try Self.run(["rsvg-convert", "--unlimited", "-z", "\(scale)", "-o", png.path, svg.path])
        try self.init(pam: Self.run(["pngtopam", "-alphapam", png.path]))
    }

    /// Thrown if a tool (Debian: librsvg2-bin, netpbm) is missing or refuses the file.
    struct Missing: Error { let command: [String] }

    /// Runs a command and returns its output.
    private static func run(_ command: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        (process.arguments, process.standardOutput) = (command, output)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Missing(command: command) }
        return data
    }

    /// A PAM of 8 bits in red, green, blue and alpha: https://netpbm.sourceforge.net/doc/pam.html.
    private init(pam: Data) throws {
        let end = Data("ENDHDR\n".utf8)
        guard let header = pam.range(of: end) else { throw Missing(command: ["pngtopam"]) }
        var facts: [Substring: Int] = [:]
        for line in String(decoding: pam[..<header.lowerBound], as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { facts[words[0]] = Int(words[1]) }
        }
        width = facts["WIDTH"] ?? 0
        height = facts["HEIGHT"] ?? 0
        pixels = [UInt8](pam[header.upperBound...])
        guard facts["MAXVAL"] == 255, pixels.count == 4 * width * height else { throw Missing(command: ["pngtopam"]) }
    }

    /// The difference of two pictures.
    struct Difference: CustomStringConvertible {
        /// The mean difference of all bytes, 0…255.
        var mean = 0.0
        /// The share of pixels that differ by more than 24 of 255 somewhere.
        var share = 0.0
        var maximum = 0

        var description: String {
            "mean \((mean * 1000).rounded() / 1000), \((share * 1e5).rounded() / 1000) % of the pixels, most \(maximum)"
        }
    }

    func difference(to other: Raster) -> Difference? {
        guard width == other.width, height == other.height, !pixels.isEmpty else { return nil }
        var difference = Difference()
        var sum = 0
        var count = 0
        for pixel in stride(from: 0, to: pixels.count, by: 4) {
            var maximum = 0
            for byte in pixel..<pixel + 4 {
                let distance = abs(Int(pixels[byte]) - Int(other.pixels[byte]))
                (sum, maximum) = (sum + distance, max(maximum, distance))
            }
            if maximum > 24 { count += 1 }
            difference.maximum = max(difference.maximum, maximum)
        }
        (difference.mean, difference.share) = (
            Double(sum) / Double(pixels.count), Double(count) / Double(pixels.count / 4)
        )
        return difference
    }
}
