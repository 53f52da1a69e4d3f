import Foundation

/// The folder of the whole project, whose sources, recordings and pictures tests read.
let checkout = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../..").standardized
