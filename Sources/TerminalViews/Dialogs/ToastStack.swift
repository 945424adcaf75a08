import TerminalModel

/// Messages below each other, the newest one next to the edge of the screen.
struct ToastStack<Event>: View {
  let toasts: [Toast]
  let alignment: Alignment

  func node() -> Node<Event> {
    let fromTop = alignment.vertical == .top
    let shown = fromTop ? toasts.reversed() : toasts
    return Newest(fromTop: fromTop, alignment: alignment.horizontal) {
      for toast in shown {
        Row {
          Node(
            .canvas(width: 1, height: 1, isPicture: true) {
              $0.write(toast.sign($0.glyphs), at: .origin)
            }
          ).bold()
          Text(toast.text)
        }
        .padded(columns: 1).styled(as: .toast, foreground: .onAccent, background: toast.color)
      }
    }
    .padded()
  }

  /// As many of the newest messages as fit.
  private struct Newest: Layout {
    let fromTop: Bool
    let alignment: HorizontalAlignment

    func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
      var shown: [(index: Int, size: Size)] = []
      var rows = 0
      let newestFirst = fromTop ? Array(children.indices) : children.indices.reversed()
      for index in newestFirst {
        let size = children.measure(
          index, in: Size(columns: min(40, proposed.columns), rows: proposed.rows))
        guard rows + size.rows <= proposed.rows else { break }
        rows += size.rows
        shown.append((index, size))
      }
      let columns = shown.map(\.size.columns).max() ?? 0
      var row = 0
      for child in fromTop ? shown : shown.reversed() {
        let column =
          switch alignment {
          case .leading: 0
          case .center: (columns - child.size.columns) / 2
          case .trailing: columns - child.size.columns
          }
        children.place(child.index, at: Position(column: column, row: row))
        row += child.size.rows
      }
      return Size(columns: columns, rows: rows)
    }
  }
}
