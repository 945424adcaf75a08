package import TerminalModel

/// The help that every application has: a box in the middle of the screen with the keys that work.
///
/// Each line has the keys of a command and its title; the commands of a group follow its heading.
/// If not all lines fit, the box scrolls.
package struct HelpPopup: Hashable {
  enum Line: Hashable {
    case blank
    case heading(String)
    case command(keys: String, title: String)
  }

  let lines: [Line]
  /// The index of the first visible line.
  let offset: Int
  /// Its cells on the screen; a help bar in the last row of a screen of 8 rows or more stays visible.
  package let rect: Rect
  private let keyColumns: Int

  /// The columns between the keys of a command and its title.
  private static let gap = 2
  /// The columns of border and padding.
  private static let margin = 4

  /// Makes the box, or returns nil if there is nothing to show or no space for it.
  ///
  /// - Parameter offset: The index of the first visible line; if lines stayed empty below the last
  ///   one, the box begins with an earlier line.
  package init?(_ hints: [KeyHint], from offset: Int = 0, in screen: Size) {
    guard !hints.isEmpty, Self.fits(in: screen) else { return nil }
    lines = Self.lines(of: KeyCatalogue(hints))
    let room = screen.columns - Self.margin
    let widestKeys = lines.lazy.map(\.keyColumns).max() ?? 0
    keyColumns = min(widestKeys, room / 2)
    let indent = keyColumns + Self.gap
    let widest = lines.lazy.map { $0.textColumns + ($0.keyColumns > 0 ? indent : 0) }.max() ?? 0
    let size = Size(
      columns: min(widest, room) + Self.margin,
      rows: min(lines.count + 2, screen.rows - (screen.rows >= 8 ? 2 : 0)))
    rect = Rect(origin: Alignment.center.origin(of: size, in: screen), size: size)
    self.offset = min(max(0, offset), max(0, lines.count - (size.rows - 2)))
  }

  /// Whether a screen has space for the box.
  static func fits(in screen: Size) -> Bool { screen.columns >= 16 && screen.rows >= 4 }

  private static func lines(of catalogue: KeyCatalogue) -> [Line] {
    var lines: [Line] = []
    for group in catalogue.groups {
      if !lines.isEmpty { lines.append(.blank) }
      if let title = group.title { lines.append(.heading(title)) }
      lines += group.commands.map { command in
        .command(keys: command.keyLabels.joined(separator: ", "), title: command.title)
      }
    }
    return lines
  }

  /// The number of visible lines.
  private var rows: Int { rect.size.rows - 2 }

  /// The offset after a key that scrolls the box; nil for another key, and if all lines are visible.
  func offset(after key: Key) -> Int? {
    guard rows < lines.count, key.modifiers.isEmpty else { return nil }
    let last = lines.count - rows
    switch key.code {
    case .up: return max(0, offset - 1)
    case .down: return min(last, offset + 1)
    case .pageUp: return max(0, offset - rows)
    case .pageDown: return min(last, offset + rows)
    case .home: return 0
    case .end: return last
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .left, .right, .function:
      return nil
    }
  }

  /// The box on the screen.
  var box: Box {
    Box(.canvas { draw(on: &$0) }, size: rect.size).placed(at: rect.origin)
  }

  private func draw(on area: inout DrawingArea) {
    area.drawKeyBox(titled: "Keys") { area in
      let key = area.style(
        of: .helpKey, Style(foreground: .accent, background: .surface, attributes: .bold))
      for row in 0..<rows {
        let place = Position(column: 2, row: 1 + row)
        switch lines[offset + row] {
        case .blank: break
        case .heading(let title):
          var style = area.style
          style.attributes.insert(.bold)
          area.write(title.truncated(columns: columns), at: place, style: style)
        case .command(let keys, let title):
          area.write(keys.truncated(columns: keyColumns), at: place, style: key)
          let indent = keyColumns + Self.gap
          area.write(
            title.truncated(columns: columns - indent),
            at: place.offset(columns: indent, rows: 0))
        }
      }
      let bar = Rect(
        origin: Position(column: 0, row: 1), size: Size(columns: area.size.columns - 1, rows: rows))
      let track = ScrollTrack(offset: offset, visible: rows, count: lines.count)
      if rows < lines.count {
        area.inside(bar) { track.draw(along: .vertical, on: &$0, isBright: true) }
      }
    }
  }

  /// The columns inside the border and the padding.
  private var columns: Int { rect.size.columns - Self.margin }
}

extension HelpPopup.Line {
  fileprivate var keyColumns: Int {
    switch self {
    case .blank, .heading: 0
    case .command(let keys, _): Clusters(keys).columns
    }
  }

  fileprivate var textColumns: Int {
    switch self {
    case .blank: 0
    case .heading(let title), .command(_, let title): Clusters(title).columns
    }
  }
}

extension DrawingArea {
  /// Draws a box in front of the views that lists keys, and then its contents.
  mutating func drawKeyBox(titled title: String, _ drawContents: (inout DrawingArea) -> Void) {
    inside(Rect(size), style: style(of: .pendingKeys, Style(background: .surface))) { area in
      area.cover()
      let line = Style(foreground: .focusedBorder, background: .surface)
      area.drawBorder(.rounded, style: area.style(of: .pendingKeys, line))
      let caption = Style(background: .surface, attributes: .bold)
      area.write(
        " \(title) ", at: Position(column: 2, row: 0), style: area.style(of: .pendingKeys, caption))
      drawContents(&area)
    }
  }
}
