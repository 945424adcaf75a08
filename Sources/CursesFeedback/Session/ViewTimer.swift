import TerminalViews

/// A time after which the session acts for the view without a new input.
enum ViewTimer: String, CaseIterable {
  /// Keys that have an action of their own, but also begin a sequence, have not been continued: the
  /// action is carried out.
  case keys
  /// A drag at the edge of a view scrolls it again.
  case drag
  /// The pointer rests on a view with a tooltip, which is then shown.
  case tooltip

  var duration: Duration {
    switch self {
    case .keys: PendingKeys.timeLimit
    case .drag: .milliseconds(50)
    case .tooltip: TooltipState.delay
    }
  }
}
