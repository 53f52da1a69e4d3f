import Foundation

/// One recorded vector of another project: a slider, what was done to it, and what came of it.
struct PeerRecord: Decodable, Sendable {
    let id: String
    /// The project and the file it is from, or how it was observed.
    let source: String
    let config: JSON
    let action: JSON
    let expected: JSON
    /// What of the slider `expected` is.
    let read: String?
    /// How far numbers may differ, where the record says so.
    let tolerance: Double?

    /// All records, in the order of the file.
    static func all() throws -> [PeerRecord] {
        try JSONDecoder().decode([PeerRecord].self, from: Data(contentsOf: file("Tests/PeersTests/peers.json")))
    }

    /// A file of the package.
    static func file(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: path)
    }
}

/// What a mapping makes of a record.
enum Outcome {
    /// What the peer got and what our slider gets, in the same words.
    case compared(theirs: JSON, ours: JSON, tolerance: Double = 0)
    /// Nothing in our model has the meaning of the record.
    case leftOut(Reason)

    /// Why a record is left out.
    enum Reason: String, CaseIterable {
        case pixels = "the place is in pixels of the peer's own page, whose layout is not recorded"
        case markup = "markup of the peer's page: roles, names and elements are a host's"
        case focus = "which element takes the focus is the platform's or the page's"
        case keyboard = "which modifiers reach a control is the host's table of keys"
        case form = "resetting a form is the page's"
        case text = "a helper that writes numbers; here values are exact decimals and texts are the host's"
        case density = "a density of small ticks between large ones has no counterpart"
        case ticks = "ticks look alike inside and outside the selected part"
    }
}

/// A record that no mapping could read: a fault of the runner.
struct Unread: Error, CustomStringConvertible {
    var what: JSON

    init(_ what: JSON) { self.what = what }

    var description: String { "no mapping reads \(what)" }
}
