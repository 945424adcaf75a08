import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct ScrollTests {
  /// A frame of 30 columns with these rows.
  private func frame(_ rows: [String]) -> Frame {
    var frame = Frame(size: Size(columns: 30, rows: rows.count))
    for (row, text) in rows.enumerated() { frame.draw(text, row: row) }
    return frame
  }

  private func scroll(_ shown: [String], _ next: [String]) -> Scroll? {
    let (shown, next) = (frame(shown), frame(next))
    return Scroll(
      from: shown.buffer, to: next.buffer, changedRows: FrameDiff(from: shown, to: next).rows)
  }

  private let fruits = [
    "apples from the garden", "bananas, three of them", "cherries by the pound",
    "dates, dried, in a box", "elderberries, if any", "figs, fresh ones only",
  ]

  @Test func `a list between a title and a status line scrolls without them`() {
    let found = scroll(
      ["title"] + fruits[..<5] + ["status 1"], ["title"] + fruits[1...] + ["status 2"])
    #expect(found == Scroll(rows: 1..<6, distance: 1))
  }

  @Test func `rows move down, and by several rows`() {
    let found = scroll(fruits, ["new", "newer"] + fruits[..<4])
    #expect(found == Scroll(rows: 0..<6, distance: -2))
    #expect(found?.source(of: 5) == 3)
    #expect(found?.source(of: 1) == nil)
    #expect(found?.source(of: 6) == 6)
  }

  @Test func `a list scrolls even if one of its rows has changed`() {
    var next = Array(fruits[1...] + ["grapes without seeds"])
    next[2] = "> " + next[2]
    #expect(scroll(fruits, next) == Scroll(rows: 0..<6, distance: 1))
  }

  @Test func `nothing scrolls if no row has moved`() {
    #expect(scroll(fruits, fruits) == nil)
    #expect(scroll(fruits, fruits.map { String($0.reversed()) }) == nil)
    #expect(scroll(fruits, fruits.map { _ in "" }) == nil)
  }

  @Test func `rows that are cheaper to write are not scrolled`() {
    #expect(scroll(["a1", "b2", "c3", "d4"], ["b2", "c3", "d4", "e5"]) == nil)
  }

  @Test(arguments: [0, 1, 2])
  func `a screen of few rows does not scroll`(rows: Int) {
    #expect(scroll(Array(fruits.prefix(rows)), Array(fruits.suffix(rows))) == nil)
  }
}
