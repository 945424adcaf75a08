import RandomNumbers
import Testing

@testable import TerminalModel

@Suite struct BufferReuseTests {
  @Test func `a cleared buffer has nothing but blanks`() {
    var buffer = Buffer(size: Size(columns: 4, rows: 2), filledWith: Cell(Clusters("#").first))
    buffer.clear()
    #expect(buffer.cells == Array(repeating: .blank, count: 8))
    #expect(buffer == Buffer(size: Size(columns: 4, rows: 2)))
  }

  @Test func `each row records how far it is written`() {
    var buffer = Buffer(size: Size(columns: 6, rows: 5))
    buffer.write(Array(Clusters("a字")), style: .plain, at: Position(column: 1, row: 1))
    buffer.write(Array(Clusters("字")), style: .plain, at: Position(column: 5, row: 2))
    buffer.write(Array(Clusters("outside")), style: .plain, at: Position(column: 9, row: 3))
    buffer.restyle(Rect(origin: Position(column: 0, row: 4), size: Size(columns: 2, rows: 9))) {
      $0.attributes = .reverse
    }
    #expect(buffer.written == [0, 4, 6, 0, 2])
    buffer.clear()
    #expect(buffer.written == [0, 0, 0, 0, 0])
  }

  @Test func `filling blank cells with blanks counts as not written`() {
    var buffer = Buffer(size: Size(columns: 6, rows: 2))
    buffer.fill(Rect(buffer.size), with: .blank)
    #expect(buffer.written == [0, 0])
    buffer.fill(Rect(buffer.size), with: Cell(style: Style(background: .red)))
    #expect(buffer.written == [6, 6])
  }

  @Test(arguments: UInt64(0)..<300)
  func `a cleared buffer takes the same drawing as a new one`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var used = Buffer(size: Size(columns: 9, rows: 3))
    for _ in 0..<4 {
      used.clear()
      var new = Buffer(size: used.size)
      for drawing in Drawing.some(&random) {
        drawing.draw(on: &used)
        drawing.draw(on: &new)
      }
      #expect(used == new)
      #expect(used.cells == new.cells)
      #expect(used.blanksBehindWritten)
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `buffers of one size are equal if and only if their cells are`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var buffers = Array(repeating: Buffer(size: Size(columns: 2, rows: 1)), count: 2)
    for index in buffers.indices {
      for drawing in Drawing.some(&random) { drawing.draw(on: &buffers[index]) }
    }
    #expect((buffers[0] == buffers[1]) == (buffers[0].cells == buffers[1].cells))
  }
}

extension Buffer {
  fileprivate var blanksBehindWritten: Bool {
    (0..<size.rows).allSatisfy { row in
      self.row(row).dropFirst(written[row]).allSatisfy { $0 == .blank }
    }
  }
}

extension Cell {
  fileprivate init(_ cluster: Cluster?) { self.init(cluster ?? .blank) }
}

extension Clusters {
  fileprivate var first: Cluster? { first { _ in true } }
}

/// A change of a buffer.
private enum Drawing {
  case text([Cluster], Style, Position, clip: Rect?)
  case fill(Rect, Cell)
  case restyle(Rect, Style.Attributes)

  func draw(on buffer: inout Buffer) {
    switch self {
    case .text(let clusters, let style, let position, let clip):
      buffer.write(clusters, style: style, at: position, clip: clip)
    case .fill(let rect, let cell):
      buffer.fill(rect, with: cell)
    case .restyle(let rect, let attributes):
      buffer.restyle(rect) { $0.attributes.formSymmetricDifference(attributes) }
    }
  }

  static func some(_ random: inout SplitMix) -> [Drawing] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in one(&random) }
  }

  private static func one(_ random: inout SplitMix) -> Drawing {
    let rect = Rect(
      origin: position(&random),
      size: Size(
        columns: .random(in: 0...10, using: &random), rows: .random(in: 0...3, using: &random)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return .restyle(rect, .bold)
    case 1:
      let red = Cell(style: Style(background: .red))
      let cells = [Cell.blank, .blank, Cell(Clusters("#").first), red]
      return .fill(rect, cells.randomElement(using: &random) ?? .blank)
    default:
      let texts = ["a", "字", "ab字 c", "   ", "e\u{301}字字"]
      return .text(
        Array(Clusters(texts.randomElement(using: &random) ?? "")),
        Style(attributes: Bool.random(using: &random) ? .bold : []), position(&random),
        clip: Bool.random(using: &random) ? rect : nil)
    }
  }

  private static func position(_ random: inout SplitMix) -> Position {
    Position(column: .random(in: -2...9, using: &random), row: .random(in: -1...3, using: &random))
  }
}
