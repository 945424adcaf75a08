import TerminalModel
import TerminalViews
import Testing

@Suite struct GridTests {
  private func grid(_ columns: Int, _ rows: Int, _ kinds: GridColumn...) -> String {
    screen(columns, rows) {
      Grid(columns: kinds) {
        Text("a", wrapping: .none)
        Text("long", wrapping: .none)
        Text("x", wrapping: .none)
        Text("bb", wrapping: .none)
        Text("c", wrapping: .none)
        Text("yy", wrapping: .none)
        Text("end", wrapping: .none)
      }
    }
  }

  @Test func `columns are as wide as their content`() {
    #expect(grid(20, 3, .content, .content, .content) == "a    long  x\nbb   c     yy\nend")
  }

  @Test func `a column takes the cells that are left`() {
    #expect(
      grid(20, 3, .content, .flexible, .content) == "a    long         x\nbb   c            yy\nend"
    )
  }

  @Test func `columns have a fixed width and an alignment`() {
    let text = grid(20, 3, .fixed(5).aligned(.trailing), .fixed(4), .content.aligned(.trailing))
    #expect(text == "    a  long   x\n   bb  c     yy\n  end")
  }

  @Test(arguments: [
    (11, "a    l…  x\nbb   c   yy\nend"), (6, "a l…x\nbbc yy\ne…"), (3, "a…x\n…c…\n…"),
    (1, "a\n…\n…"), (0, "\n\n"),
  ])
  func `the widest columns give way first`(columns: Int, expected: String) {
    #expect(grid(columns, 3, .content, .content, .content) == expected)
  }

  @Test func `a row is as high as its highest view`() {
    let text = screen(9, 5) {
      Grid(columns: 2, columnSpacing: 1, rowSpacing: 1) {
        Text("a\nb\nc")
        Text("1")
        Text("d")
        Text("2")
      }
    }
    #expect(text == "a 1\nb\nc\n\nd 2")
  }

  @Test func `without columns it shows nothing`() {
    #expect(grid(9, 1) == "")
  }
}
