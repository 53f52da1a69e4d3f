import Foundation

/// The folder of the whole project.
let checkout = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized

/// The text of a file of the project.
func text(of file: String) throws -> String {
    try String(contentsOf: checkout.appendingPathComponent(file), encoding: .utf8)
}

/// The Swift files below a folder of the project.
func sources(in folder: String) throws -> [String] {
    let url = checkout.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
        .map { "\(folder)/\($0)" }
}
