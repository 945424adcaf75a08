extension PseudoTerminal {
  /// The parts of the terminal that the program did not restore, in words; read it after the
  /// program's end.
  ///
  /// They are ``TerminalEmulator/leftovers``, and `device attributes` if ``attributes`` differ from
  /// ``initialAttributes`` (as after ``hangUp()``).
  public var leftovers: [String] {
    screen.leftovers + (attributes == initialAttributes ? [] : ["device attributes"])
  }
}
