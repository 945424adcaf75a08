public import TerminalModel

/// A command with its keys: the entry of a key binding in help, in a search, or in a user's
/// settings.
public struct KeyCommand: Hashable, Sendable {
  /// The name of the command; empty for a binding without title and name.
  public let name: String
  /// The title; empty for a command that help leaves out.
  public let title: String
  /// The heading in a help screen, or nil for none.
  public let group: String?
  /// Words besides the title by which a search finds the command.
  public let keywords: [String]
  /// The keys, of which a help bar shows the first.
  ///
  /// There are none for a command of typed characters.
  public let keys: [Keystrokes]
  /// Whether all keys that type a character, except those of other bindings, belong to it.
  public let takesCharacters: Bool

  package init(
    name: String, title: String, group: String? = nil, keywords: [String] = [],
    keys: [Keystrokes], takesCharacters: Bool = false
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.keywords = keywords
    self.keys = keys
    self.takesCharacters = takesCharacters
  }

  /// The labels of its keys: `g g`, `↑`; `a–z` stands for all typed characters.
  public var keyLabels: [String] { takesCharacters ? ["a–z"] : keys.map(\.label) }

  func with(keys: [Keystrokes]) -> KeyCommand {
    KeyCommand(
      name: name, title: title, group: group, keywords: keywords, keys: keys,
      takesCharacters: takesCharacters)
  }
}

extension KeyCommand: Codable {}

extension KeyCommand {
  /// The name of a command that has none of its own: the words of its title, joined by hyphens.
  static func name(ofTitle title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { $0.isWhitespace || $0 == "=" || $0 == "#" }
  }
}
