import Testing

/// Each file is compiled where it can be, and nowhere else: UIKit and QuartzCore can be imported on tvOS and watchOS,
/// too, where much of them is missing, and for which the package declares no version.
@Suite struct GuardTests {
    /// What the public declarations of hosts name, and what those can be without a toolkit.
    private static let everywhere: Set = [
        "SlidersControls/SliderDirection.swift", "SlidersControls/Events/SliderChange.swift",
        "SlidersControls/Events/SliderDecision.swift", "SlidersControls/Texts/SliderFont.swift",
        "SlidersControls/Views/SliderThumbConfiguration.swift", "SlidersControls/Views/SliderSpanConfiguration.swift",
        "SlidersControls/ControlsExports.swift", "SlidersSwiftUI/ViewsExports.swift",
        "SlidersSwiftUI/CircularRange.swift",
        "SlidersSwiftUI/Binding/SliderBindable.swift", "SlidersSwiftUI/Values/SliderValue.swift",
        "SlidersSwiftUI/Values/SliderValue+FloatingPoint.swift", "SlidersSwiftUI/Values/SliderValue+Integer.swift",
        "SlidersSwiftUI/Values/Date+SliderValue.swift", "SlidersSwiftUI/Values/Duration+SliderValue.swift",
        "SlidersSwiftUI/Values/Measurement+SliderValue.swift",
    ]

    @Test(arguments: [
        ("SlidersControls", "(canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)"),
        ("SlidersLookImages", "canImport(UIKit) && !os(tvOS) && !os(watchOS)"),
        (
            "SlidersSwiftUI",
            "canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)"
        ),
    ])
    func aFileIsCompiledWhereItsToolkitIs(_ module: String, _ toolkit: String) throws {
        let lines = try sourceLines(in: "Sources/\(module)").filter { !$0.text.isEmpty }
        for (file, lines) in Dictionary(grouping: lines, by: \.file) {
            let first = lines.first?.text ?? ""
            if Self.everywhere.contains("\(module)/\(file)") {
                let imports = lines.filter { $0.text.contains("import ") && !$0.text.hasPrefix("//") }
                #expect(
                    imports.allSatisfy {
                        $0.text.contains(/import (?:Foundation$|(?:\w+ )?Sliders(?:Core|Looks|Controls)(?:\.|$))/)
                    },
                    "\(file)"
                )
                #expect(!first.hasPrefix("#if"), "\(file)")
            } else {
                let swiftUI = module == "SlidersSwiftUI" ? "canImport(SwiftUI) && " : ""
                let condition =
                    if file.hasSuffix("+AppKit.swift") {
                        // AppKit can be imported on Mac Catalyst, where its views are not.
                        "canImport(AppKit) && !targetEnvironment(macCatalyst)"
                    } else if file.hasSuffix("+UIKit.swift") {
                        "canImport(UIKit) && !os(tvOS) && !os(watchOS)"
                    } else {
                        String(toolkit.dropFirst(swiftUI.count))
                    }
                #expect(first == "#if \(swiftUI)\(condition)", "\(file)")
                #expect(lines.last?.text == "#endif", "\(file)")
            }
        }
    }

    /// A file that imports a module sees all types that the module's public declarations name.
    @Test(
        arguments: ["UIKit", "AppKit"],
        [("SlidersControls", "ControlsExports"), ("SlidersSwiftUI", "ViewsExports")])
    func theTypesThatDeclarationsNameAreExported(_ host: String, _ module: (name: String, exports: String)) throws {
        let base = "Tests/Base/\(host)/\(module.name).txt"
        let declarations = try String(contentsOf: checkout.appendingPathComponent(base))
        let file = "Sources/\(module.name)/\(module.exports).swift"
        let exports = try String(contentsOf: checkout.appendingPathComponent(file))
        let own = Set(declarations.matches(of: /(?m)^(\w+): (?:struct|class|enum|protocol|typealias):/).map(\.1))
        let named = Set(declarations.matches(of: /[^.\w](Slider[A-Z]\w*)/).map(\.1)).subtracting(own)
        #expect(named.count > 10)
        for type in named where !["SliderDistance", "SliderThumbValue"].contains(type) {
            #expect(exports.contains(".\(type)\n"), "\(type)")
        }
    }
}
