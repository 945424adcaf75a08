import TerminalModel
import TerminalViews

/// The timers of the view, and the actions that follow them.
extension Session {
  /// Starts and stops the timers that the view needs after inputs.
  func updateTimers(after inputs: [Input]) {
    let isAfterKey = inputs.contains { if case .key = $0 { true } else { false } }
    for timer in ViewTimer.allCases {
      perform(
        machine.inputsRead(timer, isNeeded: renderer.needs(timer), isAfterKey: isAfterKey))
    }
  }

  func start(_ timer: ViewTimer) {
    viewTimers[timer]?.cancel()
    viewTimers[timer] = clock.schedule(after: timer.duration, repeats: false) { [weak self] in
      guard let self else { return }
      self.perform(self.machine.timedOut(timer))
    }
  }

  func stop(_ timer: ViewTimer) {
    viewTimers[timer]?.cancel()
    viewTimers[timer] = nil
  }

  /// Carries out the action of a timer of the view whose time is over.
  func act(after timer: ViewTimer) {
    derive(.timer(timer)) { carryOut(timer) }
  }

  private func carryOut(_ timer: ViewTimer) {
    switch timer {
    case .keys: if let key = renderer.expirePendingKeys() { handle([.key(key)]) }
    case .drag: if let drag = renderer.repeatedDrag { handle([.mouse(drag)]) }
    case .tooltip:
      renderer.showTooltip()
      stateSettled()
    }
  }
}
