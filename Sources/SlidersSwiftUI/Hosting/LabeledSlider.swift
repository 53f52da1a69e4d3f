#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// A kind of slider with its arguments: it makes the control, and the views around the control.
package protocol HostedSlider {
    associatedtype Control: HostedControl
    associatedtype Surrounded: View

    /// Whether the slider is a track: it has spans, and a playhead can lie above it.
    static var isTrack: Bool { get }
    /// The arguments for each coordinate of a thumb.
    var arguments: [SliderArguments] { get }
    var labels: SliderLabels { get }
    /// Returns a track with the slider's shape. Its size is arbitrary.
    func track(_ options: SliderOptions, wraps: Bool) -> SliderTrack
    /// Returns a new control.
    @MainActor func makeControl() -> Control
    /// Applies the options that only this kind of slider has to a control.
    @MainActor func apply(_ context: SliderContext, to control: Control)
    /// Returns a view with the control and its surrounding labels.
    @MainActor func view(around control: SliderRepresentable<Self>) -> Surrounded
}

extension HostedSlider {
    package static var isTrack: Bool { false }
    package func track(_ options: SliderOptions, wraps: Bool) -> SliderTrack {
        .line(from: .zero, to: SIMD2(1, 0))
    }
    @MainActor package func view(around control: SliderRepresentable<Self>) -> some View {
        labels.below(ThumbedControl(control: control))
    }
}

/// A control of the toolkit as a view shows it.
@MainActor
package protocol HostedControl: BaseSliderControl {
    /// The values whose ticks have text.
    var tickValues: [Double] { get }
    /// Returns the size for a proposal; `nil` proposes no width or height.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize
}

/// The body of every view of this module: a slider with its label beside it, on a Mac or where an app asks for that. It
/// doesn't run during a drag.
nonisolated package struct LabeledSlider<Slider: HostedSlider>: View {
    @BoundBinding private var bound: BoundValues
    @Boxed private var slider: Slider
    @Environment(\.boxedOptions) @Boxed private var options: SliderOptions

    package init(_ bound: BoundBinding, _ slider: Slider) {
        _bound = bound
        _slider = Boxed(wrappedValue: slider)
    }

    @MainActor package var body: some View {
        if showsLabel, let label = slider.labels.label, #available(iOS 16, macOS 13, visionOS 1, *) {
            // Assistive technology reads the label of the slider.
            LabeledContent {
                BoundSlider(bound: $bound, slider: slider)
            } label: {
                label.accessibilityHidden(true)
            }
        } else {
            BoundSlider(bound: $bound, slider: slider)
        }
    }

    /// Whether the label is visible. By default, it's visible only on macOS, as with SwiftUI's slider.
    @MainActor private var showsLabel: Bool {
        switch options.labelsVisibility {
        case .visible: true
        case .hidden: false
        case .automatic:
            #if canImport(UIKit)
            false
            #else
            true
            #endif
        }
    }
}

/// A control with its surrounding labels and its accessibility. It reads the binding, so that SwiftUI runs it when the
/// values change, and passes the values to the control.
struct BoundSlider<Slider: HostedSlider>: View {
    @BoundBinding var bound: BoundValues
    @Boxed private var slider: Slider
    @StateObject private var handle = SliderHandle()
    @State private var isTyping = false
    @Environment(\.boxedOptions) @Boxed private var options: SliderOptions
    @Environment(\.ownRegion) private var region
    @Environment(\.boxedContents) @Boxed private var contents: LookContents
    @Environment(\.sliderViews.playhead) private var playhead
    @Environment(\.sliderTargets) private var targets

    init(bound: BoundBinding, slider: Slider) {
        _bound = bound
        _slider = Boxed(wrappedValue: slider)
    }

    var body: some View {
        let _: Void = registerWithReaders()
        let settings = SliderSettings(slider, options, bound, in: region, handle)
        let control = SliderRepresentable(
            slider: slider, settings: settings, bound: $bound, isTyping: $isTyping, handle: handle)
        let thumb = ThumbSpeech(settings, settings.contents(over: contents, in: region), in: region)
        // A single accessibility element would hide the text field for a typed value, and the playhead.
        let isElement = !isTyping && !(Slider.isTrack && playhead != nil)
        AccessibleSlider(labels: slider.labels, thumb: isElement ? thumb : nil, handle: handle) {
            slider.view(around: control)
        }
        .disabled(thumb?.isDisabled ?? false)
    }

    /// Adds the slider to the readers that contain it. The body does this because SwiftUI runs bodies in the order of
    /// the sliders, but may update controls in any order.
    private func registerWithReaders() { for target in targets { target.add(handle) } }
}
#endif
