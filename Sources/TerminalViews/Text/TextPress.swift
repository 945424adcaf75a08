/// The part of a text that a click selects.
enum SelectionUnit: Codable, Hashable, Sendable {
  case character, word, line

  /// One click selects nothing, two a word, three a line; a fourth counts as the first.
  init(clicks: Int) {
    self =
      switch (max(1, clicks) - 1) % 3 {
      case 0: .character
      case 1: .word
      default: .line
      }
  }
}

/// A press of the mouse button in a text: a drag selects from its ``range`` to the pointer.
struct TextPress<Place: CursorPlace>: Codable, Hashable, Sendable {
  var unit: SelectionUnit
  /// The text that the press selected; if the press extended a selection, the empty range at the
  /// anchor.
  var range: Range<Place>
}

/// Selects text with the mouse, in one line or in many.
protocol PointerSelecting {
  associatedtype Place: CursorPlace

  var selection: Selection<Place> { get set }
  /// The press of the button that is held, or nil if none is.
  var heldPress: TextPress<Place>? { get set }

  /// The nearest place at which a cursor can be.
  func cursorPlace(_ place: Place) -> Place
  /// The text that a click at a place selects.
  func range(of unit: SelectionUnit, at place: Place) -> Range<Place>
  /// Ends the sequence of edits (``EditSequence``) that the next edit could continue.
  mutating func endSequence()
}

extension PointerSelecting {
  /// Responds to a press of the mouse button at a place.
  ///
  /// - Parameter extendsSelection: Whether the selection is extended up to the place, as with
  ///   Shift.
  mutating func press(at place: Place, clicks: Int = 1, extendsSelection: Bool = false) {
    endSequence()
    if extendsSelection {
      let anchor = selection.anchor ?? selection.cursor
      heldPress = TextPress(unit: .character, range: anchor..<anchor)
      selection = Selection(cursor: cursorPlace(place), anchor: anchor)
      return
    }
    let unit = SelectionUnit(clicks: clicks)
    let range = range(of: unit, at: place)
    heldPress = TextPress(unit: unit, range: range)
    selection = Selection(cursor: range.upperBound, anchor: range.isEmpty ? nil : range.lowerBound)
  }

  /// Responds to a movement with the mouse button held: selects up to a place, by whole words after
  /// a double click, and by whole lines after a triple click.
  mutating func drag(to place: Place) {
    guard let press = heldPress else { return }
    let range = range(of: press.unit, at: place)
    let isForward = range.upperBound >= press.range.upperBound
    selection = Selection(
      cursor: isForward ? range.upperBound : range.lowerBound,
      anchor: cursorPlace(isForward ? press.range.lowerBound : press.range.upperBound))
  }

  /// Responds to the release of the mouse button.
  mutating func release() {
    heldPress = nil
    if selection.range == nil { selection.anchor = nil }
  }
}
