import TerminalModel

/// A view, such as the whole scene, to which a selection of text is limited, without the overlays and
/// modal views in it; or such an overlay or modal view.
package struct SelectableArea {
  package struct ID: Hashable, Sendable, Codable {
    /// The path of the view with the modifier, or of the modal view; empty for the whole scene.
    let path: ViewPath
    /// The number of the overlay that the area is, from 1 in the order of drawing; 0 for none, and -1
    /// for the whole scene.
    let overlay: Int
    /// The number of areas with the same path and overlay that precede it, such as the modal view
    /// around a view with the modifier.
    let number: Int

    static let scene = ID(path: ViewPath(), overlay: -1, number: 0)
  }

  package let id: ID
  package let selectability: TextSelectability
  let box: Box
  /// The top left cell of the box's parent on the screen.
  let origin: Position
  /// Its cells on the screen that are not cut off.
  let visible: Rect
  /// The cells to which the views around it limit it.
  let clip: Rect
}

/// Whether the user can select the text of a view with the mouse.
package enum TextSelectability {
  case none
  /// The application states nothing: the text is copied when the button is released, unless the
  /// application states the mouse actions that it wants.
  case byDefault
  /// Only a key copies the selected text.
  case copiesByKey
  /// The selected text is copied as soon as the mouse button is released, too.
  case copiesOnRelease

  /// Whether the terminal has to report the mouse for it.
  var needsMouse: Bool {
    switch self {
    case .none, .byDefault: false
    case .copiesByKey, .copiesOnRelease: true
    }
  }
}

/// A view for which the application states how its text can be selected.
package struct Selectable {
  let path: ViewPath
  let selectability: TextSelectability
}

extension View {
  /// Sets whether the user can select the text of this view with the mouse, and whether it is copied
  /// to the user's clipboard as soon as the button is released.
  ///
  /// ```swift
  /// Row {
  ///   List(count: files.count) { Text(files[$0].name) }
  ///   ScrollView { Text(state.article) }.textSelection()
  /// }
  /// ```
  /// Without this modifier, all text of a screen can be selected, and is copied, while the terminal
  /// reports the mouse for a control or a tooltip, unless a view sets the reports
  /// (``mouseReporting(_:)``). The modifier keeps a selection that begins in the view inside it, and makes
  /// the terminal report the mouse on a screen without controls, too. If `isEnabled` is false, no
  /// selection begins in the view or contains its text.
  ///
  /// A drag selects across all views in it, in the order of the views and not of the screen's rows:
  /// of two columns side by side, the left one is selected before the right one. A double click
  /// selects a word, a triple click a line. A drag that reaches the edge of the list or the
  /// scroll view in which it began scrolls that view, unless that would select another row. The
  /// selection stays until the next press of the left button or of Escape, and until a key is used for
  /// anything but copying it.
  ///
  /// Controls get the mouse first. A drag that begins on a control which draws itself, such as a button
  /// or a text field, selects no text here.
  ///
  /// The copied text has the line ends of the texts, none where a line wraps, and no borders. A
  /// text that is too long to be shown is copied as it is shown, with its ellipsis; a selection of
  /// more than 750,000 bytes is not copied. ``KeyBinding/copySelection(_:title:group:)`` copies at
  /// a key.
  ///
  /// If `isEnabled` is true, the terminal reports presses and drags while the view is shown, so that it
  /// does not select text itself; most terminals still do if Shift is held.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether text can be selected.
  ///   - copiesOnRelease: Whether the text gets into the user's clipboard as soon as the mouse
  ///     button is released.
  public func textSelection(
    _ isEnabled: Bool = true, copiesOnRelease: Bool = true
  ) -> Node<Event> {
    let selectability: TextSelectability =
      !isEnabled ? .none : copiesOnRelease ? .copiesOnRelease : .copiesByKey
    return Node(node().element.modified(.selectable(selectability)))
  }
}
