/// The commands of key bindings with the keys that they get: the one source of help bars, help
/// screens, searches and tables of keys.
///
/// ```swift
/// let catalogue = KeyCatalogue(of: keys(state))
/// catalogue["favourite"]?.keyLabels  // ["f"]
/// ```
public struct KeyCatalogue: Hashable, Sendable {
  /// Commands with a common heading.
  public struct Group: Hashable, Sendable {
    /// The heading, or nil for commands without a group.
    public let title: String?
    /// The commands, in the order of their bindings.
    public let commands: [KeyCommand]
  }

  /// The commands that have a title and a key, in the order in which their bindings are searched
  /// for a key.
  ///
  /// A key is in one command at most.
  public let commands: [KeyCommand]

  package init(_ hints: [KeyHint]) { commands = hints.map(\.command) }

  /// Makes a catalogue of bindings.
  ///
  /// Left out are bindings without a title, and keys that an earlier binding takes.
  public init<Event>(of bindings: [KeyBinding<Event>]) {
    self.init(bindings.map { KeyHint($0) }.shown)
  }

  /// The command with a name, or nil if there is none.
  public subscript(name: String) -> KeyCommand? { commands.first { $0.name == name } }

  /// The commands without a group, and then those of each group; groups are in the order of their
  /// first commands.
  public var groups: [Group] {
    var titles: [String?] = [nil]
    for command in commands where !titles.contains(command.group) { titles.append(command.group) }
    return titles.map { title in
      Group(title: title, commands: commands.filter { $0.group == title })
    }
    .filter { !$0.commands.isEmpty }
  }

  /// A table of the keys in Markdown, for a README; a test of the application can compare the two.
  public var markdown: String {
    let rows = groups.flatMap(\.commands).map { command in
      let keys = command.keyLabels.map(Self.code).joined(separator: " ")
      return "| \(Self.cell(keys)) | \(Self.cell(command.title)) |"
    }
    return (["| key | command |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func code(_ label: String) -> String {
    label.contains("`") ? "`` \(label) ``" : "`\(label)`"
  }

  /// The text with `|` escaped: this character ends a cell of a table, even in backquotes.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

/// A decoded catalogue has the commands that were encoded, also if two of them share a key.
extension KeyCatalogue: Codable {}
