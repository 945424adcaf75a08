import TerminalModel
import TerminalViews
import Testing

@Suite struct JoinedBordersTests {
  @Test func `panels that share lines form a grid`() {
    let view = Column<Tap>(spacing: -1) {
      for title in ["a", "b"] {
        Row(spacing: -1) {
          Panel(border: .plain, padding: 0) { Text(title) }.frame(width: 4)
          Panel(border: .plain, padding: 0) { Text("x") }.frame(maxWidth: .max)
        }
      }
    }
    #expect(
      screen(9, 5) { view.joinedBorders() } == """
        ┌──┬────┐
        │a │x   │
        ├──┼────┤
        │b │x   │
        └──┴────┘
        """)
  }

  @Test(
    arguments: [
      (Border.plain, "┌──┐\n├──┤\n└──┘"), (.rounded, "╭──╮\n├──┤\n╰──╯"),
      (.heavy, "┏━━┓\n┣━━┫\n┗━━┛"),
      (.double, "╔══╗\n╠══╣\n╚══╝"),
    ])
  func `a divider is joined to the border around it`(border: Border, expected: String) {
    let view = Panel<Tap>(border: border, padding: 0) { Divider(border) }.frame(width: 4, height: 3)
    #expect(screen(4, 3) { view.joinedBorders() } == expected)
  }

  @Test func `lines of different weights are not joined`() {
    let view = Panel<Tap>(border: .heavy, padding: 0) { Divider() }.frame(width: 4, height: 3)
    #expect(screen(4, 3) { view.joinedBorders() } == "┏━━┓\n┃──┃\n┗━━┛")
  }

  @Test func `a line outside the view is not joined to one in it`() {
    let panel = Panel<Tap>(border: .plain, padding: 0) { Text("a") }
    let part = Row<Tap>(spacing: 0) {
      panel.joinedBorders()
      Text("\n──")
    }
    #expect(screen(5, 3) { part } == "┌─┐\n│a│──\n└─┘")
    let whole = Row<Tap>(spacing: 0) {
      panel
      Text("\n──")
    }
    #expect(screen(5, 3) { whole.joinedBorders() } == "┌─┐\n│a├──\n└─┘")
  }

  @Test func `a joint keeps the style of its line`() {
    let view = Panel<Tap>(border: .plain, padding: 0) { Divider().foreground(.error) }
      .foreground(.accent).frame(width: 4, height: 3).joinedBorders()
    let frame = scene(4, 3) { view }.draw()
    #expect(frame.buffer[Position(column: 0, row: 1)].cluster.base == "├")
    #expect(
      frame.buffer[Position(column: 0, row: 1)].style
        == frame.buffer[Position(column: 0, row: 0)].style)
  }

  @Test func `a second drawing on the same buffer joins the same lines`() {
    func view(_ text: String) -> Node<Tap> {
      Panel(border: .plain, padding: 0) {
        Text(text)
        Divider()
      }
      .frame(width: 12, height: 4).joinedBorders()
    }
    var frame = Frame(size: Size(columns: 12, rows: 4))
    for text in ["──── one", "two", "──── one"] {
      scene(12, 4) { view(text) }.untyped.draw(into: &frame)
      var fresh = Frame(size: Size(columns: 12, rows: 4))
      scene(12, 4) { view(text) }.untyped.draw(into: &fresh)
      #expect(frame == fresh)
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `panels that share lines can be drawn at any size`(extent: Int) {
    let view = Row<Tap>(spacing: -1) {
      Panel(border: .plain, padding: 0) { Text("漢字") }
      Panel(border: .plain, padding: 0) { Text("é") }
    }
    .joinedBorders()
    for other in 0...4 {
      let frame = scene(extent, other) { view }.draw()
      #expect(frame.buffer.size == Size(columns: extent, rows: other))
    }
  }

  @Test func `without the modifier lines stay as they are drawn`() {
    let view = Panel<Tap>(border: .plain, padding: 0) { Divider() }.frame(width: 4, height: 3)
    #expect(screen(4, 3) { view } == "┌──┐\n│──│\n└──┘")
  }

  @Test func `a rounded corner with a joint becomes angular`() {
    let view = Row<Tap>(spacing: -1) {
      Panel(border: .rounded, padding: 0) { Text("a") }
      Panel(border: .rounded, padding: 0) { Text("b") }
    }
    #expect(screen(5, 3) { view.joinedBorders() } == "╭─┬─╮\n│a│b│\n╰─┴─╯")
  }
}
