public import TerminalModel

/// A rectangle of cells to draw on.
///
/// Positions in it count from its own top left cell, and what is drawn outside is not seen.
public struct DrawingArea {
  /// Its extent.
  public private(set) var size: Size
  /// The style that views around this one ask for; drawing uses it unless told otherwise.
  public private(set) var style: Style
  package private(set) var buffer: Buffer
  /// The area's top left cell in the buffer.
  private var origin: Position
  /// The cells of the buffer that may be drawn on.
  private var clip: Rect

  /// Makes a blank area, as large as a screen.
  package init(size: Size) {
    self.init(reusing: Buffer(size: size))
  }

  /// Makes a blank area of a buffer whose cells are no longer needed.
  package init(reusing buffer: consuming Buffer) {
    buffer.clear()
    size = buffer.size
    style = .plain
    origin = .origin
    clip = Rect(buffer.size)
    self.buffer = buffer
  }

  /// Writes text to the right of a position, in one line, whatever is in it.
  ///
  /// - Parameter style: How it looks; nil for the style of the area.
  public mutating func write(_ text: String, at position: Position, style: Style? = nil) {
    let place = onScreen(position)
    // The clip lies in the buffer, which so need not look at it again for each text.
    guard clip.rows.contains(place.row) else { return }
    buffer.write(text, style: style ?? self.style, at: place, columns: clip.columns)
  }

  /// Fills a rectangle with a character one column wide.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; nil for the whole area.
  ///   - style: How the cells look; nil for the style of the area.
  public mutating func fill(
    _ rect: Rect? = nil, with character: Character = " ", style: Style? = nil
  ) {
    let cluster = Cluster(character)
    precondition(cluster.width == 1, "An area is filled with a character one column wide.")
    buffer.fill(onScreen(rect ?? Rect(size)), with: Cell(cluster, style: style ?? self.style))
  }

  package mutating func write(_ line: TextLine, at position: Position, style: Style? = nil) {
    buffer.write(line, style: style ?? self.style, at: onScreen(position), clip: clip)
  }

  /// Whether any cell of it can be seen.
  package var isVisible: Bool { !clip.isEmpty }

  /// Changes the style of what is drawn in the area already.
  package mutating func restyle(_ change: (inout Style) -> Void) {
    buffer.restyle(onScreen(Rect(size)), change)
  }

  /// Draws on a part of the area.
  package mutating func inside(
    _ rect: Rect, style: Style? = nil, _ draw: (inout DrawingArea) -> Void
  ) {
    let outer = (size, self.style, origin, clip)
    clip = onScreen(rect)
    origin = onScreen(rect.origin)
    size = rect.size
    self.style = style ?? self.style
    draw(&self)
    (size, self.style, origin, clip) = outer
  }

  private func onScreen(_ position: Position) -> Position {
    position.offset(columns: origin.column, rows: origin.row)
  }

  private func onScreen(_ rect: Rect) -> Rect {
    Rect(origin: onScreen(rect.origin), size: rect.size).intersection(clip)
  }
}
