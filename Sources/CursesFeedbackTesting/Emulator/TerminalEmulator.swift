public import TerminalModel

/// A terminal as a value: it interprets a program's output, and has the resulting frame.
///
/// It interprets the sequences that ncurses sends to xterm, screen, tmux, the Linux console and
/// a VT100, and those that this framework sends. It sends no replies; the program's queries are in
/// ``queries``. An unknown sequence changes nothing, and is added to ``unknownSequences``, which a
/// test can expect to be empty; if only some of its parameters are unknown, the others take effect.
public struct TerminalEmulator: Sendable {
  /// The modes that are on.
  public internal(set) var modes = TerminalMode.initial
  /// Whether the alternate screen is shown: a second screen without scrollback, which full-screen
  /// programs use.
  public internal(set) var isAlternateScreen = false
  /// The window's title.
  public internal(set) var title = ""
  /// The number of times that the bell rang.
  public internal(set) var bellCount = 0
  /// The program's queries of the terminal, the oldest first; control strings are without their
  /// terminator.
  public internal(set) var queries: [String] = []
  /// The operating system commands (OSC) other than titles and queries, the oldest first.
  ///
  /// They are without `ESC ]` and the terminator: for example `52;c;aGk=`, which copies to the
  /// clipboard.
  public internal(set) var systemCommands: [String] = []
  /// The sequences, strings and controls that the terminal does not know or only partly knows, the
  /// oldest first; control strings are without their terminator.
  public internal(set) var unknownSequences: [String] = []

  var page: EmulatedPage
  var hiddenPage: EmulatedPage
  var cursor = EmulatedCursor()
  /// The scroll region: the rows that a line feed in the last of them scrolls.
  var margins: Range<Int>
  var tabStops: Set<Int>
  var titleStack: [String] = []
  /// The grapheme cluster written last and its position, or nil if no scalar can join it.
  var written: WrittenCluster?
  var lastScalar: Unicode.Scalar?
  private(set) var parser = EscapeParser()

  /// Makes a terminal of at least one cell, with a blank screen and the initial modes.
  public init(size: Size = .standard) {
    page = EmulatedPage(size: size)
    hiddenPage = page
    margins = 0..<size.rows
    tabStops = Self.tabStops(in: size)
  }

  /// The size of the screen.
  public var size: Size { page.grid.size }

  /// The screen's cells, and the cursor if it is shown.
  public var frame: Frame {
    Frame(
      buffer: page.grid.buffer, cursor: modes.contains(.cursor) ? cursor.position : nil)
  }

  /// Interprets bytes of a program's output; sequences may be split between calls.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for token in parser.consume(byte) { apply(token) }
    }
  }

  /// Interprets text of a program's output.
  public mutating func feed(_ text: String) { feed(text.utf8) }

  /// Changes the size to one of at least one cell, as when a person resizes the window.
  ///
  /// Cells are cut or added at the right and rows at the bottom; lines do not reflow. If the
  /// cursor's row would be cut, rows leave at the top instead.
  public mutating func resize(to size: Size) {
    page.resize(to: size, keeping: cursor.position.row)
    hiddenPage.resize(to: size, keeping: hiddenPage.savedCursor.position.row)
    let lost = max(0, cursor.position.row - size.rows + 1)
    cursor.position = cursor.position.offset(columns: 0, rows: -lost)
    cursor.position.column = min(cursor.position.column, size.columns - 1)
    cursor.isWrapPending = false
    margins = 0..<size.rows
    tabStops.formUnion(Self.tabStops(in: size))
    written = nil
  }

  private mutating func apply(_ token: EscapeParser.Token) {
    switch token {
    case .scalar(let scalar): return write(scalar)
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .sequence(let sequence): execute(sequence)
    case .string(let introducer, let content): string(introducer, content)
    }
    written = nil
  }

  static func tabStops(in size: Size) -> Set<Int> {
    Set(stride(from: 8, to: size.columns, by: 8))
  }

  /// A written grapheme cluster that further scalars may join.
  struct WrittenCluster: Sendable {
    var assembly: ClusterAssembly
    let position: Position
  }
}
