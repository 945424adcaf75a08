/// The mouse actions that a terminal reports to the program.
///
/// The terminal handles the other mouse actions itself. While it reports any actions, it selects text
/// only if its user holds a key (Shift, in most terminals).
public enum MouseReporting: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// No reports.
  case none
  /// Buttons and the wheel.
  case buttons
  /// Buttons, the wheel, and movement while a button is held.
  case drags
  /// Buttons, the wheel, and every movement.
  case everything

  /// Whether the first reports fewer actions.
  public static func < (first: MouseReporting, second: MouseReporting) -> Bool {
    first.rawValue < second.rawValue
  }

  /// Whether it includes an action.
  public func includes(_ action: Mouse.Action) -> Bool {
    switch action {
    case .pressed, .released, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight:
      self >= .buttons
    case .dragged: self >= .drags
    case .moved: self >= .everything
    }
  }
}
