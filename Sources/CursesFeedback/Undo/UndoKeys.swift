public import TerminalModel

/// The keys that undo and redo the steps of an ``Undoable`` component.
///
/// Their bindings have the command names `undo` and `redo`. By these names, a user's ``KeyMap`` can
/// give the bindings other keys.
public struct UndoKeys: Hashable, Sendable {
  /// The keys that undo a step; empty for none.
  public var undo: [Key]
  /// The keys that do a step again; empty for none.
  public var redo: [Key]

  /// Makes keys.
  ///
  /// By default, they are Ctrl-Z and Ctrl-Y. With them, Ctrl-Z does not suspend the program, even
  /// if there is no step to undo.
  public init(undo: [Key] = ["ctrl+z"], redo: [Key] = ["ctrl+y"]) {
    (self.undo, self.redo) = (undo, redo)
  }

  /// No keys.
  public static let none = UndoKeys(undo: [], redo: [])
}
