@_spi(Double) import AppKit
import Testing

/// What AppKit's double does as AppKit does it, by GNUstep's tests, which were checked on AppKit.
@MainActor @Suite(.serialized)
struct ToolkitTests {
    private final class Panel: NSView {
        let name: String
        var log: [String] = []
        private let isKey: Bool

        init(_ name: String, isKey: Bool = false) {
            (self.name, self.isKey) = (name, isKey)
            super.init(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        }
        required init?(coder: NSCoder) { nil }
        override var acceptsFirstResponder: Bool { isKey }
        override func viewDidHide() { log.append("hide") }
        override func viewDidUnhide() { log.append("unhide") }
    }

    private let window = NSWindow(size: CGSize(width: 400, height: 400))

    @Test func onlyViewsThatWereShownHearThatTheyAreHidden() {
        let (outer, inner, hidden) = (Panel("outer"), Panel("inner"), Panel("hidden"))
        window.contentView?.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(hidden)
        hidden.isHidden = true
        hidden.log = []
        outer.isHidden = true
        inner.isHidden = true
        inner.isHidden = false
        outer.isHidden = false
        #expect(outer.log == ["hide", "unhide"] && inner.log == outer.log && hidden.log.isEmpty)
        outer.isHidden = true
        #expect(inner.visibleRect.isEmpty && !Panel("alone").visibleRect.isEmpty)
    }

    @Test func theFocusLeavesAHiddenView() {
        #expect(window.firstResponder === window)
        let (first, second) = (Panel("first", isKey: true), Panel("second", isKey: true))
        for view in [first, second] { window.contentView?.addSubview(view) }
        first.nextKeyView = second
        _ = window.makeFirstResponder(first)
        first.isHidden = true
        #expect(window.firstResponder === second)
        second.isHidden = true
        #expect(window.firstResponder === window)
    }

    @Test func pointsGoThroughATurnedView() {
        let (outer, inner) = (Panel("outer"), Panel("inner"))
        window.contentView?.addSubview(outer)
        outer.addSubview(inner)
        outer.frameCenterRotation = 90
        let position = inner.convert(CGPoint(x: 0, y: 0), to: nil)
        #expect(abs(position.x - 75) < 1e-9 && abs(position.y + 5) < 1e-9)
        let back = inner.convert(position, from: nil)
        #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
        let box = outer.convert(outer.bounds, to: nil)
        #expect(abs(box.width - 50) < 1e-9 && abs(box.height - 100) < 1e-9 && abs(box.minX - 35) < 1e-9)
    }

    @Test func aFieldHasADefaultLook() {
        let field = NSTextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!field.isBordered && field.isBezeled && field.alignment == .left && field.textColor != nil)
    }
}
