import TerminalModel

/// A message in the middle of a view that has nothing to show: a title, and what the user can do.
///
/// ```swift
/// List(count: films.count, selection: state.film, selects: Event.selected) {
///   Text(films[$0].title)
/// } empty: {
///   EmptyState("No favourites yet", hint: "Press f on a film to add it.", glyph: "★")
/// }
/// ```
/// A ``List``, a ``Table`` and a ``Tree`` without rows and without a view of their own for that
/// case show the title "Nothing here". If the whole message does not fit into the height of the
/// view, the glyph and the free row below it are left out.
public struct EmptyState<Event>: View {
  private let title: String
  private let hint: String
  private let glyph: String

  /// Makes a message.
  ///
  /// - Parameters:
  ///   - title: The fact, in a few words.
  ///   - hint: What the user can do; empty for none.
  ///   - glyph: A sign above the title; empty for none.
  public init(_ title: String, hint: String = "", glyph: String = "") {
    self.title = title
    self.hint = hint
    self.glyph = glyph
  }

  /// The message, in the middle of the available cells.
  public func node() -> Node<Event> {
    return MessageLayout(hasSign: !glyph.isEmpty) {
      if !glyph.isEmpty { Text(glyph) }
      Text(title, alignment: .center).styled(as: .messageTitle, hint.isEmpty ? [] : .bold)
      if !hint.isEmpty { Text(hint, alignment: .center).styled(as: .messageText) }
    }
    .foreground(.muted)
  }
}

extension Element {
  /// The view of a list without rows: its own one, or the default.
  static func empty(_ view: Element) -> Element {
    view.memberCount > 0 ? view : EmptyState<Any>("Nothing here").node().element
  }
}
