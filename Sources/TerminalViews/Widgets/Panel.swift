public import TerminalModel

/// Views with a title, on a background colour of their own, the shade.
///
/// A panel covers the views behind it. Where the shade does not suffice, the panel has lines around
/// it: on a terminal with 16 colours or fewer, in a theme whose colours `surface` and `background`
/// are the same, and in a dialog or another panel. While the focus is inside, a stripe in the
/// theme's accent is at its left edge; in a dialog, in another panel and with a `border`, all its
/// lines have the accent instead.
public struct Panel<Event>: View {
  @usableFromInline let element: Element

  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - title: The text in its first row; empty for none.
  ///   - footer: The text in its last row; empty for none.
  ///   - border: The lines around it in all themes; nil for lines only where its shade does not
  ///     suffice.
  ///   - padding: The free cells between its edges and the content; nil for those of the theme
  ///     (`Theme.Metric.panelColumns` and `panelRows`), by default 1 column on each side.
  ///   - content: The views inside, one below the other.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border? = nil,
    padding: Insets? = nil, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    let enclosure = Enclosure(
      border: border, title: title, footer: footer, isPadded: padding.map { $0.left == 1 } ?? true)
    element = .panel(enclosure, padding: padding, around: content().element)
  }

  /// Makes a panel with the same padding on every side.
  ///
  /// - Parameters:
  ///   - title: The text in its first row; empty for none.
  ///   - footer: The text in its last row; empty for none.
  ///   - border: The lines around it in all themes; nil for lines only where its shade does not
  ///     suffice.
  ///   - padding: The number of free cells on every side, between its edges and the content.
  ///   - content: The views inside, one below the other.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border? = nil, padding: Int,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    self.init(title, footer: footer, border: border, padding: Insets(all: padding), content)
  }

  /// The panel as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func panel(
    _ enclosure: Enclosure, padding: Insets?, around content: Element
  ) -> Element {
    let border = Insets(all: 1)
    let framed: Element
    if case .empty = content.kind {
      framed = Element(.modified(content, .padding(border)))
    } else if let padding {
      framed = content.padded(by: border.adding(padding))
    } else {
      framed = content.padded(by: .panel)
    }
    let backdrop = Backdrop(minimumColumns: enclosure.columns) { enclosure.draw(on: &$0) }
    return framed.modified(.backdrop(backdrop))
  }
}

/// The edges of a panel and the texts in them.
@usableFromInline struct Enclosure {
  /// The lines around it in all themes, or nil for lines only where its shade does not suffice.
  let border: Border?
  let title: String
  let footer: String
  /// Whether one column is free to the left of the content, whose text then begins in column 2,
  /// counted from 0; otherwise title and footer are placed for text that begins in column 3, such
  /// as that of a list behind its marks.
  let isPadded: Bool

  @usableFromInline init(border: Border?, title: String, footer: String, isPadded: Bool) {
    self.border = border
    self.title = title
    self.footer = footer
    self.isPadded = isPadded
  }

  /// The columns of the wider one of title and footer, with the edges beside it; 0 without both.
  fileprivate var columns: Int {
    max(columns(of: title), columns(of: footer))
  }

  private func columns(of caption: String) -> Int {
    caption.isEmpty ? 0 : Clusters(caption).columns(upTo: Extent.limit) + 6
  }

  /// Draws the panel, and returns the style of its content.
  fileprivate func draw(on area: inout DrawingArea) -> Style {
    area.fill()
    let isShaded = border == nil && area.style.background == .default
    var shade = area.style
    if isShaded {
      shade.background = .surface
      drawShade(shade, on: &area)
    } else {
      let part: WidgetPart = area.state.containsFocus ? .focusedBorder : .border
      let color: Color = area.state.containsFocus ? .focusedBorder : .border
      area.drawBorder(border ?? .rounded, style: area.style(of: part, area.style(color)))
    }
    let bottom = area.size.rows - 1
    let bold = StyleChange(attributes: .bold).applied(to: shade)
    // On a shade, title and footer begin in the same column as the text of the content.
    let column = isShaded && isPadded ? 2 : 3
    draw(title, at: Position(column: column, row: 0), area.style(of: .title, bold), on: &area)
    if bottom > 0 {
      let style = isShaded ? area.style(.muted) : area.style
      draw(footer, at: Position(column: column, row: bottom), style, on: &area)
    }
    return shade
  }

  /// Draws lines, which are visible where the shade does not suffice, and the shade.
  ///
  /// The shade leaves out the last column and the last row, so that panels side by side stay apart.
  private func drawShade(_ shade: Style, on area: inout DrawingArea) {
    area.drawBorder(.rounded, style: area.style(of: .border, area.style(.outline)))
    let size = Size(columns: max(1, area.size.columns - 1), rows: max(1, area.size.rows - 1))
    let top = Rect(Size(columns: size.columns, rows: 1))
    let edge = Rect(Size(columns: 1, rows: size.rows))
    area.inside(Rect(size), style: shade) { area in
      area.inside(top) { $0.restyle { $0.background = .surface } }
      let inside = Rect(
        origin: Position(column: 1, row: 1),
        size: Size(columns: size.columns - 1, rows: size.rows - 1))
      area.fill(inside)
      guard area.state.containsFocus else {
        return area.inside(edge) { $0.restyle { $0.background = .surface } }
      }
      let stripe = area.style(of: .focusedBorder, area.style(.focusedBorder))
      area.fill(edge, with: Border.heavy.vertical, style: stripe)
    }
  }

  private func draw(
    _ caption: String, at place: Position, _ style: Style, on area: inout DrawingArea
  ) {
    guard !caption.isEmpty else { return }
    let line = TextLine(caption, columns: area.size.columns - 6)
    guard line.columns > 0 else { return }
    let room = Rect(
      origin: place.offset(columns: -1, rows: 0), size: Size(columns: line.columns + 2, rows: 1))
    area.fill(room, style: style)
    area.write(line, at: place, style: style)
  }
}

extension Insets {
  fileprivate func adding(_ other: Insets) -> Insets {
    Insets(
      top: top.saturatingAdding(other.top), left: left.saturatingAdding(other.left),
      bottom: bottom.saturatingAdding(other.bottom), right: right.saturatingAdding(other.right))
  }
}
