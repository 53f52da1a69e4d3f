@_spi(Double) import QuartzCore

// Checked against: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class,
// …/init(pointsize:), …/init(pointsize:weight:), …/init(weight:), …/uiimage/symbolweight,
// …/uiimage/init(systemname:withconfiguration:); madsmtm/objc2 `objc2-ui-kit` UIImageSymbolConfiguration.rs.

extension UIImage {
    @available(iOS 13, *) public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    @available(iOS 13, *) open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        fileprivate var pointSize: CGFloat?
        fileprivate var weight: SymbolWeight?
        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init()
            self.weight = weight
        }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight
        }
    }

    /// The double knows every symbol except one, and is as many points wide as the configuration has. The weight is in
    /// the name of the bitmap.
    @available(iOS 13, *)
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard name != "no.such.symbol" else { return nil }
        let symbol = configuration as? SymbolConfiguration
        let side = Int((symbol?.pointSize ?? 20).rounded())
        let weight = symbol?.weight.map { "-\($0)" } ?? ""
        self.init(cgImage: CGImage(name: name + weight, width: side, height: side), scale: 1, orientation: .up)
        isSymbolImage = true
    }
}
