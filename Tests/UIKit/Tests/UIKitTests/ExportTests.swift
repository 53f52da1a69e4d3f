import Testing

/// The modules of hosts export what their declarations name.
@Suite struct ExportTests {
    /// A file that imports a module sees all types that the module's public declarations name. The modules of planes
    /// and rulers export that of tracks as a whole.
    @Test(
        arguments: ["UIKit", "AppKit"],
        [
            "SlidersControls", "SlidersPlaneControls", "SlidersRulerControls", "SlidersSwiftUI", "SlidersPlaneSwiftUI",
            "SlidersRulerSwiftUI",
        ])
    func theTypesThatDeclarationsNameAreExported(_ host: String, _ module: String) throws {
        let base = module.replacing(/Plane|Ruler/, with: "")
        let declarations = try [base, module].map {
            try String(contentsOf: checkout.appendingPathComponent("Tests/Base/\(host)/\($0).txt"), encoding: .utf8)
        }
        let exports = try sourceLines(in: "Sources/\(base)", "Sources/\(module)").map(\.text).filter {
            $0.hasPrefix("@_exported ")
        }
        let seen = Set(
            declarations.flatMap { $0.matches(of: /(?m)^(\w+): (?:struct|class|enum|protocol|typealias):/).map(\.1) })
        let named = Set(declarations[1].matches(of: /[^.\w](Slider[A-Z]\w*)/).map(\.1)).subtracting(seen)
        #expect(named.count > (module == base ? 10 : 0))
        #expect(module == base || exports.contains("@_exported import \(base)"))
        for type in named where !["SliderDistance", "SliderThumbValue", "SliderValue"].contains(type) {
            #expect(exports.contains { $0.hasSuffix(".\(type)") }, "\(type)")
        }
    }
}
