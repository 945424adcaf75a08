import TerminalModel

/// All that the inspector shows of one moment (``InspectedMoment``) of a session.
struct InspectedDetail: Equatable, Sendable {
  /// A line of the state, below the lines of the values that contain it.
  struct StateLine: Equatable, Sendable {
    /// The number of values that contain this one.
    let depth: Int
    /// The name and the value, such as `count: 3`.
    let text: String
  }

  /// An active key binding.
  struct Binding: Equatable, Sendable {
    /// The keys, such as `ctrl+s`.
    let keys: String
    let title: String
    /// The group in the help screen; nil for none.
    let group: String?
  }

  /// A laid-out part of the screen.
  struct LayoutBox: Equatable, Sendable {
    /// The kinds of the views from the outermost one to this one, such as
    /// `Column › Panel 2 › List`.
    let path: String
    /// The kind of the view that draws it, such as `Text` or `List`.
    let kind: String
    /// The number of boxes that contain this one.
    let depth: Int
    /// The place on the screen.
    let rect: Rect
    /// Whether a control in it has the focus.
    let isFocused: Bool
    /// The memory of its control; nil for none.
    let memory: String?
  }

  /// The number of the moment.
  let number: Int
  /// The screen that shows the state.
  let frame: Frame
  /// The state, as a tree.
  let state: [StateLine]
  /// The lines of the state that the event changed, each with `-` or `+`, or a space for those
  /// around them.
  let changes: [String]
  /// The effects that run, by name.
  let effects: [String]
  /// The active key bindings, in the order of the help screen.
  let bindings: [Binding]
  /// The laid-out parts of the screen, each before the ones that it contains.
  let boxes: [LayoutBox]
}

/// Where a cell of a screen comes from.
struct CellOrigin: Equatable, Sendable {
  /// The path of the innermost view at the cell.
  let path: String
  /// The kind of the view that draws the cell, such as `Text`.
  let kind: String
  /// The number of the moment at which the cell got its content, and the event in one line; nil if
  /// the content is older than the history.
  let lastChange: (number: Int, title: String)?
  /// The lines of the state that this event changed, each with `-` or `+`, or a space for those
  /// around them: the part of the state that gave the cell its content.
  let changes: [String]

  static func == (left: CellOrigin, right: CellOrigin) -> Bool {
    left.path == right.path && left.kind == right.kind && left.changes == right.changes
      && left.lastChange?.number == right.lastChange?.number
      && left.lastChange?.title == right.lastChange?.title
  }
}
