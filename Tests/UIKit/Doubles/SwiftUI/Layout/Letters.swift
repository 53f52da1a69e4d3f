// The double has no fonts. Letters are as wide as in Inter, the free font nearest to Apple's, in which pictures of
// screens are drawn; others are as wide as a digit.

/// The widths of letters.
enum Letters {
    /// Letters by their width, in hundredths of the font's size.
    private static let groups: [(width: Int, letters: String)] = [
        (22, "'"), (24, "ijl"), (26, "I"), (28, " !,.:;·"), (33, "|"), (36, "()/[\\]ft{}‹›"), (37, "r"), (40, "\""),
        (45, "_°"), (46, "-1"), (47, "^"), (50, "*`–"), (51, "?"), (52, "s"), (54, "Jkxz"), (56, "Lacvy"), (57, "7"),
        (58, "eu"), (59, "Fhn"), (60, "Eo"), (61, "25gpq"), (62, "0689Zbd"), (63, "#P"), (64, "$&34RSTX"), (65, "BK"),
        (66, "+<=>Y~×−€"), (68, "AV"), (72, "D"), (73, "C"), (74, "GHU"), (75, "N"), (76, "OQ"), (81, "%w"),
        (82, "…"), (87, "m"), (89, "M"), (94, "@"), (95, "W"), (100, "—"),
    ]
    private static let widths = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in group.letters.map { ($0, group.width) } })

    /// The width of a line in a font of one point. Bold letters are a little wider.
    static func width(of line: Substring, isBold: Bool) -> Double {
        Double(line.reduce(0) { $0 + (widths[$1] ?? 61) }) / 100 * (isBold ? 1.03 : 1)
    }

    /// The lines of a text of a width, broken at spaces and new lines. A word that is longer stays whole.
    static func lines(of text: String, width: Double, isBold: Bool) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines: [Substring] = []
            var start = paragraph.startIndex
            var end = start
            for word in paragraph.split(separator: " ") {
                if end > start, Self.width(of: paragraph[start..<word.endIndex], isBold: isBold) > width + 1e-6 {
                    lines.append(paragraph[start..<end])
                    start = word.startIndex
                }
                end = word.endIndex
            }
            return lines + [paragraph[start..<end]]
        }
    }
}
