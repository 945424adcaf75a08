package import CursesFeedback

/// The game of minesweeper.
package struct Mines: App {
  package enum Level: String, CaseIterable, Codable, Equatable, Sendable {
    case beginner = "Beginner", intermediate = "Intermediate", expert = "Expert"

    package var field: Minefield {
      switch self {
      case .beginner: Minefield(size: Size(columns: 9, rows: 9), mineCount: 10)
      case .intermediate: Minefield(size: Size(columns: 16, rows: 16), mineCount: 40)
      case .expert: Minefield(size: Size(columns: 30, rows: 16), mineCount: 99)
      }
    }
  }

  package struct State: Equatable, Sendable {
    package var level = Level.beginner, field = Level.beginner.field
    package var cursor = Position(column: 4, row: 4)
    /// The seconds since the first cell was revealed, at most 999.
    package var seconds = 0
    /// The generator that places the mines; nil before the event `seeded`, as with the seed 0.
    package var random: SplitMix?
  }

  /// A move at a cell, to which the cursor goes; a step does nothing else.
  package enum Move: Codable, Equatable, Sendable { case step, reveal, revealAround, toggleFlag }

  package enum Event: Codable, Equatable, Sendable {
    case seeded(UInt64), gameStarted(Level), played(Move, at: Position), ticked
  }

  package let initial = State()
  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .seeded(let seed): state.random = SplitMix(seed: seed)
    case .gameStarted(let level):
      (state.level, state.field, state.seconds) = (level, level.field, 0)
      state.cursor = Position(column: level.field.size.columns / 2, row: level.field.size.rows / 2)
    case .played(let move, let place):
      guard Rect(state.field.size).contains(place) else { return }
      var random = state.random ?? SplitMix(seed: 0)
      state.cursor = place
      switch move {
      case .step: break
      case .reveal: state.field.reveal(place, using: &random)
      case .revealAround: state.field.revealAround(place)
      case .toggleFlag: state.field.toggleFlag(place)
      }
      state.random = state.random.map { _ in random }
    case .ticked: state.seconds = min(999, state.seconds + 1)
    }
  }

  /// The seed is an event, so that a recorded session has the same mines when it is replayed.
  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { $0.random == nil }, "seed") { _ in
      .perform { _ in .seeded(.random(in: .min ... .max)) }
    }
    Feedback.every(.seconds(1), "clock", while: { $0.field.phase == .playing }, sends: .ticked)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    let (place, field) = (state.cursor, state.field), cover = field[place].cover
    if field.isOpen, cover == .covered {
      KeyBinding("space", "Reveal", sends: .played(.reveal, at: place))
    }
    if !field.revealable(around: place).isEmpty {
      KeyBinding("space", "Reveal around", sends: .played(.revealAround, at: place))
    }
    if field.isOpen, cover != .revealed {
      let title = cover == .flagged ? "Remove flag" : "Flag"
      KeyBinding("f", title, sends: .played(.toggleFlag, at: place))
    }
    KeyBinding("n", "New game", sends: .gameStarted(state.level))
    for (key, level) in zip(["1", "2", "3"] as [Key], Level.allCases) {
      KeyBinding(key, level.rawValue, sends: .gameStarted(level))
    }
    KeyBinding(
      [.left, "h"], "Left", sends: .played(.step, at: place.offset(columns: -1, rows: 0)))
    KeyBinding([.down, "j"], "Down", sends: .played(.step, at: place.offset(columns: 0, rows: 1)))
    KeyBinding([.up, "k"], "Up", sends: .played(.step, at: place.offset(columns: 0, rows: -1)))
    KeyBinding(
      [.right, "l"], "Right", sends: .played(.step, at: place.offset(columns: 1, rows: 0)))
    KeyBinding.quit("q", "ctrl+c")
  }
}
