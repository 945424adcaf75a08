import TerminalModel

@testable import TerminalViews

extension Specimen.Value {
  /// The value in a rectangle of a screen, around which all cells have a mark, after its keys.
  func framedScene(_ size: Size, isDisabled: Bool = false) -> Scene<StageEvent> {
    func scene(_ interface: InterfaceState) -> Scene<StageEvent> {
      let view = Column {
        Canvas<StageEvent>(height: 1) { $0.fill(with: Self.mark) }
        Row(spacing: 0) {
          Canvas(width: 1, height: size.rows) { $0.fill(with: Self.mark) }
          self.view().map { StageEvent.control($0) }.disabled(isDisabled)
            .frame(width: size.columns, height: size.rows)
          Canvas(width: 1, height: size.rows) { $0.fill(with: Self.mark) }
        }
        Canvas(height: 1) { $0.fill(with: Self.mark) }
      }
      return Scene(
        view.keys(event: { .bubbled($0) }) {},
        size: Size(columns: size.columns + 2, rows: size.rows + 2), interface: interface)
    }
    let first = scene(InterfaceState())
    guard !isDisabled, !keys.isEmpty else { return first }
    return keys.reduce(first) { scene($0.respond(to: .key($1)).interface) }
  }

  /// A shade, because a word that touches a dialog is not shown.
  private static let mark: Character = "░"

  /// The cells around the rectangle that a scene has changed, without those behind a popup.
  func changedMarks(around size: Size, in scene: Scene<StageEvent>, _ frame: Frame) -> [Position] {
    let inside = Rect(origin: Position(column: 1, row: 1), size: size)
    let popups =
      scene.untyped.routes.overlays.map(\.rect) + (scene.untyped.tooltip.map { [$0.rect] } ?? [])
    return Rect(frame.size).positions.filter { position in
      !inside.contains(position) && !popups.contains { $0.contains(position) }
        && frame.buffer[position].cluster.description != String(Self.mark)
    }
  }
}

/// A container that lays its views out for a given size, and places them at a given position, which
/// may be outside the container.
struct ShiftedLayout: Layout {
  let size: Size
  let origin: Position

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    for child in children.indices {
      _ = children.measure(child, in: size)
      children.place(child, at: origin)
    }
    return proposed
  }
}

extension Frame {
  /// The characters of its cells, row by row; empty ones for the second cells of wide characters.
  var characters: [[String]] {
    (0..<size.rows).map { row in
      buffer.row(row).map { $0.isContinuation ? "" : $0.cluster.description }
    }
  }

  /// Whether each wide character has two cells, and each second cell follows a wide character.
  var hasWholeCharacters: Bool {
    (0..<size.rows).allSatisfy { row in
      var isSecondCell = false
      for cell in buffer.row(row) {
        guard cell.isContinuation == isSecondCell else { return false }
        isSecondCell = cell.isWide
      }
      return !isSecondCell
    }
  }

  /// The symbols that are neither ASCII nor part of a text of the gallery.
  var symbols: Set<String> {
    var symbols: Set<String> = []
    for row in 0..<size.rows {
      for cell in buffer.row(row) where !cell.isContinuation {
        let base = cell.cluster.base
        // A combining mark without a letter is part of a text, and is shown on a dotted circle.
        guard !base.isASCII, !base.properties.isAlphabetic, base != "👍", cell.cluster.count == 1
        else { continue }
        symbols.insert(cell.cluster.description)
      }
    }
    return symbols
  }
}

extension Sequence where Element == [String] {
  /// The rows as they are seen in a window of a size, moved by columns and rows: half of a wide
  /// character at an edge is a blank.
  func shifted(columns: Int, rows: Int, in size: Size) -> [[String]] {
    let source = Array(self)
    return (0..<size.rows).map { row in
      guard source.indices.contains(row - rows) else {
        return Array(repeating: " ", count: size.columns)
      }
      let line = source[row - rows]
      return (0..<size.columns).map { column in
        let place = column - columns
        guard line.indices.contains(place) else { return " " }
        let isWide = line.indices.contains(place + 1) && line[place + 1].isEmpty
        if line[place].isEmpty { return column > 0 ? "" : " " }
        return isWide && column + 1 == size.columns ? " " : line[place]
      }
    }
  }
}
