import TerminalModel

/// The style in which the terminal writes, and the sequences that change it.
struct StyleWriter {
  private let sequences: StyleSequences
  private let depth: ColorDepth
  /// The colours of the theme.
  private var colors: ThemeColors
  /// The current style of the terminal.
  private var style = Style.plain
  private var changes: [Change] = []

  /// A cached change of style with its bytes, at most sixteen.
  ///
  /// A screen has the same few changes of style many times. If every cell has another
  /// colour than the cell before it, the cache saves half of a frame's instructions.
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
    colors = ThemeColors(.terminal, depth: depth)
  }

  /// Sets the theme; required before the first style is selected.
  ///
  /// The caller then resets the style.
  mutating func use(_ theme: Theme) {
    colors = ThemeColors(theme, depth: depth)
    changes = Array(repeating: Change(), count: 512)
  }

  /// Resets the style, whatever it is, to the theme's text on its background.
  mutating func reset(_ output: inout ByteBuffer) {
    sequences.appendReset(to: &output)
    sequences.append(from: .plain, to: look(of: .plain), to: &output)
    style = .plain
  }

  /// Whether the terminal shows a background other than its default for a style.
  func hasBackground(_ style: Style) -> Bool { look(of: style).background >= 0 }

  /// The look that the theme and the terminal give to a style.
  private func look(of style: Style) -> Look {
    sequences.look(of: colors.resolved(style), depth: depth)
  }

  /// Whether a style is the current style of the terminal.
  func writes(_ style: Style) -> Bool { style.bits == self.style.bits }

  /// Selects the style of the next characters.
  mutating func select(_ style: Style, _ output: inout ByteBuffer) {
    let (old, new) = (self.style.bits, style.bits)
    guard new != old else { return }
    // The factor 17 leaves hardly any collisions among the sixteen plain colours.
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

  /// Adds a change of style; returns it, or nil if it has too many bytes for the cache.
  ///
  /// It is not inlined, because it is rare in the loop that writes cells.
  @inline(never) private func change(to style: Style, _ output: inout ByteBuffer) -> Change? {
    let start = output.count
    sequences.append(
      from: look(of: self.style), to: look(of: style), to: &output)
    let count = output.count - start
    guard count <= 16 else { return nil }
    return Change(
      old: self.style.bits, new: style.bits, first: output.word(at: start),
      second: output.word(at: start + 8), count: count)
  }

  /// Selects a style for the next blanks, on which colour and weight of the text are invisible.
  mutating func selectForBlank(_ style: Style, _ output: inout ByteBuffer) {
    guard
      isSeenOnBlanks(style) || isSeenOnBlanks(self.style)
        || !style.hasBackground(of: self.style)
    else { return }
    select(style, &output)
  }

  /// Selects a style in which erased cells look like blanks in the given style.
  mutating func selectForErasing(_ style: Style, _ output: inout ByteBuffer) {
    // Some terminals give erased cells other attributes of the current style, such as blinking.
    let isHarmless = colors.attributes(of: self.style).isSubset(of: [.bold, .dim, .italic])
    guard !isHarmless || !style.hasBackground(of: self.style) else { return }
    let attributes = style.attributes.intersection(.marked)
    select(Style(background: style.background, attributes: attributes), &output)
  }

  /// Whether a blank in a style shows more than its background, for example an underline.
  func isSeenOnBlanks(_ style: Style) -> Bool {
    !colors.attributes(of: style).isDisjoint(with: .seenOnBlanks)
  }
}
