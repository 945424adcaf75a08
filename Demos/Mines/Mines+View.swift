package import CursesFeedback

extension Mines {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    SizeReader { size in
      let room = Size(columns: size.columns, rows: size.rows - 2)
      let (field, cursor, all) = (state.field, state.cursor, state.field.size)
      let tile = tile(for: all, in: room)
      let board = MineBoard(field: field, cursor: cursor, tile: tile ?? Size(columns: 2, rows: 1))
      let isWhole = 2 * all.columns <= room.columns && all.rows <= room.rows
      let place = "\(cursor.column + 1)/\(all.columns), \(cursor.row + 1)/\(all.rows)"
      HeaderBar("Mines", location: state.level.rawValue + (isWhole ? "" : " \(place)")) {
        if tile == nil {
          Text("⚑ \(field.remainingMines)").foreground(.error)
          Text("\(state.seconds) s").foreground(.warning)
        }
      }
      Column(alignment: .center) {
        if let tile {
          display(state, isLarge: tile.rows > 1)
            .frame(width: max(24, all.columns * tile.columns + 2))
          Panel(padding: 0) { BoardViewport(board: board) }
        } else {
          BoardViewport(board: board).frame(maxHeight: min(all.rows, room.rows))
        }
        Row(spacing: 2) {
          message(state)
          Button("New game", sends: .gameStarted(state.level)).focusable(false)
        }
      }
      .centered()
    }
    KeyHints()
  }

  /// The largest size of a cell with which the field fits below large digits; nil if none does.
  private func tile(for field: Size, in room: Size) -> Size? {
    [Size(columns: 6, rows: 3), Size(columns: 3, rows: 1), Size(columns: 2, rows: 1)].first {
      field.columns * $0.columns + 2 <= room.columns
        && field.rows * $0.rows + 2 + ($0.rows > 1 ? 6 : 3) <= room.rows
    }
  }

  /// The remaining mines and the seconds in large digits over a board.
  private func display(_ state: State, isLarge: Bool) -> Node<Event> {
    Row {
      BigText(threeDigits(state.field.remainingMines)).foreground(.error)
      Spacer()
      BigText(threeDigits(state.seconds)).foreground(.warning)
    }
    .frame(height: isLarge ? 5 : 3).padded(Insets(bottom: isLarge ? 1 : 0))
  }

  private func message(_ state: State) -> Node<Event> {
    switch state.field.phase {
    case .untouched: Text("The first cell is safe").foreground(.muted)
    case .playing: Text("\(state.field.mineCount) mines").foreground(.muted)
    case .won: Text("★ Cleared in \(state.seconds) s").foreground(.success).bold()
    case .lost: Text("✗ That was a mine").foreground(.error).bold()
    }
  }

  private func threeDigits(_ number: Int) -> String {
    number < 0 ? "\(number)" : String("\(1_000 + number)".dropFirst())
  }
}
