#if canImport(AVFoundation)
import AVFoundation
import SlidersSwiftUI
import SwiftUI

// The code of the article about a video trimmer that shows frames of a video.

@available(iOS 16, macOS 13, *)
func frames(of video: URL, count: Int) async throws -> [CGImage] {
    let asset = AVURLAsset(url: video)
    let duration = try await asset.load(.duration)
    let generator = AVAssetImageGenerator(asset: asset)
    generator.appliesPreferredTrackTransform = true
    generator.maximumSize = CGSize(width: 300, height: 300)
    var images: [CGImage] = []
    for index in 0..<count {
        let middle = (Double(index) + 0.5) / Double(count)
        images.append(try await generator.image(at: CMTimeMultiplyByFloat64(duration, multiplier: middle)).image)
    }
    return images
}

struct VideoFilm: View {
    let frames: [CGImage]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(frames.indices, id: \.self) { index in
                Color.clear
                    .overlay { Image(decorative: frames[index], scale: 1).resizable().scaledToFill() }
                    .clipped()
            }
        }
    }
}

struct FilmTrimmer: View {
    let video: URL
    @State private var film: [CGImage] = []
    @State private var clip = 12.0...44.0

    var body: some View {
        RangeSlider(value: $clip, in: 0...60) {
            Text("Clip")
        }
        .sliderLook(.handles)
        .sliderThumbPlacement(.outside)
        .sliderTrack { VideoFilm(frames: film).overlay { Color(white: 0.5).opacity(0.6) } }
        .sliderSpan(clipsToSpan: true) { _ in VideoFilm(frames: film).overlay { Edges() } }
        .task(id: video) {
            guard #available(iOS 16, macOS 13, *) else { return }
            film = (try? await frames(of: video, count: 8)) ?? []
        }
    }
}
#endif
