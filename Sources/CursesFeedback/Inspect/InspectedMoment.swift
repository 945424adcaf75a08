import TerminalModel

/// One event of an inspected session, or its start, in a line of the inspector's list.
struct InspectedMoment: Equatable, Sendable {
  /// The number of the state to which the event led; 0 for the first state.
  let number: Int
  /// The time since the start of the session.
  let time: Duration
  /// The event in one line, of at most 200 characters.
  let title: String
  /// Where the event comes from, such as `key down` (the arrow key) or `search` (an effect); empty
  /// for the start.
  let cause: String
  /// The effects that started and ended because of the event, such as `started search`.
  var activity: [String]
  /// The cost of the frame that showed the state; nil if no frame did.
  var frame: FrameCost?
}

/// The cost of a frame.
struct FrameCost: Equatable, Sendable {
  /// The time to make the view, to lay it out, to draw it, and to pass the frame to the terminal.
  let time: Duration
  /// The number of cells that differed from the screen.
  let changedCells: Int
}
