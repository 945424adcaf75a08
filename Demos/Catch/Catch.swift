package import CursesFeedback

/// A game of catch: a human and a machine throw a ball to each other.
package struct Catch: App {
  package enum Player: Codable, Sendable {
    case human, machine

    package var other: Player { self == .human ? .machine : .human }
  }

  package enum Ball: Equatable, Sendable {
    case held(by: Player)
    /// On its way to a player, after `step` of the `Catch.steps` steps.
    case flying(to: Player, step: Int)
  }

  package struct State: Equatable, Sendable {
    package var ball = Ball.held(by: .human)
    package var catches = 0

    var isFlying: Bool { if case .flying = ball { true } else { false } }
  }

  package enum Event: Codable, Equatable, Sendable { case thrown(by: Player), moved }

  /// The steps from one player to the other.
  static let steps = 16

  package let initial = State()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch (event, state.ball) {
    case (.thrown(let player), .held(let holder)) where player == holder:
      state.ball = .flying(to: player.other, step: 1)
    case (.moved, .flying(let player, step: Self.steps)):
      state.ball = .held(by: player)
      state.catches += 1
    case (.moved, .flying(let player, let step)):
      state.ball = .flying(to: player, step: step + 1)
    case (.thrown, _), (.moved, .held): break
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.milliseconds(50), "flight", while: \.isFlying, sends: .moved)
    Feedback.after(
      { $0.ball == .held(by: .machine) ? .seconds(1) : nil }, "machine",
      sends: .thrown(by: .machine))
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.ball == .held(by: .human) {
      KeyBinding("space", "Throw", sends: .thrown(by: .human))
    }
    KeyBinding.quit("q", "ctrl+c")
  }

  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Catch") {
      Text(state.catches == 1 ? "1 catch" : "\(state.catches) catches").foreground(.muted)
    }
    Panel {
      Canvas { area in draw(state.ball, on: &area) }
      Button("Throw", sends: .thrown(by: .human))
        .disabled(state.ball != .held(by: .human))
        .focusable(false)
        .frame(maxWidth: .max, alignment: .center)
    }
    .frame(maxWidth: 64, maxHeight: 14).centered()
    KeyHints()
  }

  /// Draws the two players, and the ball on its curve between them.
  private func draw(_ ball: Ball, on area: inout DrawingArea) {
    let ground = area.size.rows - 1
    let (left, right) = (1, area.size.columns - 6)
    let arms = ball == .held(by: .human) ? ["  O", " /|>", " / \\"] : ["  O", " /|\\", " / \\"]
    let robot = ["┌───┐", ball == .held(by: .machine) ? "┤● ●│" : "│● ●│", "└┬─┬┘"]
    for row in 0..<3 {
      area.write(
        arms[row], at: Position(column: left, row: ground - 3 + row),
        style: Style(foreground: .success))
      area.write(
        robot[row], at: Position(column: right, row: ground - 3 + row),
        style: Style(foreground: .accent))
    }
    area.fill(
      Rect(
        origin: Position(column: 0, row: ground), size: Size(columns: area.size.columns, rows: 1)),
      with: "▔", style: Style(foreground: .border))
    area.write("●", at: place(of: ball, in: area.size), style: Style(foreground: .warning))
  }

  /// The cell of the ball: in a hand, or on a parabola from hand to hand.
  private func place(of ball: Ball, in size: Size) -> Position {
    let (human, machine) = (5, size.columns - 7)
    let hands = size.rows - 3
    switch ball {
    case .held(by: .human): return Position(column: human, row: hands)
    case .held(by: .machine): return Position(column: machine, row: hands)
    case .flying(let player, let step):
      let way = Double(player == .machine ? step : Self.steps - step) / Double(Self.steps)
      let height = 4 * way * (1 - way) * Double(hands)
      return Position(
        column: human + Int((way * Double(machine - human)).rounded()),
        row: hands - Int(height.rounded()))
    }
  }
}
