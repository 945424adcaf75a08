import TerminalModel

/// A view whose text can be selected, without the overlays and modal views in it; or such an
/// overlay or modal view.
package struct SelectableArea {
  package struct ID: Hashable, Sendable, Codable {
    /// The path of the view with the modifier, or of the modal view.
    let path: ViewPath
    /// The number of the overlay that the area is, from 1 in the order of drawing, or 0 for none.
    let overlay: Int
  }

  package let id: ID
  package let copiesOnRelease: Bool
  let box: Box
  /// The top left cell of the box's parent on the screen.
  let origin: Position
  /// Its cells on the screen that are not cut off.
  let visible: Rect
  /// The cells to which the views around it limit it.
  let clip: Rect
}

/// The modifier that makes a view selectable.
package struct Selectable {
  let path: ViewPath
  let copiesOnRelease: Bool
}

extension View {
  /// Lets the user select the text of this view with the mouse, and copies it to the user's clipboard
  /// when the button is released, unless `copiesOnRelease` is false.
  ///
  /// ```swift
  /// Column {
  ///   Text(state.title)
  ///   ScrollView { Text(state.article) }
  /// }
  /// .textSelection()
  /// ```
  /// A drag selects across all views in it, in the order of the views and not of the screen's rows:
  /// of two columns side by side, the left one is selected before the right one. A double click
  /// selects a word, a triple click a line. A drag that reaches the edge of the list or the
  /// scroll view in which it began scrolls that view. The selection stays until the next press of
  /// the left button.
  ///
  /// Controls get the mouse first. A drag that a control takes, as a text field does, selects no
  /// text here.
  ///
  /// The copied text has the line ends of the texts, none where a line wraps, and no borders. A
  /// text that is too long to be shown is copied as it is shown, with its ellipsis; a selection of
  /// more than 750,000 bytes is not copied. ``KeyBinding/copySelection(_:title:group:)`` copies at
  /// a key.
  ///
  /// The terminal reports presses and drags while the view is shown, so that it does not select
  /// text itself; most terminals still do if Shift is held.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether text can be selected.
  ///   - copiesOnRelease: Whether the text gets into the user's clipboard as soon as the mouse
  ///     button is released.
  public func textSelection(
    _ isEnabled: Bool = true, copiesOnRelease: Bool = true
  ) -> Node<Event> {
    guard isEnabled else { return node() }
    return Node(node().element.modified(.selectable(copiesOnRelease: copiesOnRelease)))
  }
}
