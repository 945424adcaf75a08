package import CursesFeedback

/// A stopwatch with laps.
package struct Stopwatch: App {
  package struct State: Equatable, Sendable {
    /// The measured time, without pauses.
    package var elapsed = Duration.zero
    /// The time on the clock at which a stopwatch without pauses would have started; nil while this
    /// one is stopped.
    package var start: Duration?
    package var laps = Laps()

    package var isRunning: Bool { start != nil }
  }

  /// An action of the user, or a tick, whose time matters.
  package enum Signal: Codable, Equatable, Sendable {
    /// The stopwatch was started or stopped.
    case toggled
    case lapEnded
    /// The display is to show a newer time.
    case ticked
  }

  package enum Event: Codable, Equatable, Sendable {
    /// A signal whose time is still to be read from the clock.
    case signalled(Signal)
    /// A signal with its time on the clock.
    case timed(Signal, at: Duration)
    case reset
    case copied
  }

  /// The time between two changes of the display.
  static let tick = Duration.milliseconds(33)

  package let initial = State()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .timed(let signal, let now):
      if let start = state.start { state.elapsed = now - start }
      switch signal {
      case .toggled: state.start = state.isRunning ? nil : now - state.elapsed
      case .lapEnded: if state.isRunning { state.laps.end(at: state.elapsed) }
      case .ticked: break
      }
    case .reset: state = State()
    // The feedbacks “clock” and “copy” respond to these events.
    case .signalled, .copied: break
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.clock
    Feedback.every(Self.tick, "tick", while: \.isRunning, sends: .signalled(.ticked))
    Feedback.on(.copied, "copy") { .copy($0.laps.text) }
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", state.isRunning ? "Stop" : "Start", sends: .signalled(.toggled))
    if state.isRunning {
      KeyBinding(["l", .enter], "Lap", sends: .signalled(.lapEnded))
    } else if state.elapsed > .zero {
      KeyBinding("r", "Reset", sends: .reset)
    }
    if !state.laps.all.isEmpty { KeyBinding("c", "Copy laps", sends: .copied) }
    KeyBinding.quit("q", "ctrl+c")
  }

  package func farewell(_ state: State) -> String? {
    state.elapsed > .zero ? "Measured: \(state.elapsed.hundredths.time)" : nil
  }
}
