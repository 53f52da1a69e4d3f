import ArgumentParser

@main
struct SliderTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "slider",
        abstract: "Pictures, recordings and the gallery of swift-sliders.",
        subcommands: [ReplayCommand.self])
}
