import TerminalModel
import TerminalViews
import Testing

/// All widgets at all small sizes, and at those of usual screens.
@Suite struct GallerySizeTests {
  /// Each width up to 30 columns at one height, and each height up to 3 rows at some widths.
  private static let small: [Size] =
    (0...30).map { Size(columns: $0, rows: 9) }
    + (0...3).flatMap { rows in [0, 1, 2, 5, 16].map { Size(columns: $0, rows: rows) } }

  private static let screens = [(40, 12), (80, 24), (120, 40), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  @Test(arguments: Specimen.all)
  func `a widget draws whole characters, and nothing outside its rectangle`(_ specimen: Specimen) {
    for value in specimen.values {
      for size in Self.small { check(value, size, isDisabled: size.columns % 4 == 3) }
    }
  }

  @Test(arguments: Specimen.all)
  func `on usual screens, a widget draws whole characters in its rectangle`(_ specimen: Specimen) {
    for value in specimen.values { for size in Self.screens { check(value, size) } }
  }

  private func check(_ value: Specimen.Value, _ size: Size, isDisabled: Bool = false) {
    let scene = value.framedScene(size, isDisabled: isDisabled)
    let frame = scene.draw()
    let name = "\(value.name) in \(size.columns) × \(size.rows)"
    #expect(frame.size == Size(columns: size.columns + 2, rows: size.rows + 2), "\(name)")
    #expect(frame.hasWholeCharacters, "\(name): half of a wide character\n\(frame.text)")
    let changed = value.changedMarks(around: size, in: scene, frame)
    #expect(changed == [], "\(name): drawn outside its rectangle\n\(frame.text)")
  }

  @Test(arguments: Specimen.all)
  func `a widget cut off at an edge shows its other cells, and half a character as a blank`(
    _ specimen: Specimen
  ) {
    let size = Size(columns: 24, rows: 6)
    for value in specimen.values {
      func scene(_ columns: Int, _ rows: Int) -> Scene<RandomEvent> {
        let origin = Position(column: columns, row: rows)
        let view = ShiftedLayout(size: size, origin: origin)() { value.view().disabled() }
        return Scene(view, size: size, interface: InterfaceState())
      }
      let whole = scene(0, 0)
      guard whole.untyped.routes.overlays.isEmpty else { continue }
      let characters = whole.draw().characters
      for (columns, rows) in [
        (-1, 0), (1, 0), (-2, 1), (2, -1), (-3, 0), (3, 0), (-20, 0), (21, 0),
      ] {
        let shown = scene(columns, rows).draw()
        #expect(shown.hasWholeCharacters, "\(value.name), moved by \(columns), \(rows)")
        let isEqual =
          shown.characters == characters.shifted(columns: columns, rows: rows, in: size)
        #expect(
          isEqual,
          "\(value.name), moved by \(columns), \(rows)\n\(shown.text)\nof\n\(whole.draw().text)")
      }
    }
  }
}
