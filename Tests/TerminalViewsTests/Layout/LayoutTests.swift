import TerminalModel
import TerminalViews
import Testing

/// Views in rows, like words in a paragraph.
private struct Flow: Layout {
  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    var next = Position.origin
    var size = Size.zero
    var height = 0
    for child in children.indices {
      let own = children.measure(child, in: proposed)
      if next.column > 0, next.column + own.columns > proposed.columns {
        next = Position(column: 0, row: next.row + height)
        height = 0
      }
      children.place(child, at: next)
      height = max(height, own.rows)
      size.columns = max(size.columns, next.column + own.columns)
      next.column += own.columns + 1
    }
    size.rows = next.row + height
    return size
  }
}

/// Only the children with even indices, each at the column of its index.
private struct Even: Layout {
  var fills: Axis.Set { .horizontal }

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    for child in children.indices where child.isMultiple(of: 2) {
      _ = children.measure(child, in: proposed)
      children.place(child, at: Position(column: child, row: 0))
    }
    return Size(columns: proposed.columns, rows: 1)
  }
}

/// Measures and places its child twice: at its natural size, and then in six columns and three
/// rows.
private struct Twice: Layout {
  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    _ = children.measure(0, in: nil)
    children.place(0, at: .origin)
    children.place(0, at: Position(column: 2, row: 1))
    let size = children.measure(0, in: Size(columns: 6, rows: 3))
    return Size(columns: 2 + size.columns, rows: 1 + size.rows)
  }
}

/// Containers with layouts of their own.
@Suite struct LayoutTests {
  private func flow(_ columns: Int, _ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
    scene(columns, 4, interface: interface) {
      Flow()() {
        Text("one")
        if true {
          Text("two")
          Button("Add", sends: .added)
        }
        Text("four")
      }
      Text("end")
    }
  }

  @Test(
    arguments: [
      (20, "one two [›Add‹] four\nend\n\n"), (12, "one two\n[›Add‹] four\nend\n"),
      (8, "one two\n[›Add‹]\nfour\nend"),
    ])
  func `a layout places its children, those of a condition one by one`(
    columns: Int, expected: String
  ) {
    #expect(flow(columns).draw().text == expected)
  }

  @Test func `its children take input where they are placed`() {
    #expect(flow(12).press(.enter).events == [.added])
    let pressed = flow(12, flow(12).mouse(.pressed(.left), column: 2, row: 1).interface)
    #expect(pressed.mouse(.released(.left), column: 2, row: 1).events == [.added])
  }

  @Test func `a child that is not placed is not shown and takes no input`() {
    let scene = scene(9, 2) {
      Even()() {
        Text("a")
        Button("b", sends: .added)
        Text("c")
      }
    }
    #expect(scene.draw().text == "a c\n")
    #expect(!scene.press(.enter).isHandled)
  }

  @Test func `a layout fills the axes that it names`() {
    let scene = scene(9, 1) {
      Row(spacing: 0) {
        Even()() { Text("a") }
        Text("end")
      }
    }
    #expect(scene.draw().text == "a     end")
  }

  @Test func `the last measurement and the last position of a child count`() {
    let text = screen(9, 5) {
      Twice()() {
        Row {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
    #expect(text == "\n  a    b\n\n\n")
  }

  @Test func `a child fills a limited proposed size, even in a container without a limit`() {
    let text = screen(9, 6) {
      ScrollView {
        Twice()() {
          Column {
            Text("a")
            Spacer()
            Text("b")
          }
        }
      }
    }
    #expect(text == "\n  a\n\n  b\n\n")
  }

  @Test func `a layout below another view of a scroll view passes on that there is no limit`() {
    let text = screen(9, 5) {
      ScrollView {
        Text("head")
        Flow()() {
          Column {
            Text("a")
            Spacer()
            Text("b")
          }
        }
        Text("end")
      }
    }
    #expect(text == "head\na\nb\nend\n")
  }

  @Test func `its children keep their memories`() {
    func view(_ interface: InterfaceState) -> Scene<Int> {
      TerminalViewsTests.scene(9, 1, interface, sending: Int.self) {
        Flow()() { KeyCounter<Int>() }
      }
    }
    #expect(view(view(InterfaceState()).press(.enter).interface).draw().text == "1")
  }

  @Test(
    arguments: [
      (20, "a long text and ✓"), (17, "a long text and ✓"), (16, "short ✓"), (8, "short ✓"),
      (7, "s"), (1, "s"), (0, ""),
    ])
  func `the first view that fits is shown`(columns: Int, expected: String) {
    let text = screen(columns, 1) {
      ViewThatFits {
        Row {
          Text("a long text and")
          Text("✓")
        }
        Row {
          Text("short")
          Spacer()
          Text("✓")
        }
        Text("s")
      }
    }
    #expect(text.split(separator: " ").joined(separator: " ") == expected)
  }

  @Test func `the view that fits takes the cells that are left if any of the views takes them`() {
    let text = screen(8, 4) {
      ViewThatFits {
        Text("a long text")
        List(count: 9) { Text("\($0)") }
      }
      Text("end")
    }
    #expect(text == "0      ┃\n1\n2\nend")
  }

  @Test func `a view has to fit only in the given directions`() {
    let text = screen(5, 1) {
      ViewThatFits(in: .horizontal) {
        Text("a\nb")
        Text("c")
      }
    }
    #expect(text == "a")
  }
}
