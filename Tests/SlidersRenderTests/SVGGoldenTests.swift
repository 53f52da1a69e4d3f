import Testing

/// A dozen pictures as SVG text, which cover everything that the writer writes.
@Suite struct SVGGoldenTests {
    private static let names: Set<String> = [
        "line-range", "ticks-and-labels", "arc-volume", "arc-counterclockwise", "ring-full", "two-turns-second",
        "paint-gradient-and-glow", "paint-along-the-line", "paint-along-the-ring", "paint-gloss-and-inner-shadow",
        "paint-images", "paint-clipped-and-turned",
    ]

    @Test(arguments: Picture.all.filter { names.contains($0.name) })
    func svgOfAPictureIsThatOfItsGolden(picture: Picture) throws {
        try Golden("\(picture.name).svg").compare(try picture.svg)
    }

    @Test func eachSVGGoldenBelongsToAPicture() throws {
        #expect(Self.names.isSubset(of: Picture.all.map(\.name)))
        #expect(try Golden.names() == Set(Self.names.map { "\($0).svg" } + ["shapes.txt"]))
    }
}
