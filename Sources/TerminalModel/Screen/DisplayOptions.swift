/// The user's wishes for the screen, which the options of an application state.
public struct DisplayOptions: Hashable, Sendable {
  /// Whether values jump to their targets and decorations stand still (`--reduce-motion`).
  public var reducesMotion: Bool
  /// Whether ASCII characters stand for lines, blocks, arrows and other symbols (`--ascii`).
  public var usesASCII: Bool

  /// Makes the options; without arguments, those of a user without special wishes.
  public init(reducesMotion: Bool = false, usesASCII: Bool = false) {
    self.reducesMotion = reducesMotion
    self.usesASCII = usesASCII
  }
}
