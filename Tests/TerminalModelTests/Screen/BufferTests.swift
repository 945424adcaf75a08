import TerminalModel
import Testing

@Suite struct BufferTests {
  @Test func `a character in the written end of a row leaves the columns before it unwritten`() {
    var buffer = Buffer(size: Size(columns: 100, rows: 1))
    let line = Rect(origin: Position(column: 90, row: 0), size: Size(columns: 10, rows: 1))
    buffer.fill(line, with: Cell(Cluster("-", width: 1)))
    buffer.put(
      narrow: Cluster("+", width: 1), style: .plain, at: Position(column: 99, row: 0))
    let written = buffer.writtenColumns(ofRow: 0)
    #expect(written.beginning.isEmpty && written.end == 90..<100)
    #expect(Frame(buffer: buffer).text == String(repeating: " ", count: 90) + "---------+")
  }

  let bold = Style(attributes: .bold)

  @Test func `text outside the buffer draws nothing`() {
    var buffer = Buffer(size: Size(columns: 3, rows: 1))
    for position in [(-4, 0), (3, 0), (0, -1), (0, 1), (.max, .max), (.min, .min)] {
      buffer.write("字x", at: Position(column: position.0, row: position.1))
    }
    #expect(buffer == Buffer(size: Size(columns: 3, rows: 1)))
  }

  @Test(arguments: [
    (-3, "...."), (-1, " a.."), (0, "字a."), (1, ".字a"), (2, "..字"), (3, "... "), (4, "...."),
  ])
  func `a wide cluster across the edge leaves a blank`(column: Int, expected: String) {
    var buffer = Buffer(columns: 4)
    buffer.write("字a", at: Position(column: column, row: 0))
    #expect(buffer.glyphs == expected)
  }

  @Test(arguments: [
    (0, 4, "ab字."), (0, 3, "ab .."), (3, 2, "... ."), (1, 1, ".b..."), (0, 0, "....."),
    (-9, 30, "ab字."), (-9, 2, "....."), (2, .max, "..字."),
  ])
  func `cells outside the clip are not drawn`(column: Int, columns: Int, expected: String) {
    var buffer = Buffer(columns: 5)
    let clip = Rect(
      origin: Position(column: column, row: 0), size: Size(columns: columns, rows: 1))
    buffer.write("ab字", at: .origin, clip: clip)
    #expect(buffer.glyphs == expected)
  }

  @Test(arguments: [
    ("x", 0, "x 字."), ("x", 1, " x字."), ("x", 2, "字x ."), ("x", 3, "字 x."),
    ("日", 0, "日字."), ("日", 1, " 日 ."), ("日", 2, "字日."), ("日", 3, "字 日"),
    ("xyz", 1, " xyz."),
  ])
  func `writing over one half of a wide cluster blanks the other`(
    text: String, column: Int, expected: String
  ) {
    var buffer = Buffer(columns: 5)
    buffer.write("字字", at: .origin)
    buffer.write(text, at: Position(column: column, row: 0))
    #expect(buffer.glyphs == expected)
  }

  @Test func `a blanked half keeps the style of its cluster`() {
    var buffer = Buffer(columns: 4)
    buffer.write("字字", style: bold, at: .origin)
    buffer.write("xx", at: Position(column: 1, row: 0))
    #expect(buffer.row(0).map(\.style) == [bold, .plain, .plain, bold])
  }

  @Test(arguments: [
    (0, 2, "##字."), (0, 1, "# 字."), (1, 2, " ## ."), (1, 1, " #字."), (4, 9, "字字#"),
    (-3, 4, "# 字."), (2, 0, "字字."),
  ])
  func `a fill blanks the outer halves of wide clusters`(
    column: Int, columns: Int, expected: String
  ) {
    var buffer = Buffer(columns: 5)
    buffer.write("字字", at: .origin)
    buffer.fill(
      Rect(origin: Position(column: column, row: 0), size: Size(columns: columns, rows: 1)),
      with: Cell(Cluster("#")))
    #expect(buffer.glyphs == expected)
  }

  @Test func `a fill stays in its rectangle`() {
    var frame = Frame(size: Size(columns: 4, rows: 3))
    frame.buffer.fill(
      Rect(origin: Position(column: 1, row: 1), size: Size(columns: 2, rows: .max)),
      with: Cell(Cluster("#")))
    #expect(frame.text == "\n ##\n ##")
  }

  @Test(arguments: [
    (0, 5, [0, 1, 2, 3, 4]), (1, 3, [1, 2, 3]), (0, 2, [0]), (2, 1, []), (2, 3, [3, 4]),
    (5, 2, []), (-2, 3, [0]),
  ])
  func `a restyle leaves a wide cluster alone if it covers only one half`(
    column: Int, columns: Int, expected: [Int]
  ) {
    var buffer = Buffer(columns: 5)
    buffer.write("a字bc", at: .origin)
    let rect = Rect(
      origin: Position(column: column, row: 0), size: Size(columns: columns, rows: 1))
    buffer.restyle(rect) { $0.attributes.insert(.bold) }
    #expect(buffer.row(0).indices.filter { buffer.row(0)[$0].style == bold } == expected)
  }

  @Test func `a buffer may have no cells`() {
    var buffer = Buffer(size: Size(columns: 0, rows: 2))
    buffer.write("字", at: .origin)
    buffer.fill(Rect(Size(columns: 3, rows: 3)), with: .blank)
    buffer.restyle(Rect(Size(columns: 3, rows: 3))) { $0 = bold }
    #expect(buffer.row(1).isEmpty)
  }
}

extension Buffer {
  fileprivate init(columns: Int) {
    self.init(size: Size(columns: columns, rows: 1), filledWith: Cell(Cluster(".")))
  }

  /// The text of the first row, without continuations.
  fileprivate var glyphs: String {
    row(0).filter { !$0.isContinuation }.map(\.cluster.description).joined()
  }

  fileprivate mutating func write(
    _ text: String, at position: Position, clip: Rect? = nil
  ) {
    write(Array(Clusters(text)), style: .plain, at: position, clip: clip)
  }
}
