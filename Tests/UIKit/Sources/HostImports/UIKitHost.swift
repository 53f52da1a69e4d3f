import ClashingNames
import SlidersControls
import SwiftUI
import UIKit

/// A file of an app with types of its own: it takes the host's options by name and with their members.
@MainActor
enum UIKitHost {
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

    static func make() -> RangeSliderControl {
        var configuration = SliderConfiguration(bounds: 0...100)
        configuration.step = SliderStep.every(5)
        configuration.wraps = false
        let slider = RangeSliderControl()
        slider.configuration = configuration
        slider.scale = SliderScale.piecewise([SliderScale.Stop(fraction: 0, value: 0), .init(fraction: 1, value: 100)])
        slider.collision = SliderCollision.push
        slider.pressTarget = .track
        slider.spanDrag = SliderSpanDrag.all
        slider.direction = SliderDirection.left
        slider.setLook(.layers, roundness: 0.3, selectedColor: .red)
        slider.setFont(.body.bold(), for: .label)
        slider.style = SliderLook.system.style(with: SliderLook.Options(height: 8))
        slider.style = SliderStyle()
        slider.style.metrics.ticks = .steps
        slider.lightPalette = SliderPalette.dark
        slider.configurationError.map { (fault: SliderError) in print(fault) }
        return slider
    }

    final class Delegate: SliderControlDelegate {
        func sliderControl(_ control: BaseSliderControl, willBeginEditing grip: SliderGrip) {
            if case .thumb = grip { (control as? SliderControl)?.pressTarget = SliderPressTarget.thumb }
        }
        func sliderControl(_ control: BaseSliderControl, didChange thumbs: [Int], reason: SliderChangeReason) {
            if reason == .pointer { (control as? SliderControl)?.step = 0 }
        }
    }
}
