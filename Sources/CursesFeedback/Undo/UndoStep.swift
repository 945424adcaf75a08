/// The step that a change belongs to; one undo takes back all changes of a step.
public enum UndoStep: Hashable, Sendable {
  /// The change is a step of its own.
  ///
  /// Beside the key of undo, the title "Delete" is shown as "Undo Delete", and an empty title as
  /// "Undo".
  case separate(_ title: String = "")
  /// The change belongs to one step with the changes before it that have the same key, such as
  /// those of typing into one field.
  ///
  /// The step ends with a change of another step, with an undo or redo, and after a pause
  /// (``Component/undoable(_:limit:pause:keys:restored:step:)``).
  case joined(_ key: String, _ title: String = "")
  /// The change belongs to no step, and no undo takes it back, such as that of a loaded list.
  ///
  /// The event that made it is also reduced for each value of the undoable part that an undo or a
  /// redo can restore, with all other parts of the state as they were before the event.
  case excluded
}
