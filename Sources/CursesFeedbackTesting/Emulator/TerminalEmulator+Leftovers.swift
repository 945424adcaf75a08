import TerminalModel

extension TerminalEmulator {
  /// What a program that has ended has left switched on or half done, in words; empty where the
  /// next one finds the terminal as it should be.
  public var leftovers: [String] {
    let switched = modes.symmetricDifference(TerminalMode.initial).map { "mode \($0)" }.sorted()
    let rest = [
      (isAlternateScreen, "alternate screen"),
      (margins != 0..<size.rows, "scroll region"),
      (cursor.isOriginRelative, "origin mode"),
      (cursor.pen != Pen(), "style"),
      (cursor.characterSets[cursor.activeCharacterSet] != .ascii, "character set"),
      (!titleStack.isEmpty, "title stack"),
      (parser.isInside, "unfinished sequence"),
    ]
    return switched + rest.filter(\.0).map(\.1)
  }
}
