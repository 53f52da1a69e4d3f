// Checked against: developer.apple.com/documentation/appkit/nsimageview, …/nsimagescaling.

public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

@MainActor
open class NSImageView: NSControl {
    public convenience init(image: NSImage) {
        self.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: image.size))
        self.image = image
    }
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var image: NSImage? {
        didSet { layer?.contents = image?.cgImage(forProposedRect: nil, context: nil, hints: nil) }
    }
    open override func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
}
