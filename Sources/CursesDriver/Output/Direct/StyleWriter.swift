import TerminalModel

/// What the terminal writes with, and what makes it write otherwise.
struct StyleWriter {
  private let sequences: StyleSequences
  private let depth: ColorDepth
  /// What the terminal writes with now.
  private var style = Style.plain
  private var changes = Array(repeating: Change(), count: 512)

  /// A change of style that was made before, with its bytes, sixteen at most.
  ///
  /// The changes on a screen are few, and each is made often. Where every cell has another colour
  /// than the one before, this saves half of a frame's instructions.
  private struct Change {
    var old: UInt64 = 0
    var new: UInt64 = 0
    var first: UInt64 = 0
    var second: UInt64 = 0
    var count = 0
  }

  init(_ sequences: StyleSequences, depth: ColorDepth) {
    self.sequences = sequences
    self.depth = depth
  }

  /// Adds what makes it plain, whatever it was.
  mutating func reset(_ output: inout ByteBuffer) {
    sequences.appendReset(to: &output)
    style = .plain
  }

  /// Whether the style has another background than the terminal's own.
  func hasBackground(_ style: Style) -> Bool { depth.number(of: style.background) >= 0 }

  /// Whether what is written would look so.
  func writes(_ style: Style) -> Bool { style.bits == self.style.bits }

  /// Adds what makes the next characters look so.
  mutating func select(_ style: Style, _ output: inout ByteBuffer) {
    let (old, new) = (self.style.bits, style.bits)
    guard new != old else { return }
    // With 17, hardly two changes among the sixteen plain colours have one place.
    let hash = (old &* 17 ^ new) &* 0x9E37_79B9_7F4A_7C15
    let index = Int(hash >> 55)
    if changes[index].old == old, changes[index].new == new {
      let change = changes[index]
      output.append(word: change.first, count: min(8, change.count))
      if change.count > 8 { output.append(word: change.second, count: change.count - 8) }
    } else {
      if let change = change(to: style, &output) { changes[index] = change }
    }
    self.style = style
  }

  /// Adds a change of style; nil where it has too many bytes to be kept.
  ///
  /// It is seldom made, and no part of the loop that writes cells.
  @inline(never) private func change(to style: Style, _ output: inout ByteBuffer) -> Change? {
    let start = output.count
    sequences.append(
      from: sequences.look(of: self.style, depth: depth),
      to: sequences.look(of: style, depth: depth), to: &output)
    let count = output.count - start
    guard count <= 16 else { return nil }
    return Change(
      old: self.style.bits, new: style.bits, first: output.word(at: start),
      second: output.word(at: start + 8), count: count)
  }

  /// Adds what makes the next blanks look so; the colour and the weight of a blank are not seen.
  mutating func selectForBlank(_ style: Style, _ output: inout ByteBuffer) {
    guard
      isSeenOnBlanks(style) || isSeenOnBlanks(self.style)
        || !style.hasBackground(of: self.style)
    else { return }
    select(style, &output)
  }

  /// Adds what makes erased cells look like blanks in this style.
  mutating func selectForErasing(_ style: Style, _ output: inout ByteBuffer) {
    // Some terminals give a blinking pen to what they erase.
    let isHarmless = self.style.attributes.isSubset(of: [.bold, .dim, .italic])
    guard !isHarmless || !style.hasBackground(of: self.style) else { return }
    select(Style(background: style.background), &output)
  }

  private func isSeenOnBlanks(_ style: Style) -> Bool {
    !style.attributes.isDisjoint(with: .seenOnBlanks)
  }
}
