/// The step that a change belongs to, which one undo takes back.
public enum UndoStep: Hashable, Sendable {
  /// The change is a step of its own. The title is shown with the key, such as "Undo Delete"; an
  /// empty one is not shown.
  case separate(_ title: String = "")
  /// The change belongs to one step with the changes before it that have the same key, such as
  /// those of typing into one field.
  ///
  /// The step ends with a change of another step, with an undo or redo, and after a pause
  /// (``Component/undoable(_:limit:pause:keys:restored:step:)``).
  case joined(_ key: String, _ title: String = "")
  /// The change belongs to no step, and no undo takes it back, such as that of a loaded list.
  ///
  /// The event is reduced for the earlier and later values in the history, too, each with the rest
  /// of the state as it was before the event.
  case excluded
}
