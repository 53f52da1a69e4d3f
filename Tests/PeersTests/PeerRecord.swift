import Foundation

/// One record of another project: a slider, what was done to it, and the result.
struct PeerRecord: Sendable {
    let id: String
    /// The project and the file that it is from, or how it was observed.
    let source: String
    let config: JSON
    let action: JSON
    let expected: JSON
    /// The property of the slider that `expected` is.
    let read: String?
    /// How far numbers may differ; `nil` if the record does not say.
    let tolerance: Double?

    private init(_ json: JSON) throws {
        guard let id = json["id"].text, let source = json["source"].text else { throw Unread(json) }
        self.id = id
        self.source = source
        config = json["config"]
        action = json["action"]
        expected = json["expected"]
        read = json["read"].text
        tolerance = json["tolerance"].number
    }

    /// All records, in the order of the file.
    static func all() throws -> [PeerRecord] {
        try JSON(parsing: Data(contentsOf: file("Tests/PeersTests/peers.json"))).items.map(PeerRecord.init)
    }

    /// The location of a file of the package.
    static func file(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: path)
    }
}

/// The result of mapping a record.
enum Outcome {
    /// The results of the peer and of our slider, in the same words.
    case compared(theirs: JSON, ours: JSON, tolerance: Double = 0)
    /// Our model has nothing with the meaning of the record.
    case leftOut(Reason)

    /// The reason why a record is left out.
    enum Reason: String, CaseIterable {
        case pixels = "the points are in pixels of the peer's page, and its layout isn't recorded"
        case markup = "roles, names, and elements of a page depend on the host, not on the engine"
        case focus = "the platform or the page determines which element gets the focus"
        case keyboard = "the host determines which modifier keys reach the engine"
        case form = "the page, not the engine, resets forms"
        case text = "the peer's function formats numbers; here the host formats them"
    }
}

/// A record that no mapping could read: a fault of the runner.
struct Unread: Error, CustomStringConvertible {
    var what: JSON

    init(_ what: JSON) { self.what = what }

    var description: String { "no mapping reads \(what)" }
}
