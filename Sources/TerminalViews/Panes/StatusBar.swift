import TerminalModel

/// A row for the state of an application, with parts on the left, in the middle and on the right.
///
/// ```swift
/// StatusBar {
///   Text("main.swift")
/// } center: {
///   Text("modified").foreground(.warning)
/// } trailing: {
///   Text("12:34")
/// }
/// ```
/// If it is too narrow, the part in the middle is hidden, then that on the left is cut off, and
/// last that on the right.
public struct StatusBar<Event>: View {
  private let content: Node<Event>

  /// Makes a status bar; the views of each part stand side by side.
  ///
  /// - Parameters:
  ///   - leading: The views on the left.
  ///   - center: The views in the middle.
  ///   - trailing: The views on the right.
  public init(
    @ViewBuilder<Event> _ leading: () -> Node<Event>,
    @ViewBuilder<Event> center: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> trailing: () -> Node<Event> = { Node.empty }
  ) {
    let parts = (leading(), center(), trailing())
    content = StatusLayout() {
      Row(spacing: 2) { parts.0 }
      Row(spacing: 2) { parts.1 }
      Row(spacing: 2) { parts.2 }
    }
  }

  /// One row on the colour of surfaces.
  public func node() -> Node<Event> {
    Node<Event>(content.element.padded(by: .bar)).frame(height: 1)
      .styled(as: .statusBar, background: .surface)
  }
}

/// Three parts in one row: the trailing one gets its cells first, the middle one last.
private struct StatusLayout: Layout {
  var fills: Axis.Set { .horizontal }

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    let row = Size(columns: proposed.columns, rows: min(1, proposed.rows))
    func before(_ end: Int) -> Size { Size(columns: end, rows: row.rows) }
    let trailing = row.columns - children.measure(2, in: row).columns
    children.place(2, at: Position(column: trailing, row: 0))
    // Two blanks between the parts.
    let gap = trailing < row.columns ? 2 : 0
    let leading = children.measure(0, in: before(max(0, trailing - gap))).columns
    children.place(0, at: .origin)
    let width = children.measure(1, in: row).columns
    let start = leading > 0 ? leading + 2 : 0
    guard start + width <= trailing - gap else { return row }
    let middle = min(max(start, (row.columns - width) / 2), trailing - gap - width)
    children.place(1, at: Position(column: middle, row: 0))
    return row
  }
}
