package import CursesFeedback

extension Tour {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    Picture(frame: state.shown?.frame).frame(maxWidth: .max, maxHeight: .max)
    title(of: state).background(.surface)
    caption(of: state).background(.surface)
    KeyHints()
  }

  /// The demo, its number, and the last input of the user.
  private func title(of state: State) -> Node<Event> {
    Row(spacing: 1) {
      Text("\(state.chapter + 1)/\(chapters.count)").foreground(.muted)
      Text(chapters[state.chapter].demo.title, wrapping: .none).bold().foreground(.accent)
      if let input = state.shown?.input {
        Text(" \(input) ").foreground(.onAccent).background(.accent)
      }
      Spacer()
      Text(progress(of: state)).foreground(.accent)
    }
    .padded(columns: 1)
  }

  private func caption(of state: State) -> Node<Event> {
    let text = state.problem ?? (isOver(state) ? "The end of the tour." : state.shown?.caption)
    return Text(text ?? "", wrapping: .none).padded(columns: 1).frame(maxWidth: .max)
  }

  /// The chapters as dots: those that were shown, this one, and the others.
  private func progress(of state: State) -> String {
    chapters.indices.map { $0 < state.chapter ? "●" : $0 == state.chapter ? "◉" : "○" }.joined()
  }
}

/// A frame in the middle of the space, or the top left part of it if there is less space.
private struct Picture<Event>: View {
  let frame: Frame?

  func node() -> Node<Event> {
    Canvas { area in
      guard let frame else { return }
      let origin = Position(
        column: max(0, (area.size.columns - frame.size.columns) / 2),
        row: max(0, (area.size.rows - frame.size.rows) / 2))
      area.fill(style: Style(background: .surface))
      area.fill(Rect(origin: origin, size: frame.size))
      for row in 0..<frame.size.rows {
        for (column, cell) in frame.buffer.row(row).enumerated() where !cell.isContinuation {
          var style = cell.style
          if frame.cursor == Position(column: column, row: row) {
            style.attributes.formSymmetricDifference(.reverse)
          }
          area.write(
            cell.cluster.description, at: origin.offset(columns: column, rows: row), style: style)
        }
      }
    }
    .theme(frame?.theme)
  }
}
