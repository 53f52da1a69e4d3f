import Allocations
import SlidersCore

#if canImport(Glibc)
import Glibc
#endif

/// The allocations of a number of drag events, after as many that let all arrays grow. Returns `nil` if few values
/// changed, no event was reported, or the updated drawing differs from a new one.
func allocations(of example: Case, thumbs: Int, events: Int) throws(SliderError) -> Int? {
    var drag = try Drag(example, thumbs: thumbs)
    for event in 0..<events { _ = drag.move(event) }
    let before = allocations()
    var reported = 0
    for event in 0..<events { drag.move(event).forEachEvent { _ in reported += 1 } }
    let after = allocations()
    return drag.changes > events / 10 && reported > 0 && drag.isDrawn ? Int(after - before) : nil
}

func fail(_ text: String) -> Never {
    let line = "Drags: \(text)\n"
    write(STDERR_FILENO, line, line.utf8.count)
    exit(1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.compactMap { Int($0) }
switch (arguments.first, numbers.count) {
case ("cases", 0):
    for example in Case.all { print(example.name, example.ceiling ?? 0, example.maximumThumbs, separator: "\t") }
case ("allocations", 1...):
    let before = allocations()
    var grown = Array(0..<numbers.count)
    grown.append(contentsOf: numbers)
    guard allocations() > before, !grown.isEmpty else { fail("allocations are not counted here") }
    let events = 2000
    for example in Case.all {
        let counts = try numbers.map { thumbs -> Double? in
            if thumbs > example.maximumThumbs { return nil }
            guard let count = try allocations(of: example, thumbs: thumbs, events: events) else {
                fail("\(example.name) with \(thumbs) thumbs: nothing moved, or the drawing is wrong")
            }
            return Double(count) / Double(events)
        }
        let texts = counts.map { count in count.map { $0 == 0 ? "0" : "\($0)" } ?? "–" }
        print(example.name, texts.joined(separator: "\t"), separator: "\t")
    }
case ("drag", 2):
    guard let example = Case.all.first(where: { $0.name == arguments[1] }) else { fail("no case \(arguments[1])") }
    var drag = try Drag(example, thumbs: numbers[0])
    for event in 0..<numbers[1] { _ = drag.move(event) }
    guard drag.changes > 0, drag.isDrawn else { fail("\(example.name): nothing moved, or the drawing is wrong") }
case ("assign", 2):
    guard try assign(thumbs: numbers[0], times: numbers[1]) else { fail("the values differ from those assigned") }
default:
    fail("cases | allocations THUMBS… | drag CASE THUMBS EVENTS | assign THUMBS TIMES")
}
