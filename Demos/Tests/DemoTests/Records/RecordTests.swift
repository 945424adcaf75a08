import Foundation
import Testing

@testable import DemoTimeRecords

@Suite struct RecordTests {
  private let now = time("2026-11-25 12:00:00")

  @Test func `a record that goes past midnight has seconds in each of its days`() throws {
    let night = record("2026-11-23 22:30:00", "2026-11-24 01:15:00")
    let monday = try #require(Day("2026-11-23"))
    #expect(night.seconds(from: monday, now: now) == 5_400)
    #expect(night.seconds(from: monday.adding(1), now: now) == 4_500)
    #expect(night.seconds(from: monday.adding(2), now: now) == 0)
    #expect(night.seconds(from: monday, days: 2, now: now) == night.seconds(now: now))
  }

  @Test func `a record of several days fills those in between`() throws {
    let long = record("2026-11-20 12:00:00", "2026-11-23 06:00:00")
    let friday = try #require(Day("2026-11-20"))
    let days = (0..<4).map { long.seconds(from: friday.adding($0), now: now) }
    #expect(days == [43_200, 86_400, 86_400, 21_600])
  }

  @Test func `a record that ends at midnight has no seconds in the next day`() throws {
    let evening = record("2026-11-23 23:00:00", "2026-11-24 00:00:00")
    #expect(evening.seconds(from: try #require(Day("2026-11-23")), now: now) == 3_600)
    #expect(evening.seconds(from: try #require(Day("2026-11-24")), now: now) == 0)
  }

  @Test func `a running record lasts until now, and never a negative time`() throws {
    let running = record("2026-11-25 11:00:00", nil)
    #expect(running.seconds(now: now) == 3_600)
    #expect(running.seconds(from: now.day, now: now) == 3_600)
    #expect(running.seconds(now: time("2026-11-25 10:00:00")) == 0)
    #expect(running.ended(at: time("2026-11-25 10:00:00")).end == running.start)
  }

  @Test(
    arguments: [
      ("2026-11-25 11:30:00", "2026-11-25 11:30:00"),
      ("2026-11-24 09:00:00", "2026-11-25 12:00:00"),
      ("2036-11-25 09:00:00", "2026-11-25 12:00:00"),
    ])
  func `another running record ends a running one while that one runs, or now`(
    start: String, end: String
  ) {
    let running = record("2026-11-25 11:00:00", nil)
    #expect(running.ended(by: record(start, nil), now).end == time(end))
  }

  @Test func `a file of records keeps its permissions, and a link to it stays one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "records-\(UUID())")
    let (file, link) = (folder.appending(path: "a.json"), folder.appending(path: "link.json"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }  // It is temporary in any case.
    try Data("[]".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try [record("2026-11-23 09:00:00", nil)].write(to: link)
    #expect(try [Record](contentsOf: file).count == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func `the projects of a week are sorted by their time`() throws {
    let records = [
      record("2026-11-23 09:00:00", "2026-11-23 10:00:00", "A", id: 1),
      record("2026-11-24 09:00:00", "2026-11-24 12:00:00", "B", id: 2),
      record("2026-11-22 23:00:00", "2026-11-23 01:00:00", "C", id: 3),
      record("2026-11-16 09:00:00", "2026-11-16 10:00:00", "D", id: 4),
    ]
    let projects = records.projects(inWeekOf: now.day, now: now)
    #expect(projects.map(\.name) == ["B", "A", "C"])
    #expect(projects.map(\.seconds) == [10_800, 3_600, 3_600])
    #expect(records.seconds(from: now.day.monday, days: 7, now: now) == 18_000)
  }

  @Test func `records overlap if they have a time in common`() {
    let morning = record("2026-11-23 09:00:00", "2026-11-23 10:00:00", id: 1)
    let next = record("2026-11-23 10:00:00", "2026-11-23 11:00:00", id: 2)
    let inside = record("2026-11-23 09:15:00", "2026-11-23 09:30:00", id: 3)
    let running = record("2026-11-23 10:59:59", nil, id: 4)
    #expect([morning, next].overlapping == [])
    #expect([next, inside, morning].overlapping == [1, 3])
    #expect([running, next].overlapping == [2, 4])
    #expect([running, morning].overlapping == [])
    #expect(morning.overlaps(inside) && inside.overlaps(morning))
    #expect(!morning.overlaps(next) && !next.overlaps(morning))
  }

  @Test func `the overlapping records are those that a comparison of all pairs finds`() {
    let records = (0..<40).map { index in
      let start = LocalTime(seconds: index * 7_919 % 1_000)
      let end = start.adding(index * 31 % 60)
      return Record(id: index, start: start, end: end, project: "", note: "")
    }
    let pairs = records.flatMap { one in
      records.filter { $0.id != one.id && $0.overlaps(one) }.map(\.id)
    }
    #expect(records.overlapping == Set(pairs))
    #expect((1..<40).contains(records.overlapping.count))
  }
}

/// The time of a text such as `2026-11-23 09:30:00`.
func time(_ text: String) -> LocalTime {
  guard let time = LocalTime(rawValue: text) else { preconditionFailure("\(text) is no time.") }
  return time
}

func record(
  _ start: String, _ end: String?, _ project: String = "Website", note: String = "", id: Int = 1
) -> Record {
  Record(id: id, start: time(start), end: end.map(time), project: project, note: note)
}
