// Checked against: developer.apple.com/documentation/swiftui/proposedviewsize; OpenSwiftUIProject/OpenSwiftUI.
import QuartzCore

@available(iOS 16, macOS 13, *)
public struct ProposedViewSize: Equatable, Sendable {
    public var width, height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
