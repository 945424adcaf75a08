public import TerminalModel

/// The keys that undo and redo the steps of an ``Undoable`` component.
///
/// The commands of their bindings are named `undo` and `redo`. These bindings are not
/// among those of the component itself: a user's ``KeyMap`` is applied to these keys apart.
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

extension KeyMap {
  /// The keys that the map gives to undo and redo; those that it does not name stay.
  ///
  /// ```swift
  /// let editor = Editor(keyMap).undoable(\.document, keys: { _ in keyMap.applied(to: UndoKeys()) })
  /// ```
  /// A sequence of several keys is left out.
  public func applied(to keys: UndoKeys) -> UndoKeys {
    UndoKeys(undo: singleKeys("undo") ?? keys.undo, redo: singleKeys("redo") ?? keys.redo)
  }

  /// Checks that the map fits the bindings of a component and those of its undo and redo.
  ///
  /// - Parameters:
  ///   - bindings: The bindings of the component in all its states.
  ///   - keys: The keys of undo and redo before the map is applied to them.
  /// - Throws: ``KeyMapError`` if undo or redo gets a sequence of several keys, and otherwise as
  ///   ``check(_:)`` does.
  public func check<Event>(
    _ bindings: [KeyBinding<Event>], undoKeys keys: UndoKeys
  ) throws(KeyMapError) {
    for name in ["undo", "redo"]
    where self.keys[name]?.contains(where: { $0.keys.count > 1 }) == true {
      throw KeyMapError(
        line: lines[name], message: "\"\(name)\" takes single keys, and no sequences of keys.")
    }
    let undoBindings: [KeyBinding<Any>] = [
      KeyBinding(keys.undo, "Undo", sends: ()), KeyBinding(keys.redo, "Redo", sends: ()),
    ]
    try check(bindings.map { $0.map { $0 as Any } } + undoBindings)
  }

  private func singleKeys(_ name: String) -> [TerminalModel.Key]? {
    keys[name]?.compactMap { $0.keys.count == 1 ? $0.keys.first : nil }
  }
}
