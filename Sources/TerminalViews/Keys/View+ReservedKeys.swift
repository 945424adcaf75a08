public import TerminalModel

extension View {
  /// Reserves keys for key bindings: the controls in the view do not take them.
  ///
  /// ```swift
  /// TextEditor(text: state.note, changes: Event.noteChanged)
  ///   .keysReserved(["ctrl+k", "ctrl+f"])
  /// ```
  /// The control with the focus gets a key before the bindings do. Here the editor would delete the
  /// rest of the line at Ctrl-K, and move the cursor at Ctrl-F; with the modifier, bindings can use
  /// both. A reserved key without a binding has the meaning that it has without a control: Tab and
  /// the arrow keys move the focus, for instance.
  ///
  /// Keys that the views around this one reserve are reserved in it, too, and so they are in its
  /// dialogs and drop-down lists. Controls around it, such as a scroll view, still take the keys
  /// before bindings do. A character that is reserved cannot be typed in the view, but still be
  /// pasted. An open menu in the view still takes all keys without modifiers, and in a dialog, Tab
  /// and the arrow keys move the focus before bindings get them.
  ///
  /// In a dialog with a form (``dialog(_:)``), a reserved key reaches the bindings behind it, too.
  public func keysReserved(_ keys: Set<Key>) -> Node<Event> {
    Node(node().element.withKeys(KeyLayer(reserving: keys)))
  }
}
