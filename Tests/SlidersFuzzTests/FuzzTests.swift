import Foundation
import SlidersCore
import Testing

/// docs/behavior.md §9: random operations, laws after each.
@Suite struct FuzzTests {
    /// The operations of `make test`, in stories of a hundred.
    private static let operations = 100_000

    /// Fixed seeds; to these come those with which `make fuzz` found something.
    @Test(arguments: [1, 2, 3, 4]) func fixedSeedsBreakNoLaw(seed: UInt64) {
        let fuzz = Fuzz(seed: seed)
        #expect(fuzz.run(operations: Self.operations) == nil)
    }

    /// What `make fuzz SECONDS=…` runs: fresh seeds until the time is over, in a worker for each processor but one.
    @Test(arguments: Fuzz.workers) func freshSeedsBreakNoLaw(worker: Int) {
        var done = 0
        while Date.now < Fuzz.end {
            let seed = Fuzz.seed ?? UInt64.random(in: 0 ... .max)
            // Before it is played, so that it is known even if it traps: a pipe gets it at once.
            print("seed \(seed)")
            fflush(nil)
            if let find = Fuzz(seed: seed).run(operations: 100_000) {
                print("find with seed \(seed):\n\(find)")
                Issue.record("seed \(seed)")
            }
            done += 100_000
        }
        print("worker \(worker): \(done) operations")
    }
}

/// Random stories from one seed.
struct Fuzz {
    let seed: UInt64

    /// The time that `make fuzz` gives; without it nothing runs.
    private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init)
    /// A seed to play again, instead of fresh ones.
    fileprivate static let seed = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init)
    fileprivate static let end = Date.now + (seconds ?? 0)
    /// One processor is left for damaged recordings, which play for the whole time, too.
    fileprivate static let workers =
        seconds == nil ? [] : Array(0..<max(1, ProcessInfo.processInfo.activeProcessorCount - 1))

    /// Plays stories of a hundred operations. Returns the first that breaks a law, as small as it can be made.
    func run(operations: Int) -> String? {
        var generator = Generator(seed: seed)
        for _ in 0..<operations / 100 {
            let opening = generator.opening()
            var story = Story(opening)
            var played: [Operation] = []
            for index in 0..<100 {
                let operation = generator.operation(for: story.state)
                played.append(operation)
                story.perform(operation)
                if let fault = story.brokenLaw(afterOperation: index) {
                    return Self.text(fault, opening, played)
                }
            }
            if let fault = story.finish() { return Self.text(fault, opening, played) }
        }
        return nil
    }

    private static func text(_ fault: String, _ opening: Opening, _ operations: [Operation]) -> String {
        guard var shrinker = Shrinker(opening, operations) else { return "\(fault)\n\(opening)\n\(operations)" }
        shrinker.shrink()
        let fault = Shrinker.fault(shrinker.opening, shrinker.operations) ?? fault
        return ([fault, shrinker.opening.description] + shrinker.operations.map(\.description)).joined(separator: "\n")
    }
}

extension Opening: CustomStringConvertible {
    var description: String {
        "slider \(values), \(differences(configuration, SliderConfiguration())), on \(text(track))"
    }
}

extension Operation: CustomStringConvertible {
    var description: String {
        switch self {
        case .assign(let values): "assign \(values)"
        case .configure(let configuration, let values):
            "configure \(differences(configuration, SliderConfiguration())), "
                + "values \(values.map { "\($0)" } ?? "as they are")"
        case .layOut(let track): "lay out on \(text(track))"
        case .move(let thumb, let value): "move thumb \(thumb) to \(value)"
        case .input(let input, let answer): "\(input), answer \(answer)".replacing("SlidersCore.", with: "")
        }
    }
}

/// The options that differ from the default ones.
private func differences(_ configuration: SliderConfiguration, _ plain: SliderConfiguration) -> String {
    let options = zip(Mirror(reflecting: configuration).children, Mirror(reflecting: plain).children).compactMap {
        "\($0.value)" == "\($1.value)" ? nil : "\($0.label ?? ""): \($0.value)".replacing("SlidersCore.", with: "")
    }
    return options.isEmpty ? "default options" : options.joined(separator: ", ")
}

private func text(_ track: SliderTrack) -> String { "\(track)".replacing("SlidersCore.", with: "") }
