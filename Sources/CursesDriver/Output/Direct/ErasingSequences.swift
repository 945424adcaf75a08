/// The sequences that erase cells or repeat a character.
struct ErasingSequences {
  /// Clears the screen and moves the cursor to the top left.
  let screen: [UInt8]
  /// Erases from the cursor to the end of its row.
  let toEndOfRow: ShortSequence?
  /// Erases a number of cells from the cursor on.
  let cells: NumberedSequence?
  /// Writes the last character again, a number of times.
  let repeatLast: NumberedSequence?
  /// Whether erased cells get the current background (`bce`).
  let keepsBackground: Bool

  /// Returns nil if the terminal cannot be cleared.
  init?(_ terminfo: borrowing Terminfo) {
    guard let clear = terminfo.string("clear") else { return nil }
    screen = Terminfo.withoutPadding(clear)
    toEndOfRow = terminfo.short("el")
    cells = terminfo.string("ech").flatMap(NumberedSequence.init)
    // The capability also writes the character itself, so only its second part is used.
    let repeats = terminfo.expanded("rep", 0x78, 5) == Array("x\u{1B}[4b".utf8)
    repeatLast = repeats ? NumberedSequence(Array("\u{1B}[%p1%db".utf8)) : nil
    keepsBackground = terminfo.flag("bce")
  }
}
