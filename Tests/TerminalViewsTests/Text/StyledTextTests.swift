import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct StyledTextTests {
  private func frame(_ view: some View<Never>, columns: Int, rows: Int) -> Frame {
    Scene(view.node(), size: Size(columns: columns, rows: rows), interface: InterfaceState()).draw()
  }

  @Test func `runs of different styles wrap as one paragraph`() {
    let text: Text<Never> = Text(
      "Press \("q", style: .bold) to quit, or \("wait", foreground: .red).")
    let frame = frame(text, columns: 13, rows: 3)
    #expect(frame.text == "Press q to\nquit, or\nwait.")
    #expect(frame.buffer[Position(column: 6, row: 0)].style == Style(attributes: .bold))
    #expect(frame.buffer[Position(column: 5, row: 0)].style == .plain)
    #expect(frame.buffer[Position(column: 3, row: 2)].style == Style(foreground: .red))
    #expect(frame.buffer[Position(column: 4, row: 2)].style == .plain)
  }

  @Test func `styles add to those of the view`() {
    let view = Text<Never>("a\("b", style: .underline, background: .blue)")
      .foreground(.green).bold()
    let style = Style(foreground: .green, background: .blue, attributes: [.bold, .underline])
    #expect(frame(view, columns: 4, rows: 1).buffer[Position(column: 1, row: 0)].style == style)
  }

  @Test func `a text is built from texts and values`() {
    let key = StyledText("q", style: .bold)
    let text: StyledText = "\(key)uit \(3, style: .dim) \(4)"
    #expect(text.text == "quit 3 4")
    #expect(text.runs.map(\.text) == ["q", "uit ", "3", " 4"])
    #expect(text == key + "uit " + StyledText("3", style: .dim) + " 4")
  }

  @Test func `a literal without styles makes a plain text`() {
    let count = 3
    let text: Text<Never> = Text("Count: \(count)")
    guard case .text(let block) = text.element.kind else {
      Issue.record("The text is \(text.element.kind).")
      return
    }
    #expect(block.text == "Count: 3")
  }

  @Test func `one row ends in an ellipsis in the style of the text before it`() {
    let text = Text<Never>("ab \("cdef", style: .bold)")
    let frame = frame(text, columns: 5, rows: 1)
    #expect(frame.text == "ab c…")
    #expect(frame.buffer[Position(column: 4, row: 0)].style == Style(attributes: .bold))
  }

  @Test func `lines are aligned in the text, and rows of a list show styles`() {
    let text = Text<Never>("a\n\("bcd", style: .bold)", alignment: .trailing)
    #expect(frame(text, columns: 9, rows: 2).text == "  a\nbcd")
    let list = List<Never>(count: 2) { index in Text("\(index, style: .bold)!") }
    let buffer = frame(list, columns: 6, rows: 2).buffer
    #expect(buffer.row(1).contains { $0.style.attributes.contains(.bold) })
  }

  @Test(arguments: [
    Size(columns: 0, rows: 2), Size(columns: 1, rows: 1), Size(columns: 1, rows: 9),
  ])
  func `a styled text has the rows of a plain text at each size`(size: Size) {
    let text = Text<Never>("字 \("é👍", style: .bold) x")
    let expected = Text<Never>("字 é👍 x")
    #expect(
      frame(text, columns: size.columns, rows: size.rows).text
        == frame(expected, columns: size.columns, rows: size.rows).text)
  }
}
