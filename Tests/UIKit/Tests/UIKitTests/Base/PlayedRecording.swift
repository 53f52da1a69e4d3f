import Foundation
@_spi(Double) import QuartzCore
import SlidersLooks
import SlidersReplay

#if canImport(UIKit)
@_spi(Double) import UIKit
#else
@_spi(Double) import AppKit
#endif

/// A recording, played on a control as far as one can play it.
@MainActor
struct PlayedRecording {
    let name: String
    /// What the app and assistive technology get in each step, and the elements at the end.
    private(set) var lines: [String] = []
    private(set) var layers = LayerStory()

    init(_ name: String, _ data: Data) throws {
        self.name = name
        let replay = try Replay(data)
        let inputs = try Self.inputs(of: data)
        LayerLog.clear()
        guard let player = try Player(ofBase: replay, data) else {
            lines.append("no control has this track")
            return
        }
        let log = AppLog(player.control)
        add("start", log)
        for (step, input) in zip(replay.steps, inputs) {
            guard player.play(step) else {
                add("\(input) cannot be played", log)
                break
            }
            add(input, log)
        }
        lines += ["end"] + log.tree.map { "  \($0)" }
    }

    private mutating func add(_ step: String, _ log: AppLog) {
        layers.note(step, log.control.baseLayer)
        lines += [step] + log.take().map { "  \($0)" }
        // The elements have made paths.
        LayerLog.clear()
    }

    /// The steps as the recording writes them.
    private static func inputs(of data: Data) throws -> [String] {
        let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try (file?["input"] as? [Any] ?? []).map { input in
            let text = try JSONSerialization.data(withJSONObject: input, options: [.sortedKeys, .fragmentsAllowed])
            return String(decoding: text, as: UTF8.self)
        }
    }
}

extension SliderLook {
    /// The sample of the look: as it is, in the dark appearance, held, dragged and released.
    @MainActor
    func story() -> LayerStory {
        var story = LayerStory()
        let screen = screen()
        let note = { (step: String, story: inout LayerStory) in story.note(step, screen.control.baseLayer) }
        note("light", &story)
        screen.darken()
        note("dark", &story)
        let (start, end) = (screen.control.values[0], screen.control.maximumValue)
        let length = end - screen.control.minimumValue
        let distance = start + 0.1 * length > end ? -length : length
        let hand = screen.hand()
        hand.press(at: screen.point(of: start))
        note("pressed", &story)
        for part in [0.02, 0.05, 0.1] {
            hand.drag(to: screen.point(of: start + part * distance))
            note("dragged by \(part)", &story)
        }
        hand.lift()
        note("released", &story)
        return story
    }
}
