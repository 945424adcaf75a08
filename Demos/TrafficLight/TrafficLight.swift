package import CursesFeedback

/// A traffic light that changes by itself, and waits when it is told to.
package struct TrafficLight: App {
  /// Which lamp is lit, and for how long already.
  package struct State: Equatable, Sendable {
    /// The lamp that is lit.
    package var light = Light.red
    /// How long it has been lit.
    package var elapsed = Duration.zero
    /// Whether time stands still.
    package var isPaused = false
  }

  /// What can happen to a traffic light.
  package enum Event: Equatable, Sendable {
    /// A moment has passed.
    case ticked
    case pauseToggled
    case skipped
  }

  /// The time from one tick to the next.
  static let tick = Duration.milliseconds(100)

  /// How long each lamp is lit; above zero.
  package let holds: [Light: Duration]

  package let initial = State()

  /// A traffic light that is red for 3 seconds, yellow for 1 and green for 2.
  package init() {
    self.init(holds: [.red: .seconds(3), .yellow: .seconds(1), .green: .seconds(2)])
  }

  /// A traffic light whose lamps are all lit for the same time.
  package init(hold: Duration) {
    self.init(holds: Dictionary(uniqueKeysWithValues: Light.allCases.map { ($0, hold) }))
  }

  private init(holds: [Light: Duration]) {
    self.holds = holds
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked:
      state.elapsed += Self.tick
      if state.elapsed >= hold(of: state.light) { change(&state) }
    case .pauseToggled:
      state.isPaused.toggle()
    case .skipped:
      change(&state)
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.every(Self.tick, "clock", while: { !$0.isPaused }, sends: .ticked)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", state.isPaused ? "Resume" : "Pause", sends: .pauseToggled)
    KeyBinding("n", "Next", sends: .skipped)
    KeyBinding.quit("q", "ctrl+c")
  }

  /// How long a lamp is lit.
  func hold(of light: Light) -> Duration { holds[light] ?? .seconds(1) }

  private func change(_ state: inout State) {
    // What a tick has run over belongs to the next light.
    state.elapsed = max(.zero, state.elapsed - hold(of: state.light))
    state.light = state.light.next
  }
}
