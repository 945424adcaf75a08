import TerminalModel

extension KeyBinding {
  /// Gives the binding's command a name of its own, and words by which it is found.
  ///
  /// ```swift
  /// KeyBinding("space", state.isPaused ? "Resume" : "Pause", sends: .pauseToggled)
  ///   .command("toggle-pause", keywords: ["stop", "clock"])
  /// ```
  /// A user's ``KeyMap`` gives keys to commands by their names. A command without a name of its own
  /// is named after its title: "Favourites only" is the command
  /// `favourites-only`. Give a name to each command whose title changes.
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
      name: commandName, title: details.title,
      group: details.group, keywords: details.keywords, keys: keystrokes,
      takesCharacters: takesCharacters)
  }

  /// The name of the binding's command; empty if it has neither a name nor a title.
  var commandName: String {
    let details = label.details
    return details.command ?? KeyCommand.name(ofTitle: details.title)
  }

  /// The binding with the given keys, or nil if none are given; a binding of typed characters stays
  /// a binding of typed characters.
  func with(_ keystrokes: [Keystrokes]) -> KeyBinding? {
    guard !keystrokes.isEmpty else { return nil }
    let keys: Keys =
      switch storedKeys {
      case .one, .several, .sequences: Keys(keystrokes)
      case .counted(_, let maker): .counted(keystrokes, maker)
      case .characters: storedKeys
      }
    return KeyBinding(keys, label: label, action: action)
  }

  /// All keys and sequences, in the order in which the binding was given them.
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

  /// The code that handles its keys.
  var handler: KeyHint.Handler {
    switch action {
    case .copiesSelection: .selection
    case .submitsForm: .form
    case .sends, .quits: .binding
    case nil: takesCharacters ? .binding : .counted
    }
  }

  /// The place of its hint in a help bar.
  var role: KeyHint.Role {
    switch action {
    case .quits: .quit
    case .sends, .copiesSelection, .submitsForm, nil: label.details.role
    }
  }
}

extension KeyBinding.Keys {
  fileprivate init(_ keystrokes: [Keystrokes]) {
    let single = keystrokes.compactMap { $0.keys.count == 1 ? $0.keys.first : nil }
    self = single.count == keystrokes.count ? .init(single) : .sequences(keystrokes)
  }
}
