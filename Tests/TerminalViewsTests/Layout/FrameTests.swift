import TerminalModel
import TerminalViews
import Testing

@Suite struct FrameTests {
  @Test func `padding adds free cells on the given sides`() {
    let screen = screen(8, 4) {
      Row(spacing: 0) {
        Text("a").padded()
        Text("b").padded(Insets(left: 2))
      }
    }
    #expect(screen == "     b\n a\n\n")
  }

  @Test func `a view is invisible if its padding leaves no cells`() {
    #expect(screen(3, 3) { Text("a").padded(2) } == "\n\n")
  }

  @Test func `a fixed frame has its size whatever its content`() {
    let screen = screen(9, 2) {
      Row(spacing: 0) {
        Text("long text", wrapping: .none).frame(width: 4)
        Text("x").frame(width: 3)
        Text("|")
      }
    }
    #expect(screen == "lon…x  |\n")
  }

  @Test func `without an alignment a panel fills its frame`() {
    #expect(
      screen(9, 3) { Row { Panel { Text("x") }.frame(width: 7) } } == "╭─────╮\n│ x   │\n╰─────╯")
  }

  @Test func `with an alignment a panel keeps its size and is placed`() {
    let screen = screen(9, 3) {
      Row { Panel { Text("x") }.frame(width: 9, alignment: .trailing) }
    }
    #expect(screen == "    ╭───╮\n    │ x │\n    ╰───╯")
  }

  @Test func `a frame with a minimum width is at least that wide`() {
    let screen = screen(9, 1) {
      Row(spacing: 0) {
        Text("a").frame(minWidth: 3)
        Text("long").frame(minWidth: 3)
        Text("|")
      }
    }
    #expect(screen == "a  long|")
  }

  @Test func `frames with a maximum width share the remaining columns`() {
    let screen = screen(12, 1) {
      Row(spacing: 0) {
        Text("a").frame(maxWidth: .max)
        Text("b").frame(maxWidth: 2)
        Text("c").frame(maxWidth: .max)
        Text("|")
      }
    }
    #expect(screen == "a    b c   |")
  }

  @Test func `a minimum width wins over a smaller maximum width`() {
    let screen = screen(9, 1) {
      Row(spacing: 0) {
        Text("a").frame(minWidth: 3, maxWidth: 1)
        Text("|")
      }
    }
    #expect(screen == "a  |")
  }

  @Test(arguments: [
    (Alignment.topLeading, "x\n\n"), (.top, "  x\n\n"), (.topTrailing, "    x\n\n"),
    (.leading, "\nx\n"), (.center, "\n  x\n"), (.trailing, "\n    x\n"),
    (.bottomLeading, "\n\nx"), (.bottom, "\n\n  x"), (.bottomTrailing, "\n\n    x"),
  ])
  func `a view is aligned in all the available space`(alignment: Alignment, expected: String) {
    #expect(screen(5, 3) { Text("x").aligned(alignment) } == expected)
  }

  @Test func `a view is aligned along one axis only`() {
    let screen = screen(5, 3) {
      Text("a").aligned(horizontally: .trailing)
      Text("b").aligned(vertically: .bottom)
    }
    #expect(screen == "    a\n\nb")
  }
}
