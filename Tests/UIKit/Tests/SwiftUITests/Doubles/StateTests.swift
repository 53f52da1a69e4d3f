@_spi(Double) import SwiftUI
import Testing

/// State in the double of SwiftUI: it lives at a position, and notifies those who read it.
@MainActor @Suite(.serialized, .eachComparison)
struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        let title: String

        var body: some View {
            Text("\(title) \(count)")
            Button("Count \(title)") { count += 1 }
        }
    }

    private struct Pair: View {
        @State private var isSwapped = false
        @State private var isLong = false

        var body: some View {
            Counter(title: isLong ? "long" : "a")
            if isSwapped { Counter(title: "b") } else { Counter(title: "b") }
            Button("Swap") { isSwapped.toggle() }
            Button("Rename") { isLong.toggle() }
        }
    }

    @Test func stateLivesAtItsPositionAndGoesWithIt() {
        let stage = Stage()
        stage.show(Pair())
        stage.tap("Count a")
        stage.tap("Count b")
        stage.tap("Count b")
        #expect(stage.texts == ["a 1", "Count a", "b 2", "Count b", "Swap", "Rename"])
        stage.tap("Rename")
        #expect(stage.texts[0] == "long 1")
        stage.tap("Swap")
        #expect(stage.texts[0] == "long 1" && stage.texts[2] == "b 0")
        stage.show(Pair())
        #expect(stage.texts[0] == "long 1")
    }

    /// Keeps what each run of its body shows.
    private struct Noting: View {
        @State private var number = 0
        let note: (Int) -> Void

        var body: some View {
            let _ = note(number)
            Text("\(number)")
            Button("Mixed") {
                number = 2
                withAnimation(.linear(duration: 1)) { number = 4 }
                number += 1
            }
            Button("Alike") {
                number = 6
                number = 7
            }
        }
    }

    @Test func writesOfOneTurnAreShownTransactionByTransaction() {
        let stage = Stage()
        var shown: [Int] = []
        stage.show(Noting { shown.append($0) })
        stage.tap("Mixed")
        #expect(shown == [0, 2, 4, 5])
        stage.tap("Alike")
        #expect(shown == [0, 2, 4, 5, 7] && stage.texts[0] == "7" && stage.faults.isEmpty)
    }

    private struct Reader: View {
        @Binding var number: Int
        var body: some View { Text("\(number)") }
    }

    private struct Passer: View {
        let read: () -> Int
        var body: some View { Text("\(read())") }
    }

    private struct Middle: View {
        @Binding var number: Int
        var body: some View { Reader(number: $number) }
    }

    private struct Owner: View {
        @State private var number = 1
        @State private var other = 1

        var body: some View {
            Middle(number: $number)
            Reader(number: $other)
            Passer { [number = $number] in number.wrappedValue }
            Button("Add") { number += 1 }
            Button("Same") { number += 0 }
        }
    }

    @Test func onlyWhoReadsAStoredBindingRunsAgain() {
        let stage = Stage()
        stage.show(Owner())
        stage.tap("Add")
        #expect(stage.runs(of: "Owner") == [1] && stage.runs(of: "Middle") == [1])
        #expect(stage.runs(of: "Reader") == [2, 1])
        stage.tap("Same")
        #expect(stage.runs(of: "Reader") == [2, 1])
    }

    @Test func aBindingInAClosureSubscribesToNothing() {
        let stage = Stage()
        stage.show(Owner())
        stage.tap("Add")
        #expect(stage.runs(of: "Passer") == [1] && stage.texts[0...2] == ["2", "1", "1"])
    }

    private struct Impatient: View {
        @State private var number = 0

        var body: some View {
            Text("\(bump())")
        }
        private func bump() -> Int {
            number = 5
            return number
        }
    }

    @Test func aWriteDuringAnUpdateIsDroppedAndAFault() {
        let stage = Stage()
        stage.show(Impatient())
        stage.flush()
        #expect(stage.texts == ["0"] && stage.faults == ["state is modified during an update"])
    }

    @Test func aBindingToAPartIsTheSameBindingEachTime() {
        let stage = Stage()
        stage.show(Parts())
        stage.tap("Again")
        #expect(stage.runs(of: "Parts") == [2] && stage.runs(of: "Reader") == [1])
        stage.tap("First")
        #expect(stage.runs(of: "Parts") == [2] && stage.texts.first == "7")
    }

    private struct Parts: View {
        @State private var numbers = [1, 2]
        @State private var times = 0

        var body: some View {
            Reader(number: $numbers[0])
            Text("\(times)")
            Button("Again") { times += 1 }
            Button("First") { numbers[0] = 7 }
        }
    }

    @MainActor private final class Log { var animations: [Animation?] = [] }

    @Test func aWriteGivesItsTransactionToTheClosureOfABinding() {
        let log = Log()
        let binding = Binding(get: { 0 }, set: { _, transaction in log.animations.append(transaction.animation) })
        binding.wrappedValue = 1
        withAnimation(.linear(duration: 2)) { binding.wrappedValue = 1 }
        binding.animation(.easeInOut(duration: 1)).wrappedValue = 1
        #expect(log.animations == [nil, .linear(duration: 2), .easeInOut(duration: 1)])
    }
}
