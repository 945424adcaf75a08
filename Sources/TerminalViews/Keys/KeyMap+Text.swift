import TerminalModel

extension KeyMap {
  /// Reads a map from the lines of a text.
  ///
  /// ```
  /// # Keys of the movies
  /// favourite = ctrl+f, space f
  /// quit = none
  /// ```
  /// A line gives one command its keys, with a comma and a blank between two keys; `none` takes all
  /// keys from the command. Empty lines and those that begin with `#` have no meaning; a `#` after
  /// the `=` is a key.
  ///
  /// - Throws: ``KeyMapError`` for the first line with a mistake: it has no `=` or no keys, the
  ///   text before the `=` cannot be the name of a command or is the command of an earlier line,
  ///   or a text after the `=` is not the name of a key.
  public init(parsing text: String) throws(KeyMapError) {
    self.init()
    // Some editors begin a file with a byte order mark.
    let scalars = text.unicodeScalars
    let rest = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    let lines = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      if !line.isEmpty, !line.hasPrefix("#") { try read(line, number: index + 1) }
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws(KeyMapError) {
    guard let sign = line.firstIndex(of: "=") else {
      throw KeyMapError(
        line: number, message: "There is no \"=\". Write: command = key, key; or: command = none")
    }
    let name = String(line[..<sign].trimmed)
    guard KeyCommand.isName(name) else {
      throw KeyMapError(line: number, message: "\"\(name)\" is not the name of a command.")
    }
    if let earlier = lines[name] {
      throw KeyMapError(line: number, message: "Line \(earlier) has keys for \"\(name)\" already.")
    }
    lines[name] = number
    keys[name] = try Self.keys(in: line[line.index(after: sign)...].trimmed, line: number)
  }

  private static func keys(
    in text: Substring, line: Int
  ) throws(KeyMapError) -> [Keystrokes] {
    if text == "none" { return [] }
    guard !text.isEmpty else {
      throw KeyMapError(
        line: line, message: "There is no key. Write none to give a command no key.")
    }
    var keys: [Keystrokes] = []
    for word in words(of: text) {
      guard let keystrokes = Keystrokes(name: word) else {
        throw KeyMapError(line: line, message: Self.mistake(in: word))
      }
      keys.append(keystrokes)
    }
    return keys
  }

  private static func mistake(in word: String) -> String {
    let isEscapeLater = word.split(whereSeparator: \.isWhitespace).dropFirst().contains {
      Keystrokes(name: String($0)) == "esc"
    }
    if isEscapeLater {
      return "\"\(word)\": Escape can only be the first key, because it cancels a sequence."
    }
    if word.count > 1, word.hasSuffix(",") {
      return "\"\(word)\": there is no key after the comma."
    }
    return "\"\(word)\" names no key. Examples: a, +, space, ctrl+x, g g, f1"
  }

  /// The parts of a text between commas that a blank follows; a comma alone is a key.
  private static func words(of text: Substring) -> [String] {
    var words = [""]
    var isAfterComma = false
    for character in text {
      if isAfterComma, character.isWhitespace, words[words.count - 1] != "," {
        words[words.count - 1].removeLast()
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
      isAfterComma = character == ","
    }
    return words.map { String(Substring($0).trimmed) }
  }
}

extension KeyMap {
  /// Makes a map of the commands of a catalogue with their keys, such as the first content of a
  /// file that the user edits.
  ///
  /// Commands of typed characters and those without a name are left out. Commands of one name share
  /// their keys.
  public init(of catalogue: KeyCatalogue) {
    self.init()
    for command in catalogue.commands
    where !command.takesCharacters && KeyCommand.isName(command.name) {
      keys[command.name, default: []] += command.keys
    }
  }

  /// The lines that ``init(parsing:)`` reads as this map, in the alphabetical order of the
  /// commands.
  public var text: String {
    keys.sorted { $0.key < $1.key }
      .map { name, keys in
        let list = keys.map(Self.word).joined(separator: ", ")
        return "\(name) = \(list.isEmpty ? "none" : list)\n"
      }
      .joined()
  }

  /// The keys in a list: in a sequence, a comma has its name, because a comma before a blank
  /// separates the keys of the list.
  private static func word(_ keystrokes: Keystrokes) -> String {
    guard keystrokes.keys.count > 1 else { return keystrokes.name }
    let names = keystrokes.keys.map(\.name)
    return names.map { $0.hasSuffix(",") ? $0.dropLast() + "comma" : $0 }
      .joined(separator: " ")
  }
}
