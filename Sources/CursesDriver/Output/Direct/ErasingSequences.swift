/// What makes a terminal's cells blank, or alike.
struct ErasingSequences {
  /// Clears the screen and moves the cursor home.
  let screen: [UInt8]
  /// Erases from the cursor to the end of its row.
  let toEndOfRow: ShortSequence?
  /// Erases so many cells from the cursor on.
  let cells: NumberedSequence?
  /// Writes the last character so many times more.
  let repeatLast: NumberedSequence?
  /// Whether erased cells get the background that the terminal writes with.
  let keepsBackground: Bool

  /// Nil where the terminal cannot be cleared.
  init?(_ terminfo: borrowing Terminfo) {
    guard let clear = terminfo.string("clear") else { return nil }
    screen = Terminfo.withoutPadding(clear)
    toEndOfRow = terminfo.short("el")
    cells = terminfo.string("ech").flatMap(NumberedSequence.init)
    // The description says it with an expression that writes the character as well.
    let repeats = terminfo.expanded("rep", 0x78, 5) == Array("x\u{1B}[4b".utf8)
    repeatLast = repeats ? NumberedSequence(Array("\u{1B}[%p1%db".utf8)) : nil
    keepsBackground = terminfo.flag("bce")
  }
}
