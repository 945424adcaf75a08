import TerminalModel
import TerminalViews
import Testing

/// The looks of all controls.
@Suite struct GalleryLookTests {
  @Test(arguments: Specimen.controls.filter { $0.pictures != nil })
  func `a control looks as in its pictures`(_ specimen: Specimen) {
    #expect(pictures(of: specimen) == specimen.pictures)
  }

  @Test(arguments: Specimen.controls.filter { $0.largePicture != nil })
  func `a control looks as in its large picture`(_ specimen: Specimen) {
    let size = Size(columns: 40, rows: 12)
    #expect(
      picture(specimen.values[0], .focused, size).joined(separator: "\n") == specimen.largePicture)
  }

  @Test(arguments: Specimen.controls.filter { $0.pictures != nil })
  func `a control looks the same on larger screens, apart from its length`(_ specimen: Specimen) {
    for value in specimen.values {
      for condition in Condition.pictured {
        let looks = Size.gallery.suffix(3).map { squeezed(picture(value, condition, $0)) }
        let reference = looks[1]
        #expect(looks[2] == reference, "\(value.name), \(condition), at 200 × 60")
        guard specimen.largePicture == nil else { continue }
        #expect(looks[0] == reference, "\(value.name), \(condition), at 40 × 12")
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `focus and disabling are visible without colour, the pointer is not`(
    _ specimen: Specimen, _ size: Size
  ) {
    guard size.rows > 1 else { return }
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      let area = stage.area(.focused).union(stage.area(.idle))
      func look(_ condition: Condition) -> Look? {
        stage.scene(condition).map { Look($0.draw(), in: area) }
      }
      func text(_ condition: Condition) -> String { stage.scene(condition)?.draw().text ?? "" }
      let idle = look(.idle)
      if let focused = look(.focused), specimen.marks(.focused, of: value) {
        // Without the looks themselves, whose cells would fill the message.
        let isMarked = focused != idle
        #expect(isMarked, "\(value.name): focused looks like idle\n\(text(.focused))")
      }
      let isIndependent = look(.hovered) == idle
      #expect(
        isIndependent, "\(value.name): it depends on the pointer's place\n\(text(.hovered))")
      if let idle, !area.isEmpty, stage.takesInput, specimen.marks(.disabled, of: value) {
        let isMarked = look(.disabled) != idle
        #expect(isMarked, "\(value.name): disabled looks like idle\n\(text(.disabled))")
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `two values look different`(_ specimen: Specimen, _ size: Size) {
    guard size.rows > 1 else { return }
    var looks: [Look: String] = [:]
    for value in specimen.values where !specimen.alike.contains(value.name) {
      let stage = GalleryStage(value, size)
      let scene = stage.scene(.focused) ?? stage.scene(.idle) ?? stage.scene()
      let area = stage.area(of: scene)
      let look = Look(scene.draw(), in: area.isEmpty ? Rect(size) : area)
      #expect(looks[look] == nil, "\(value.name) looks like \(looks[look] ?? "")")
      looks[look] = value.name
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `there is a cursor in the focused control if it takes text, and only then`(
    _ specimen: Specimen, _ size: Size
  ) {
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      for condition in Condition.allCases {
        guard let scene = stage.scene(condition) else { continue }
        let cursor = scene.draw().cursor
        let routes = scene.untyped.routes
        guard let focused = routes.focusIndex(at: scene.interface.focus) else {
          #expect(cursor == nil, "\(value.name), \(condition): a cursor without the focus")
          continue
        }
        let visible = routes.regions.filter { $0.target == focused }.map(\.rect)
        let takesText = routes.targets[focused].control.inputs.contains(.text)
        #expect(
          cursor.map { place in visible.contains { $0.contains(place) } } ?? true,
          "\(value.name), \(condition): the cursor at \(cursor.debugDescription) is outside")
        #expect(
          (cursor != nil) == (takesText && visible.contains { !$0.isEmpty }),
          "\(value.name), \(condition): a control that \(takesText ? "takes" : "does not take") text"
        )
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `a second frame of the same state is equal`(_ specimen: Specimen, _ size: Size) {
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      for condition in Condition.allCases {
        guard let first = stage.scene(condition) else { continue }
        let second = stage.scene(first.interface, isDisabled: condition == .disabled)
        let (old, new) = (first.draw(), second.draw())
        // Without the frames themselves, whose cells would fill the message.
        let isEqual = old == new
        #expect(isEqual, "\(value.name), \(condition)\n\(new.text)\nafter\n\(old.text)")
        #expect(second.interface == first.interface, "\(value.name), \(condition)")
      }
    }
  }
}

extension GalleryLookTests {
  /// The values of a control in its conditions.
  private func pictures(of specimen: Specimen) -> String {
    specimen.values.map { value in
      let columns = Condition.pictured.map { picture(value, $0, Size(columns: 20, rows: 6)) }
      let rows = (0..<(columns.map(\.count).max() ?? 0)).map { row in
        columns.map { column in
          let text = row < column.count ? column[row] : ""
          return text + String(repeating: " ", count: max(0, 21 - Clusters(text).columns))
        }.joined()
      }
      return ([value.name + ":"] + rows.map(\.withoutTrailingBlanks)).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The rows of a control; a dash if it cannot have a condition, or takes no cells.
  private func picture(
    _ value: Specimen.Value, _ condition: Condition, _ size: Size
  ) -> [String] {
    let stage = GalleryStage(value, size)
    guard let scene = stage.scene(condition) else { return ["-"] }
    let area = stage.area(condition)
    let shown = area.isEmpty ? stage.area(.idle) : area
    guard !shown.isEmpty else { return ["-"] }
    return scene.draw().lines(in: shown).map(\.withoutTrailingBlanks)
  }

  /// Rows without repetitions of characters and of whole rows.
  private func squeezed(_ rows: [String]) -> String {
    rows.map { String($0.withoutRepetitions) }.withoutRepetitions.joined(separator: "\n")
  }
}

extension Specimen {
  /// Whether a condition can be seen.
  fileprivate func marks(_ condition: Condition, of value: Value) -> Bool {
    unmarked[condition]?.contains(value.name) != true
  }
}

extension Sequence where Element: Equatable {
  /// The elements that differ from the ones before them.
  fileprivate var withoutRepetitions: [Element] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
