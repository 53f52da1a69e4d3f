@testable import SwiftUISnippets
@_spi(Double) import SwiftUI

/// The views of SwiftUI's snippets, as a test shows them.
@MainActor
let views: [String: (Stage) -> Void] = [
    "start": { $0.show(Start()) }, "price": { $0.show(Price()) }, "window": { $0.show(Meeting()) }, "push": { $0.show(Push()) },
    "cross": { $0.show(Cross()) }, "three": { $0.show(Three()) }, "logarithmic": { $0.show(Logarithmic()) },
    "stepped": { $0.show(Stepped()) }, "vertical": { $0.show(Vertical()) }, "rtl": { $0.show(RightToLeft()) },
    "disabled": { $0.show(Disabled()) }, "night": { $0.show(Night()) }, "angle": { $0.show(Angle()) },
    "volume": { $0.show(Volume()) }, "timer": { $0.show(SwiftUISnippets.Timer()) },
]
