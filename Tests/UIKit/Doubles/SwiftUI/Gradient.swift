// Checked against: developer.apple.com/documentation/swiftui/gradient, …/gradient/stop, …/gradient/init(stops:),
// …/gradient/init(colors:) ("evenly space the colors").
import QuartzCore

@frozen public struct Gradient: Equatable {
    @frozen public struct Stop: Equatable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Gradient.Stop]
    public init(stops: [Gradient.Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}
