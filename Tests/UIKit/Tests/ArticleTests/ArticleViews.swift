import SwiftUI

/// The views whose code articles show with a picture. A picture has the name of its view.
@MainActor
enum ArticleViews {
    static var all: [any View] {
        [
            Filter(), BassSlider(),
            NeutralBass(), Frequency(), PiecewisePrice(), Stops(),
            ShortestStay(), ChargeLimit(), Nights(), PriceLabels(), OpeningHours(),
            VolumeDial(), SleepRing(),
            OrangePrice(), Warmth(), GlowingAngle(), LayersOfPrice(), PriceCapsules(),
            TintedPrice(), LoadLimits(), HueRing(), ColorWheel(), OrangeGlow(), HeartRate(), NamedZones(),
            ComfortZones(), OutlinedSpan(), TintedStates(),
            PriceTicks(), PriceHistogram(), NightClock(), BrightnessPillar(), ClipHandles(), ClipTrimmer(),
            SoundPad(), Position(), Compass(), Camera(),
            PlaybackSpeed(), PriceFields(), PriceInUIKit(),
        ]
    }

    /// The name of a view, and of its picture.
    static func name(of view: any View) -> String { "\(type(of: view))" }
}
