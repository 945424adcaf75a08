import TerminalModel

/// The frame of a list in front of other views: a border if there is space for it, and the page of
/// rows with the current one.
struct PopupFrame {
  /// The number of all rows.
  let count: Int
  /// The size of the frame.
  let size: Size
  /// The visible rows: one page, so that no row moves while the current one stays on this page.
  let visible: Range<Int>

  /// Makes a frame around the page that contains a row; the first page if the row is nil.
  init(count: Int, size: Size, around row: Int?) {
    self.count = count
    self.size = size
    let rows = Self.area(of: count, in: size).size.rows
    visible = .page(of: count, rows: rows, around: row)
  }

  /// The cells of the rows.
  var area: Rect { Self.area(of: count, in: size) }

  var hasBorder: Bool { Self.hasBorder(around: count, in: size) }

  /// Whether a frame around rows has a border.
  static func hasBorder(around count: Int, in size: Size) -> Bool {
    size.rows >= min(count, 3) + 2
  }

  /// Draws the border.
  func drawBorder(on area: inout DrawingArea) {
    if hasBorder { area.drawBorder(.rounded, style: area.menuLineStyle) }
  }

  /// Draws the scroll bar of rows that do not all fit, on the last column of the rows.
  func drawScrollBar(on area: inout DrawingArea) {
    area.inside(self.area) { area in
      let rows = area.size.rows
      guard visible.count < count, area.size.columns > 4 else { return }
      ScrollTrack(offset: min(visible.lowerBound, count - rows), visible: rows, count: count)
        .draw(along: .vertical, on: &area, isBright: true)
    }
  }

  /// Draws the thumb of the scroll bar of rows that do not all fit, on the border if there is one.
  func drawThumb(on area: inout DrawingArea) {
    guard hasBorder else { return drawScrollBar(on: &area) }
    let rows = self.area.size.rows
    let bar = ScrollTrack(
      offset: min(visible.lowerBound, max(0, count - rows)), visible: rows, count: count)
    let thumb = bar.thumb(on: rows)
    let cells = Rect(
      origin: Position(column: size.columns - 1, row: 1 + thumb.lowerBound),
      size: Size(columns: 1, rows: thumb.count))
    area.fill(
      cells, with: Character(area.glyphs[.verticalThumb]),
      style: area.style(of: .scrollThumb, area.style(.focusedBorder)))
  }

  private static func area(of count: Int, in size: Size) -> Rect {
    Rect(size).inset(by: Insets(all: hasBorder(around: count, in: size) ? 1 : 0))
  }
}

extension DrawingArea {
  /// The style of the lines around and in a menu.
  var menuLineStyle: Style { style(of: .menuBorder, style(.focusedBorder)) }

  /// The style of a row of a menu, or of the list of a select.
  func menuItemStyle(_ look: ButtonLook, _ style: Style) -> Style {
    self.style(
      of: look == .focused ? .focusedMenuItem : .menuItem, look.row(style, hasSigns: hasSigns))
  }
}

extension Range<Int> {
  /// The indices of the page that contains an index, with as many elements on a page as rows.
  ///
  /// An index beyond the last element counts as that of the last one.
  static func page(of count: Int, rows: Int, around index: Int?) -> Range<Int> {
    guard rows > 0, count > 0 else { return 0..<0 }
    let first = Swift.min(Swift.max(0, index ?? 0), count - 1) / rows * rows
    return first..<Swift.min(count, first + rows)
  }
}
