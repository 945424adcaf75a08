import TerminalModel
import Testing

@Suite struct FrameTests {
  @Test func `the text omits blanks at the ends of lines and shows wide clusters once`() {
    var frame = Frame(size: Size(columns: 6, rows: 3))
    frame.buffer.write(Array(Clusters("a 字")), style: .plain, at: Position(column: 1, row: 0))
    frame.buffer.write(Array(Clusters("x")), style: .plain, at: Position(column: 5, row: 2))
    #expect(frame.text == " a 字\n\n     x")
  }

  @Test func `frames that differ only in the cursor are not equal`() {
    let frame = Frame(size: Size(columns: 2, rows: 1))
    var other = frame
    other.cursor = .origin
    #expect(frame != other)
    other.cursor = nil
    #expect(frame == other)
  }
}
