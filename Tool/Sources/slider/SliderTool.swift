import ArgumentParser

/// The command line tool `slider`.
@main
struct SliderTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "slider",
        abstract: "Draws and replays sliders, and serves the gallery of swift-sliders.",
        subcommands: [GalleryCommand.self, RenderCommand.self, ReplayCommand.self])
}
