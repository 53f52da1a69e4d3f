import Foundation
import Testing

/// What the compiler says of calls that people type from habit: each message names what to write.
@Suite struct MessagesTests {
    private static let methods = #"use methods: .span(atLeast: 10).detents(50).thumbNames("Low", "High")"#
    private static let order = "a method of some sliders: call it before modifiers of views"

    /// Calls, and a part of what the compiler says of each.
    private static let calls: [(call: String, message: String)] = [
        (#"RangeSlider("Price", value: range, in: 0...1, step: 0.1, minimumSpan: 0.2)"#, methods),
        (#"RangeSlider(value: range, in: 0...1, format: .percent, minimumSpan: 0.2)"#, methods),
        (#"RangeSlider(value: range, in: 0...1, minimumSpan: 0.2) { Text("Price") }"#, methods),
        (#"RangeSlider("Price", lower: value, upper: value, in: 0...1, minimumSpan: 0.2)"#, methods),
        (#"RangeSlider("Price", value: range, in: 0...1, thumbNames: ["Low", "High"])"#, "use a method: .thumbNames("),
        (#"ValueSlider("Speed", value: value, in: 0...2, detents: [1])"#, "use methods: .detents(1, 1.5, 2)"),
        (#"ValueSlider("Speed", value: value, in: 0...2) { Text("Speed") }"#, "leave out the title, or the label"),
        (#"ValueSlider("Speed", value: value, in: [0.5, 1, 2])"#, ".sliderScale(.list([1, 2, 5]))"),
        (#"RangeSlider("Price", range: range, in: 0...1)"#, "has been renamed to 'init(_:value:in:step:)'"),
        (#"RangeSlider(lowerValue: value, upperValue: value, in: 0...1)"#, "'init(_:lower:upper:in:step:)'"),
        (#"ValueSlider(value: value, in: -1...1).neutralValue(0)"#, "in: -12...12, neutralValue: 0)"),
        (#"RangeSlider(value: range, in: 0...1).enabledBounds(0...0.5)"#, "enabledBounds: 0...80)"),
        (#"ValueSlider(value: value, in: 0...1).thumbNames("Speed")"#, "its title or label"),
        (#"ValueSlider(value: value, in: 0...1).span(atLeast: 1)"#, "has no span between thumbs"),
        (#"ValueSlider(value: value, in: 0...1).resetValues(1)"#, "has been renamed to 'resetValue(_:)'"),
        (#"ValueSlider(value: value, in: 0...1).valueText { "\($0) \($1)" }"#, ".valueText { value in … }"),
        (#"RangeSlider(value: range, in: 0...1).resetValue(1)"#, "has been renamed to 'resetValues(_:)'"),
        (#"RulerSlider(value: value, in: 0...1).ticks(every: 0.1)"#, "use .sliderRulerMetrics {"),
        (#"RulerSlider(value: value, in: 0...1).ticks(every: 1)"#, "use .sliderRulerMetrics {"),
        (#"RulerSlider(value: value, in: 0...1).ticks(0.1, 0.5)"#, "use .sliderRulerMetrics {"),
        (#"PlaneSlider(x: value, in: 0...1, y: value, in: 0...1).detents(0)"#, "renamed to 'detents(x:y:)'"),
        (#"PlaneSlider(x: value, in: 0...1, y: value, in: 0...1).resetValue(0)"#, "renamed to 'resetValue(x:y:)'"),
        (#"PlaneSlider(x: value, in: 0...1, y: value, in: 0...1).valueText { "\($0)" }"#, "'valueText(x:y:)'"),
        (#"PlaneSlider(x: value, in: 0...1, y: value, in: 0...1).thumbNames("Hue")"#, "'axisNames(x:y:)'"),
        (#"RangeSlider(value: range, in: 0...1).sliderTint(.red).span(atLeast: 0.1)"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().detents(0.1, 0.5)"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().ticks(every: 0.1) { $0 == 0 ? "low" : nil }"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().valueText { "\(Int($0)) kg" }"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().valueText { "\($0), \($1)" }"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().zoneColors(.red, .green, .blue)"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().zoneContent { zone in Text("\(zone.index)") }"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().spanContent { span in Text("\(span.lower)") }"#, order),
        (
            #"RangeSlider(value: range, in: 0...1).padding().onChange { new, why in print(new.lowerBound, why) }"#,
            order
        ),
        (#"RangeSlider(value: range, in: 0...1).padding().ticks(0.1, 0.2)"#, order),
        (#"RangeSlider(value: range, in: 0...1).padding().thumbNames("Low", "High")"#, order),
        (#"RangeSlider(value: range, in: 0...1).sliderThumb { Text($0.isPressed ? "held" : "free") }"#, "'isHeld'"),
    ]

    @Test func messagesNameWhatToWrite() throws {
        let imports = "import SlidersPlaneSwiftUI; import SlidersRulerSwiftUI; import SwiftUI"
        let parameters = "_ value: Binding<Double>, _ range: Binding<ClosedRange<Double>>"
        let functions = Self.calls.enumerated().map {
            "@MainActor func call\($0)(\(parameters)) -> some View { \($1.call) }"
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Calls.swift")
        try ([imports] + functions).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let lines = try compile(file).components(separatedBy: "\n")
        for (index, call) in Self.calls.enumerated() {
            let said = lines.filter { $0.contains("Calls.swift:\(index + 2):") && $0.contains(" error: ") }
            #expect(said.count == 1 && said.allSatisfy { $0.contains(call.message) }, "\(call.call): \(said)")
        }
    }

    /// What the compiler says of a file that imports the modules of this build.
    private func compile(_ file: URL) throws -> String {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-parse-as-library",
            "-diagnostic-style", "llvm", "-I", products.appendingPathComponent("Modules").path, file.path,
        ]
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
