import SlidersCore
import Testing

/// docs/behavior.md §4.16: a slider with one thumb above another, on its track.
@Suite struct PlayheadTests {
    /// A trimmer with handles of 16 points beside their values, and a playhead, on a line of 1000 points.
    fileprivate struct Trimmer {
        var clip: Stage
        var head: Stage

        init(
            _ clip: [Double] = [20, 80], head: Double, _ ofHead: SliderPressTarget = .thumb,
            ofClip: SliderPressTarget = .span, along: Double = 8,
            _ configure: (inout SliderConfiguration) -> Void = { _ in }
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

        /// What a press holds: "head", "0", "1", "span" or "nothing".
        func held(_ x: Double, _ y: Double = 50) -> String {
            let point = SIMD2(x, y)
            var (clip, head) = (clip, head)
            if head.state.acceptsPress(at: point, before: clip.state) {
                head.do(.press(at: point, pointer: 0))
                return head.state.isDown(pointer: 0) ? "head" : "nothing"
            }
            clip.do(.press(at: point, pointer: 0))
            let thumbs = (0..<clip.state.count).filter { clip.state.isHeld(thumb: $0) }
            return thumbs.count == 2 ? "span" : thumbs.first.map { "\($0)" } ?? "nothing"
        }
    }

    @Test func theNearerThumbIsPressed() throws {
        let trimmer = try Trimmer(head: 50)
        #expect(trimmer.held(500) == "head" && trimmer.held(521.9) == "head" && trimmer.held(522.1) == "span")
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

    /// Where both are at one point, a press holds the upper one, unless it cannot move.
    @Test func atOnePointThePlayheadIsTakenIfItCanMove() throws {
        #expect(try Trimmer(head: 20, along: 0).held(200) == "head")
        #expect(try Trimmer([40, 40], head: 40).held(398) == "0", "it stays between 40 and 40")
    }

    @Test func aTapOnTheTrackIsThePlayheadsIfItsTargetIsTheTrack() throws {
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
        let thumb = try Trimmer(head: 50, ofClip: .spanAndTrack)
        #expect(thumb.held(300) == "span" && thumb.held(100) == "0")
        for configure in [{ $0.isReadOnly = true }, { $0.isEnabled = false }] as [(inout SliderConfiguration) -> Void] {
            let shown = try Trimmer(head: 50, .anywhere, configure)
            #expect(shown.held(500) == "span" && shown.held(192) == "0")
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

    // MARK: Laws

    /// Random presses, drags, keys and values on both sliders. After each, the playhead is in its range and in reach of
    /// it, no thumb of one slider moves with an input of the other but the one that is carried, and each press is taken
    /// by one slider at most.
    @Test(arguments: 1...40) func itStaysInItsRangeWhateverHappens(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let targets: [SliderPressTarget] = [.thumb, .track, .anywhere, .relative]
        var trimmer = try Trimmer(
            [generator.double(0...50), generator.double(50...100)], head: generator.double(0...100),
            generator.pick(targets), ofClip: generator.pick([.thumb, .span, .spanAndTrack]),
            along: generator.pick([0, 8]), { $0.step = generator.chance(0.5) ? .every(5) : .none })
        var holders: [Int: Bool] = [:]
        for operation in 0..<200 {
            let before = trimmer
            let pointer = generator.int(0..<2)
            let point = SIMD2(generator.double(-50...1050), generator.double(20...80))
            var isOfHead = generator.chance(0.5)
            switch generator.int(0..<6) {
            case 0 where holders[pointer] == nil:
                isOfHead = trimmer.head.state.acceptsPress(at: point, before: trimmer.clip.state)
                holders[pointer] = isOfHead
                trimmer.perform(.press(at: point, pointer: pointer), onHead: isOfHead)
                let isTaken = [trimmer.clip, trimmer.head].filter { $0.state.isDown(pointer: pointer) }.count
                #expect(isTaken <= 1, "seed \(seed), \(operation)")
            case 0, 1:
                guard let holder = holders.removeValue(forKey: pointer) else { continue }
                isOfHead = holder
                trimmer.perform(.release(pointer: pointer), onHead: isOfHead)
            case 2, 3:
                guard let holder = holders[pointer] else { continue }
                isOfHead = holder
                trimmer.perform(.drag(to: point, pointer: pointer), onHead: isOfHead)
            case 4:
                let thumb = isOfHead ? 0 : generator.int(0..<2)
                let intent = generator.pick([SliderIntent.step(1), .step(-1), .minimum, .maximum, .page(1)])
                trimmer.perform(.key(intent, thumb: thumb), onHead: isOfHead)
            default:
                let thumb = isOfHead ? 0 : generator.int(0..<2)
                trimmer.perform(.type(generator.double(-20...120), thumb: thumb), onHead: isOfHead)
            }
            let (range, head) = (trimmer.clip.state.rangeOfValues, trimmer.head.values[0])
            // A step that no value of a narrow range meets leaves the playhead at an end.
            #expect(range?.contains(head) == true, "seed \(seed), \(operation): \(head) is outside \(range as Any)")
            if isOfHead {
                #expect(trimmer.clip.values == before.clip.values, "seed \(seed), \(operation)")
            } else if let range, range.contains(before.head.values[0]), trimmer.head.values != before.head.values {
                // Only a value that code asked for, or one that a pointer holds, comes back.
                #expect(before.clip.state.rangeOfValues != range, "seed \(seed), \(operation)")
            }
        }
    }
}

extension PlayheadTests.Trimmer {
    /// Lets a slider handle an input, and sets the range of the playhead, as hosts do.
    fileprivate mutating func perform(_ input: SliderInput, onHead: Bool) {
        if onHead { head.do(input) } else { clip.do(input) }
        limit()
    }
}
