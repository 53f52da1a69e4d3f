import Foundation
import Testing

/// The Xcode project of the tests, which Linux cannot open.
@Suite struct ProjectTests {
    private static let folder = "Tests/AppleTests/AppleTests.xcodeproj"
    private let objects: [String: [String: Any]]
    private let root: String

    init() throws {
        let data = try Data(contentsOf: checkout.appendingPathComponent("\(Self.folder)/project.pbxproj"))
        let project = try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        objects = try #require(project["objects"] as? [String: [String: Any]])
        root = try #require(project["rootObject"] as? String)
    }

    private func strings(in value: Any) -> [String] {
        switch value {
        case let text as String: [text]
        case let list as [Any]: list.flatMap(strings)
        case let table as [String: Any]: table.keys + table.values.flatMap(strings)
        default: []
        }
    }

    private func all(_ kind: String) -> [[String: Any]] { objects.values.filter { $0["isa"] as? String == kind } }

    private func isIdentifier(_ text: String) -> Bool { text.wholeMatch(of: /[0-9A-F]{24}/) != nil }

    @Test func everyReferenceIsDefinedAndEveryObjectIsUsed() {
        let used = Set(objects.values.flatMap(strings).filter(isIdentifier) + [root])
        #expect(used == Set(objects.keys))
        #expect(objects[root]?["isa"] as? String == "PBXProject")
    }

    @Test func everyFolderExists() throws {
        let paths =
            all("PBXFileSystemSynchronizedRootGroup").compactMap { $0["path"] as? String }
            + all("XCLocalSwiftPackageReference").compactMap {
                ($0["relativePath"] as? String).map { "\($0)/Package.swift" }
            }
        #expect(paths.count == 7)
        for path in paths {
            let url = checkout.appendingPathComponent("Tests/AppleTests/\(path)").standardized
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
        }
    }

    @Test func everyProductIsOneOfThePackage() throws {
        let products = try text(of: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        for product in all("XCSwiftPackageProductDependency") {
            #expect(products.contains(try #require(product["productName"] as? String)))
        }
    }

    @Test func everyConfigurationListHasDebugAndRelease() throws {
        for list in all("XCConfigurationList") {
            let names = try #require(list["buildConfigurations"] as? [String]).map { objects[$0]?["name"] as? String }
            #expect(names == ["Debug", "Release"])
        }
        #expect(all("XCConfigurationList").count == all("PBXNativeTarget").count + 1)
    }

    @Test(arguments: ["AppleTests", "AppleUITests", "Snippets"])
    func everySchemeNamesTargets(_ scheme: String) throws {
        let xml = try text(of: "\(Self.folder)/xcshareddata/xcschemes/\(scheme).xcscheme")
        let pattern = /BlueprintIdentifier = "(\w+)"\s+BuildableName = "([^"]+)"\s+BlueprintName = "(\w+)"/
        let references = xml.matches(of: pattern)
        #expect(!references.isEmpty)
        for reference in references {
            let target = try #require(objects[String(reference.1)])
            #expect(target["name"] as? String == String(reference.3))
            let product = try #require(target["productReference"] as? String)
            #expect(objects[product]?["path"] as? String == String(reference.2))
        }
        #expect(xml.ranges(of: "<BuildableReference").count == xml.ranges(of: "</BuildableReference>").count)
    }

    @Test func theUITestsAreParsedAndShort() async throws {
        let files = try sources(in: "Tests/AppleTests/UITests")
        let lines = try files.map {
            try text(of: $0).split(separator: "\n", omittingEmptySubsequences: false).count - 1
        }
        #expect(lines.reduce(0, +) <= 300)
        // Hosts are apps, which the double cannot make either.
        let parsed = files + ["Tests/AppleTests/Host/Host.swift", "Tests/AppleTests/Screens/App.swift"]
        let result = try await run("swiftc", ["-parse"] + parsed)
        #expect(result.status == 0, "\(result.output)")
    }
}
