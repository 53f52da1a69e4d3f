import ClashingNames
import SlidersSwiftUI
import SwiftUI

/// A file of an app with types of its own: it takes the host's options by name and with their members.
struct SwiftUIHost: View {
    let price: Binding<ClosedRange<Double>>
    let speed: Binding<Double>
    @Environment(\.sliderStyle) private var style
    /// Each names the app's type, and no other.
    static let own: [Any.Type] = [
        Change.self, Coat.self, Dial.self, Drawing.self, Element.self, Figure.self, Glide.self, Highlight.self,
        ImageSlice.self, Input.self, Intent.self, LabelOverlap.self, LabelPlacement.self,
        LayerAppearance.self, LayerImage.self, LayerText.self, LookImage.self, LookSample.self, Paint.self,
        PaintedShape.self, PartFont.self, PartPaint.self, ThumbLabel.self, Proposal.self, Report.self, Reporter.self,
        Scale.self, SliderLayers.self, SliderLayout.self, SliderPath.self, SliderState.self,
        SliderTrackExtras.self, Step.self, TextFont.self, Ticks.self, Track.self, TrackEnds.self, TrackExtras.self,
        TrackSide.self,
    ]
    /// The style of the system that runs.
    @MainActor static var systemStyle: SliderStyle { SliderLook.system.style() }

    var body: some View {
        RangeSlider(value: price, in: 0...100) { Text("Price") }
            .sliderCollision(.push)
            .sliderScale(SliderScale.power(2))
            .sliderPressTarget(SliderPressTarget.track)
            .sliderDirection(.left)
            .sliderConfiguration {
                $0.step = SliderStep.every(5)
                $0.spanDrag = SliderSpanDrag.all
                $0.wraps = false
                $0.collision = SliderCollision.cross
            }
            .sliderMetrics { (metrics: inout SliderMetrics) in metrics.extras.histogram = [1, 2] }
            .sliderValueLabelOverlap(SliderLabelOverlap.merge)
            .sliderLook(.layers, SliderLook.Options(roundness: 0.3))
            .sliderLook(.layers, roundness: 0.3, selectedColor: .red, height: 24)
            .sliderFont(.caption.weight(.semibold).monospacedDigit(), for: .tickLabel)
            .sliderFont(.system(size: 40, weight: .light, design: .rounded))
            .sliderThumbImage(.symbol("circle.fill", size: 28, weight: .bold), for: .held)
            .sliderImages([1: .asset("knob", bundle: .main)])
            .sliderTrackTint(.green)
            .sliderThumbTint(Color.red)
            .sliderLook(SliderLook.flat.style())
            .sliderLook(SliderStyle())
        ValueSlider(value: speed, in: 0.5...2, step: 0.25) { Text("Speed") }
            .sliderDirection(.up).padding().sliderTint(.red).sliderLook(style ?? SliderStyle())
    }
}
