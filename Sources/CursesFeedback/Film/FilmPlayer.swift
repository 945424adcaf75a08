import FeedbackCore
import TerminalFilms
import TerminalModel
import TerminalViews

/// Plays a film in the terminal.
struct FilmPlayer: Component {
  struct State: Equatable, Sendable {
    /// The index of the frame that is shown.
    var index = 0
    var isPlaying = false
    var speed = FilmSpeed.normal
    var showsBar = true
  }

  enum Event: Equatable, Sendable {
    /// Play or pause was requested.
    case toggled
    /// The time of the next frame has come.
    case frameDue
    /// A number of frames forwards or, below zero, backwards.
    case stepped(Int)
    /// The next frame to which a note of this kind (an input, a mark or an error) leads.
    case nextSought(Film.Note.Kind)
    case previousSought(Film.Note.Kind)
    /// The frame with this index.
    case sought(Int)
    case accelerated
    case slowedDown
    case barToggled
  }

  /// The longest wait for a frame at normal speed.
  static let longestWait = Duration.seconds(2)

  let film: Film
  /// The theme of frames without one; nil for that of the terminal.
  var theme: Theme?

  var initial: State { State(isPlaying: film.count > 1) }

  private var last: Int { max(0, film.count - 1) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .toggled:
      if !state.isPlaying, state.index == last { state.index = 0 }
      state.isPlaying = !state.isPlaying && last > 0
    case .frameDue:
      state.index = min(state.index + 1, last)
    case .stepped(let count):
      state.index = min(max(0, state.index + count), last)
      state.isPlaying = false
    case .nextSought(let kind):
      state.index = film.next(kind, after: state.index) ?? state.index
      state.isPlaying = false
    case .previousSought(let kind):
      state.index = film.previous(kind, before: state.index) ?? state.index
      state.isPlaying = false
    case .sought(let index):
      state.index = min(max(0, index), last)
    case .accelerated:
      state.speed = state.speed.faster
    case .slowedDown:
      state.speed = state.speed.slower
    case .barToggled:
      state.showsBar.toggle()
    }
    if state.index == last { state.isPlaying = false }
  }

  /// The wait for the frame after the one that is shown.
  private struct Wait: Equatable, Sendable {
    let index: Int
    let time: Duration
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { [self] in $0.isPlaying ? wait(in: $0) : nil }, "next frame") { wait in
      .after(wait.time, send: .frameDue)
    }
  }

  private func wait(in state: State) -> Wait? {
    guard let pause = pause(after: state.index) else { return nil }
    return Wait(index: state.index, time: state.speed.scaled(min(pause, Self.longestWait)))
  }

  /// The time from a frame to the next one in the recording, or nil after the last one.
  func pause(after index: Int) -> Duration? {
    index < last ? film.time(at: index + 1) - film.time(at: index) : nil
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", state.isPlaying ? "Pause" : "Play", sends: .toggled)
    KeyBinding(.left, "Back", sends: .stepped(-1))
    KeyBinding(.right, "Forward", sends: .stepped(1))
    KeyBinding(["n", "shift+right"], "Next input", sends: .nextSought(.input))
    KeyBinding(["p", "shift+left"], "Previous input", sends: .previousSought(.input))
    if film.has(.error) {
      KeyBinding("e", "Next error", sends: .nextSought(.error))
      KeyBinding("E", "Previous error", sends: .previousSought(.error))
    }
    if film.has(.mark) {
      KeyBinding("m", "Next mark", sends: .nextSought(.mark))
      KeyBinding("M", "Previous mark", sends: .previousSought(.mark))
    }
    KeyBinding(["+", "="], "Faster", sends: .accelerated)
    KeyBinding("-", "Slower", sends: .slowedDown)
    KeyBinding(.home, "First", sends: .sought(0))
    KeyBinding(.end, "Last", sends: .sought(last))
    KeyBinding("b", "Bar", sends: .barToggled)
    KeyBinding.quit("q")
  }
}

/// The speed of a player: a power of two from a quarter to 16.
struct FilmSpeed: Equatable, Sendable {
  static let normal = FilmSpeed(exponent: 0)

  private let exponent: Int

  private init(exponent: Int) { self.exponent = min(max(-2, exponent), 4) }

  var faster: FilmSpeed { FilmSpeed(exponent: exponent + 1) }
  var slower: FilmSpeed { FilmSpeed(exponent: exponent - 1) }

  /// A time of the recording at this speed.
  func scaled(_ time: Duration) -> Duration {
    exponent < 0 ? time * (1 << -exponent) : time / (1 << exponent)
  }

  /// A short text, such as `½×`.
  var label: String {
    switch exponent {
    case -2: "¼×"
    case -1: "½×"
    default: "\(1 << exponent)×"
    }
  }
}
