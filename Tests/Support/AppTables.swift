import Foundation
import Testing

/// Makes a bundle like that of an app, with tables named `Sliders`: words by keys, by languages.
func bundle(withTables tables: [String: [String: String]]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    for (language, words) in tables {
        let localization = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        try words.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
            .write(to: localization.appendingPathComponent("Sliders.strings"), atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(url: folder))
}
