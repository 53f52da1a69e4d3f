import Testing

/// What both hosts have is the same: names, types and sentences. What differs is named here, with the reason.
@Suite struct HostsTests {
    /// A public declaration of a host: what is written above and in its first line.
    private struct Declaration: Equatable {
        var sentence: String
        var text: String
    }

    /// What has another sentence, as the toolkit does it otherwise.
    private static let otherSentences: Set = [
        // A mouse and a click, or a touch and a tap.
        "isDragging", "isHeld", "targetSize", "isReadoutEditable", "hasFineControl", "pressTarget",
        "thumbViewProvider", "SliderThumbView",
        // Names of the toolkits.
        "ValueSlider", "RangeSlider", "thumbName", "setLook", "labelFont", "hasHaptics",
    ]
    /// What UIKit's host alone has.
    private static let ofUIKit: Set = [
        // A finger that waits, and a pointer that lifts.
        "delaysTrackPresses", "pointerInteraction",
        // NSSlider calls it `trackFillColor`.
        "minimumTrackTintColor",
        // Methods of UIKit.
        "layoutSubviews", "tintColorDidChange", "traitCollectionDidChange", "semanticContentAttribute", "isHidden",
        "isUserInteractionEnabled", "willMove", "touchesBegan", "touchesMoved", "touchesEnded",
        "touchesCancelled", "beginTracking", "continueTracking", "endTracking", "cancelTracking",
        "gestureRecognizerShouldBegin", "preferredFocusEnvironments", "decodeRestorableState",
    ]

    /// The public declarations of a host by their base names.
    private static func declarations(_ module: String) throws -> [String: [Declaration]] {
        let pattern =
            #/
            ^\ *(?:@\S+\ )*(?:nonisolated\ )?(?:public|open)\ (?:static\ |dynamic\ |override\ |required\ |weak\ )*
            (?:var|func|class|protocol|struct|enum)\ (\w+)
            /#
        var (found, sentence): ([String: [Declaration]], [String]) = ([:], [])
        for line in try sourceLines(in: "Sources/\(module)") {
            let text = line.text.drop { $0 == " " }
            if text.hasPrefix("///") {
                sentence.append(String(text.dropFirst(3)))
            } else if let match = line.text.firstMatch(of: pattern) {
                found[String(match.1), default: []].append(
                    Declaration(sentence: sentence.joined(), text: same(String(text))))
                sentence = []
            } else if !text.hasPrefix("@") && !text.hasPrefix("#") {
                sentence = []
            }
        }
        return found
    }

    /// A line with the names of both toolkits as one.
    private static func same(_ line: String) -> String {
        line.replacing("dynamic ", with: "").replacing("override ", with: "").replacing("@IBInspectable ", with: "")
            .replacing("UIControl.State", with: "State").replacing(/\ (\{|= ).*$/, with: "").replacing(
                ": Bool", with: ""
            )
            .replacing(/\b(UI|NS)(Color|Image|Font|View|Control)\b/) { "\($0.2)" }
            .replacing("frame frameRect: NSRect", with: "frame: CGRect")
            .replacing("NSSize", with: "CGSize").replacing("public var", with: "open var")
    }

    /// The properties that Interface Builder and runtime attributes set in a host.
    private static func inspectables(_ module: String) throws -> Set<String> {
        Set(
            try sourceLines(in: "Sources/\(module)").compactMap {
                $0.text.firstMatch(of: /@IBInspectable .*\bvar (\w+)/).map { String($0.1) }
            })
    }

    @Test func interfaceBuilderSetsTheSame() throws {
        let (ui, app) = try (Self.inspectables("SlidersUIKit"), Self.inspectables("SlidersAppKit"))
        #expect(ui.subtracting(app) == ["minimumTrackTintColor"])
        #expect(app.subtracting(ui) == ["followsWheelOverThumbs", "hasValueToolTips", "trackFillColor"])
    }

    @Test func whatBothHaveIsTheSame() throws {
        let (ui, app) = try (Self.declarations("SlidersUIKit"), Self.declarations("SlidersAppKit"))
        var (count, others): (Int, Set<String>) = (0, [])
        for (name, declared) in ui where !Self.ofUIKit.contains(name) {
            guard let own = app[name] else {
                Issue.record("SlidersAppKit has no \(name)")
                continue
            }
            // Overrides of the toolkits, and the classes that they are of.
            if name == "hitTest" || name == "encode" || name == "SliderControl" { continue }
            for declaration in declared where !declaration.text.contains("UIEvent") {
                guard own.contains(where: { $0.text == declaration.text }) else {
                    Issue.record("SlidersAppKit has another \(declaration.text)")
                    continue
                }
                count += 1
                if !own.contains(declaration) { others.insert(name) }
            }
        }
        #expect(count > 80)
        #expect(others == Self.otherSentences)
        #expect(Self.ofUIKit.subtracting(ui.keys) == [] && Self.ofUIKit.intersection(app.keys) == [])
    }
}
