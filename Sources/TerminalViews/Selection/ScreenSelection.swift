package import TerminalModel

/// The text on the screen that the user has selected with the mouse.
package struct ScreenSelection: Hashable, Sendable {
  /// The amount of text that the selection grows by.
  package enum Unit: Hashable, Sendable, Codable {
    case character
    /// After a double click.
    case word
    /// After a triple click.
    case line
  }

  /// The state of the mouse button.
  package enum Phase: Hashable, Sendable {
    /// It was pressed, and nothing is selected yet. If a control takes the press or the click, the
    /// mouse has to move by two columns, or to another row, before text is selected.
    case pressed(isTaken: Bool)
    /// It is held, and text is selected.
    case held
    case released
  }

  /// The view with the text.
  package let area: SelectableArea.ID
  /// The text at the press, with which the selection began.
  package let anchor: TextPlace
  /// The text at the other end of the selection, which the mouse moves.
  package var head: TextPlace
  package let unit: Unit
  /// The cell of the press.
  package let press: Position
  package var phase: Phase
  /// The last drag, which is repeated as long as it scrolls a view; nil if it scrolls none.
  package var repeatedDrag: Mouse?

  package init(
    in area: SelectableArea.ID, at place: TextPlace, _ press: Position, by unit: Unit,
    _ phase: Phase
  ) {
    self.area = area
    self.press = press
    anchor = place
    head = place
    self.unit = unit
    self.phase = phase
  }

  /// Whether nothing is selected yet.
  package var isEmpty: Bool {
    switch phase {
    case .pressed: true
    case .held, .released: false
    }
  }

  /// The end that comes first in the order of the views.
  var start: TextPlace { min(anchor, head) }

  /// The end that comes last in the order of the views.
  var end: TextPlace { max(anchor, head) }
}

/// A text in a selectable view, and characters of it.
package struct TextPlace: Hashable, Sendable, Codable {
  /// The index of each box (laid-out view) in the one around it, from the view to the text; rows of
  /// a list count from its first row.
  ///
  /// In lexicographic order, the steps of several texts are in the order of the views.
  package let steps: [Int]
  /// One character, or none for a place before or after a line.
  package let characters: Range<Int>
}

extension TextPlace: Comparable {
  package static func < (left: TextPlace, right: TextPlace) -> Bool {
    guard left.steps == right.steps else {
      return left.steps.lexicographicallyPrecedes(right.steps)
    }
    return (left.characters.lowerBound, left.characters.upperBound)
      < (right.characters.lowerBound, right.characters.upperBound)
  }
}

/// The mouse is left out, as in ``InterfaceState``: a decoded selection is that of a released
/// button.
extension ScreenSelection: Codable {
  private enum CodingKeys: CodingKey { case area, anchor, head, unit }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    area = try values.decode(SelectableArea.ID.self, forKey: .area)
    anchor = try values.decode(TextPlace.self, forKey: .anchor)
    head = try values.decode(TextPlace.self, forKey: .head)
    unit = try values.decode(Unit.self, forKey: .unit)
    press = .origin
    phase = .released
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(area, forKey: .area)
    try values.encode(anchor, forKey: .anchor)
    try values.encode(head, forKey: .head)
    try values.encode(unit, forKey: .unit)
  }
}
