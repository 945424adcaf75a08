package import CursesFeedback

/// A traffic light that changes by itself and can be paused.
package struct TrafficLight: App {
  /// The lit lamp, how long it has been lit, and whether the clock is paused.
  package struct State: Equatable, Sendable {
    /// The lamp that is lit.
    package var light = Light.red
    /// The time since it was due to be lit, in ticks and without pauses.
    package var elapsed = Duration.zero
    /// Whether the clock is paused.
    package var isPaused = false
  }

  /// The events of a traffic light.
  package enum Event: Codable, Equatable, Sendable {
    /// The time `TrafficLight.tick` has passed without a pause.
    case ticked
    case pauseToggled
    case skipped
  }

  /// The time between two ticks.
  static let tick = Duration.milliseconds(100)

  /// The time for which each lamp is lit; it has to be above zero.
  package let holds: [Light: Duration]

  package let initial = State()

  /// Makes a traffic light that is red for 3 seconds, yellow for 1 and green for 2.
  package init() {
    self.init(holds: [.red: .seconds(3), .yellow: .seconds(1), .green: .seconds(2)])
  }

  /// Makes a traffic light with the same time for all lamps.
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

  /// The time for which a lamp is lit.
  func hold(of light: Light) -> Duration { holds[light] ?? .seconds(1) }

  private func change(_ state: inout State) {
    // If a tick exceeds the hold time, the rest counts for the next light.
    state.elapsed = max(.zero, state.elapsed - hold(of: state.light))
    state.light = state.light.next
  }
}
