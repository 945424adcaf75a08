import RandomNumbers
import Testing

@testable import TerminalModel

/// Compares text written directly into cells with clusters written one by one.
@Suite struct BufferTextTests {
  @Test(arguments: UInt64(0)..<300)
  func `a text writes the same cells as its clusters`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let lines = [hostileText(seed: Int(seed)), "plain text", "x", "", "字", "e\u{301}", "a\u{200B}"]
    var fromText = Buffer(size: Size(columns: 12, rows: 3))
    var fromClusters = fromText
    for _ in 0..<8 {
      let text = lines[Int.random(in: lines.indices, using: &random)]
      let style = Style(foreground: .palette(UInt8.random(in: 0..<8, using: &random)))
      let position = Position(
        column: Int.random(in: -14..<14, using: &random),
        row: Int.random(in: -1...3, using: &random))
      let clip = Bool.random(using: &random) ? nil : randomClip(&random)
      fromText.write(text, style: style, at: position, clip: clip)
      fromClusters.write(Array(Clusters(text)), style: style, at: position, clip: clip)
      #expect(fromText.cells == fromClusters.cells)
      #expect(fromText.isBlankBetweenWritten)
    }
  }

  @Test func `a text beyond all columns writes nothing`() {
    var buffer = Buffer(size: Size(columns: 2, rows: 1))
    buffer.write("text", style: .plain, at: Position(column: .max, row: 0))
    buffer.write("字", style: .plain, at: Position(column: .max, row: 0))
    buffer.write("text", style: .plain, at: Position(column: .min, row: 0))
    #expect(buffer.columnsNotBlank(inRow: 0).start == 0)
  }

  @Test func `a line that fits writes its text, a truncated line its clusters`() {
    var buffer = Buffer(size: Size(columns: 3, rows: 2))
    buffer.write(TextLines("abc", columns: 3).first, style: .plain, at: .origin)
    let cut = TextLines("abcd", columns: 3, truncation: .start).first
    buffer.write(cut, style: .plain, at: Position(column: 0, row: 1))
    #expect(Frame(buffer: buffer).text == "abc\n…cd")
  }

  private func randomClip(_ random: inout SplitMix) -> Rect {
    Rect(
      origin: Position(
        column: Int.random(in: -2..<12, using: &random),
        row: Int.random(in: -1..<3, using: &random)),
      size: Size(
        columns: Int.random(in: 0..<14, using: &random),
        rows: Int.random(in: 0..<4, using: &random)))
  }
}
