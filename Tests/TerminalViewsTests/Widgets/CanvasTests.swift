import TerminalModel
import TerminalViews
import Testing

@Suite struct CanvasTests {
  @Test func `has the size it asks for`() {
    let screen = screen(6, 3) {
      Row {
        Canvas(width: 3, height: 2) { $0.fill(with: "#") }
        Text("x")
      }
    }
    #expect(screen == "### x\n###\n")
  }

  @Test func `takes what is offered where it asks for nothing`() {
    #expect(screen(3, 2) { Canvas { $0.fill(with: "#") } } == "###\n###")
  }

  @Test func `draws nothing outside`() {
    let screen = screen(6, 3) {
      Canvas(width: 3, height: 1) { area in
        area.write("abcdef", at: Position(column: -1, row: 0))
        area.write("x", at: Position(column: 0, row: 1))
        area.write("y", at: Position(column: .max, row: .min))
        area.fill(
          Rect(origin: Position(column: 2, row: -5), size: Size(columns: 9, rows: 9)), with: "!")
      }.padded()
    }
    #expect(screen == "\n bc!\n")
  }

  @Test func `draws in the style of the views around it`() {
    let scene = scene(2, 1) {
      Canvas { $0.write("a", at: .origin) }.bold()
    }
    #expect(scene.style(column: 0, row: 0).attributes == .bold)
  }
}
