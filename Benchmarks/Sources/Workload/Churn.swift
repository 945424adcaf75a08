import CursesFeedback

/// Pictures in which every cell is another one each time; `s` shows 500 of them.
struct Churn: Component {
  struct State: Equatable, Sendable {
    var frame = 0
    var isPlaying = false
  }
  enum Event: Sendable { case started, ticked }

  /// More frames a second than anybody sees: what is measured is what they take, and a program that
  /// sleeps most of the time finds less of what it needs where it left it.
  static let frameRate = 500

  /// Eight pictures, each of them rows of cells, each of which is a character and a colour.
  let bytes: [UInt8]
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .started: state.isPlaying = true
    case .ticked:
      state.frame += 1
      state.isPlaying = state.frame < 500
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    // A little more than the interval of a frame, so that none is left out.
    Feedback.react(when: \.isPlaying, "play") { _ in .every(.microseconds(2500), send: .ticked) }
  }

  func view(_ state: State) -> Node<Event> {
    Canvas { area in
      guard state.frame > 0 else { return }
      draw((state.frame - 1) % 8, on: &area)
    }
    Text("READY Frame: \(state.frame)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("s", "Start", sends: .started)
    KeyBinding.quit("q")
  }

  private func draw(_ picture: Int, on area: inout DrawingArea) {
    let (columns, rows) = (area.size.columns, area.size.rows)
    // A picture also has the row in which the status stands.
    var offset = picture * columns * (rows + 1) * 2
    guard bytes.count >= offset + columns * rows * 2 else { return }
    for row in 0..<rows {
      for column in 0..<columns {
        area.write(
          UnicodeScalar(bytes[offset]), at: Position(column: column, row: row),
          style: Style(foreground: .palette(bytes[offset + 1])))
        offset += 2
      }
    }
  }
}
