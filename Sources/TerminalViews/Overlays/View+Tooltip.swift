extension View {
  /// Shows a note beside the view when the pointer rests on it, or when a key asks for it.
  ///
  /// ```swift
  /// Button("Sync", sends: .syncRequested)
  ///   .tooltip("Copies the new records to the server, and reads those of others")
  /// ```
  /// The note appears when the pointer has rested on the view for half a second. It disappears when
  /// the pointer leaves the view, and at the next key, press or turn of the wheel, which has its
  /// usual effect. Then it is not shown again before the pointer has left the view. If several
  /// views under the pointer have a note, that of the innermost one is shown.
  ///
  /// Ctrl+F1 and Alt+H show the note of the view with the focus, and hide it again, unless a
  /// control or a key binding takes the key. So it can be read without a mouse, too.
  ///
  /// The note never takes the focus or input. It is below the view, or above it if it does not fit
  /// there; its lines have at most 40 columns. A disabled view shows its note, too, when the
  /// pointer rests on it: the note can say why the view is disabled. The view keeps its size and
  /// its input.
  ///
  /// The terminal reports all movements of the mouse while a view with a note is visible: see
  /// ``mouseReporting(_:)``.
  ///
  /// - Parameter text: The note; an empty one is not shown. Newlines begin new lines.
  public func tooltip(_ text: String) -> Node<Event> {
    text.isEmpty ? node() : Node(node().element.modified(.tooltip(text)))
  }
}
