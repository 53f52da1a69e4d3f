@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uigraphicsimagerenderer, …/image(actions:),
// …/uigraphicsimagerendererformat, …/uigraphicsimagerenderercontext; madsmtm/objc2 `objc2-ui-kit`
// UIGraphicsImageRenderer.rs (thread-safe).

@available(iOS 10, *)
open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = 2
}

@available(iOS 10, *)
open class UIGraphicsImageRendererContext: NSObject {}

@available(iOS 10, *)
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize, scale: CGFloat
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, scale) = (size, format.scale) }

    nonisolated(unsafe) private static var drawn: (name: String, tint: CGColor?)?
    /// The image that was drawn, with its tint. The double draws only one.
    static func draw(_ image: CGImage?, _ tint: CGColor?) { drawn = image.map { ($0.name, tint ?? $0.tint) } }

    /// The number of images that were drawn.
    @_spi(Double) nonisolated(unsafe) public private(set) static var count = 0

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Self.count += 1
        Self.drawn = nil
        actions(UIGraphicsImageRendererContext())
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let bitmap = CGImage(name: Self.drawn?.name ?? "", width: width, height: height, tint: Self.drawn?.tint)
        return UIImage(cgImage: bitmap, scale: scale, orientation: .up)
    }
}
