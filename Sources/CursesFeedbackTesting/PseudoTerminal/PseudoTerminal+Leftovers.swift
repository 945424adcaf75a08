extension PseudoTerminal {
  /// What the program has left behind that it should not, in words, to be asked after its end.
  ///
  /// It is what ``TerminalEmulator/leftovers`` says, and the device's attributes where they are
  /// not those from before.
  public var leftovers: [String] {
    screen.leftovers + (attributes == initialAttributes ? [] : ["device attributes"])
  }
}
