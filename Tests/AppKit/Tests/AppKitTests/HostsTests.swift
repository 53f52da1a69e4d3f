import Testing

/// What the control is with one toolkit, it is with the other. What differs is named here, with the reason.
@Suite struct HostsTests {
    /// What the control has with UIKit alone.
    private static let ofUIKit: Set = [
        // A finger that waits, and a pointer that lifts.
        "delaysTrackTouches", "pointerInteraction",
        // NSSlider calls it `trackFillColor`.
        "minimumTrackTintColor",
        // Methods of UIKit.
        "layoutSubviews", "tintColorDidChange", "traitCollectionDidChange", "semanticContentAttribute", "isHidden",
        "isUserInteractionEnabled", "willMove", "touchesBegan", "touchesMoved", "touchesEnded",
        "touchesCancelled", "beginTracking", "continueTracking", "endTracking", "cancelTracking",
        "gestureRecognizerShouldBegin", "preferredFocusEnvironments", "decodeRestorableState", "isTracking",
        "isTouchInside",
    ]
    /// What the control has with AppKit alone.
    private static let ofAppKit: Set = [
        // UISlider calls it `minimumTrackTintColor`.
        "trackFillColor",
        // A mouse that rests over a thumb.
        "hasValueToolTips",
        // UIKit has states of a control.
        "SliderImageState",
        // Methods of AppKit.
        "isFlipped", "layout", "setFrameSize", "restoreState", "sendAction", "doubleValue", "floatValue",
        "integerValue",
        "intValue", "stringValue", "objectValue", "controlSize", "tag", "refusesFirstResponder",
        "userInterfaceLayoutDirection", "viewDidHide", "viewWillMove", "viewDidMoveToWindow",
        "viewDidChangeBackingProperties", "viewDidChangeEffectiveAppearance", "acceptsFirstMouse",
        "mouseDownCanMoveWindow", "mouseDown", "mouseDragged", "mouseUp", "mouseCancelled", "addTarget", "removeTarget",
        "mouseMoved", "mouseExited",
        "scrollWheel", "nextKeyView", "isAccessibilityElement", "accessibilityRole", "accessibilityChildren",
    ]

    private static func lines(_ toolkit: String) throws -> [SourceLine] {
        try sourceLines(
            in: "Sources/SlidersControls", "Sources/SlidersPlaneControls", "Sources/SlidersRulerControls"
        ).compiled(for: toolkit)
    }

    /// The names of the public declarations.
    private static func names(_ toolkit: String) throws -> Set<String> {
        let pattern =
            #/
            ^\ *(?:@\S+\ )*(?:nonisolated\ )?(?:public|open)\x20
            (?:static\ |dynamic\ |final\ |override\ |required\ |weak\ |internal\(set\)\ )*
            (?:var|func|class|protocol|struct|enum)\ (\w+)
            /#
        return Set(try lines(toolkit).compactMap { $0.text.firstMatch(of: pattern).map { String($0.1) } })
    }

    /// The properties that Interface Builder and runtime attributes set.
    private static func inspectables(_ toolkit: String) throws -> Set<String> {
        Set(
            try lines(toolkit).compactMap {
                $0.text.firstMatch(of: /@IBInspectable .*\bvar (\w+)/).map { String($0.1) }
            })
    }

    @Test func interfaceBuilderSetsTheSame() throws {
        let (ui, app) = try (Self.inspectables("UIKit"), Self.inspectables("AppKit"))
        #expect(ui.subtracting(app) == ["minimumTrackTintColor", "delaysTrackTouches"] && ui.count > 20)
        #expect(app.subtracting(ui) == ["hasValueToolTips", "trackFillColor"])
    }

    @Test func appsWriteTheSame() throws {
        let (ui, app) = try (Self.names("UIKit"), Self.names("AppKit"))
        #expect(ui.subtracting(app) == Self.ofUIKit)
        #expect(app.subtracting(ui) == Self.ofAppKit)
        #expect(ui.intersection(app).count > 80)
    }

    /// The members of the controls, by the name of the file without its toolkit, that other files call.
    private static func members(_ toolkit: String) throws -> [String: Set<String>] {
        let lines = try sourceLines(in: "Sources/SlidersControls/Platform/\(toolkit)")
        return Dictionary(grouping: lines, by: { String($0.file.prefix { $0 != "+" }) }).mapValues { lines in
            var type = ""
            return Set(
                lines.compactMap { line in
                    if let match = line.text.firstMatch(of: /^(?:.* )?(?:class|struct|extension|enum) (\w+)/) {
                        type = String(match.1)
                    }
                    guard type.hasSuffix("SliderControl"), !line.text.contains("private ") else { return nil }
                    return line.text.firstMatch(of: /^ {4}(?:[@a-z]\S* )*(?:func|var|typealias) (\w+)/).map {
                        String($0.1)
                    }
                })
        }
    }

    /// What is done in one toolkit alone, and called there.
    private static let doneInOne: [String: Set<String>] = [
        "Appearance": ["minimumTrackTintColor", "trackFillColor", "controlSizeDidChange", "observeTraits"],
        "Input": [
            "isContinuous", "pointerHovered", "wheelTurned", "handleScroll", "press", "drag", "location",
            // The class of UIKit has these.
            "beginTracking", "continueTracking", "endTracking", "cancelTracking",
        ],
        "Keys": ["focus"], "ThumbViews": ["pointerInteraction"],
        // Each has one that the other toolkit has itself.
        "Views": ["setNeedsLayout", "isHiddenOrHasHiddenAncestor"],
    ]

    // What shared code calls, the compiler checks; this test, that a pair has nothing else.
    @Test func aPairOfFilesHasTheSameMembers() throws {
        let (ui, app) = try (Self.members("UIKit"), Self.members("AppKit"))
        let pairs = Set(ui.keys).intersection(app.keys)
        #expect(pairs.count > 8)
        for pair in pairs {
            let differing = ui[pair]?.symmetricDifference(app[pair] ?? []) ?? []
            #expect(differing == Self.doneInOne[pair] ?? [], "\(pair)")
        }
    }
}
