import SlidersCore
import Testing

/// docs/behavior.md §4.16: a slider with one thumb above another, on its track.
@Suite struct PlayheadTests {
    /// A trimmer with handles of 16 points beside their values, and a playhead, on a line of 1000 points.
    private struct Trimmer {
        var clip: Stage
        var head: Stage

        init(
            _ clip: [Double] = [20, 80], head: Double, _ ofHead: SliderPressTarget = .thumb,
            ofClip: SliderPressTarget = .bar, along: Double = 8, _ configure: (inout SliderConfiguration) -> Void = { _ in }
        ) throws {
            self.clip = try Stage(clip) { $0.pressTarget = ofClip }
            self.head = try Stage([head]) {
                $0.pressTarget = ofHead
                configure(&$0)
            }
            self.clip.state.layOut(on: .plain, thumbOffset: SliderThumbOffset(along: along))
            self.head.state.layOut(on: .plain)
            limit()
        }

        mutating func limit() { head.state.defaultEnabledRange = clip.state.rangeOfValues }

        /// What a press holds: "head", "0", "1", "bar" or "nothing".
        func held(_ x: Double, _ y: Double = 50) -> String {
            let point = SIMD2(x, y)
            var (clip, head) = (clip, head)
            if head.state.takesPress(at: point, before: clip.state) {
                head.do(.press(at: point, pointer: 0))
                return head.state.isDown(pointer: 0) ? "head" : "nothing"
            }
            clip.do(.press(at: point, pointer: 0))
            let thumbs = (0..<clip.state.count).filter { clip.state.isHeld(thumb: $0) }
            return thumbs.count == 2 ? "bar" : thumbs.first.map { "\($0)" } ?? "nothing"
        }
    }

    @Test func theNearerThumbTakesAPress() throws {
        let trimmer = try Trimmer(head: 50)
        #expect(trimmer.held(500) == "head" && trimmer.held(521.9) == "head" && trimmer.held(522.1) == "bar")
        #expect(trimmer.held(192) == "0" && trimmer.held(808) == "1")
        #expect(trimmer.held(500, 72.1) == "nothing")
    }

    /// At the start of a clip the playhead lies on the edge of the handle, and both can be taken where they are drawn.
    @Test func handleAndPlayheadCanBeReachedSideBySide() throws {
        let trimmer = try Trimmer(head: 20)
        #expect(trimmer.held(185) == "0" && trimmer.held(192) == "0" && trimmer.held(194) == "0")
        #expect(trimmer.held(200) == "head" && trimmer.held(221) == "head")
        let end = try Trimmer(head: 80)
        #expect(end.held(808) == "1" && end.held(815) == "1" && end.held(800) == "head")
    }

    /// Where both stand at one point the upper one is taken, unless it has nowhere to go.
    @Test func atOnePointThePlayheadIsTakenIfItCanMove() throws {
        #expect(try Trimmer(head: 20, along: 0).held(200) == "head")
        #expect(try Trimmer([40, 40], head: 40).held(398) == "0", "it stays between 40 and 40")
    }

    @Test func aTapOnTheTrackIsThePlayheadsIfItTakesTheTrack() throws {
        let trimmer = try Trimmer(head: 50, .track)
        #expect(trimmer.held(300) == "head" && trimmer.held(700) == "head")
        #expect(trimmer.held(192) == "0" && trimmer.held(808) == "1", "handles come first")
        var head = trimmer.head
        head.do(.press(at: SIMD2(300, 50), pointer: 0))
        #expect(head.values == [30])
        head.do(.drag(to: SIMD2(950, 50), pointer: 0))
        #expect(head.values == [80], "it stays in the clip")
    }

    @Test func whatThePlayheadLeavesIsTheSlidersBelow() throws {
        let thumb = try Trimmer(head: 50, ofClip: .barAndTrack)
        #expect(thumb.held(300) == "bar" && thumb.held(100) == "0")
        for configure in [{ $0.isReadOnly = true }, { $0.isEnabled = false }] as [(inout SliderConfiguration) -> Void] {
            let shown = try Trimmer(head: 50, .anywhere, configure)
            #expect(shown.held(500) == "bar" && shown.held(192) == "0")
        }
    }

    @Test func itStaysBetweenTheThumbs() throws {
        var trimmer = try Trimmer(head: 50)
        trimmer.head.drag(from: 50, to: 5)
        #expect(trimmer.head.values == [20])
        trimmer.head.drag(95)
        #expect(trimmer.head.values == [80])
        trimmer.head.release()
        trimmer.head.key(.maximum)
        #expect(trimmer.head.values == [80] && trimmer.head.state.limits(of: 0) == 20...80)
    }

    /// Values that code set come back when thumbs make room for them again; no event is sent for either.
    @Test func thumbsCarryItWithoutAnEvent() throws {
        var trimmer = try Trimmer(head: 30)
        _ = trimmer.head.news()
        for (lower, value) in [(40.0, 40.0), (60, 60), (20, 30)] {
            try trimmer.clip.set([lower, 80])
            trimmer.limit()
            #expect(trimmer.head.values == [value])
        }
        let news = trimmer.head.news()
        #expect(news == "")
    }

    @Test func anEnabledRangeOfItsOwnCounts() throws {
        var trimmer = try Trimmer(head: 50) { $0.enabledRange = 0...100 }
        trimmer.head.drag(from: 50, to: 5)
        #expect(trimmer.head.values == [5])
        try trimmer.head.set { $0.enabledRange = nil }
        #expect(trimmer.head.values == [20])
    }

    @Test func aHeldPlayheadIsCarriedAndGoesOnWithItsPointer() throws {
        var trimmer = try Trimmer(head: 50)
        trimmer.head.drag(from: 50, to: 40)
        try trimmer.clip.set([45, 80])
        trimmer.limit()
        #expect(trimmer.head.values == [45] && trimmer.head.state.isHeld(thumb: 0))
        trimmer.head.drag(60)
        #expect(trimmer.head.values == [60])
    }

    @Test func oneThumbAndAWrappingRingGiveNoRange() throws {
        #expect(try Stage([20]).state.rangeOfValues == nil)
        #expect(try Stage([20, 60], on: .ring) { $0.wraps = true }.state.rangeOfValues == nil)
        #expect(try Stage([20, 60, 70]).state.rangeOfValues == 20...70)
        var ring = try Stage([20], on: .ring) { $0.wraps = true }
        ring.state.defaultEnabledRange = 30...40
        #expect(ring.values == [20] && ring.state.configurationError == nil)
    }
}
