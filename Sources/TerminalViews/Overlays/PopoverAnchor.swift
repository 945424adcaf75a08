/// A place in a view at which ``View/popover(at:_:)`` shows other views.
public struct PopoverAnchor: Hashable, Sendable {
  /// The text cursor of a ``TextEditor`` or a ``TextField``.
  public static let cursor = PopoverAnchor()
}
