public import CursesFeedback

/// A screen that an exploration has reached.
public struct ExploredScreen: Sendable {
  /// The frame.
  public let frame: Frame
  /// The name of the case to which the state belongs: see the argument `stateCase` of `explore`.
  public let stateCase: String
  /// The steps that lead to the screen, the fewest known.
  public let steps: [ExplorationStep]
}
