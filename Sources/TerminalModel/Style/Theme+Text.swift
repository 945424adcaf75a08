extension Theme {
  /// Reads a theme from the lines of a text, such as that of a file.
  ///
  /// ```
  /// # Colours of the harbour
  /// name = harbour
  /// base = dark
  /// accent = #6ccfe0
  /// accent.16 = bright cyan
  /// button-padding = 3
  /// ```
  /// A line sets the colour of one token, by its name (``Color/Token/name``); `.256`, `.16` or `.8`
  /// after the name sets the colour for terminals with so many colours. All other tokens have the
  /// colours of the theme that a line `base` names, or of ``dark`` without this line; it has to
  /// precede all settings except `name`. A colour is `#rrggbb`, an entry of the terminal's palette
  /// from 0 to 255 or by its name (`red`, `bright blue`), or `default`. Empty lines and those that
  /// begin with `#` have no meaning.
  ///
  /// A line can also set a metric, the number of free cells at one place of the widgets, by its
  /// name (``Theme/Metric/name``). A line `metrics` before these lines sets all metrics: to
  /// `standard` (which they also are without this line), `compact` or `comfortable`. In the same
  /// way, a line sets a glyph, a character that widgets draw (``Theme/Glyph/name``); a line
  /// `spinner` sets the characters of a spinner, and a line `glyphs` before these lines all
  /// characters, to `unicode` or `ascii`.
  ///
  /// - Parameter name: The name of the theme if no line states one.
  /// - Throws: ``ThemeError`` for the first line with a mistake: it has no `=`; it has an unknown
  ///   name, or that of an earlier line; its value is not of the kind that the setting needs (a
  ///   colour, a number of cells in the bounds of the metric, or a character of one column); or it
  ///   is a `base`, `metrics` or `glyphs` after the lines that it has to precede.
  public init(parsing text: String, name: String = "custom") throws(ThemeError) {
    self = .dark
    self.name = name
    var lines: [String: Int] = [:]
    // Some editors begin a file with a byte order mark.
    let scalars = text.unicodeScalars
    let rest = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    let all = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let line = line.trimmed
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let sign = line.firstIndex(of: "=") else {
        throw ThemeError(line: index + 1, message: "There is no \"=\". Write: accent = #6ccfe0")
      }
      let key = String(line[..<sign].trimmed)
      if let earlier = lines[key] {
        throw ThemeError(line: index + 1, message: "Line \(earlier) has set \"\(key)\" already.")
      }
      let earlier = Set(lines.keys)
      lines[key] = index + 1
      do {
        try set(key, to: line[line.index(after: sign)...].trimmed, after: earlier)
      } catch {
        throw ThemeError(line: index + 1, message: error.message)
      }
    }
  }

  private mutating func set(
    _ key: String, to value: Substring, after earlier: Set<String>
  ) throws(ThemeError) {
    switch key {
    case "name":
      guard !value.isEmpty else { throw ThemeError(message: "There is no name.") }
      name = String(value)
    case "base":
      guard earlier.isSubset(of: ["name"]) else {
        throw ThemeError(message: "\"base\" has to be before all colours, metrics and glyphs.")
      }
      guard let base = Theme.named(String(value)) else {
        throw ThemeError(message: "\"\(value)\" is no theme. There are: \(Theme.names).")
      }
      let name = name
      self = base
      self.name = name
    case "metrics":
      guard earlier.isDisjoint(with: Metric.allCases.map(\.name)) else {
        throw ThemeError(message: "\"metrics\" has to be before all single metrics.")
      }
      guard let metrics = ThemeMetrics.sets.first(where: { $0.key == value })?.value else {
        let names = ThemeMetrics.sets.map(\.key).joined(separator: ", ")
        throw ThemeError(message: "\"\(value)\" is no set of metrics. There are: \(names).")
      }
      self.metrics = metrics
    case "glyphs":
      guard earlier.isDisjoint(with: Glyph.allCases.map(\.name) + ["spinner"]) else {
        throw ThemeError(message: "\"glyphs\" has to be before all single glyphs.")
      }
      guard let glyphs = ThemeGlyphs.sets.first(where: { $0.key == value })?.value else {
        let names = ThemeGlyphs.sets.map(\.key).joined(separator: ", ")
        throw ThemeError(message: "\"\(value)\" is no set of glyphs. There are: \(names).")
      }
      self.glyphs = glyphs
    case "spinner":
      glyphs.spinner = try Self.characters(of: value)
    default:
      if let glyph = Glyph.allCases.first(where: { $0.name == key }) {
        let characters = try Self.characters(of: value)
        guard characters.count == 1 else {
          throw ThemeError(message: "\"\(value)\" is not one character.")
        }
        glyphs[glyph] = characters[0]
      } else if let metric = Metric.allCases.first(where: { $0.name == key }) {
        try setMetric(metric, to: value)
      } else {
        try setColor(key, to: value, after: earlier)
      }
    }
  }

  /// The characters of a value, each of which can be a glyph.
  private static func characters(of value: Substring) throws(ThemeError) -> [Unicode.Scalar] {
    let characters = Array(value.unicodeScalars)
    guard !characters.isEmpty, characters.allSatisfy(ThemeGlyphs.isGlyph) else {
      throw ThemeError(
        message: "\"\(value)\" is no glyph. Write a character that takes one column.")
    }
    return characters
  }

  private mutating func setMetric(_ metric: Metric, to value: Substring) throws(ThemeError) {
    let bounds = metric.bounds
    guard let cells = Int(value), bounds.contains(cells) else {
      throw ThemeError(
        message: """
          "\(value)" is no number for \(metric.name). Write a number of cells from \
          \(bounds.lowerBound) to \(bounds.upperBound).
          """)
    }
    metrics[metric] = cells
  }

  private mutating func setColor(
    _ key: String, to value: Substring, after earlier: Set<String>
  ) throws(ThemeError) {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let depth = parts.count == 2 ? Self.depths.first { $0.name == parts[1] }?.depth : .direct
    guard let token = Color.Token.allCases.first(where: { $0.name == parts[0] }), let depth else {
      let names = Color.Token.allCases.map(\.name).joined(separator: ", ")
      let metrics = Metric.allCases.map(\.name).joined(separator: ", ")
      let glyphs = Glyph.allCases.map(\.name).joined(separator: ", ")
      throw ThemeError(
        message: """
          "\(key)" is no setting. There are name, base, \(names); with .256, .16 or .8 the colours \
          for terminals with fewer colours; metrics, \(metrics); and glyphs, spinner, \(glyphs).
          """)
    }
    guard let color = Color(themeValue: String(value)) else {
      throw ThemeError(
        message: """
          "\(value)" is no colour. Write #rrggbb, a number from 0 to 255, default, or a name such as \
          red or bright blue.
          """)
    }
    guard depth == .direct || color.isShown(at: depth) else {
      throw ThemeError(message: "\"\(value)\" is no colour of a terminal with \(parts[1]) colours.")
    }
    guard depth == .direct else { return setColor(of: token, at: depth, to: color) }
    // The colours for fewer colours are those of the base, or of lines before this one.
    let set = Self.depths.filter { earlier.contains("\(token.name).\($0.name)") }
      .map { (depth: $0.depth, color: self.color(of: token, at: $0.depth)) }
    self[token] = color
    for (depth, color) in set { setColor(of: token, at: depth, to: color) }
  }

  private static let depths: [(name: String, depth: ColorDepth)] = [
    ("256", .palette), ("16", .sixteen), ("8", .eight),
  ]

  /// The names of ``all``, for messages.
  package static var names: String { all.map(\.name).joined(separator: ", ") }

  /// The lines of a file from which the same theme is read.
  ///
  /// A colour for terminals with fewer colours has a line if the theme states one; it is otherwise
  /// the nearest colour.
  public var text: String {
    let base = isDark ? Theme.dark : Theme.light
    var lines = ["name = \(name)", "base = \(base.name)"]
    for token in Color.Token.allCases {
      lines.append("\(token.name) = \(self[token].themeValue)")
      for (name, depth) in Self.depths {
        guard let color = ownColor(of: token, at: depth)?.reduced(to: depth) else { continue }
        lines.append("\(token.name).\(name) = \(color.themeValue)")
      }
    }
    for metric in Metric.allCases { lines.append("\(metric.name) = \(metrics[metric])") }
    for glyph in Glyph.allCases { lines.append("\(glyph.name) = \(glyphs[glyph])") }
    lines.append("spinner = \(glyphs.spinner.map { String($0) }.joined())")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A mistake in a theme's text.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1; nil if the mistake is not in a line.
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

extension Color {
  /// Whether a terminal with a number of colours has it.
  fileprivate func isShown(at depth: ColorDepth) -> Bool {
    switch (self, depth) {
    case (.default, _), (_, .direct), (.palette, .palette): true
    case (.palette(let entry), .sixteen): entry < 16
    case (.palette(let entry), .eight): entry < 8
    case (.palette, .none), (.rgb, _), (.token, _): false
    }
  }
}
