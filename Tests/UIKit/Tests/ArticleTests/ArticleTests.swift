import Foundation
import Testing

@testable import ArticleViews

/// The code of the articles, the first page and the manual compiles: each of its lines is in a file of this folder.
@Suite struct ArticleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = folder.appendingPathComponent("../../../../Sources").standardized
    private static let modules = [
        "SlidersCore", "SlidersPlane", "SlidersRuler", "SlidersLooks", "SlidersControls", "SlidersPlaneControls",
        "SlidersRulerControls", "SlidersSwiftUI", "SlidersPlaneSwiftUI", "SlidersRulerSwiftUI",
    ]

    /// The code of the views with a picture: the text of each of their files.
    private static let views = texts(in: folder, "ViewsCode.swift")

    /// The lines of all files of code, without their indentation.
    private static let compiled = Set(texts(in: folder, "Code.swift").flatMap(lines(of:)))

    private static func texts(in folder: URL, _ ending: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
    }

    private static func lines(of text: String) -> [String] { text.components(separatedBy: "\n").map(code(in:)) }

    /// A line without its indentation and without a comment at its end.
    private static func code(in line: String) -> String {
        (line.components(separatedBy: " //").first ?? "").trimmingCharacters(in: .whitespaces)
    }

    @Test(arguments: modules) func everyLineOfCodeIsCompiled(_ module: String) throws {
        let catalog = Self.sources.appendingPathComponent("\(module)/\(module).docc")
        // The code for AppKit is compiled by Tests/AppKit.
        let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter {
            $0.hasSuffix(".md") && $0 != "UsingAppKit.md"
        }
        let lines = try articles.map { try expectCode(in: catalog.appendingPathComponent($0)) }
        #expect(lines.reduce(0, +) > 1)
    }

    @Test func theCodeOfTheFirstPageIsCompiled() throws {
        let lines = try expectCode(in: Self.sources.appendingPathComponent("../README.md").standardized)
        #expect(lines > 15)
    }

    /// The code that the film of the first page shows: one file, whole.
    @Test func theCodeOfTheFilmIsTheFirstOfTheFirstPage() throws {
        let first = Self.sources.appendingPathComponent("../README.md").standardized
        let page = try String(contentsOf: first, encoding: .utf8)
        let film = try String(contentsOf: Self.folder.appendingPathComponent("FirstPageCode.swift"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.first?.components(separatedBy: "```").first == film)
        #expect(film.components(separatedBy: "\n").count <= 25)
    }

    /// Type-checked with Apple's declarations, both compile; here, those of `ValueSlider` do.
    @Test func eachCallOfSwiftUIsSliderIsACallOfAValueSlider() throws {
        let file = Self.folder.appendingPathComponent("SliderCallsCode.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let views = text.components(separatedBy: "struct CallsOf").dropFirst().map {
            $0.components(separatedBy: "\n}\n")[0].components(separatedBy: .newlines).dropFirst().joined(separator: " ")
                .replacingOccurrences(of: "ValueSlider(", with: "Slider(")
                .replacingOccurrences(of: "TrackTick(", with: "SliderTick(").split(separator: " ")
        }
        #expect(views.count == 2 && views[0] == views[1] && views[0].filter { $0.hasPrefix("Slider(") }.count > 25)
    }

    @Test(arguments: ["manual.md", "looks.md"]) func theCodeOfTheManualIsCompiled(_ page: String) throws {
        let lines = try expectCode(in: Self.sources.appendingPathComponent("../docs/\(page)").standardized)
        #expect(lines > 10)
    }

    /// A picture is drawn from its view: see scripts/pictures.
    @Test @MainActor func everyPictureShowsTheCodeBeforeIt() throws {
        var drawn: Set<String> = []
        for module in Self.modules {
            let catalog = Self.sources.appendingPathComponent("\(module)/\(module).docc")
            var shown: Set<String> = []
            for article in Self.texts(in: catalog, ".md") {
                for picture in article.matches(of: /```(swift|xml)\n([^`]*)```\n\n!\[[^\]]+\]\((\w+)\)\n/) {
                    let name = String(picture.3)
                    shown.insert(name)
                    // The view of a storyboard reads it from its article, and Tests/AppKit compares the other.
                    if picture.1 == "swift", name != "PriceInAppKit" { expectCode(String(picture.2), ofView: name) }
                }
                #expect(article.matches(of: /!\[/).count == article.matches(of: /```\n\n!\[[^\]]+\]\(\w+\)\n/).count)
            }
            let resources = catalog.appendingPathComponent("Resources").path
            let files = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
            #expect(Set(files) == Set(shown.flatMap { ["\($0)@2x.png", "\($0)~dark@2x.png"] }), "\(module)")
            drawn.formUnion(shown)
        }
        #expect(drawn == Set(ArticleViews.all.map(ArticleViews.name(of:))).union(["PriceInAppKit"]))
    }

    @Test func aNightOfTwoTimesEndsOnTheNextDay() {
        let midnight = Date(timeIntervalSinceReferenceDate: 0)
        var night = Night(bedtime: midnight + 22.75 * 3600, wakeUp: midnight + 6.75 * 3600)
        #expect(night.range.start == midnight + 22.75 * 3600 && night.range.length == 8 * 3600)
        night.range.length = 9 * 3600
        #expect(night.wakeUp == midnight + 31.75 * 3600 && night.range.length == 9 * 3600)
    }

    /// Expects the last paragraph of some code in a view, and the others in the view's file.
    private func expectCode(_ code: String, ofView name: String) {
        let starts = ["\nstruct \(name): View {\n", "\nstruct \(name): UIViewRepresentable {\n"]
        guard let start = starts.first(where: { start in Self.views.contains { $0.contains(start) } }),
            let file = Self.views.first(where: { $0.contains(start) }), let at = file.range(of: start),
            let end = file.range(of: "\n}\n", range: at.upperBound..<file.endIndex)
        else {
            Issue.record("There is no view \(name)")
            return
        }
        let text = { Self.lines(of: $0).joined(separator: "\n") }
        let view = text(String(file[at.lowerBound..<end.upperBound]))
        let paragraphs = text(code).components(separatedBy: "\n\n").filter { !$0.hasPrefix("import ") }
        for paragraph in paragraphs.dropLast() { #expect(text(file).contains(paragraph), "\(name)") }
        #expect(paragraphs.last.map(view.contains) == true, "\(name)")
    }

    /// Expects that the code of a page is compiled, except lines of a manifest, and a section for AppKit, which
    /// Tests/AppKit compiles. Returns the number of its lines.
    private func expectCode(in page: URL) throws -> Int {
        var (isCode, isForAppKit, count) = (false, false, 0)
        for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("## ") { isForAppKit = line == "## AppKit" }
            if isForAppKit { continue }
            if line.hasPrefix("```") {
                isCode = line == "```swift"
            } else if isCode, !Self.code(in: line).isEmpty, !line.hasPrefix(".package"), !line.hasPrefix(".product") {
                count += 1
                let isCompiled = Self.compiled.contains(Self.code(in: line))
                #expect(isCompiled, "\(page.lastPathComponent): \(line)")
            }
        }
        return count
    }
}
