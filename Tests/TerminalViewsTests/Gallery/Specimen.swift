import TerminalModel
import TerminalViews
import Testing

/// A widget in the gallery: its values, its pictures, and its responses to input.
///
/// The tests of the gallery show each widget with each of its values: controls in each condition on
/// screens of six sizes, and all widgets in all sizes up to thirty columns, in all themes and in
/// ASCII. `GalleryCatalogueTests` fails if a widget of the library is not in the gallery.
struct Specimen: Sendable, CustomTestStringConvertible {
  /// The control with one value, such as an empty field.
  struct Value: Sendable {
    let name: String
    /// The keys that lead to the value after the control has got the focus.
    var keys: [Key] = []
    /// The drag of the mouse that leads to the value after the keys.
    var drag: Drag?
    let view: @Sendable () -> Node<RandomEvent>

    init(
      _ name: String, keys: Key..., drag: Drag? = nil,
      @ViewBuilder<RandomEvent> view: @escaping @Sendable () -> Node<RandomEvent>
    ) {
      (self.name, self.keys, self.drag, self.view) = (name, keys, drag, view)
    }
  }

  /// A drag of the mouse with the left button, between two cells of a control.
  struct Drag: Sendable {
    let start: Position
    let end: Position

    init(_ start: Position, _ end: Position) { (self.start, self.end) = (start, end) }
  }

  /// The events of the first value; nil for an input that the control passes on.
  struct Responses: Sendable {
    var enter: [RandomEvent]?
    var click: [RandomEvent] = []
    var wheel: [RandomEvent]?
    var paste: [RandomEvent]?
  }

  let name: String
  let values: [Value]
  /// The events for Enter, for a click in the middle, for a turn of the wheel there, and for a paste.
  let responses: Responses
  /// The values on a screen of 20 × 6, one below the other, in the conditions idle, focused, pressed
  /// and disabled, side by side; a dash for a condition that does not exist.
  ///
  /// Nil for a widget whose pictures are in other tests.
  let pictures: String?
  /// The first value, focused, on a screen of 40 × 12; nil if it differs only in its width.
  let largePicture: String?
  /// The values that look like the first one.
  let alike: Set<String>
  /// The values in which a condition cannot be seen.
  let unmarked: [Condition: Set<String>]
  /// Whether the control takes the wheel at its ends, where it changes nothing.
  let keepsWheel: Bool
  /// Whether a press outside the control closes it.
  let closesOutside: Bool

  init(
    _ name: String, _ values: Value..., responses: Responses = Responses(), pictures: String? = nil,
    largePicture: String? = nil, alike: Set<String> = [], unmarked: [Condition: Set<String>] = [:],
    keepsWheel: Bool = false, closesOutside: Bool = false
  ) {
    self.name = name
    self.values = values
    self.responses = responses
    self.pictures = pictures
    self.largePicture = largePicture
    (self.alike, self.unmarked, self.keepsWheel) = (alike, unmarked, keepsWheel)
    self.closesOutside = closesOutside
  }

  var testDescription: String { name }
}

/// The condition of a control: how it is used, or that it is disabled.
enum Condition: CaseIterable, Sendable {
  case idle, hovered, focused, pressed, disabled

  /// The conditions in the pictures.
  static let pictured: [Condition] = [.idle, .focused, .pressed, .disabled]
}

extension Size {
  /// The sizes of the screens in the tests of the gallery.
  static let gallery = [(0, 0), (1, 1), (20, 6), (40, 12), (80, 24), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }
}
