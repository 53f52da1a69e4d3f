import Testing

/// Every picture as the painted shapes that a host draws, as lines of text.
@Suite struct PictureShapesTests {
    @Test func paintedShapesOfPicturesAreThoseOfTheGolden() throws {
        var lines: [String] = []
        for picture in Picture.all { lines += ["# \(picture.name)"] + (try picture.shapes.lines) + [""] }
        try Golden("shapes.txt").compare(lines.joined(separator: "\n"))
    }
}
