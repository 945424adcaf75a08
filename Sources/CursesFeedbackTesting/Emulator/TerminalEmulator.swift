public import TerminalModel

/// A terminal as a value: the bytes that a program sends go in, and what a person would see
/// comes out.
///
/// It understands what ncurses sends to xterm and its kin (also screen, tmux, Linux's console
/// and a VT100) and what this framework sends besides. It answers nothing by itself; what the
/// program asked is in ``queries``. What it does not understand shows nothing and is in
/// ``unknownSequences``, so that a test can demand that there is none.
public struct TerminalEmulator: Sendable {
  /// What is switched on.
  public internal(set) var modes = TerminalMode.initial
  /// Whether the alternate screen is shown, the one without a past.
  public internal(set) var isAlternateScreen = false
  /// The window's title.
  public internal(set) var title = ""
  /// How often the bell rang.
  public internal(set) var bellCount = 0
  /// The questions that the program asked the terminal, as it sent them, in order.
  public internal(set) var queries: [String] = []
  /// Commands to the terminal's system other than titles, in order.
  ///
  /// They are without `ESC ]` and the end: `52;c;aGk=`, say, which copies to the clipboard.
  public internal(set) var systemCommands: [String] = []
  /// What was not understood, as the program sent it, in order.
  public internal(set) var unknownSequences: [String] = []

  var page: EmulatedPage
  var hiddenPage: EmulatedPage
  var cursor = EmulatedCursor()
  var margins: Range<Int>
  var tabStops: Set<Int>
  var titleStack: [String] = []
  /// The cluster written last, while more may join it, and where it stands.
  var written: WrittenCluster?
  var lastScalar: Unicode.Scalar?
  private(set) var parser = EscapeParser()

  /// Makes a terminal of at least one cell as it is when it was switched on.
  public init(size: Size = .standard) {
    page = EmulatedPage(size: size)
    hiddenPage = page
    margins = 0..<size.rows
    tabStops = Self.tabStops(in: size)
  }

  /// Its extent.
  public var size: Size { page.grid.size }

  /// What it shows.
  public var frame: Frame {
    Frame(
      buffer: page.grid.buffer, cursor: modes.contains(.cursor) ? cursor.position : nil)
  }

  /// Takes what a program sends; sequences may be cut between two calls.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for token in parser.consume(byte) { apply(token) }
    }
  }

  /// Takes text that a program sends.
  public mutating func feed(_ text: String) { feed(text.utf8) }

  /// Takes another size of at least one cell, as when a person drags the window's corner.
  ///
  /// Cells are cut and added at the right and below, lines are not wrapped anew. Where the
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

  /// A cluster that was written and may grow.
  struct WrittenCluster: Sendable {
    var assembly: ClusterAssembly
    let position: Position
  }
}
