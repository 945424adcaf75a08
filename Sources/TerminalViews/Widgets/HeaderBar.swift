public import TerminalModel

/// A row at the top of the screen: the name of the application, the place in it, and its status.
///
/// ```swift
/// HeaderBar("Movies", location: "Top rated") {
///   Text("★ \(state.favourites.count)").foreground(.warning)
/// }
/// ```
/// In a narrow bar, the location is truncated; then the status is left out, and last the location.
public struct HeaderBar<Event>: View {
  private let title: String
  private let location: String
  private let truncation: Truncation
  private let status: Node<Event>

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - title: The name of the application, or of the open document.
  ///   - location: The place in the application; empty for none.
  ///   - truncation: The part of a long location that is left out: the start for the path of a file,
  ///     whose last names say most.
  ///   - status: Views at the right edge, one row high.
  public init(
    _ title: String, location: String = "", truncation: Truncation = .end,
    @ViewBuilder<Event> status: () -> Node<Event> = { Node.empty }
  ) {
    self.title = title
    self.location = location
    self.truncation = truncation
    self.status = status()
  }

  /// The parts on the background colour `surface`, over the whole proposed width.
  public func node() -> Node<Event> {
    HeaderParts() {
      Node<Event>(
        Text<Event>(title, wrapping: .none).bold().element.padded(by: .bar)
          .styled(as: .headerTitle, foreground: .onAccent, background: .accent))
      Text(location, wrapping: .none, truncation: truncation)
        .styled(as: .headerLocation, foreground: .muted)
      Row(spacing: 2) { status }
    }
    .styled(as: .headerBar, background: .surface)
  }
}

/// The title, the location and the status of a bar in one row.
private struct HeaderParts: Layout {
  /// The least number of columns of a truncated location; with fewer, the location is left out.
  private static let leastLocation = 8

  var fills: Axis.Set { .horizontal }

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    let row = Size(columns: proposed.columns, rows: min(1, proposed.rows))
    let padding = children.metrics[.barPadding]
    let title = children.measure(0, in: row).columns
    children.place(0, at: .origin)
    var left = row.columns - title - 1
    let status = children.measure(2, in: nil).columns
    let location = children.measure(1, in: nil).columns
    let most = min(location, Self.leastLocation)
    if status > 0, status + padding + (most > 0 ? most + 2 : 0) <= left {
      left -= status + 2 + padding
      _ = children.measure(2, in: Size(columns: status, rows: row.rows))
      children.place(2, at: Position(column: row.columns - status - padding, row: 0))
    }
    if location > 0, left >= most {
      _ = children.measure(1, in: Size(columns: min(location, left), rows: row.rows))
      children.place(1, at: Position(column: title + 1, row: 0))
    }
    return row
  }
}
