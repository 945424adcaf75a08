import CursesFeedback

/// 500 frames of eight random pictures, started by `s`; nearly every cell changes in each frame.
struct Churn: Component {
  struct State: Equatable, Sendable {
    var frame = 0
    var isPlaying = false
  }
  enum Event: Sendable { case started, ticked }

  /// Frames per second, more than a person can see: the cost of a frame is measured, and it would
  /// be higher if the program slept longer between frames and then found less of its data in the
  /// processor's caches.
  static let frameRate = 500

  /// Eight pictures as rows of cells; a cell is a byte for the character and one for the colour.
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
    // Slightly longer than the frame interval of 2 ms, so that no frame is skipped.
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
    // A picture in the data also has the row of the status.
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
