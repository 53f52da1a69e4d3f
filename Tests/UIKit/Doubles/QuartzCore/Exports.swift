// QuartzCore exports CoreGraphics. No page says that it exports Foundation: a file that uses that imports it.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

// Checked against: developer.apple.com/documentation/corefoundation/cftyperef, …/cftimeinterval.

/// Core Foundation's name for any object.
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
