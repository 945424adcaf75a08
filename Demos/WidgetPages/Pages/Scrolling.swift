import CursesFeedback

/// Views that are larger than their place, and a scroll bar beside a picture.
struct Scrolling: WidgetPage {
  private var offset = 8

  func view() -> Node<Event> {
    let lines = (1...20).map { "Line \($0) of a text that is wider than its place" }
    let text = Text<Event>(lines.joined(separator: "\n"), wrapping: .none)
    both("Rows", ScrollView { text }.frame(height: 4))
    both("Both", ScrollView([.horizontal, .vertical]) { text }.frame(height: 5))
    both("Bar", ruler.frame(height: 6))
  }

  private var ruler: Node<Event> {
    Row(spacing: 1) {
      Canvas { area in
        for row in 0..<area.size.rows {
          let mark = String(repeating: "━", count: (offset + row) % 10 + 1)
          area.write("\(offset + row) \(mark)", at: Position(column: 0, row: row))
        }
      }
      ScrollBar(offset: offset, visible: 6, count: 40, changes: set(\.offset))
    }
    .node()
  }
}
