/// The arrangement of the columns of a table in the application's state.
///
/// It is a class, because a table is copied several times for each frame; most tables have none.
final class BoundArrangement {
  let current: ColumnArrangement
  /// The event for another arrangement.
  let changes: (ColumnArrangement) -> Any

  init(_ current: ColumnArrangement, changes: @escaping (ColumnArrangement) -> Any) {
    self.current = current
    self.changes = changes
  }
}
