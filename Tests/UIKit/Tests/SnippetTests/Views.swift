import SlidersCore
@_spi(Double) import SwiftUI

@testable import SwiftUISnippets

/// The views of SwiftUI's snippets, as a test shows them.
@MainActor
let views: [String: (Stage) -> Void] = [
    "start": { $0.show(Start()) }, "price": { $0.show(Price()) }, "window": { $0.show(Meeting()) },
    "push": { $0.show(Push()) },
    "cross": { $0.show(Cross()) }, "three": { $0.show(Three()) }, "logarithmic": { $0.show(Logarithmic()) },
    "stepped": { $0.show(Stepped()) }, "vertical": { $0.show(Vertical()) }, "rtl": { $0.show(RightToLeft()) },
    "disabled": { $0.show(Disabled()) }, "night": { $0.show(Night()) }, "angle": { $0.show(Angle()) },
    "volume": { $0.show(Volume()) }, "timer": { $0.show(SwiftUISnippets.Timer()) },
    "span": { $0.show(SpanPictures()) }, "glow": { $0.show(Glow()) }, "flat": { $0.show(Flat()) },
    "photos": { $0.show(Photos()) },
    "layers": { $0.show(Layers()) }, "ios-flat": { $0.show(IOSFlat()) },
    "ios-glass": { $0.show(IOSGlass()) }, "system": { $0.show(System()) }, "web": { $0.show(Web()) },
    "ticks": { $0.show(TicksAndLabels()) },
    "labels": { $0.show(Labels()) }, "histogram": { $0.show(Histogram()) }, "neutral": { $0.show(Neutral()) },
    "limits": { $0.show(Limits()) }, "blocked": { $0.show(Blocked()) }, "adjust": { $0.show(Adjust()) },
    "taken": { $0.show(Taken()) },
    "trimmer": { $0.show(Trimmer()) }, "pair": { $0.show(Pair()) },
    "clock12": { $0.show(Clock12()) }, "clock24": { $0.show(Clock24()) },
    "bedtime": { $0.show(Bedtime()) }, "thermostat": { $0.show(Thermostat()) }, "knob": { $0.show(Knob()) },
    "hue": { $0.show(Hue()) },
    "compass": { $0.show(Compass()) },
    "color": { $0.show(Shade()) }, "pad": { $0.show(FilterPad()) },
    "exposure": { $0.show(Exposure()) }, "weight": { $0.show(Weight()) },
]
