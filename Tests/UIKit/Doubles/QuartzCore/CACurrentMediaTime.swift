// Checked against: developer.apple.com/documentation/quartzcore/cacurrentmediatime().

/// The time that tests move by hand.
@_spi(Double) public enum MediaTime {
    /// The present time, in seconds.
    nonisolated(unsafe) public static var now: CFTimeInterval = 1000
}

/// The current absolute time, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
