import TerminalModel
import TerminalViews

/// The screen of the selected moment, and the origin of a cell.
extension Inspector {
  /// - Parameter rows: The number of rows for the picture and the lines below it.
  @ViewBuilder<Event> func screen(_ state: State, rows: Int) -> Node<Event> {
    picture(state).focusID(Field.page(.screen))
    if let cell = state.cell {
      origin(of: cell, state)
    } else if rows >= 8 {
      Text("Click a cell to see its origin, or go to one by the arrow keys.", wrapping: .none)
        .foreground(.muted).padded(columns: 1)
    }
  }

  @ViewBuilder<Event> func picture(_ state: State) -> Node<Event> {
    if let frame = state.frame {
      ScreenPicture(
        frame: frame, cell: state.cell,
        outline: state.shownPage == .layout || state.page == .screen ? outline(state) : nil,
        moves: Event.cellMoved, chooses: Event.cellChosen
      )
      .theme(frame.theme ?? theme)
    } else {
      EmptyState("This screen is no longer kept")
    }
  }

  private func outline(_ state: State) -> Rect? {
    state.boxIndex.flatMap { state.detail?.boxes[$0].rect }
  }

  /// Three lines: the view that drew a cell, the last event that changed the cell, and the values
  /// of the state that this event changed.
  @ViewBuilder<Event> private func origin(of cell: Position, _ state: State) -> Node<Event> {
    let text = state.frame?.character(at: cell) ?? " "
    let origin = state.origin
    fact(
      "\(cell.column),\(cell.row)",
      "\("“\(text)”", style: .bold)  \(origin?.path ?? "…")")
    fact(
      "Changed",
      origin.map { origin in
        origin.lastChange.map { change in
          "by \("\(change.number.grouped)", style: .bold) \(change.title)"
        } ?? "before the first event that is kept"
      } ?? "…")
    fact(
      "State",
      origin.map { origin in
        let lines = origin.changedValues
        return lines.isEmpty
          ? "no change" : StyledText(lines.joined(separator: ", "), foreground: .accent)
      } ?? "…")
  }

  /// A line with a name and a value.
  func fact(_ name: String, _ value: StyledText) -> Node<Event> {
    Row {
      Text("\(name, foreground: .muted)", wrapping: .none).frame(width: 8)
      Text(value, wrapping: .none).frame(maxWidth: .max)
    }
    .padded(columns: 1)
  }
}

extension Frame {
  /// The character in a cell, also in the second one of a wide character; nil outside of the frame.
  func character(at cell: Position) -> String? {
    guard Rect(size).contains(cell) else { return nil }
    let cells = buffer.row(cell.row).prefix(cell.column + 1)
    return cells.last { !$0.isContinuation }?.cluster.description
  }
}

extension CellOrigin {
  /// The new values of the state, such as `count: 2`.
  fileprivate var changedValues: [String] {
    changes.filter { $0.hasPrefix("+") }.map { line in
      String(line.dropFirst().drop { $0 == " " })
    }
  }
}
