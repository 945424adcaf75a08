import CursesFeedback

/// Texts in the colours of the theme and with attributes, texts that do not fit, and large ones.
struct Styles: WidgetPage {
  private let plot = "A crew on its way home answers a signal that nobody should have answered."

  func view() -> Node<Event> {
    let right = Text<Event>("at the\nright edge", alignment: .trailing)
    one("Colours", colours)
    one("Styles", styles)
    one("In a text", Text("a \("word", style: .bold) in \("colour", foreground: .accent)"))
    one("Wrapped", Text(plot).frame(maxWidth: 40))
    one("Cut off", Text(plot, wrapping: .none, truncation: .middle))
    one("Aligned", right.aligned(horizontally: .trailing))
    one("Large", BigText("12:34", upTo: .small).foreground(.accent))
    one("Larger", BigText("9 °C").foreground(.warning))
    one("Drawn", Canvas(height: 3) { area in draw(on: &area) })
  }

  private var colours: Node<Event> {
    Row {
      Text("accent").foreground(.accent)
      Text("info").foreground(.info)
      Text("success").foreground(.success)
      Text("warning").foreground(.warning)
      Text("error").foreground(.error)
      Text("muted").foreground(.muted)
    }
    .node()
  }

  private var styles: Node<Event> {
    Row {
      Text("bold").bold()
      Text("dimmed").dimmed()
      Text("italic").italic()
      Text("underlined").underlined()
      Text("struck").struckThrough()
      Text("reversed").reversed()
    }
    .node()
  }

  private func draw(on area: inout DrawingArea) {
    for column in 0..<area.size.columns {
      let row = [0, 0, 1, 2, 2, 1][column % 6]
      area.write("●", at: Position(column: column, row: row), style: Style(foreground: .info))
    }
  }
}
