@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiimage, …/uiimageview; madsmtm/objc2 `objc2-ui-kit`
// UIImage.rs (thread-safe); dotnet/macios src/uikit.cs.

open class UIImage: NSObject, @unchecked Sendable {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.cgImage = cgImage
        self.scale = scale
        imageOrientation = orientation
    }

    /// A symbol. The double's are 20 points wide; their bitmaps have no tint, their drawings have.
    /// An image of the catalog. In the double every name is there.
    public convenience init?(named name: String) {
        self.init(cgImage: CGImage(name: name, width: 20, height: 20), scale: 1, orientation: .up)
    }
    /// An image from a file. The double takes two pixels for a point, and keeps the file's name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let file = (bundle ?? .main).url(forResource: "\(name)@2x", withExtension: "png"),
            let head = try? [UInt8](Data(contentsOf: file)).prefix(24), head.count == 24
        else { return nil }
        let number = { (position: Int) in head[position..<position + 4].reduce(0) { $0 << 8 | Int($1) } }
        self.init(cgImage: CGImage(name: name, width: number(16), height: number(20)), scale: 2, orientation: .up)
    }
    @available(iOS 13, *) public convenience init?(systemName name: String) {
        self.init(cgImage: CGImage(name: name, width: 20, height: 20), scale: 1, orientation: .up)
        isSymbolImage = true
    }
    @available(iOS 13, *) public internal(set) var isSymbolImage: Bool {
        get { isSymbol }
        set { isSymbol = newValue }
    }
    private var isSymbol = false
    private var tint: CGColor?

    public let cgImage: CGImage?
    public let scale: CGFloat
    public let imageOrientation: UIImage.Orientation
    public private(set) var capInsets = UIEdgeInsets.zero
    public private(set) var resizingMode = ResizingMode.tile
    public private(set) var renderingMode = RenderingMode.automatic
    public private(set) var flipsForRightToLeftLayoutDirection = false

    open var size: CGSize {
        let size = CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
        return isUpright ? size : CGSize(width: size.height, height: size.width)
    }
    private var isUpright: Bool { [.up, .down, .upMirrored, .downMirrored].contains(imageOrientation) }
    open func draw(in rect: CGRect) { UIGraphicsImageRenderer.draw(cgImage, tint) }

    /// The other variants of the image; `nil` for an image that was made of a bitmap.
    open private(set) var imageAsset: UIImageAsset?

    /// Takes the variant for a configuration, with all changes that were made to this image.
    @available(iOS 13, *) open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        let variant = configuration.traitCollection.flatMap { imageAsset?.variant(for: $0) }
        return copy(variant?.cgImage, scale: variant?.scale) { _ in }
    }
    func copy(of asset: UIImageAsset) -> UIImage { copy { $0.imageAsset = asset } }

    private func copy(_ image: CGImage? = nil, scale: CGFloat? = nil, _ change: (UIImage) -> Void) -> UIImage {
        guard let image = image ?? cgImage else { return self }
        let copy = UIImage(cgImage: image, scale: scale ?? self.scale, orientation: imageOrientation)
        copy.imageAsset = imageAsset
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        copy.renderingMode = renderingMode
        (copy.isSymbol, copy.tint) = (isSymbol, tint)
        copy.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
        change(copy)
        return copy
    }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copy { $0.capInsets = capInsets } }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        copy {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }
    @available(iOS 13, *) open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }
    @available(iOS 13, *) open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        guard let cgImage else { return self }
        let image =
            isSymbol
            ? cgImage : CGImage(name: cgImage.name, width: cgImage.width, height: cgImage.height, tint: color.cgColor)
        return copy(image) { ($0.tint, $0.renderingMode) = (color.cgColor, renderingMode) }
    }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        copy { $0.flipsForRightToLeftLayoutDirection = true }
    }
}

// Checked against: developer.apple.com/documentation/uikit/uiimageview.
@MainActor
open class UIImageView: UIView {
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: CGPoint(x: 0, y: 0), size: image?.size ?? CGSize(width: 0, height: 0)))
        self.image = image
        isUserInteractionEnabled = false
        layer.contents = image?.cgImage
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var image: UIImage? { didSet { layer.contents = image?.cgImage } }
}
