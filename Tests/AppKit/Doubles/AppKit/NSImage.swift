@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/appkit/nsimage, …/nsimage/cgimage(forproposedrect:context:hints:),
// …/nsimage/init(size:flipped:drawinghandler:), …/nsimagerep/hintkey, …/nsgraphicscontext, …/nscompositingoperation,
// …/nsrect/fill(using:), …/documentation/foundation/bundle/image(forresource:), …/nsbezierpath;
// madsmtm/objc2 `objc2-app-kit` NSImage.rs.

open class NSImageRep: NSObject {
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

open class NSGraphicsContext: NSObject {
    /// What was drawn last, and the color of what is filled.
    nonisolated(unsafe) static var drawn: String?
    nonisolated(unsafe) static var fill: CGColor?
    nonisolated(unsafe) static var tint: CGColor?
    /// The number of bitmaps that were drawn.
    @_spi(Double) nonisolated(unsafe) public internal(set) static var count = 0
    /// The shapes of focus rings that were filled.
    @_spi(Double) nonisolated(unsafe) public static var filled: [CGRect] = []
    @_spi(Double) nonisolated(unsafe) public static var corners: [CGFloat] = []
}

public enum NSCompositingOperation: UInt, Sendable {
    case copy = 1
    case sourceOver = 2
    case sourceIn = 3
    case sourceAtop = 5
}

extension CGRect {
    public func fill(using operation: NSCompositingOperation = .copy) {
        if operation == .sourceAtop { NSGraphicsContext.tint = NSGraphicsContext.fill }
    }
}

open class NSBezierPath: NSObject {
    private var box = CGRect(x: 0, y: 0, width: 0, height: 0)
    private var corner: CGFloat = 0
    public convenience init(ovalIn rect: NSRect) {
        self.init()
        box = rect
    }
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init()
        (box, corner) = (rect, min(xRadius, yRadius))
    }
    open func fill() {
        NSGraphicsContext.filled.append(box)
        NSGraphicsContext.corners.append(corner)
    }
}

extension Bundle {
    /// An image from files, whose names say how many pixels a point has. The double keeps the name.
    public func image(forResource name: NSImage.Name) -> NSImage? {
        guard let file = url(forResource: "\(name)@2x", withExtension: "png"),
            let head = try? [UInt8](Data(contentsOf: file)).prefix(24), head.count == 24
        else { return nil }
        let number = { (position: Int) in head[position..<position + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        return NSImage(
            [CGImage(name: name, width: width, height: height)], size: CGSize(width: width / 2, height: height / 2))
    }
}

/// An image of bitmaps, or one that is drawn where it is asked for.
open class NSImage: NSObject {
    public typealias Name = String
    public enum ResizingMode: Int, Sendable { case stretch, tile }

    private var bitmaps: [CGImage] = []
    private var handler: ((NSRect) -> Bool)?
    public convenience init(cgImage: CGImage, size: NSSize) {
        self.init()
        (bitmaps, self.size) = ([cgImage], size)
    }
    public convenience init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        self.init()
        (handler, self.size) = (drawingHandler, size)
    }
    /// An image of bitmaps of one size in several resolutions.
    @_spi(Double) public convenience init(_ bitmaps: [CGImage], size: CGSize) {
        self.init()
        (self.bitmaps, self.size) = (bitmaps, size)
    }

    open var size = CGSize(width: 0, height: 0)
    open var isTemplate = false
    open var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var resizingMode = ResizingMode.stretch

    /// The bitmap with the fewest pixels that fill the rectangle.
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? {
        let wanted = proposedDestRect?.pointee.size ?? size
        guard let handler else {
            return bitmaps.first { CGFloat($0.width) >= wanted.width } ?? bitmaps.last
        }
        NSGraphicsContext.count += 1
        (NSGraphicsContext.drawn, NSGraphicsContext.tint) = (nil, nil)
        _ = handler(CGRect(origin: CGPoint(x: 0, y: 0), size: size))
        return CGImage(
            name: NSGraphicsContext.drawn ?? "", width: Int(wanted.width), height: Int(wanted.height),
            tint: NSGraphicsContext.tint)
    }
    open func draw(in rect: NSRect) { NSGraphicsContext.drawn = bitmaps.first?.name }
}
