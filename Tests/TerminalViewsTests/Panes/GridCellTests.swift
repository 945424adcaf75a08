import TerminalModel
import TerminalViews
import Testing

/// Views that take several places of a grid.
@Suite struct GridCellTests {
  private func line(_ text: String) -> Text<Tap> { Text(text, wrapping: .none) }

  @Test func `a view takes several columns, and the next one the places after it`() {
    let text = screen(14, 2) {
      Grid(columns: [.fixed(3), .fixed(3), .fixed(3)], columnSpacing: 1) {
        line("ab")
        line("across").gridCell(columns: 2)
        line("x")
        line("y")
        line("z")
      }
    }
    #expect(text == "ab  across\nx   y   z")
  }

  @Test func `a view that takes more columns than are left begins in the next row`() {
    let text = screen(14, 3) {
      Grid(columns: [.fixed(3), .fixed(3)], columnSpacing: 1) {
        line("a")
        line("whole row").gridCell(columns: 9)
        line("b")
      }
    }
    #expect(text == "a\nwhole …\nb")
  }

  @Test func `a view takes several rows, around which the others are placed`() {
    let text = screen(12, 4) {
      Grid(columns: [.fixed(4), .fixed(3), .fixed(3)], columnSpacing: 1) {
        Text("1\n2\n3").gridCell(rows: 2)
        line("a")
        line("b")
        line("c")
        line("d")
        line("e")
      }
    }
    #expect(text == "1    a   b\n2    c   d\n3\ne")
  }

  @Test func `a view that takes rows and columns leaves its places to no other view`() {
    let text = screen(12, 3) {
      Grid(columns: 3, columnSpacing: 1) {
        line("a")
        Text("1111\n2222").gridCell(columns: 2, rows: 2)
        line("b")
        line("cc").gridCell(columns: 2)
        line("d")
      }
    }
    #expect(text == "a 1111\nb 2222\ncc  d")
  }

  @Test(arguments: [
    (20, "a       b\na longer title\nc       d"), (9, "a     b\na longer…\nc     d"),
  ])
  func `columns as wide as their content share the cells that a title over them needs`(
    columns: Int, expected: String
  ) {
    let text = screen(columns, 3) {
      Grid(columns: 2, columnSpacing: 2) {
        line("a")
        line("b")
        line("a longer title").gridCell(columns: 2)
        line("c")
        line("d")
      }
    }
    #expect(text == expected)
  }

  @Test func `a title across a flexible column makes no column wider`() {
    let text = screen(20, 2) {
      Grid(columns: [.content, .flexible, .content], columnSpacing: 1) {
        line("a long title over two").gridCell(columns: 2)
        line("x")
        line("a")
        line("b")
        line("c")
      }
    }
    #expect(text == "a long title over… x\na b                c")
  }

  @Test func `the alignment of a view in its places overrides the alignment of its column`() {
    let text = screen(9, 4) {
      Grid(columns: [.fixed(3).aligned(.trailing), .fixed(5)], columnSpacing: 1) {
        line("a")
        Text("1\n2\n3")
        line("b").gridCell(alignment: .topLeading)
        line("c").gridCell(alignment: .center)
      }
    }
    #expect(text == "  a 1\n    2\n    3\nb     c")
    let tall = screen(5, 3) {
      Grid(columns: 2, columnSpacing: 1) {
        Text("1\n2\n3")
        line("x").gridCell(alignment: .bottomTrailing)
      }
    }
    #expect(tall == "1\n2\n3 x")
  }

  @Test(arguments: [
    (8, "日本語\n漢字 ab"), (6, "日本語\n漢… ab"), (5, "日本…\n…  ab"), (1, "…\n…"), (0, "\n"),
  ])
  func `wide characters are cut to the columns of their view`(columns: Int, expected: String) {
    let text = screen(columns, 2) {
      Grid(columns: 2, columnSpacing: 1) {
        line("日本語").gridCell(columns: 2)
        line("漢字")
        line("ab")
      }
    }
    #expect(text == expected)
  }

  @Test func `rows that do not fit are cut off`() {
    let text = screen(5, 2) {
      Grid(columns: 2, columnSpacing: 1) {
        line("a").gridCell(rows: 2)
        line("b")
        line("c")
        line("d")
        line("e")
      }
    }
    #expect(text == "a b\n  c")
  }

  @Test func `outside a grid the modifier changes nothing`() {
    #expect(screen(3, 1) { line("a").gridCell(columns: 3, alignment: .trailing) } == "a")
  }
}
