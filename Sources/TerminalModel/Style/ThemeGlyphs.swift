/// The characters of the widgets in a ``Theme``: one for each ``Theme/Glyph``, and those of a
/// spinner.
///
/// ```swift
/// var theme = Theme.nord
/// theme.glyphs[.checkMark] = "✔"
/// ```
public struct ThemeGlyphs: Sendable {
  private var contents: Contents

  /// An object that never changes: the characters are then one reference, which drawing passes on.
  private final class Contents: Hashable, Sendable {
    /// The character of each glyph, by its number.
    let characters: [Unicode.Scalar]
    let spinner: [Unicode.Scalar]
    let isASCII: Bool

    init(_ characters: [Unicode.Scalar], spinner: [Unicode.Scalar]) {
      self.characters = characters
      self.spinner = spinner
      isASCII = characters.allSatisfy(\.isASCII) && spinner.allSatisfy(\.isASCII)
    }

    static func == (left: Contents, right: Contents) -> Bool {
      left === right || left.characters == right.characters && left.spinner == right.spinner
    }

    func hash(into hasher: inout Hasher) { hasher.combine(characters) }
  }

  private init(_ characters: [Unicode.Scalar], spinner: [Unicode.Scalar]) {
    contents = Contents(characters, spinner: spinner)
  }

  /// Lines, blocks, arrows and other symbols, as all built-in themes have them.
  public static let unicode = ThemeGlyphs(
    Theme.Glyph.allCases.map(\.standard), spinner: Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars))

  /// Printable ASCII only, as with the option `--ascii`.
  public static let ascii = unicode.converted

  /// The sets of characters, by the names that a theme's file uses.
  package static let sets: KeyValuePairs = ["unicode": unicode, "ascii": ascii]

  /// The character of a glyph.
  ///
  /// A new character that is a blank, or does not take one column, ends the program.
  public subscript(glyph: Theme.Glyph) -> Unicode.Scalar {
    get { contents.characters[Int(glyph.rawValue)] }
    set {
      precondition(Self.isGlyph(newValue), "A glyph is a character of one column.")
      var characters = contents.characters
      characters[Int(glyph.rawValue)] = newValue
      contents = Contents(characters, spinner: spinner)
    }
  }

  /// The characters of a `Spinner` without a pattern of its own, one after another; at least one,
  /// each of one column.
  public var spinner: [Unicode.Scalar] {
    get { contents.spinner }
    set {
      precondition(
        !newValue.isEmpty && newValue.allSatisfy(Self.isGlyph),
        "A spinner has at least one character, each of one column.")
      contents = Contents(contents.characters, spinner: newValue)
    }
  }

  /// Whether all characters are printable ASCII; widgets then have brackets in place of symbols.
  public var isASCII: Bool { contents.isASCII }

  /// The glyphs with ASCII characters in place of all others.
  package var inASCII: ThemeGlyphs {
    guard !isASCII else { return self }
    // Most themes have the standard set, which is not converted again for each frame.
    return contents === Self.unicode.contents ? .ascii : converted
  }

  private var converted: ThemeGlyphs {
    ThemeGlyphs(
      Theme.Glyph.allCases.map { self[$0].inASCII ?? $0.standard.inASCII ?? "?" },
      spinner: spinner.map { $0.inASCII ?? "*" })
  }

  /// Whether a character can be one of the glyphs: it takes one column, and is no blank.
  package static func isGlyph(_ character: Unicode.Scalar) -> Bool {
    Cluster(narrow: character) != nil && character != " "
  }
}

extension ThemeGlyphs: Hashable {}

extension ThemeGlyphs: Codable {
  /// Decodes the characters by the names of their glyphs; a glyph without a character of one column
  /// keeps that of ``unicode``.
  ///
  /// - Throws: The error of the decoder.
  public init(from decoder: any Decoder) throws {
    let texts = try decoder.singleValueContainer().decode([String: String].self)
    self = .unicode
    for glyph in Theme.Glyph.allCases {
      let characters = Array((texts[glyph.name] ?? "").unicodeScalars)
      if characters.count == 1, Self.isGlyph(characters[0]) { self[glyph] = characters[0] }
    }
    let steps = Array((texts["spinner"] ?? "").unicodeScalars)
    if !steps.isEmpty, steps.allSatisfy(Self.isGlyph) { spinner = steps }
  }

  /// Encodes the character of each glyph by its name (``Theme/Glyph/name``), and those of a
  /// spinner.
  ///
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let texts = Theme.Glyph.allCases.map { ($0.name, String(self[$0])) }
    var container = encoder.singleValueContainer()
    try container.encode(
      Dictionary(uniqueKeysWithValues: texts + [("spinner", spinner.map { String($0) }.joined())]))
  }
}

extension Unicode.Scalar {
  fileprivate var inASCII: Unicode.Scalar? { isASCII ? self : asciiForm }
}

extension Theme {
  /// A character that widgets draw, which each ``Theme`` states (``Theme/glyphs``).
  public enum Glyph: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// The box of a checked checkbox on a screen with colours, unless all glyphs are ASCII: `☑`.
    case checkedBox
    /// The box of another checkbox on a screen with colours, unless all glyphs are ASCII: `☐`.
    case uncheckedBox
    /// The circle of the selected item of a radio group: `●`.
    case selectedCircle
    /// The circle of another item of a radio group: `○`.
    case emptyCircle
    /// The mark of a checked or confirmed value: `✓`.
    case checkMark
    /// The mark of a failure: `✗`.
    case cross
    /// The mark of an expanded tree row or collapsible, and of a closed select or menu: `▾`.
    case expanded
    /// The mark of a tree row or a collapsible that can be expanded, and of a submenu: `▸`.
    case collapsed
    /// The mark of an open select: `▴`.
    case opened
    /// The mark of a column whose smallest values come first, and of a row that is dragged up: `▲`.
    case ascending
    /// The mark of a column whose largest values come first, and of a row that is dragged down:
    /// `▼`.
    case descending
    /// The mark of a selected row that is not the current one: `•`.
    case bullet
    /// The stripe before the current row: `▌`.
    case stripe
    /// The thumb of a vertical scroll bar of the control with the focus, and of one that the mouse
    /// holds: `┃`.
    case verticalThumb
    /// The thumb of another vertical scroll bar: `│`.
    case inactiveVerticalThumb
    /// The thumb of a horizontal scroll bar of the control with the focus, and of one that the
    /// mouse holds: `━`.
    case horizontalThumb
    /// The thumb of another horizontal scroll bar: `─`.
    case inactiveHorizontalThumb
    /// The done part of a progress bar, and the track before the knob of a slider or a toggle: `━`.
    case progress
    /// The end of the done part of a progress bar, if this part ends in the middle of a cell: `╾`.
    case halfProgress
    /// The rest of a progress bar, and the track behind a knob: `─`.
    case progressTrack
    /// The knob of a slider, and that of a toggle that is on: `●`.
    case knob
    /// The sign between the titles of breadcrumbs: `›`.
    case separator
    /// The mark of tabs before the visible ones: `‹`.
    case previous
    /// The mark of tabs after the visible ones: `›`.
    case next
    /// The mark that closes a tab: `×`.
    case close
    /// The mark of hints that a help bar leaves out: `…`.
    case ellipsis
    /// A spinner that stands still: `◌`.
    case stillSpinner

    /// Its name, as in a theme's file: `check-mark`.
    public var name: String { "\(self)".kebabCased }

    /// The character in ``ThemeGlyphs/unicode``.
    fileprivate var standard: Unicode.Scalar {
      switch self {
      case .checkedBox: "☑"
      case .uncheckedBox: "☐"
      case .selectedCircle, .knob: "●"
      case .emptyCircle: "○"
      case .checkMark: "✓"
      case .cross: "✗"
      case .expanded: "▾"
      case .collapsed: "▸"
      case .opened: "▴"
      case .ascending: "▲"
      case .descending: "▼"
      case .bullet: "•"
      case .stripe: "▌"
      case .verticalThumb: "┃"
      case .inactiveVerticalThumb: "│"
      case .horizontalThumb, .progress: "━"
      case .inactiveHorizontalThumb, .progressTrack: "─"
      case .halfProgress: "╾"
      case .separator, .next: "›"
      case .previous: "‹"
      case .close: "×"
      case .ellipsis: "…"
      case .stillSpinner: "◌"
      }
    }
  }
}
