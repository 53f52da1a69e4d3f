@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import Testing

/// What the double of AppKit forbids and does, as AppKit does. Without these traps the tests of the host would prove
/// little.
@MainActor @Suite(.serialized)
struct LayerOwnershipTests {
    /// The faults of a body.
    private func faults(_ body: () -> Void) -> Int {
        LayerLog.faults = []
        body()
        defer { LayerLog.faults = nil }
        return LayerLog.faults?.count ?? 0
    }

    private func backed(isFlipped: Bool = false) -> NSView {
        let view = isFlipped ? Flipped(frame: CGRect(x: 10, y: 20, width: 30, height: 40)) : NSView()
        view.wantsLayer = true
        return view
    }

    private final class Flipped: NSView {
        override var isFlipped: Bool { true }
    }

    @Test func theLayerOfAViewIsChangedByItsViewAlone() throws {
        let layer = try #require(backed().layer)
        let writes: [(CALayer) -> Void] = [
            { $0.frame = CGRect(x: 1, y: 1, width: 1, height: 1) }, { $0.position.x = 1 }, { $0.zPosition = 1 },
            { $0.anchorPoint.x = 1 }, { $0.setAffineTransform(.init(scaleX: 2, y: 2)) }, { $0.isHidden = true },
            { $0.isGeometryFlipped = true }, { $0.masksToBounds = true }, { $0.shadowOpacity = 1 },
            { $0.shadowRadius = 1 }, { $0.shadowPath = nil }, { $0.shadowOffset.width = 1 }, { $0.shadowColor = nil },
        ]
        for write in writes { #expect(faults { write(layer) } > 0) }
        #expect(faults { layer.backgroundColor = CGColor(gray: 0, alpha: 1) } == 0)
        #expect(faults { for write in writes { write(CALayer()) } } == 0)
    }

    @Test func theLayerOfAViewHasItsAnchorAtTheOriginAndIsFlippedWithIt() throws {
        let (outer, inner) = (backed(), backed(isFlipped: true))
        outer.addSubview(inner)
        let layer = try #require(inner.layer)
        #expect(layer.anchorPoint == CGPoint(x: 0, y: 0) && layer.position == CGPoint(x: 10, y: 20))
        #expect(layer.isGeometryFlipped && outer.layer?.isGeometryFlipped == false)
    }

    @Test func pointsTurnOverBetweenViewsThatAreFlippedAndOthers() {
        let (window, inner) = (NSWindow(size: CGSize(width: 100, height: 100)), backed(isFlipped: true))
        window.contentView?.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 10, y: 60))
        #expect(inner.convert(CGPoint(x: 10, y: 60), from: nil) == CGPoint(x: 0, y: 0))
        #expect(inner.hitTest(CGPoint(x: 11, y: 21)) === inner && inner.hitTest(CGPoint(x: 1, y: 1)) == nil)
    }

    @Test func aViewThatMovesItsBoundsShowsAndHitsAnotherPart() throws {
        let window = NSWindow(size: CGSize(width: 100, height: 100))
        let (outer, inner) = (Flipped(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), NSView())
        window.contentView?.addSubview(outer)
        inner.frame = CGRect(x: 0, y: 50, width: 30, height: 10)
        outer.addSubview(inner)
        let position = CGPoint(x: 11, y: 59)
        #expect(outer.hitTest(position) === outer)
        outer.setBoundsOrigin(CGPoint(x: 0, y: 50))
        outer.clipsToBounds = true
        #expect(outer.hitTest(position) === inner && outer.convert(position, from: nil) == CGPoint(x: 1, y: 51))
        #expect(outer.convert(CGPoint(x: 1, y: 51), to: nil) == position)
        let layer = try #require(outer.layer)
        #expect(layer.bounds.origin == CGPoint(x: 0, y: 50) && layer.masksToBounds)
    }

    @Test func layersOfViewsAreInTheOrderOfTheViews() {
        let (outer, first, second) = (backed(), backed(), backed())
        outer.addSubview(first)
        outer.addSubview(second, positioned: .below, relativeTo: first)
        #expect(outer.subviews == [second, first])
        #expect(outer.layer?.sublayers?.map { $0 === first.layer } == [false, true])
        let third = backed()
        outer.addSubview(third, positioned: .above, relativeTo: second)
        #expect(outer.layer?.sublayers?.map { $0 === third.layer } == [false, true, false])
    }

    @Test func aControlWithoutACellKeepsNearlyNothing() {
        let control = NSControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!control.isEnabled)
        (control.isContinuous, control.doubleValue, control.controlSize, control.tag) = (true, 3, .small, 7)
        #expect(
            !control.isContinuous && control.doubleValue == 0 && control.controlSize == .regular && control.tag == 0)
        #expect(faults { control.mouseDown(with: NSEvent(.leftMouseDown)) } == 1)
        #expect(control.accessibilityHitTest(CGPoint(x: 0, y: 0)) == nil)
    }

    @Test func componentsOfAColorThatWasNotConvertedRaise() {
        #expect(faults { NSColor.labelColor.getRed(nil, green: nil, blue: nil, alpha: nil) } == 1)
    }

    @Test func theDirectionOfTheLanguageIsNotInherited() {
        let (outer, inner) = (NSView(), NSView())
        outer.addSubview(inner)
        outer.userInterfaceLayoutDirection = .rightToLeft
        #expect(inner.userInterfaceLayoutDirection == .leftToRight)
    }

    @Test func aViewHasNoFocusRingUnlessItSaysWhere() {
        #expect(NSView().focusRingMaskBounds == CGRect(x: 0, y: 0, width: 0, height: 0))
    }
}
