import RandomNumbers
import TerminalModel
import Testing

@Suite struct FrameDiffTests {
  @Test(arguments: [
    ("abcde", "abcde", []),
    ("abcde", "abXde", [2..<3]),
    ("abcde", "XbcdX", [0..<1, 4..<5]),
    ("abcde", "aXYde", [1..<3]),
    ("abcde", "XbYdZ", [0..<1, 2..<3, 4..<5]),
    ("     ", "abcde", [0..<5]),
    ("a字b ", "a日b ", [1..<3]),
    ("a字b ", "axyb ", [1..<3]),
    ("axyb ", "a字b ", [1..<3]),
    ("字字 ", " 字字", [0..<5]),
    ("字x  ", "日x  ", [0..<2]),
    ("字日 ", "字字 ", [2..<4]),
    ("a字b ", "a字c ", [3..<4]),
  ])
  func `ranges are the changed cells, wide clusters whole`(
    shown: String, next: String, columns: [Range<Int>]
  ) {
    let diff = FrameDiff(from: Frame(rows: [shown]), to: Frame(rows: [next]))
    #expect(diff.ranges.map(\.columns) == columns)
  }

  @Test func `ranges that are kept are those that are found`() {
    let shown = Frame(rows: ["abcde", "abcde", "abcde"])
    let next = Frame(rows: ["XbXde", "abcde", "abXdX"])
    let diff = FrameDiff(from: shown, to: next, findingRanges: true)
    #expect(diff.ranges == FrameDiff(from: shown, to: next).ranges)
    var ends: [Bool] = []
    diff.foundRanges?.forEach { ends.append($1) }
    #expect(ends == [false, true, false, true])
  }

  @Test func `of equal frames, and of a first frame, no range is kept`() {
    let frame = Frame(rows: ["abcde"])
    let none = FrameDiff(from: frame, to: frame, findingRanges: true)
    #expect(none.ranges == [])
    let all = FrameDiff(from: nil, to: frame, findingRanges: true)
    #expect(all.ranges.map(\.columns) == [0..<5])
  }

  @Test func `a change of style alone is a change`() {
    let shown = Frame(rows: ["字ab"])
    var next = shown
    next.buffer.restyle(Rect(Size(columns: 3, rows: 1))) { $0.attributes = .bold }
    #expect(FrameDiff(from: shown, to: next).ranges.map(\.columns) == [0..<3])
  }

  @Test
  func `ranges go from the top left to the bottom right, and none continues in the next row`() {
    let shown = Frame(rows: ["ab", "cd", "ef"])
    let diff = FrameDiff(from: shown, to: Frame(rows: ["aX", "XX", "Xf"]))
    #expect(diff.ranges.map(\.row) == [0, 1, 2])
    #expect(diff.ranges.map(\.columns) == [1..<2, 0..<2, 0..<1])
    #expect(diff.cellCount == 4)
  }

  @Test func `an unknown screen is drawn whole`() {
    let diff = FrameDiff(from: nil, to: Frame(size: Size(columns: 3, rows: 2)))
    #expect(diff.ranges.map(\.columns) == [0..<3, 0..<3])
    #expect(diff.movesCursor)
  }

  @Test func `a screen of another size is drawn whole`() {
    let diff = FrameDiff(
      from: Frame(size: Size(columns: 2, rows: 3)), to: Frame(size: Size(columns: 3, rows: 2)))
    #expect(diff.cellCount == 6)
  }

  @Test(arguments: [Size.zero, Size(columns: 0, rows: 2), Size(columns: 2, rows: 0)])
  func `a frame without cells has no ranges`(size: Size) {
    #expect(FrameDiff(from: nil, to: Frame(size: size)).ranges.isEmpty)
    #expect(FrameDiff(from: Frame(size: size), to: Frame(size: size)).isEmpty)
  }

  @Test func `a move of the cursor alone is a difference without ranges`() {
    var next = Frame(rows: ["ab"])
    next.cursor = .origin
    let diff = FrameDiff(from: Frame(rows: ["ab"]), to: next)
    #expect(diff.ranges.isEmpty)
    #expect(diff.movesCursor)
    #expect(!diff.isEmpty)
  }

  @Test func `differences are equal if they have the same ranges and the same flags`() {
    let diff = FrameDiff(from: Frame(rows: ["ab"]), to: Frame(rows: ["aX"]))
    let same = FrameDiff(from: Frame(rows: ["cb"]), to: Frame(rows: ["cX"]))
    let other = FrameDiff(from: Frame(rows: ["ab"]), to: Frame(rows: ["Xb"]))
    #expect(diff == same && diff.hashValue == same.hashValue)
    #expect(diff != other)
    #expect(diff != FrameDiff(from: nil, to: Frame(rows: ["aX"])))
  }

  @Test(arguments: 0..<200)
  func `drawing the ranges over the shown frame gives the next one`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let shown = Frame.random(&random)
    let next = Frame.random(&random)
    var screen = shown.buffer
    screen.draw(FrameDiff(from: shown, to: next).ranges, of: next.buffer)
    #expect(screen == next.buffer)
  }
}

extension Frame {
  fileprivate init(rows: [String]) {
    let lines = rows.map { Array(Clusters($0)) }
    let columns = rows.map { Clusters($0).columns }.max() ?? 0
    self.init(size: Size(columns: columns, rows: rows.count))
    for (row, line) in lines.enumerated() {
      buffer.write(line, style: .plain, at: Position(column: 0, row: row))
    }
  }

  fileprivate static func random(_ random: inout SplitMix) -> Frame {
    let alphabet = Array(Clusters("ab字日 "))
    var frame = Frame(size: Size(columns: 7, rows: 3))
    for row in 0..<3 {
      for column in -1..<7 {
        guard let cluster = alphabet.randomElement(using: &random) else { continue }
        frame.buffer.put(cluster, style: .plain, at: Position(column: column, row: row))
      }
    }
    return frame
  }
}

extension Buffer {
  fileprivate mutating func draw(_ ranges: [FrameDiff.CellRange], of next: Buffer) {
    for range in ranges {
      for column in range.columns {
        let position = Position(column: column, row: range.row)
        let cell = next[position]
        guard !cell.isContinuation else { continue }
        put(cell.cluster, style: cell.style, at: position)
      }
    }
  }
}
