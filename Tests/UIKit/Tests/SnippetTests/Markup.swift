import Foundation

@testable import SnippetReader

/// The first element of a snippet of HTML: what it asks for, to compare other hosts with.
struct Markup {
    let attributes: [String: String]

    /// The gallery's code, read as the tool reads it.
    static let snippets: Result<GallerySnippets, GallerySnippets.Fault> = Result { () throws(GallerySnippets.Fault) in
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
        return try GallerySnippets(in: root.appendingPathComponent("Examples/Snippets"))
    }

    static func named(_ name: String) throws -> Markup { Markup(try snippets.get().texts[name]?["HTML"] ?? "") }

    init(_ html: String) {
        var attributes: [String: String] = [:]
        let tag = html.firstRange(of: /<(range|circular|plane|ruler)-slider/).map { html[$0.upperBound...] } ?? ""
        for match in tag.prefix(while: { $0 != ">" }).matches(of: /([\w-]+)(="([^"]*)")?/) {
            attributes[String(match.1)] = match.3.map(String.init) ?? ""
        }
        self.attributes = attributes
    }

    func number(_ name: String, _ otherwise: Double) -> Double { attributes[name].flatMap(Double.init) ?? otherwise }

    func ranges(_ name: String) -> [ClosedRange<Double>] {
        (attributes[name] ?? "").split(separator: ",").map { pair in
            let ends = pair.split(separator: " ").compactMap { Double($0) }
            return ends[0]...ends[1]
        }
    }

    func numbers(_ names: String...) -> [Double]? {
        names.lazy.compactMap { attributes[$0] }.first?.split { " ,".contains($0) }.compactMap { Double($0) }
    }
}
