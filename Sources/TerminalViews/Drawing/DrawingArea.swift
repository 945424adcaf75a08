public import TerminalModel

/// A rectangle of cells to draw on.
///
/// Positions count from its own top left cell. Cells outside it are not drawn.
public struct DrawingArea {
  /// Its size.
  public private(set) var size: Size
  /// The inherited style: drawing without a style uses it, and drawing with a style takes from it
  /// the colours that are `Color.default` in that style.
  public private(set) var style: Style
  /// How the control that draws, or the innermost control around the view that draws, is used.
  public package(set) var state = ControlState()
  /// The spacing of the widgets in the theme around the view that draws.
  public internal(set) var metrics: ThemeMetrics
  /// The characters of the widgets in the theme around the view that draws; with the user's option
  /// `--ascii`, in ASCII.
  public var glyphs: ThemeGlyphs { ownGlyphs ?? .unicode }
  /// The characters, or nil for those of Unicode, which most frames have.
  var ownGlyphs: ThemeGlyphs?
  /// The changes that the views around the view that draws make to the styles of parts of widgets.
  var widgetStyles = WidgetStyles()
  /// The scene that is drawn, or nil in a test of drawing alone.
  private let scene: UntypedScene?
  /// The visible cells on the screen of the last help bar that was drawn for the active bindings;
  /// nil if there is none, or if another view covers a part of it.
  private(set) var helpBar: Rect?
  private var buffer: Buffer
  /// The cell of the buffer under the terminal's cursor, or nil if the cursor is hidden.
  private var screenCursor: Position?
  /// The place of the area in the buffer.
  private var window: Window

  /// Makes a blank area of a size.
  package init(size: Size) {
    self.init(reusing: Buffer(size: size))
  }

  /// Makes a blank area that reuses the buffer of a previous drawing.
  package init(reusing buffer: consuming Buffer, for scene: UntypedScene? = nil) {
    buffer.startRedrawing()
    self.scene = scene
    metrics = scene?.metrics ?? .standard
    ownGlyphs = scene?.glyphs
    size = buffer.size
    style = .plain
    window = Window(origin: .origin, clip: Rect(buffer.size))
    self.buffer = buffer
  }

  /// Ends the drawing: the area becomes empty.
  package mutating func takeFrame() -> Frame {
    var frame = Frame(size: .zero)
    take(&frame)
    return frame
  }

  /// Ends the drawing: the frame gets the cells and the cursor of the area, and the area the cells
  /// of the frame.
  ///
  /// The buffers are exchanged, so that their cells are not copied.
  package mutating func take(_ frame: inout Frame) {
    buffer.finishRedrawing()
    swap(&frame.buffer, &buffer)
    frame.cursor = screenCursor
  }

  /// Writes text in one line that begins at a position.
  ///
  /// - Parameter style: The style of the text; nil for the style of the area. `Color.default` in it
  ///   becomes the colour of the area; `.text` and `.background` remain the colours of the theme.
  public mutating func write(_ text: String, at position: Position, style: Style? = nil) {
    guard !text.isEmpty, window.rows.contains(position.row) else { return }
    let place = onScreen(position)
    // The clip lies in the buffer, so the buffer does not check it again for each text.
    buffer.write(text, style: completed(style), at: place, columns: window.clip.columns)
  }

  /// Writes a character of one Unicode scalar at a position.
  ///
  /// The result is that of a text with only this character, in a quarter of the time: for pictures
  /// that are drawn cell by cell.
  ///
  /// - Parameter style: The style of the character; nil for the style of the area. `Color.default`
  ///   in it becomes the colour of the area; `.text` and `.background` remain the colours of the
  ///   theme.
  public mutating func write(_ scalar: Unicode.Scalar, at position: Position, style: Style? = nil) {
    guard window.columns.contains(position.column), window.rows.contains(position.row),
      let cluster = Cluster(narrow: scalar)
    else { return write(String(scalar), at: position, style: style) }
    let place = Position(
      column: window.origin.column + position.column, row: window.origin.row + position.row)
    buffer.put(narrow: cluster, style: completed(style), at: place)
  }

  /// Fills a rectangle with a character one column wide; a wider character ends the program.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; nil for the whole area.
  ///   - style: The style of the cells; nil for the style of the area. `Color.default` in it
  ///     becomes the colour of the area; `.text` and `.background` remain the colours of the theme.
  public mutating func fill(
    _ rect: Rect? = nil, with character: Character = " ", style: Style? = nil
  ) {
    let cluster = Cluster(character)
    precondition(cluster.width == 1, "The character that fills an area must be one column wide.")
    // The clip lies in the buffer, so the buffer does not check the rectangle again.
    buffer.fill(
      visible: onScreen(rect ?? Rect(size)), with: Cell(cluster, style: completed(style)))
  }

  /// The user's wishes for the screen, such as ASCII or a theme.
  public var display: DisplayOptions { scene?.display ?? DisplayOptions() }

  /// Whether widgets are drawn in ASCII.
  var usesASCII: Bool { ownGlyphs?.isASCII ?? false }

  /// The commands of the keys that have an effect now, for a help bar of the application's own;
  /// none while a view is measured.
  public var activeKeys: KeyCatalogue { KeyCatalogue(scene?.hints ?? []) }

  /// The hints of the keys that have an effect now, for a help bar that fills the area.
  mutating func hintsOfHelpBar() -> [KeyHint] {
    helpBar = window.clip
    return scene?.hints ?? []
  }

  /// The entry of help for a help bar that has left out hints, or nil for none.
  var helpHint: KeyHint? { scene?.helpHint }

  /// Forgets the help bar if a view in front of it covers a part of it.
  mutating func helpBarIsCovered(by rect: Rect) {
    if let bar = helpBar, !bar.intersection(rect).isEmpty { helpBar = nil }
  }

  package mutating func write(_ line: TextLine, at position: Position, style: Style? = nil) {
    buffer.write(line, style: completed(style), at: onScreen(position), clip: window.clip)
  }

  /// Writes texts one below the other, each in one line; the first one begins at a position.
  package mutating func write(_ lines: ArraySlice<String>, at position: Position) {
    let rows = (position.row..<position.row + lines.count).clamped(to: window.rows)
    guard !rows.isEmpty else { return }
    let start = lines.startIndex - position.row
    // The clip lies in the buffer, so the buffer does not check it again for each text.
    buffer.write(
      lines[start + rows.lowerBound..<start + rows.upperBound], style: style,
      at: onScreen(Position(column: position.column, row: rows.lowerBound)),
      columns: window.clip.columns)
  }

  /// The visible rows of a rectangle, counted from its first row.
  func visibleRows(of rect: Rect) -> Range<Int> {
    let rows = rect.rows.clamped(to: window.rows)
    guard !rows.isEmpty else { return 0..<0 }
    return rows.lowerBound - rect.origin.row..<rows.upperBound - rect.origin.row
  }

  /// Whether any cell of it is visible.
  package var isVisible: Bool { !window.clip.isEmpty }

  /// The cell under the terminal's cursor, or nil to hide the cursor.
  ///
  /// The control with the focus sets it to show where typed text will appear; input methods and
  /// screen readers follow it. To set it without the focus has no effect; a position outside the
  /// visible cells hides the cursor.
  public var cursor: Position? {
    get { screenCursor.map { $0.offset(columns: -window.origin.column, rows: -window.origin.row) } }
    set {
      guard state.isFocused else { return }
      screenCursor = newValue.map(onScreen).flatMap { window.clip.contains($0) ? $0 : nil }
    }
  }

  /// Changes the style of the cells that are already drawn.
  public mutating func restyle(_ change: (inout Style) -> Void) {
    buffer.restyle(onScreen(Rect(size)), change)
  }

  /// Joins lines of box-drawing characters that are already drawn: if one ends at another, a joint
  /// such as `├` replaces a character of the other.
  mutating func joinLines() { buffer.joinLines(in: onScreen(Rect(size))) }

  /// Covers the cells that are already drawn with blanks, and hides the cursor if it is there.
  package mutating func cover() {
    if let cursor = screenCursor, window.clip.contains(cursor) { screenCursor = nil }
    fill()
  }

  /// Makes words blank that a rectangle in front of them would cut off or touch, and lines that run
  /// along its edges.
  mutating func clear(around rect: Rect) {
    let front = onScreen(rect)
    guard !front.isEmpty else { return }
    for row in front.rows { buffer.eraseWords(beside: front.columns, inRow: row) }
    buffer.eraseLines(around: front)
  }

  /// Draws on a part of the area.
  package mutating func inside(
    _ rect: Rect, style: Style? = nil, _ draw: (inout DrawingArea) -> Void
  ) {
    let outer = (size, self.style, window)
    window = Window(origin: onScreen(rect.origin), clip: onScreen(rect))
    size = rect.size
    self.style = style ?? self.style
    draw(&self)
    (size, self.style, window) = outer
  }

  /// The style with the colours of the area in place of the default ones.
  ///
  /// It adds 2 % to the instructions of a frame of 1,840 cells that are written one by one. It
  /// would add 6 % if it were not inlined and did not return early for an area in the plain style.
  @inline(__always)
  private func completed(_ style: Style?) -> Style {
    guard let style else { return self.style }
    return self.style == .plain ? style : style.completed(by: self.style)
  }

  private func onScreen(_ position: Position) -> Position {
    position.offset(columns: window.origin.column, rows: window.origin.row)
  }

  private func onScreen(_ rect: Rect) -> Rect {
    Rect(origin: onScreen(rect.origin), size: rect.size).intersection(window.clip)
  }

  /// The place of an area in a buffer, and the visible part of it.
  private struct Window {
    /// The area's top left cell in the buffer.
    let origin: Position
    /// The cells of the buffer that may be drawn on.
    let clip: Rect
    /// The columns of the area that may be drawn on.
    ///
    /// A position is compared with these columns, and with ``rows``, before the ``origin`` is added
    /// to it: for a visible position, the addition cannot overflow.
    let columns: Range<Int>
    /// The rows of the area that may be drawn on.
    let rows: Range<Int>

    init(origin: Position, clip: Rect) {
      self.origin = origin
      self.clip = clip
      guard !clip.isEmpty else {
        (columns, rows) = (0..<0, 0..<0)
        return
      }
      let first = Position(
        column: clip.origin.column - origin.column, row: clip.origin.row - origin.row)
      columns = first.column..<(first.column + clip.size.columns)
      rows = first.row..<(first.row + clip.size.rows)
    }
  }
}
