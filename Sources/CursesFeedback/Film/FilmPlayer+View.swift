import TerminalFilms
import TerminalModel
import TerminalViews

extension FilmPlayer {
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    SizeReader { size in
      Column {
        FilmScreen(film: film, index: state.index)
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
      FilmTrack(index: state.index, count: film.count, seeks: Event.sought)
      Text("\(film.time(at: state.index).clock) / \(film.duration.clock)")
      Text(state.speed.label).frame(width: 3)
    }
    Row {
      if let input = film.lastInput(at: state.index) {
        Text(input.text, wrapping: .none).foreground(.accent)
          .frame(width: min(Clusters(input.text).columns, size.columns / 3))
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
  /// The size with arrows to the parts that are cut off in a smaller one; nil if it fits.
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

/// A frame of a film at its own size, in the middle of the space; its top left part if there is less
/// space.
private struct FilmScreen<Event>: View {
  let film: Film
  let index: Int

  func node() -> Node<Event> {
    Canvas { area in
      let frame = film[index].withVisibleCursor
      let origin = Position(
        column: max(0, (area.size.columns - frame.size.columns) / 2),
        row: max(0, (area.size.rows - frame.size.rows) / 2))
      area.fill(style: Style(background: .surface))
      area.fill(Rect(origin: origin, size: frame.size))
      for row in 0..<frame.size.rows { area.write(frame.buffer.row(row), row, from: origin) }
    }.theme(film.theme(at: index))
  }
}

extension DrawingArea {
  /// Writes the cells of a row of a frame whose top left cell is at a position.
  fileprivate mutating func write(_ cells: ArraySlice<Cell>, _ row: Int, from origin: Position) {
    var rest = cells.filter { !$0.isContinuation }[...]
    var place = origin.offset(columns: 0, rows: row)
    while let first = rest.first {
      let run = rest.prefix { $0.style == first.style }
      let line = TextLine(clusters: run.map(\.cluster))
      write(line, at: place, style: first.style)
      place.column += line.columns
      rest = rest.dropFirst(run.count)
    }
  }
}

extension Frame {
  /// The frame with a reversed cell in place of the cursor.
  fileprivate var withVisibleCursor: Frame {
    guard let cursor, Rect(size).contains(cursor) else { return self }
    let width = max(1, buffer[cursor].cluster.width)
    var frame = self
    frame.buffer.restyle(Rect(origin: cursor, size: Size(columns: width, rows: 1))) { style in
      style.attributes.formSymmetricDifference(.reverse)
    }
    return frame
  }
}

/// The place of a frame among all, on a track that the mouse can press and drag.
///
/// Each frame takes an equal part of the track.
private struct FilmTrack<Event>: DrawnControl {
  let index: Int
  let count: Int
  let seeks: (Int) -> Event

  var inputs: InputMask { .pointer }
  var fills: Axis.Set { .horizontal }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard let position = input.pressedPosition else { return .ignored }
    guard size.columns > 1, position.column != knob(in: size.columns) else { return .handled }
    let column = min(max(0, position.column), size.columns - 1)
    return .sends(seeks(rounded(column * (count - 1), by: size.columns - 1)))
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let knob = knob(in: area.size.columns)
    area.write(String(repeating: "━", count: knob) + "●", at: .origin)
    area.write(
      String(repeating: "─", count: max(0, area.size.columns - knob - 1)),
      at: Position(column: knob + 1, row: 0), style: Style(foreground: .muted))
  }

  private func knob(in columns: Int) -> Int {
    count > 1 ? rounded(index * max(0, columns - 1), by: count - 1) : 0
  }

  private func rounded(_ product: Int, by divisor: Int) -> Int { (product + divisor / 2) / divisor }
}
