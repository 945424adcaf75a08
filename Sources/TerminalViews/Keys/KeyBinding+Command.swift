import TerminalModel

extension KeyBinding {
  /// Gives the binding's command a name of its own, and words by which it is found.
  ///
  /// ```swift
  /// KeyBinding("space", state.isPaused ? "Resume" : "Pause", sends: .pauseToggled)
  ///   .command("toggle-pause", keywords: ["stop", "clock"])
  /// ```
  /// A command without a name of its own is named after its title: "Favourites only" is the command
  /// `favourites-only`. Name those whose titles change.
  ///
  /// - Parameters:
  ///   - name: The name, without blanks, `=` and `#`, different from those of other commands.
  ///   - keywords: Words besides the title by which a search finds the command.
  public func command(_ name: String, keywords: [String] = []) -> KeyBinding {
    precondition(
      KeyCommand.isName(name), "The name of a command is not empty and has no blanks, = or #.")
    var details = label.details
    details.command = name
    details.keywords = keywords
    return KeyBinding(storedKeys, label: .detailed(details), action: action)
  }

  /// The binding's command with its keys.
  @usableFromInline package var command: KeyCommand {
    let details = label.details
    return KeyCommand(
      name: details.command ?? KeyCommand.name(ofTitle: details.title), title: details.title,
      group: details.group, keywords: details.keywords, keys: keystrokes,
      takesCharacters: takesCharacters)
  }

  /// All keys and sequences, in order.
  var keystrokes: [Keystrokes] {
    switch storedKeys {
    case .one(let key): [Keystrokes(key)]
    case .several(let keys): keys.map { Keystrokes($0) }
    case .sequences(let sequences), .counted(let sequences, _): sequences
    case .characters: []
    }
  }

  private var takesCharacters: Bool {
    switch storedKeys {
    case .one, .several, .sequences, .counted: false
    case .characters: true
    }
  }

  /// Whether a help bar shows it at any width: help, and the end of the session.
  var isKeptInHelp: Bool {
    switch action {
    case .quits: true
    case .sends, nil: label.details.isOfHelp
    }
  }
}
