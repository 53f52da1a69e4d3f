import Testing

/// The modules of hosts export what their declarations name.
@Suite struct ExportTests {
    /// A file that imports a module sees all types that the module's public declarations name.
    @Test(
        arguments: ["UIKit", "AppKit"],
        [
            "SlidersControls", "SlidersPlaneControls", "SlidersRulerControls", "SlidersSwiftUI", "SlidersPlaneSwiftUI",
            "SlidersRulerSwiftUI",
        ])
    func theTypesThatDeclarationsNameAreExported(_ host: String, _ module: String) throws {
        let base = "Tests/Base/\(host)/\(module).txt"
        let declarations = try String(contentsOf: checkout.appendingPathComponent(base))
        let exports = try sourceLines(in: "Sources/\(module)").map(\.text).filter { $0.hasPrefix("@_exported ") }
        let own = Set(declarations.matches(of: /(?m)^(\w+): (?:struct|class|enum|protocol|typealias):/).map(\.1))
        let named = Set(declarations.matches(of: /[^.\w](Slider[A-Z]\w*)/).map(\.1)).subtracting(own)
        #expect(named.count > 10)
        for type in named where !["SliderDistance", "SliderThumbValue"].contains(type) {
            #expect(exports.contains { $0.hasSuffix(".\(type)") }, "\(type)")
        }
    }
}
