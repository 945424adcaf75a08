import TerminalModel
import TerminalViews
import Testing

@Suite struct StackTests {
  @Test func `several views outside a stack are a column`() {
    let screen = screen(10, 3) {
      Text("one")
      Text("two")
    }
    #expect(screen == "one\ntwo\n")
  }

  @Test func `a row puts views side by side with one free cell between them`() {
    let screen = screen(10, 1) {
      Row {
        Text("one")
        Text("two")
      }
    }
    #expect(screen == "one two")
  }

  @Test func `spacing is put between views, not around absent ones`() {
    let isThere = false
    let screen = screen(10, 5) {
      Column(spacing: 1) {
        Text("one")
        if isThere { Text("never") }
        Text("two")
      }
    }
    #expect(screen == "one\n\ntwo\n\n")
  }

  @Test func `spacing is left out if it would leave views without cells`() {
    let screen = screen(4, 1) {
      Row(spacing: 3) {
        Text("a")
        Text("b")
      }
    }
    #expect(screen == "ab")
  }

  @Test func `a spacer pushes its neighbours apart`() {
    let screen = screen(12, 3) {
      Row {
        Text("left")
        Spacer()
        Text("right")
      }
      Spacer()
      Text("below")
    }
    #expect(screen == "left   right\n\nbelow")
  }

  @Test func `two spacers centre the view between them`() {
    let screen = screen(9, 1) {
      Row(spacing: 0) {
        Spacer()
        Text("mid")
        Spacer()
      }
    }
    #expect(screen == "   mid")
  }

  @Test func `a text in a flexible frame leaves its neighbour its width`() {
    let screen = screen(12, 1) {
      Row {
        Text("a long title", wrapping: .none).frame(maxWidth: .max)
        Text("1994")
      }
    }
    #expect(screen == "a long… 1994")
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "abc\nx"), (.center, "abc\n x"), (.trailing, "abc\n  x"),
  ])
  func `a column aligns narrower views`(alignment: HorizontalAlignment, expected: String) {
    let screen = screen(3, 2) {
      Column(alignment: alignment) {
        Text("abc")
        Text("x")
      }
    }
    #expect(screen == expected)
  }

  @Test(arguments: [
    (VerticalAlignment.top, "ax\nb\nc"), (.center, "a\nbx\nc"), (.bottom, "a\nb\ncx"),
  ])
  func `a row aligns views of a smaller height`(alignment: VerticalAlignment, expected: String) {
    let screen = screen(3, 3) {
      Row(spacing: 0, alignment: alignment) {
        Text("a\nb\nc")
        Text("x")
      }
    }
    #expect(screen == expected)
  }

  @Test func `the views of a loop are views of the row around it`() {
    let screen = screen(9, 1) {
      Row {
        for number in 1...3 { Text("\(number)") }
      }
    }
    #expect(screen == "1 2 3")
  }

  @Test func `a single view in a condition fills the screen like one without a condition`() {
    let isLoading = false
    let screen = screen(6, 3) {
      if isLoading { Text("Loading") } else { Panel { Text("x") } }
    }
    #expect(screen == "╭────╮\n│ x  │\n╰────╯")
  }

  @Test func `content that does not fit is truncated or left out`() {
    let screen = screen(3, 2) {
      Text("abcdef", wrapping: .none, truncation: .clip)
      Text("second")
      Text("third")
    }
    #expect(screen == "abc\nse…")
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 5), (5, 0), (2, 2)])
  func `a scene is drawn at any size`(columns: Int, rows: Int) {
    let frame = scene(columns, rows) { everything() }.draw()
    #expect(frame.size == Size(columns: columns, rows: rows))
  }

  @Test func `a frame and a spacing of Int.max take no more than the available space`() {
    let screen = screen(5, 2) {
      Column(spacing: .max) { Text("a") }
        .padded(columns: -1)
        .frame(width: .max, height: .max)
    }
    #expect(screen == "a\n")
  }
}
