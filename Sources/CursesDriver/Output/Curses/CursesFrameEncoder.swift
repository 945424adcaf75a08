import TerminalModel

/// Encodes frames with ncurses.
struct CursesFrameEncoder: FrameEncoder, ~Copyable {
  private let screen: CursesScreen
  private let modes: TerminalModes
  private let depth: ColorDepth
  private var pairs: ColorPairs
  /// A cache of colour pairs (see ``ColorPairs``), indexed by a hash of the colours' bits.
  ///
  /// Frames use the same few pairs many times. Without the cache, finding the pair is a third of
  /// the instructions for a cell.
  private var recentPairs = Self.noPairs
  private var theme = Theme.terminal
  private var colors: ThemeColors
  private var standIns = StandIns()
  private var size: Size
  /// Whether ncurses' record of the contents of the screen is right.
  private var isKnown = false
  /// Whether the terminal shows its cursor, or nil if that is unknown.
  private var showsCursor: Bool?

  /// Makes an encoder; throws if ncurses refuses the type or the size, or already has a screen.
  init(_ type: borrowing TerminalType, size: Size) throws(TerminalError) {
    let screen = CursesScreen(
      type: type.name, description: type.description, rows: size.rows, columns: size.columns)
    guard let screen else { throw TerminalError(.unusableType(type.name)) }
    self.modes = type.modes
    self.depth = type.depth
    colors = ThemeColors(.terminal, depth: type.depth)
    self.size = size
    pairs = ColorPairs(capacity: screen.pairCount)
    self.screen = screen
  }

  mutating func forget() {
    isKnown = false
    showsCursor = nil
  }

  mutating func encode(
    _ frame: Frame, changes: FrameDiff, theme: Theme, into output: inout ByteBuffer
  ) throws(TerminalError) {
    guard !frame.size.isEmpty else { return }
    if theme != self.theme {
      self.theme = theme
      colors = ThemeColors(theme, depth: depth)
      isKnown = false
    }
    if frame.size != size { try resize(to: frame.size) }
    if !isKnown || !put(changes, of: frame) { putAll(frame) }
    isKnown = true
    let start = modes.beginSynchronized(&output)
    output.append(standIns.translated(screen.update(cursor: frame.cursor)))
    output.append(cursorBytes(shown: frame.cursor != nil))
    modes.endSynchronized(&output, from: start)
  }

  private mutating func resize(to size: Size) throws(TerminalError) {
    guard screen.resize(rows: size.rows, columns: size.columns) else {
      throw TerminalError(.system(call: "resizeterm", number: 0))
    }
    self.size = size
    isKnown = false
  }

  /// Passes every cell to ncurses, with newly numbered pairs and ``StandIns``.
  private mutating func putAll(_ frame: Frame) {
    screen.forget()
    pairs.forget()
    recentPairs = Self.noPairs
    standIns.forget()
    _ = put(FrameDiff(from: nil, to: frame), of: frame)
  }

  /// Passes the changed cells to ncurses.
  ///
  /// - Returns: False if no pairs or no stand-ins were left for some cells, which then have the
  ///   default colours or a `?`.
  private mutating func put(_ changes: FrameDiff, of frame: Frame) -> Bool {
    var isExact = true
    for range in changes.ranges {
      let row = frame.buffer.row(range.row)
      let cells = row[(row.startIndex + range.columns.lowerBound)...].prefix(range.columns.count)
      var drawn: [CursesScreen.Cell] = []
      drawn.reserveCapacity(cells.count)
      for cell in cells where !cell.isContinuation {
        let (scalar, pair) = (standIns.scalar(for: cell.cluster), self.pair(of: cell.style))
        isExact = isExact && scalar != nil && pair != nil
        drawn.append(
          CursesScreen.cell(
            scalar ?? 0x3F, attributes: colors.attributes(of: cell.style), pair: pair ?? 0))
      }
      screen.put(drawn, row: range.row, column: range.columns.lowerBound)
    }
    return isExact
  }

  private static var noPairs: [(colors: UInt64, pair: Int)] {
    Array(repeating: (.max, 0), count: 256)
  }

  private mutating func pair(of style: Style) -> Int? {
    var look = style
    look.attributes.formIntersection(.themed)
    let colors = look.bits
    let place = Int((colors &* 0x9E37_79B9_7F4A_7C15) >> 56)
    if recentPairs[place].colors == colors { return recentPairs[place].pair }
    guard let pair = findPair(of: style) else { return nil }
    recentPairs[place] = (colors, pair)
    return pair
  }

  private mutating func findPair(of style: Style) -> Int? {
    let shown = colors.resolved(style)
    let numbers = ColorPairs.Colors(
      foreground: depth.number(of: shown.foreground), background: depth.number(of: shown.background)
    )
    switch pairs.pair(of: numbers) {
    case .known(let pair):
      return pair
    case .new(let pair):
      return screen.setPair(pair, foreground: numbers.foreground, background: numbers.background)
        ? pair : nil
    case .none:
      return nil
    }
  }

  private mutating func cursorBytes(shown: Bool) -> [UInt8] {
    guard showsCursor != shown else { return [] }
    showsCursor = shown
    return shown ? modes.showCursor : modes.hideCursor
  }
}
