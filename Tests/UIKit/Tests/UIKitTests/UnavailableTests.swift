import Foundation
import Testing

/// Where there is no host, the compiler says so wherever code names or makes a slider. On a platform whose toolkit is
/// missing, that is what it says first.
@Suite struct UnavailableTests {
    /// The modules that this test was linked with.
    private let modules = Bundle.main.bundleURL.appendingPathComponent("Modules")
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Runs the compiler, and returns what it says.
    private func compile(_ arguments: [String]) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-swift-version", "6"] + arguments
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// Makes the module of a host as it is where the host does not run.
    private func make(_ module: String, of files: [String]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = try files.enumerated().map { index, file in
            let text = try String(
                contentsOf: checkout.appendingPathComponent("Sources/\(module)/\(file)"), encoding: .utf8)
            let source = folder.appendingPathComponent("\(index).swift")
            try text.replacing(/\A#if .*/, with: "#if true").write(to: source, atomically: true, encoding: .utf8)
            return source.path
        }
        let messages = try compile(
            [
                "-emit-module", "-module-name", module, "-I", modules.path, "-emit-module-path",
                folder.appendingPathComponent("\(module).swiftmodule").path,
            ] + sources)
        #expect(messages.isEmpty)
    }

    /// The errors in a file of an app, with their lines.
    private func errors(in file: URL) throws -> [(line: Int, text: String)] {
        let messages = try compile([
            "-typecheck", "-parse-as-library", "-I", folder.path, "-I", modules.path, file.path,
        ])
        return messages.matches(of: /(?m)^\S+?:(\d+):\d+: error: (.*)$/).map { (Int($0.1) ?? 0, String($0.2)) }
    }

    /// The lines of a file that name one of these.
    private func lines(of file: URL, naming names: [String]) throws -> Set<Int> {
        Set(
            sourceLines(of: try String(contentsOf: file, encoding: .utf8), file.lastPathComponent).filter { line in
                !line.text.contains("//") && names.contains { line.text.contains($0) }
            }.map(\.number))
    }

    @Test func aFileOfSwiftUIWouldCompileButForAvailability() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let unavailable = ["Sliders", "Initialisers", "Ticks", "Modifiers"].map { "Unavailable/\($0).swift" }
        let values = ["SliderValue", "FloatingValues", "IntegerValues", "MeasurementValues", "TimeValues"]
        try make(
            "SlidersSwiftUI",
            of: unavailable + ["Exports.swift", "CircularSpan.swift"] + values.map { "Values/\($0).swift" })
        let rest = folder.appendingPathComponent("Rest.swift")
        try Self.rest.write(to: rest, atomically: true, encoding: .utf8)
        let snippets = checkout.appendingPathComponent("Examples/Snippets/SwiftUI")
        let files = try FileManager.default.contentsOfDirectory(at: snippets, includingPropertiesForKeys: nil)
        #expect(files.count == 6)
        let app = ["SwiftUIHost", "Shapes"].map {
            checkout.appendingPathComponent("Tests/UIKit/Sources/HostImports/\($0).swift")
        }
        for file in files + app + [rest] {
            let errors = try errors(in: file)
            for error in errors {
                #expect(
                    error.text.hasSuffix(
                        " is unavailable: SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only."),
                    "\(file.lastPathComponent):\(error.line): \(error.text)")
            }
            let uses = try lines(
                of: file, naming: ["RangeSlider(", "ValueSlider(", "CircularSlider(", ".sliderStyle("])
            #expect(uses.count > 2 && uses.isSubset(of: errors.map(\.line)), "\(file.lastPathComponent)")
        }
    }

    /// What the snippets do not use.
    private static let rest = """
        import SlidersSwiftUI
        import SwiftUI

        struct Rest: View {
            @Binding var night: CircularSpan<Int>
            @Binding var days: ClosedRange<Date>
            @Binding var level: Float
            let bounds: ClosedRange<Date>
            @Environment(\\.sliderStyle) private var style
            @Environment(\\.sliderLook) private var look

            var body: some View {
                CircularSlider(range: $night, in: 0...24, format: .number).arc(start: 0, sweep: 720)
                RangeSlider(value: $days, in: bounds, format: .dateTime.day()) { isEditing }
                RangeSlider(value: $days, in: bounds, step: 86400) { isEditing in print(isEditing) }.spans(minimum: 1)
                RangeSlider(lower: $level, upper: $level)
                ValueSlider(value: $level, neutralValue: 0.5, enabledBounds: 0.1...0.9) { isEditing } ticks: {
                    if isLow { TrackTick("low", 0) } else { TrackTick(1) { isEditing } }
                    TrackTick.every(0.25, in: 0...1) { $0 < 0.5 ? TrackTick($0) : nil }
                }
                CircularSlider(value: $days, in: bounds) { isEditing } currentValueLabel: { isEditing }
                CircularSlider(values: .constant([1, 2]), in: 0...3)
                Text("Night").sliderWheel().sliderHaptics(false).sliderImages([:]).sliderTint(nil)
                Text("Look").sliderLook(.layers, LookOptions()).sliderLook(look ?? .glow, selectedColor: .red)
                Text("Font").sliderFont(.caption.bold(), for: .tickLabel).sliderFont(nil)
                Text("Labels").sliderLabels().sliderLabels(false)
                Text("Tints").sliderTrackTint(.red).sliderThumbTint(nil).sliderImages([1: .asset("knob")])
                Text("Images").sliderThumbImage(.symbol("circle", size: 28, weight: .bold), for: .held)
                    .sliderMinimumTrackImage(nil).sliderMaximumTrackImage(.asset("track", bundle: .main))
            }
            var isLow: Bool { level < 0.5 }
            var isEditing: some View { Text("Days").sliderStyle(style ?? SliderStyle()) }
        }

        extension SliderView {
            func stopping(_ direction: SliderDirection) -> Self { collision(SliderCollision.stop) }
        }
        """

    @Test func aFileOfUIKitIsToldWhereverItNamesASlider() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make("SlidersUIKit", of: ["Unavailable.swift", "Exports.swift"])
        let own = folder.appendingPathComponent("Own.swift")
        try Self.own.write(to: own, atomically: true, encoding: .utf8)
        let app = checkout.appendingPathComponent("Tests/UIKit/Sources/HostImports/UIKitHost.swift")
        for file in [own, app] {
            let errors = try errors(in: file)
            let told = errors.filter {
                $0.text.hasSuffix(" is unavailable: SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
            }
            if file == own { #expect(told.map(\.text) == errors.map(\.text)) }
            let uses = try lines(
                of: file, naming: ["RangeSlider", "ValueSlider", "CircularSlider", "SliderControlDelegate"])
            #expect(uses.count > 2 && uses.isSubset(of: told.map(\.line)), "\(file.lastPathComponent)")
        }
    }

    private static let own = """
        import Foundation
        import SlidersUIKit

        final class Price: RangeSlider {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        final class Page: SliderControlDelegate {
            let speed = ValueSlider()
            var hour: CircularSlider?
            var day = CircularSlider(frame: .zero, primaryAction: nil)

            func changed(_ change: SliderChange, _ decision: SliderDecision) -> any SliderControlDelegate {
                hour = CircularSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                return self
            }
        }
        """
}
