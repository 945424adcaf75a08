package import TerminalModel

/// Draws a frame as SVG elements, for each run of cells.
///
/// A run gets a `rect` for its background, unless that is the colour of the window; a `rect` for
/// each block element, but one for all adjacent equal ones if they are as wide as a cell; and a
/// `text`, unless all other characters are blanks without a line below or through them. Backgrounds
/// and blocks as wide as a cell have crisp edges.
package struct FramePicture {
  private typealias Window = PictureWindow

  /// Adjacent cells of a row with the same style, or a wide character.
  private struct TextRun {
    let column: Int
    var row: Int
    let style: Style
    let isWide: Bool
    var text: String
    var columns: Int
  }

  private let frame: Frame
  private let colors: ThemeColors
  /// The upper edge of the first row, in units of the picture.
  private let top: Double
  /// The colour of blank cells.
  let window: String

  package init(frame: Frame, theme: Theme, top: Double = PictureWindow.titleHeight) {
    self.frame = frame
    self.top = top
    colors = ThemeColors(theme, depth: .direct)
    window = PictureColors.of(colors.resolved(.plain)).background
  }

  /// The picture in a window with a title bar; a coloured rectangle covers each run of the cells in
  /// `marks`.
  package func document(title: String, marking marks: Set<Position> = []) -> String {
    let content = elements((0..<frame.size.rows).flatMap(runs(inRow:)))
    return Window(size: frame.size, title: title, color: window)
      .document(([content] + rectangles(over: marks)).joined(separator: "\n"))
  }

  /// A rectangle over each run of marked cells.
  private func rectangles(over marks: Set<Position>) -> [String] {
    guard !marks.isEmpty else { return [] }
    return (0..<frame.size.rows).flatMap { row in
      let columns = (0..<frame.size.columns).filter {
        marks.contains(Position(column: $0, row: row))
      }
      let starts = columns.filter { !columns.contains($0 - 1) }
      let ends = columns.filter { !columns.contains($0 + 1) }
      return zip(starts, ends).map { start, end in
        """
        <rect class="mark" x="\(x(Double(start)))" \
        y="\(Window.number(top + Double(row) * Window.cellHeight))" \
        width="\(Window.number(Double(end - start + 1) * Window.cellWidth))" \
        height="\(Window.number(Window.cellHeight))" \
        fill="#ff2d78" fill-opacity="0.25" stroke="#ff2d78"/>
        """
      }
    }
  }

  /// The elements of a row, drawn at the position of the first row, so that equal rows have equal
  /// elements.
  func elements(ofRow row: Int) -> String {
    elements(
      runs(inRow: row).map { run in
        var run = run
        run.row = 0
        return run
      })
  }

  private func elements(_ runs: [TextRun]) -> String {
    let whole = runs.compactMap(background) + runs.flatMap { blocks($0, areWhole: true) }
    let others = runs.flatMap { blocks($0, areWhole: false) } + runs.compactMap(text)
    return (crisp(whole) + others).joined(separator: "\n")
  }

  /// Rectangles without blurred edges: at a scale where an edge is inside a pixel, a line of another
  /// colour would be visible between adjacent ones.
  private func crisp(_ rectangles: [String]) -> [String] {
    guard !rectangles.isEmpty else { return [] }
    return ["<g shape-rendering=\"crispEdges\">"] + rectangles + ["</g>"]
  }

  private func runs(inRow row: Int) -> [TextRun] {
    var runs: [TextRun] = []
    for (column, cell) in frame.buffer.row(row).enumerated() {
      guard !cell.isContinuation else { continue }
      let text = cell.cluster.description
      let width = cell.cluster.width
      let isCursor = frame.cursor == Position(column: column, row: row)
      let style = colors.resolved(isCursor ? reversed(cell) : cell.style)
      // A wide character is a run of its own: its width in a font may differ from two cells.
      if let last = runs.last, last.style == style, !last.isWide, width == 1 {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += 1
      } else {
        let run = TextRun(
          column: column, row: row, style: style, isWide: width == 2, text: text, columns: width)
        runs.append(run)
      }
    }
    return runs
  }

  private func reversed(_ cell: Cell) -> Style {
    var style = cell.style
    style.attributes.formSymmetricDifference(.reverse)
    return style
  }

  private func background(_ run: TextRun) -> String? {
    let color = PictureColors.of(run.style).background
    guard color != window else { return nil }
    return """
      <rect x="\(x(run))" y="\(Window.number(top(run)))" width="\(width(run))" \
      height="\(Window.number(Window.cellHeight))" fill="\(color)"/>
      """
  }

  /// The block elements of a run as rectangles, because those of a font leave gaps between rows.
  ///
  /// - Parameter areWhole: Whether they are those that are as wide as a cell, or the others.
  private func blocks(_ run: TextRun, areWhole: Bool) -> [String] {
    let color = PictureColors.of(run.style).foreground
    let look = opacity(run.style)
    var column = run.column
    return run.text.grouped.compactMap { group in
      defer { column += group.count }
      guard let block = Block(group.character), (block.columns == 1) == areWhole else { return nil }
      let columns = Double(areWhole ? group.count : 1) * block.columns
      let starts = areWhole ? [column] : Array(column..<(column + group.count))
      return starts.map { start in
        """
        <rect x="\(x(Double(start) + block.left))" \
        y="\(Window.number(top(run) + block.top * Window.cellHeight))" \
        width="\(Window.number(columns * Window.cellWidth))" \
        height="\(Window.number(block.rows * Window.cellHeight))" fill="\(color)"\(look)/>
        """
      }.joined(separator: "\n")
    }
  }

  private func opacity(_ style: Style) -> String {
    style.attributes.contains(.dim) ? #" opacity="0.6""# : ""
  }

  private func text(_ run: TextRun) -> String? {
    let attributes = run.style.attributes
    let lines = [(Style.Attributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { attributes.contains($0.0) }.map(\.1).joined(separator: " ")
    let text = String(run.text.map { Block($0) == nil ? $0 : " " })
    guard !lines.isEmpty || text.contains(where: { $0 != " " }) else { return nil }
    var look = ""
    if attributes.contains(.bold) { look += #" font-weight="bold""# }
    if attributes.contains(.italic) { look += #" font-style="italic""# }
    look += opacity(run.style)
    if !lines.isEmpty { look += " text-decoration=\"\(lines)\"" }
    return """
      <text x="\(x(run))" y="\(Window.number(top(run) + 14.5))" textLength="\(width(run))" \
      xml:space="preserve" fill="\(PictureColors.of(run.style).foreground)"\(look)>\
      \(Window.escaped(text))</text>
      """
  }

  private func x(_ run: TextRun) -> String { x(Double(run.column)) }

  private func x(_ column: Double) -> String {
    Window.number(Window.margin + column * Window.cellWidth)
  }

  private func top(_ run: TextRun) -> Double {
    top + Double(run.row) * Window.cellHeight
  }

  private func width(_ run: TextRun) -> String {
    Window.number(Double(run.columns) * Window.cellWidth)
  }
}
