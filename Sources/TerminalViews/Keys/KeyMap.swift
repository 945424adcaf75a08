public import TerminalModel

/// The keys that a user gives to commands, in place of those of the bindings.
///
/// ```swift
/// let keyMap = try KeyMap(parsing: text)  // favourite = ctrl+f, space f
/// func keys(_ state: State) -> [KeyBinding<Event>] {
///   keyMap.applied(to: standardKeys(state))
/// }
/// ```
/// Commands are named as ``KeyBinding/command(_:keywords:)`` describes. A key map is encoded as a
/// dictionary of their names and keys: `{"favourite": ["ctrl+f", "space f"], "quit": []}`.
public struct KeyMap: Sendable {
  /// The keys of commands by the names of the commands; an empty list takes all keys from a
  /// command.
  public var keys: [String: [Keystrokes]]
  /// The number of the line from which each command was read; empty if no text was read.
  package var lines: [String: Int] = [:]

  /// Makes a map of the names of commands and their keys.
  public init(_ keys: [String: [Keystrokes]] = [:]) { self.keys = keys }

  /// The bindings with the keys of the map; a binding whose command is in the map without keys is
  /// left out.
  ///
  /// It takes about a microsecond for each binding, because the names of commands are derived from
  /// titles. An empty map returns the bindings at once.
  public func applied<Event>(to bindings: [KeyBinding<Event>]) -> [KeyBinding<Event>] {
    guard !keys.isEmpty else { return bindings }
    return bindings.compactMap { binding in
      keys[binding.commandName].map { binding.with($0) } ?? binding
    }
  }

  /// Checks that the map fits the bindings of an application: those of all its states and
  /// components.
  ///
  /// Two commands that share a key before the map is applied are taken to belong to different
  /// states or components: they may share keys in the map, too.
  ///
  /// - Throws: ``KeyMapError`` if the map has a command that no binding has, if a command of typed
  ///   characters gets keys, or if a command of the map shares a key with another one. Of several
  ///   errors, the first one in the text is thrown.
  public func check<Event>(_ bindings: [KeyBinding<Event>]) throws(KeyMapError) {
    let names = keys.keys.sorted { (lines[$0] ?? 0, $0) < (lines[$1] ?? 0, $1) }
    for name in names {
      let own = bindings.filter { $0.commandName == name }
      guard !own.isEmpty else {
        throw KeyMapError(line: lines[name], message: "There is no command \"\(name)\".")
      }
      guard keys[name] == [] || own.allSatisfy({ !$0.command.takesCharacters }) else {
        throw KeyMapError(
          line: lines[name],
          message: "\"\(name)\" takes typed characters: its keys must be \"none\".")
      }
      let standardKeys = Set(own.flatMap(\.keystrokes))
      let others = applied(
        to: bindings.filter {
          $0.commandName != name && standardKeys.isDisjoint(with: $0.keystrokes)
        })
      for keystrokes in keys[name] ?? [] {
        let other = others.first { $0.keystrokes.contains(keystrokes) }
        guard let other else { continue }
        throw KeyMapError(
          line: lines[name],
          message: "\"\(keystrokes.name)\" is also a key of \"\(other.commandName)\".")
      }
    }
  }
}

/// A mistake in a key map.
public struct KeyMapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1; nil if the map was not read from a text.
  public let line: Int?
  /// The mistake, as a sentence for the user.
  public let message: String

  /// Makes an error, for example of a check of the application's own.
  public init(line: Int? = nil, message: String) {
    self.line = line
    self.message = message
  }

  /// The number of the line and the mistake, in one line for the user.
  public var description: String { line.map { "Line \($0): \(message)" } ?? message }
}

extension KeyMap: ExpressibleByDictionaryLiteral {
  /// Makes a map: `["favourite": ["ctrl+f", "space f"], "quit": []]`.
  ///
  /// - Precondition: No command is in it twice, and each can be the name of a command
  ///   (``KeyBinding/command(_:keywords:)``).
  public init(dictionaryLiteral elements: (String, [Keystrokes])...) {
    for (name, _) in elements {
      precondition(KeyCommand.isName(name), "\"\(name)\" is not the name of a command.")
    }
    self.init(Dictionary(uniqueKeysWithValues: elements))
  }
}

extension KeyMap: Hashable {
  /// Whether two maps give the same keys to the same commands.
  public static func == (left: KeyMap, right: KeyMap) -> Bool { left.keys == right.keys }

  /// Hashes the commands and their keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }
}

extension KeyMap: Codable {
  /// Reads a dictionary of the names of commands and their keys.
  ///
  /// - Throws: `DecodingError` if the value is not such a dictionary, or if a text in it cannot be
  ///   the name of a command, or does not name keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let keys = try container.decode([String: [Keystrokes]].self)
    if let name = keys.keys.sorted().first(where: { !KeyCommand.isName($0) }) {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(name)\" is not the name of a command.")
    }
    self.init(keys)
  }

  /// Writes a dictionary of the names of commands and their keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(keys)
  }
}
