public import CursesFeedback

/// A screen that an exploration has reached.
public struct ExploredScreen: Sendable {
  /// The frame.
  public let frame: Frame
  /// The case of the state.
  public let stateCase: String
  /// The steps that lead to the screen, the fewest known.
  public let steps: [ExplorationStep]
}
