import TerminalFilms
import TerminalModel
import TerminalViews

extension FilmPlayer {
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    SizeReader { size in
      Column {
        FilmScreen(film: film, index: state.index, theme: film.theme(at: state.index) ?? theme)
        if state.showsBar {
          bar(state, in: Size(columns: size.columns, rows: size.rows - barRows))
        }
      }
    }
  }

  private var barRows: Int { film.divergence == nil ? 2 : 3 }

  /// The rows below the frame.
  ///
  /// - Parameter size: The size of the part of the screen that shows the frame.
  @ViewBuilder<Event> private func bar(_ state: State, in size: Size) -> Node<Event> {
    if let divergence = film.divergence {
      Text(divergence, wrapping: .none).foreground(.error)
    }
    Row {
      Text(state.isPlaying ? "playing" : state.index + 1 < film.count ? "paused" : "end")
        .frame(width: 7)
      SeekTrack(index: state.index, count: film.count, seeks: Event.sought)
      Text("\(film.time(at: state.index).clock) / \(film.duration.clock)")
      Text(state.speed.label).frame(width: 3)
    }
    Row {
      let findings = film.findings(at: state.index)
      let notes = findings.isEmpty ? [film.lastInput(at: state.index)].compactMap(\.self) : findings
      let text = notes.map(\.text).joined(separator: ", ")
      if !notes.isEmpty {
        Text(text, wrapping: .none).foreground(notes[0].kind == .error ? .error : .accent)
          .frame(width: min(Clusters(text).columns, size.columns / 3))
      }
      if state.isPlaying, let pause = pause(after: state.index), pause > Self.longestWait {
        Text("\(pause.seconds(digits: 1)) s shortened to \(Self.longestWait.seconds(digits: 1)) s")
      }
      if let mark = film.size(at: state.index).cutMark(in: size) { Text(mark).foreground(.warning) }
      KeyHints(of: keys(state))
    }
  }
}

extension Size {
  /// This size, with arrows to the parts that `size` cuts off, such as `120x40→↓`; nil if all of it
  /// fits.
  fileprivate func cutMark(in size: Size) -> String? {
    let right = columns > size.columns ? "→" : ""
    let below = rows > size.rows ? "↓" : ""
    return right.isEmpty && below.isEmpty ? nil : "\(columns)x\(rows)\(right)\(below)"
  }
}

extension Duration {
  /// Minutes, or hours and minutes, seconds, and tenths: `1:02:03.4`.
  fileprivate var clock: String {
    let (seconds, attoseconds) = components
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let start = hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)"
    return "\(start):\(padded(seconds % 60)).\(attoseconds / 100_000_000_000_000_000)"
  }
}

/// A frame of a film at its own size, in the middle of the space; its top left part if there is
/// less space.
private struct FilmScreen<Event>: View {
  let film: Film
  let index: Int
  let theme: Theme?

  func node() -> Node<Event> {
    Canvas { area in
      let frame = film[index].withVisibleCursor
      area.fill(style: Style(background: .surface))
      area.draw(frame, at: area.size.origin(ofCentered: frame.size))
    }.theme(theme)
  }
}
