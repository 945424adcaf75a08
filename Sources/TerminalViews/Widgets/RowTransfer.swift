import TerminalModel

/// The events of a list for rows that the user moves in it, or drags from and to other views.
///
/// It is a class, so that it takes one machine word of a list: most lists have none.
final class RowTransfer {
  struct Events {
    /// The event for a moved row; nil if the user cannot move rows.
    var moves: ((RowMove) -> Any)?
    /// The value of a row that is dragged to another view; nil if rows are not dragged.
    var drags: ((Int) -> (any Hashable & Sendable)?)?
    /// The event for a value that is dropped between rows; nil if the list takes no values.
    var inserts: ((any Hashable & Sendable, Int) -> Any?)?
  }

  private let events: Events

  init(_ events: Events) { self.events = events }

  var moves: ((RowMove) -> Any)? { events.moves }
  var drags: ((Int) -> (any Hashable & Sendable)?)? { events.drags }
  var inserts: ((any Hashable & Sendable, Int) -> Any?)? { events.inserts }

  /// Whether a press on a row can begin to move or drag it.
  var takesPresses: Bool { events.moves != nil || events.drags != nil }

  fileprivate func with(_ change: (inout Events) -> Void) -> RowTransfer {
    var events = events
    change(&events)
    return RowTransfer(events)
  }
}

extension RowTransfer? {
  /// Events with a change.
  func with(_ change: (inout RowTransfer.Events) -> Void) -> RowTransfer {
    (self ?? RowTransfer(RowTransfer.Events())).with(change)
  }
}
