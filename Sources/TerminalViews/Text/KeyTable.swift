package import TerminalModel

/// The keys of a text control and their commands.
package struct KeyTable<Command: Sendable>: Sendable {
  /// Keys with the same command.
  package struct Row: Sendable {
    package let keys: [Key]
    package let command: Command
    /// The command in words.
    package let title: String

    init(_ keys: [Key], _ command: Command, _ title: String) {
      (self.keys, self.command, self.title) = (keys, command, title)
    }
  }

  package let rows: [Row]
  private let commands: [Key: Command]
  private let inserting: @Sendable (Character) -> Command

  /// Makes a table; if two rows have the same key, the key has the command of the later row.
  ///
  /// - Parameter inserting: The command of a typed character.
  init(_ rows: [Row], inserting: @escaping @Sendable (Character) -> Command) {
    self.rows = rows
    self.inserting = inserting
    var commands: [Key: Command] = [:]
    for row in rows {
      for key in row.keys { commands[key] = row.command }
    }
    self.commands = commands
  }

  /// The command of a key, or nil if the control leaves the key to other views and key bindings.
  ///
  /// A character without Control and Alt inserts itself.
  package func command(for key: Key) -> Command? {
    if case .character(let character) = key.code, key.modifiers.isEmpty {
      return inserting(character)
    }
    return commands[key]
  }
}
