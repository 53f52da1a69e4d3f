import SlidersCore

/// Everything that a look is made of. Each look has a file in the folder Looks, with its definition and its style;
/// looks that share code share a file.
///
/// Definitions are inlined where `SliderLook` reads them. A web page asks for styles alone, and its module then has no
/// samples and no texts.
struct LookDefinition {
    /// Makes the style with an app's options.
    let style: (SliderLook.Options) -> SliderStyle
    /// Makes the sample. That of a round look has the size of ``drawnSide``.
    var sample = { SliderLook.Sample(0...100, [20, 70], step: 1) }
    /// Where the track runs, which circular sliders take over.
    var path = SliderPath.right
    /// The side of a control that a round look was drawn for, in points; `nil` for straight ones.
    var drawnSide: Double?
    /// The ground that pictures show the look on; `nil` for the page.
    var background: SliderPaint.Color?
    /// The texts of the major ticks, from the first; empty if the look has none.
    var tickLabels: [StaticString] = []
    /// What the text in the middle shows.
    var readout = SliderLook.Readout.value
    /// The images that the look's paints name.
    var images: [SliderLook.Image] = []
}
