/// Finds what is newer than the oldest system of a host and is used without a check. No compiler checks that on Linux,
/// as the doubles are there whatever the version is.
struct AvailabilityCheck: Sendable {
    /// A declaration of a double that is newer than the oldest system.
    struct Declaration: Sendable {
        let name: Substring
        let version: Double
        let text: String
    }

    /// A call whose base name something older has, too: initializers and overloads, as they may be written.
    typealias Call = (version: Double, spellings: [String], declaration: String)

    /// The system's name in attributes.
    let system: String
    let calls: [Call]
    /// The declarations of the doubles that are newer than the oldest system.
    private(set) var new: [Declaration] = []
    /// The names of all others.
    private(set) var older: Set<Substring> = []

    /// - Parameters:
    ///   - version: the oldest version of the system.
    ///   - lines: the lines of the doubles.
    init(_ system: String, since version: Double, of lines: [SourceLine], calls: [Call]) {
        (self.system, self.calls) = (system, calls)
        let mark = /@available\([^)]*\)(.*)/
        let name = /(?:(?:func|var|let|class(?! func| var)|struct|protocol|enum|typealias|case) (\w+)|(init)\??\()/
        var pending: Double?
        for line in lines {
            var text = line.text[...]
            if let match = text.firstMatch(of: mark), let version = self.version(in: line.text) {
                (pending, text) = (version, match.1)
            }
            guard let match = text.firstMatch(of: name), let found = match.1 ?? match.2 else { continue }
            if let own = pending, own > version {
                new.append(Declaration(name: found, version: own, text: line.text))
            } else {
                older.insert(found)
            }
            pending = nil
        }
    }

    /// The version of the system that a text checks or demands.
    private func version(in text: String) -> Double? {
        guard let start = text.firstRange(of: /[#@]available\(/) else { return nil }
        let versions = text[start.upperBound...].prefix { $0 != ")" }.split(separator: ",").map {
            $0.split(separator: " ")
        }
        return versions.first { $0.first.map(String.init) == system && $0.count == 2 }.flatMap { Double($0[1]) }
    }

    /// The number of spaces before a line's text.
    private static func indent(_ text: String) -> Int { text.prefix { $0 == " " }.count }

    /// Whether a text checks or demands this version of the system or a later one.
    private func checks(_ text: String, _ version: Double) -> Bool {
        self.version(in: text).map { $0 >= version } ?? false
    }

    /// Whether a line is in a branch, after a `guard` or in a declaration that has this version of the system: each
    /// block around it begins at a line with less indentation.
    private func isChecked(_ index: Int, in lines: [String], for version: Double) -> Bool {
        var depth = Self.indent(lines[index])
        // The lines above a block's first one belong to it if they are its condition, its parameters or its attributes.
        var isHead = !lines[index].hasSuffix("}")
        if checks(lines[index], version) { return true }
        let attributes = lines[..<index].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("@") && $0.hasSuffix(")") }
        if attributes.contains(where: { checks($0, version) }) { return true }
        for text in lines[..<index].reversed() {
            let trimmed = text.drop { $0 == " " }
            let own = text.count - trimmed.count
            if trimmed.isEmpty || trimmed.hasPrefix("#if") || trimmed.hasPrefix("#else") || trimmed.hasPrefix("#endif")
            {
                isHead = false
            } else if own < depth {
                depth = own
                isHead = !trimmed.hasPrefix("} ")
                if checks(text, version) { return true }
            } else if own == depth {
                if trimmed.hasPrefix("guard ") || (isHead && trimmed.hasPrefix("@")), checks(text, version) {
                    return true
                }
                if trimmed.hasPrefix("}") { isHead = false }
            } else if isHead, checks(text, version) {
                return true
            }
        }
        return false
    }

    /// The uses of new declarations in lines of a file that no check precedes.
    func unchecked(_ lines: [SourceLine]) -> [String] {
        let names = Dictionary(
            new.filter { $0.name != "init" && !older.contains($0.name) }.map { ($0.name, $0.version) },
            uniquingKeysWith: max)
        let texts = lines.map(\.text)
        return lines.enumerated().flatMap { index, line -> [String] in
            guard !line.text.contains("///") else { return [] }
            let words = line.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let uses =
                words.compactMap { word in names[word].map { (String(word), $0) } }
                + calls.flatMap { call in call.spellings.map { ($0, call.version) } }.filter {
                    line.text.contains($0.0)
                }
            return uses.filter { !isChecked(index, in: texts, for: $0.1) }.map {
                "\(line.file):\(line.number) uses \($0.0) of \(system) \($0.1)"
            }
        }
    }
}
