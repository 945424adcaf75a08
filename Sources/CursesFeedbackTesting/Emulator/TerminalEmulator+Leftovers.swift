import TerminalModel

extension TerminalEmulator {
  /// The state that an ended program has not restored, in words; empty if there is none.
  ///
  /// The cells, the title, the tab stops and the cursor's position are not checked.
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
