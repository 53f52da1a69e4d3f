import Foundation

/// The data of the images of the looks, so that a picture asks for no other file.
@MainActor
enum ImageAddresses {
    static func address(_ name: String) -> String? {
        if let known = addresses[name] { return known }
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../../Pictures/png")
            .standardized
        guard let image = try? Data(contentsOf: folder.appendingPathComponent("\(name)@2x.png")) else { return nil }
        addresses[name] = "data:image/png;base64,\(image.base64EncodedString())"
        return addresses[name]
    }

    private static var addresses: [String: String] = [:]
}
