import Foundation
import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct ProgressEstimateTests {
  /// An estimate after samples, a second apart.
  private func estimate(
    of total: Double = 100, _ samples: Double..., smoothing: Duration = .seconds(5)
  ) -> ProgressEstimate {
    var estimate = ProgressEstimate(of: total, smoothing: smoothing)
    for (second, sample) in samples.enumerated() {
      estimate.record(sample, at: .seconds(7 + second))
    }
    return estimate
  }

  @Test func `has a rate from the second sample on`() {
    #expect(estimate(10).rate == nil)
    #expect(estimate(10).remaining == nil)
    #expect(estimate(10, 30).rate == 20)
    #expect(estimate(10, 30).remaining == .seconds(3.5))
  }

  @Test func `a steady rate stays`() {
    #expect(estimate(0, 10, 20, 30).rate == 10)
  }

  @Test func `a new rate counts the more, the longer it lasts`() {
    var short = estimate(0, 10, smoothing: .seconds(3))
    short.record(30, at: .seconds(9))
    #expect(short.rate == 12.5)
    var long = estimate(0, 10, smoothing: .seconds(3))
    long.record(70, at: .seconds(11))
    #expect(long.rate == 15)
  }

  @Test func `a sample without progress lowers the rate`() {
    var stalled = estimate(0, 10)
    stalled.record(10, at: .seconds(13))
    #expect(stalled.rate == 5)
    #expect(stalled.remaining == .seconds(18))
  }

  @Test(arguments: [Double.nan, .infinity, 30])
  func `a sample that is not finite or not later changes nothing`(sample: Double) {
    var estimate = estimate(0, 10)
    estimate.record(sample, at: .seconds(8))
    #expect(estimate == self.estimate(0, 10))
  }

  @Test func `work that begins again has a new rate`() {
    var again = estimate(0, 50)
    again.record(0, at: .seconds(20))
    #expect(again.rate == nil)
    again.record(5, at: .seconds(21))
    #expect(again.rate == 5)
  }

  @Test func `nothing remains of completed work`() {
    #expect(estimate(0, 100).remaining == .zero)
    #expect(estimate(0, 120).fraction == 1)
    #expect(ProgressEstimate(of: 0).fraction == 1)
    #expect(ProgressEstimate(of: .nan).fraction == 1)
    #expect(ProgressEstimate().fraction == 0)
  }

  @Test func `with an unknown total there is a rate, but no fraction or remaining time`() throws {
    let endless = estimate(of: .infinity, 0, 10)
    #expect(endless.rate == 10)
    #expect(endless.fraction == 0)
    #expect(endless.remaining == nil)
    let coded = try JSONEncoder().encode(endless)
    #expect(try JSONDecoder().decode(ProgressEstimate.self, from: coded) == endless)
    #expect(screen(30, 1) { ProgressSummary(endless) { "\(Int($0)) MB/s" } } == "10 MB/s")
    #expect(screen(30, 1) { ProgressSummary(ProgressEstimate(of: .infinity)) { "\($0)" } } == "")
  }

  @Test func `a sample whose rate is not finite changes nothing`() {
    var estimate = estimate(0, 10)
    estimate.record(.greatestFiniteMagnitude, at: .seconds(8) + .nanoseconds(1))
    #expect(estimate == self.estimate(0, 10))
  }

  @Test func `an encoded estimate has the keys completed, smoothing and total`() throws {
    let coder = JSONEncoder()
    coder.outputFormatting = .sortedKeys
    let text = String(decoding: try coder.encode(ProgressEstimate(of: 8)), as: UTF8.self)
    #expect(text.hasPrefix(#"{"completed":0,"smoothing":["#))
    #expect(text.hasSuffix(#","total":8}"#))
  }

  @Test func `a time above a hundred hours is not known`() {
    #expect(estimate(of: 360_001, 0, 1).remaining == .seconds(360_000))
    #expect(estimate(of: 360_002, 0, 1).remaining == nil)
    #expect(estimate(0, 0).remaining == nil)
  }

  @Test(arguments: [
    (30, " 3 MB/s  0:30 left"), (20, " 3 MB/s  0:30 left"), (12, " 0:30 left"), (6, " 0:30…"),
    (0, ""),
  ])
  func `in a narrow space, the rate is left out before the time`(columns: Int, expected: String) {
    let estimate = estimate(7, 10)
    let screen = screen(columns, 1) {
      Row(spacing: 0) {
        Text(" ")
        ProgressSummary(estimate) { "\(Int($0)) MB/s" }
      }
    }
    #expect(screen == expected)
  }

  @Test func `a time that is not known has dashes`() {
    #expect(screen(30, 1) { ProgressSummary(ProgressEstimate()) { "\($0)" } } == "-:-- left")
  }

  @Test(arguments: [
    (0.0, "0:00"), (0.1, "0:01"), (59, "0:59"), (59.5, "1:00"), (61, "1:01"), (3723, "1:02:03"),
    (360_000, "100:00:00"), (-5, "0:00"),
  ])
  func `a time has minutes and seconds, and hours if there are any`(
    seconds: Double, expected: String
  ) {
    #expect(Duration.seconds(seconds).clockText == expected)
  }
}
