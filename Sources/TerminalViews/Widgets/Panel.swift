public import TerminalModel

/// A border around a view, with a title on it.
///
/// It covers the views behind it. While the focus is inside, its border is brighter.
public struct Panel<Event>: View {
  @usableFromInline let element: Element

  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - title: The text in the upper border; empty for none.
  ///   - footer: The text in the lower border; empty for none.
  ///   - border: The lines of the border.
  ///   - padding: The free cells between the border and the content.
  ///   - content: The views inside, one below the other.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded,
    padding: Insets = Insets(columns: 1), @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    let enclosure = Enclosure(border: border, title: title, footer: footer)
    element = .panel(enclosure, padding: padding, around: content().element)
  }

  /// Makes a panel with the same padding on every side.
  ///
  /// - Parameters:
  ///   - title: The text in the upper border; empty for none.
  ///   - footer: The text in the lower border; empty for none.
  ///   - border: The lines of the border.
  ///   - padding: The number of free cells on every side, between the border and the content.
  ///   - content: The views inside, one below the other.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded, padding: Int,
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
    _ enclosure: Enclosure, padding: Insets, around content: Element
  ) -> Element {
    let border = Insets(all: 1)
    let framed: Element
    if case .empty = content.kind {
      framed = Element(.modified(content, .padding(border)))
    } else {
      framed = content.padded(by: border.adding(padding))
    }
    let backdrop = Backdrop(minimumColumns: enclosure.columns) { enclosure.draw(on: &$0) }
    return framed.modified(.backdrop(backdrop))
  }
}

/// The border of a panel and the texts in it.
@usableFromInline struct Enclosure {
  let border: Border
  let title: String
  let footer: String

  @usableFromInline init(border: Border, title: String, footer: String) {
    self.border = border
    self.title = title
    self.footer = footer
  }

  /// The columns of the longer one of its texts, with the border around it.
  fileprivate var columns: Int {
    max(columns(of: title), columns(of: footer))
  }

  private func columns(of caption: String) -> Int {
    caption.isEmpty ? 0 : Clusters(caption).columns(upTo: Extent.limit) + 6
  }

  fileprivate func draw(on area: inout DrawingArea) {
    area.fill()
    let hasFocus = area.state.containsFocus
    let style = area.style(
      of: hasFocus ? .focusedBorder : .border, area.style(hasFocus ? .focusedBorder : .border))
    area.drawBorder(border, style: style)
    let bottom = area.size.rows - 1
    draw(title, row: 0, adding: .bold, on: &area)
    if bottom > 0 { draw(footer, row: bottom, adding: [], on: &area) }
  }

  private func draw(
    _ caption: String, row: Int, adding attributes: Style.Attributes, on area: inout DrawingArea
  ) {
    guard !caption.isEmpty else { return }
    let line = TextLine(caption, columns: area.size.columns - 6)
    guard line.columns > 0 else { return }
    var style = StyleChange(attributes: attributes).applied(to: area.style)
    if row == 0 { style = area.style(of: .title, style) }
    let room = Rect(
      origin: Position(column: 2, row: row), size: Size(columns: line.columns + 2, rows: 1))
    area.fill(room, style: style)
    area.write(line, at: Position(column: 3, row: row), style: style)
  }
}

extension Insets {
  fileprivate func adding(_ other: Insets) -> Insets {
    Insets(
      top: top.saturatingAdding(other.top), left: left.saturatingAdding(other.left),
      bottom: bottom.saturatingAdding(other.bottom), right: right.saturatingAdding(other.right))
  }
}
