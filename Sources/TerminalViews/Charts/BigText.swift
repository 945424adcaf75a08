import TerminalModel

/// A text in one line of large letters made of blocks: a clock, a counter, a score.
///
/// ```swift
/// BigText("\(state.minutes):\(state.seconds)").foreground(.accent)
/// ```
/// It has letters for `0` to `9`, `A` to `Z`, blanks and `:.,+-%/!?='°`. Lower-case letters look
/// like capital ones. All digits are equally wide, so that a number keeps its place while it
/// counts.
///
/// The text takes the largest scale, up to a maximum, that fits into the proposed size. If not even
/// the smallest one fits, or if there is no letter for a character, the text is shown like a
/// ``Text``.
public struct BigText<Event>: View {
  /// The size of the letters.
  public enum Scale: Int, CaseIterable, Codable, Hashable, Sendable {
    /// Three rows of half blocks; most letters have three columns. In ASCII, five rows.
    case small = 1
    /// Five rows; most letters have six columns.
    case medium = 2
    /// Ten rows; most letters have twelve columns.
    case large = 4
    /// Twenty rows; most letters have 24 columns.
    case huge = 8
  }

  private let text: String
  private let maximum: Scale
  private let glyphs: GlyphSet

  /// Makes a large text.
  ///
  /// - Parameters:
  ///   - text: The text; one with a newline is shown like a ``Text``.
  ///   - maximum: The largest scale that it takes if there is room.
  ///   - glyphs: The characters of which the letters consist.
  public init(_ text: String, upTo maximum: Scale = .medium, glyphs: GlyphSet = .unicode) {
    (self.text, self.maximum, self.glyphs) = (text, maximum, glyphs)
  }

  /// The text at each scale, of which the largest one that fits is shown.
  public func node() -> Node<Event> {
    if let letters = BigLetters(text) {
      ViewThatFits {
        for scale in Scale.allCases.reversed() where scale.rawValue <= maximum.rawValue {
          Node(letters.element(scale: scale.rawValue, glyphs))
        }
        Text(text)
      }
    } else {
      Text(text)
    }
  }
}

/// The size of a pixel of large letters.
struct PixelSize {
  let columns: Int
  let halfRows: Int

  /// Makes a pixel of as many columns as half rows.
  ///
  /// It is about square, because a cell is about twice as high as wide. ASCII has no characters for
  /// half rows, so there a pixel has at least a whole row.
  init(scale: Int, _ glyphs: GlyphSet) {
    columns = scale
    halfRows = glyphs == .ascii ? max(2, scale) : scale
  }
}

/// A text as letters of pixels.
struct BigLetters {
  private let letters: [BigLetter]

  /// Makes letters, or nil if there is none for a character.
  init?(_ text: String) {
    var letters: [BigLetter] = []
    for character in text {
      guard let letter = BigLetter(character) else { return nil }
      letters.append(letter)
    }
    self.letters = letters
  }

  /// A drawing of the letters, in ASCII if the widgets around it are.
  func element(scale: Int, _ glyphs: GlyphSet) -> Element {
    let drawing = Drawing(
      sizing: .dependent(fills: []) { _, isASCII in
        size(of: PixelSize(scale: scale, isASCII ? .ascii : glyphs))
      },
      draw: { area in
        let glyphs = area.chartGlyphs(glyphs)
        draw(PixelSize(scale: scale, glyphs), glyphs, on: &area)
      }, isPicture: true)
    return Element(.canvas(drawing))
  }

  /// The size of the letters in cells, with an empty pixel between two letters.
  func size(of pixel: PixelSize) -> Size {
    let columns = letters.reduce(max(0, letters.count - 1)) { $0 + $1.columns }
    return Size(
      columns: columns * pixel.columns, rows: (BigLetter.rows * pixel.halfRows + 1) / 2)
  }

  func draw(_ pixel: PixelSize, _ glyphs: GlyphSet, on area: inout DrawingArea) {
    var start = 0
    for letter in letters {
      for row in 0..<area.size.rows {
        for column in 0..<letter.columns {
          var halves: HalfBlock = []
          if letter[column, row * 2 / pixel.halfRows] { halves.insert(.upper) }
          if letter[column, (row * 2 + 1) / pixel.halfRows] { halves.insert(.lower) }
          guard let block = glyphs.character(for: halves) else { continue }
          for offset in 0..<pixel.columns {
            area.write(
              block, at: Position(column: start + column * pixel.columns + offset, row: row))
          }
        }
      }
      start += (letter.columns + 1) * pixel.columns
    }
  }
}
