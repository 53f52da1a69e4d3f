import ArgumentParser

@main
struct SliderTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "slider",
        abstract: "Pictures, recordings and the gallery of swift-sliders.",
        subcommands: [GalleryCommand.self, RenderCommand.self, ReplayCommand.self])
}
