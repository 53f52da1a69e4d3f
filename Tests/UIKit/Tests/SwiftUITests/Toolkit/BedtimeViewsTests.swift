import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import ArticleViews
@testable import GalleryApp
@testable import SlidersControls
@testable import SlidersSwiftUI
@testable import uikit_live

/// Bedtimes in an article, on the first page, and in the example app: times as the system writes them.
@MainActor @Suite(.serialized, .eachComparison)
struct BedtimeViewsTests: Showing {
    let window = TestWindow.make()

    /// What assistive technology reads of both ends of a night.
    private func spoken(_ view: some View) throws -> [String] {
        let stage = Stage(on: window)
        stage.show(view)
        let dial = try #require(stage.views.lazy.compactMap { $0 as? CircularSliderControl }.first)
        return dial.values.indices.map { dial.text(of: dial.values[$0], coordinate: $0) }
    }

    private func time(_ hour: Int, _ minute: Int) throws -> String {
        let date = DateComponents(calendar: .current, year: 2026, month: 5, day: 5, hour: hour, minute: minute).date
        return try #require(date).formatted(date: .omitted, time: .shortened)
    }

    @Test func assistiveTechnologyReadsTimesOfDay() throws {
        let ends = [try time(22, 45), try time(6, 45)]
        #expect(try spoken(NightClock()) == ends && spoken(Bedtime()) == ends)
        #expect(try spoken(Trip()) == [time(22, 30), time(6, 30)])
        #expect(NightClock.time(1440 + 405) == ends[1])
    }

    @Test func numeralsAreThoseOfTheTimes() throws {
        let is12Hours = try time(13, 0).contains("1:00") && !time(13, 0).contains("13")
        let numerals = stride(from: 0.0, to: 1440, by: 360).map(NightClock.numeral)
        #expect(numerals == (is12Hours ? ["12", "6", "12", "6"] : ["0", "6", "12", "18"]))
    }
}
