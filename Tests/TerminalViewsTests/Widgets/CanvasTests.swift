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

  @Test func `takes the proposed size if it asks for none`() {
    #expect(screen(3, 2) { Canvas { $0.fill(with: "#") } } == "###\n###")
  }

  private let half = Canvas<Tap> { proposed in
    Size(columns: proposed.columns / 2, rows: 2)
  } draw: { area in
    area.fill(with: "#")
  }

  @Test(arguments: [
    (6, 3, "###x\n###\n"), (3, 1, "#x"), (1, 1, "x"),
  ])
  func `its size may depend on the proposed size`(columns: Int, rows: Int, expected: String) {
    let screen = screen(columns, rows) {
      Row(spacing: 0) {
        half
        Text("x")
      }
    }
    #expect(screen == expected)
  }

  @Test func `a size larger than the proposed one is cut to it`() {
    let canvas = Canvas<Tap> { _ in
      Size(columns: 99, rows: 99)
    } draw: { area in
      area.write("\(area.size.columns)x\(area.size.rows)", at: .origin)
    }
    #expect(screen(5, 2) { canvas } == "5x2\n")
  }

  @Test func `takes the cells that are left only along the axes that it fills`() {
    let screen = screen(8, 1) {
      Row(spacing: 0) {
        Canvas(fills: .horizontal) { proposed in
          Size(columns: proposed.columns, rows: 1)
        } draw: { area in
          area.fill(with: "#")
        }
        Text("end")
      }
    }
    #expect(screen == "#####end")
  }

  @Test func `draws nothing outside its area`() {
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

  @Test(arguments: ["a", "█", "é", "字", "\u{1B}", "\u{301}", "\u{200B}"] as [Unicode.Scalar])
  func `draws a scalar like a text of that scalar alone`(scalar: Unicode.Scalar) {
    for column in -3...6 {
      for position in [-1, 0, 1, 2].map({ Position(column: column, row: $0) }) {
        let asText = cells { $0.write(String(scalar), at: position) }
        #expect(cells { $0.write(scalar, at: position) } == asText)
      }
    }
  }

  @Test func `draws no scalar beyond all columns and rows`() {
    let letter: Unicode.Scalar = "a"
    let nothing = cells { _ in }
    #expect(cells { $0.write(letter, at: Position(column: .max, row: 0)) } == nothing)
    #expect(cells { $0.write(letter, at: Position(column: 0, row: .min)) } == nothing)
  }

  @Test func `draws in the style of the views around it`() {
    let scene = scene(2, 1) {
      Canvas { $0.write("a", at: .origin) }.bold()
    }
    #expect(scene.style(column: 0, row: 0).attributes == .bold)
  }

  @Test func `a colour that a style does not state is that of the views around the canvas`() {
    let scene = scene(5, 1) {
      Canvas { area in
        area.write("a", at: .origin, style: Style(foreground: .red))
        let line = TextLine("c", columns: 1)
        area.write(line, at: Position(column: 4, row: 0), style: Style(foreground: .red))
        let scalar: Unicode.Scalar = "b"
        let bold = Style(background: .blue, attributes: .bold)
        area.write(scalar, at: Position(column: 1, row: 0), style: bold)
        area.fill(
          Rect(origin: Position(column: 2, row: 0), size: Size(columns: 1, rows: 1)),
          style: Style(foreground: .red, background: .blue))
      }
      .foreground(.muted).background(.surface)
    }
    let styles = (0..<5).map { scene.style(column: $0, row: 0) }
    #expect(
      styles == [
        Style(foreground: .red, background: .surface),
        Style(foreground: .muted, background: .blue, attributes: .bold),
        Style(foreground: .red, background: .blue),
        Style(background: .surface),
        Style(foreground: .red, background: .surface),
      ])
  }

  /// The frame after drawing on a part of a row of wide characters.
  private func cells(_ draw: @escaping (inout DrawingArea) -> Void) -> Frame {
    scene(8, 3) {
      Canvas { area in
        area.write("字字字字", at: Position(column: 0, row: 1))
        area.inside(
          Rect(origin: Position(column: 1, row: 1), size: Size(columns: 5, rows: 1)), draw)
      }
    }.draw()
  }
}
