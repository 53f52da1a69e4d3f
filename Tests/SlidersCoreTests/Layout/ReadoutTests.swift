import Testing

@testable import SlidersCore

/// docs/behavior.md §8: a readout is as small as it takes, then on two lines, then left out.
@Suite struct ReadoutTests {
    /// A text of letters that are half as wide as the font is high.
    private func size(_ text: String, _ fontSize: Double = 20) -> SIMD2<Double> {
        let lines = text.split(separator: "\n")
        let letters = lines.map(\.count).max() ?? 0
        return SIMD2(0.5 * fontSize * Double(letters), 1.2 * fontSize * Double(lines.count))
    }

    private func fit(_ text: String, in room: Double) -> SliderReadoutFit? {
        SliderLayout.readoutFit(in: room, fontSize: 20, oneLine: size(text), twoLines: text.onTwoLines.map { size($0) })
    }

    @Test func itIsAsSmallAsNeeded() throws {
        #expect(fit("US$1,250.00", in: 100) == SliderReadoutFit(scale: 1, isBroken: false))
        let small = try #require(fit("US$1,250.00", in: 40))
        #expect(small.scale < 1 && 20 * small.scale >= 11 && !small.isBroken)
        #expect(fit("US$1,250.00", in: 20) == nil, "a text without a space has one line")
    }

    @Test func onlyATextThatHasToShrinkIsTooSmall() {
        let fit = { SliderLayout.readoutFit(in: $0, fontSize: 10.4, oneLine: SIMD2(48, 12), twoLines: SIMD2(20, 24)) }
        #expect(fit(30) == SliderReadoutFit(scale: 1, isBroken: false), "a clock of 120 points has 10.4")
        #expect(fit(25) == nil)
    }

    @Test func aTextThatWouldBeTooSmallHasTwoLines() throws {
        let text = "10:00 PM – 6:00 AM"
        let broken = try #require(fit(text, in: 45))
        #expect(broken.isBroken && 20 * broken.scale >= 11)
        #expect(fit(text, in: 20) == nil)
    }

    @Test func aTextFitsWhereItIsShown() {
        for text in ["8 h", "US$1,250.00", "10:00 PM – 6:00 AM", "1. Januar 2001 – 31. Dezember 2001"] {
            for room in stride(from: 0.0, to: 300, by: 0.5) {
                guard let fit = fit(text, in: room) else { continue }
                let shown = fit.isBroken ? text.onTwoLines ?? "" : text
                let lines = fit.isBroken ? 2.0 : 1
                let size = fit.scale * size(shown)
                let reach = SIMD2(size.x, size.y * (1 - 0.4 / lines)).length / 2
                #expect(reach <= room + 1e-9, "\(text) in \(room)")
            }
        }
    }

    @Test func aTextIsBrokenBetweenTwoValuesOrInTheMiddle() {
        #expect("10:00 PM – 6:00 AM".onTwoLines == "10:00 PM –\n6:00 AM")
        #expect("a long text of words".onTwoLines == "a long text\nof words")
        #expect("8 h".onTwoLines == "8\nh")
        #expect("21.5°".onTwoLines == nil && "".onTwoLines == nil && " a".onTwoLines == nil)
    }
}
