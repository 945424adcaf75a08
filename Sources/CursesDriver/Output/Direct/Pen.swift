import TerminalModel

/// What the terminal writes with, and what makes it write otherwise.
struct Pen {
  private let sequences: StyleSequences
  private let depth: ColorDepth
  /// What the terminal writes with now.
  private var look = Look.plain
  /// The style that led to it: most cells look like the one before.
  private var style: Style? = .plain

  init(_ sequences: StyleSequences, depth: ColorDepth) {
    self.sequences = sequences
    self.depth = depth
  }

  /// Adds what makes it plain, whatever it was.
  mutating func reset(_ output: inout [UInt8]) {
    sequences.appendReset(to: &output)
    look = .plain
    style = .plain
  }

  /// Whether the style has another background than the terminal's own.
  func hasBackground(_ style: Style) -> Bool {
    style.background != .default && depth.number(of: style.background) >= 0
  }

  /// Whether a cell would be written as it should look.
  func writes(_ cell: Cell) -> Bool { cell.style == style }

  /// Adds what makes the next characters look so.
  mutating func select(_ style: Style, _ output: inout [UInt8]) {
    guard style != self.style else { return }
    self.style = style
    select(sequences.look(of: style, depth: depth), &output)
  }

  /// Adds what makes the next blanks look so; the colour and the weight of a blank are not seen.
  mutating func selectForBlank(_ style: Style, _ output: inout [UInt8]) {
    guard style != self.style else { return }
    guard style.attributes.isDisjoint(with: .seenOnBlanks) else { return select(style, &output) }
    let background = depth.number(of: style.background)
    guard background != look.background || !look.attributes.isDisjoint(with: .seenOnBlanks)
    else { return }
    select(style, &output)
  }

  /// Adds what makes erased cells look like blanks in this style.
  mutating func selectForErasing(_ style: Style, _ output: inout [UInt8]) {
    let background = depth.number(of: style.background)
    // Some terminals give a blinking pen to what they erase.
    let harmless = look.attributes.isSubset(of: [.bold, .dim, .italic])
    guard background != look.background || !harmless else { return }
    self.style = nil
    select(Look(background: background), &output)
  }

  private mutating func select(_ look: Look, _ output: inout [UInt8]) {
    guard look != self.look else { return }
    sequences.append(from: self.look, to: look, to: &output)
    self.look = look
  }
}
