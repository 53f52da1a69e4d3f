// Checked against: developer.apple.com/documentation/uikit/uibezierpath; madsmtm/objc2 `objc2-ui-kit` UIBezierPath.rs.

open class UIBezierPath: NSObject {
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let corner = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil))
    }
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        cgPath = CGPath
    }
    open var cgPath: CGPath = CGMutablePath()
    open var bounds: CGRect { cgPath.boundingBox }
}
