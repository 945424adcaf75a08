import TerminalModel

/// A help bar: one row with a key and the title of each key binding that has a title.
///
/// Its background fills the whole width. If it has 24 columns or more, columns at both ends stay
/// free: as many as the theme sets as the padding of bars (`Theme.Metric.barPadding`), by default
/// one.
///
/// ``KeyBinding/quit(_:title:group:)-(Key,_,_)`` and ``KeyBinding/help(_:title:group:sends:)``
/// stand at the right edge. In a narrow bar, whole hints are left out, and an ellipsis stands in
/// their place. First the hints at the left are left out, from the right: put the most important
/// binding first. Then the hint of help is left out, and last that of the end of the session.
///
/// Every application has help: `?` or F1 lists the keys that work, unless the application has
/// another use for the key. A bar of the active bindings that leaves out hints shows this key.
///
/// A bar of the active bindings shows exactly the keys that work: no key that an earlier binding or
/// the view with the focus takes, such as `j` in a ``List``. If no titled binding ends the session,
/// the bar shows the keys of an untitled one that does, with the title Quit; or else Ctrl-C, unless
/// the application takes this key. While a dialog is in front, the bar shows the keys of the
/// dialog, and is not faded. While a sequence of keys is incomplete, the bar shows the typed keys
/// instead. The keys that continue the sequence are in a box in the lower right corner of the
/// screen, or in the bar if the screen is too small for the box.
public struct KeyHints<Event>: View {
  @usableFromInline let element: Element

  /// Makes a bar of the active bindings of the scene, those of the views around the focus first.
  @inlinable
  public init() { element = .keyHints(nil) }

  /// Makes a bar of given bindings.
  @inlinable
  public init(of bindings: [KeyBinding<Event>]) {
    element = .keyHints(bindings.map { KeyHint($0) })
  }

  /// The bar as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func keyHints(_ hints: [KeyHint]?) -> Element {
    let shown = hints?.shown
    return canvas(width: nil, height: 1) { area in
      let columns = area.size.columns
      HelpBar(
        shown ?? area.hintsOfHelpBar(),
        columns: columns - 2 * HelpBar.margin(in: columns, area.metrics),
        help: shown == nil ? area.helpHint : nil
      ).draw(on: &area)
    }
  }
}
