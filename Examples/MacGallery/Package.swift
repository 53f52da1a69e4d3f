// swift-tools-version: 6.2
import PackageDescription

// The example app for a Mac, which `swift run` starts. Its sources are those of the app for iOS.

let package = Package(
    name: "MacGallery",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "swift-sliders", path: "../..")],
    targets: [
        .executableTarget(
            name: "MacGallery",
            dependencies: [
                .product(name: "SlidersCore", package: "swift-sliders"),
                .product(name: "SlidersControls", package: "swift-sliders"),
                .product(name: "AllSliders", package: "swift-sliders"),
            ],
            path: "Sources")
    ]
)
