// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-sliders",
    products: [
        .library(name: "Sliders", targets: ["Sliders"]),
        .executable(name: "slider", targets: ["SliderTool"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "Sliders"),
        .target(name: "SlidersRender", dependencies: ["Sliders"]),
        .target(name: "SlidersReplay", dependencies: ["Sliders", "SlidersRender"]),
        .executableTarget(
            name: "SliderTool",
            dependencies: [
                "Sliders", "SlidersRender", "SlidersReplay",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(name: "SlidersTests", dependencies: ["Sliders", "SlidersRender"]),
        .testTarget(name: "PeersTests", dependencies: ["Sliders", "SlidersReplay"], exclude: ["peers.json"]),
    ]
)
