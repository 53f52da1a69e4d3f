// On Apple's platforms QuartzCore brings CoreGraphics and Foundation with it.
@_exported import Foundation

/// Core Foundation's name for any object.
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
