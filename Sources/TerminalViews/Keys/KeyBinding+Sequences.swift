public import TerminalModel

extension KeyBinding {
  /// Makes a binding of keys that are pressed one after the other.
  ///
  /// ```swift
  /// KeyBinding(sequence: "g g", "First row", sends: .movedToFirst)
  /// KeyBinding(sequence: "space f", "Find", sends: .findShown)  // the space bar as leader key
  /// ```
  /// While a sequence is incomplete, a box in the lower right corner lists the keys that continue
  /// it; on a screen that is too small for the box, such as one with fewer than six rows,
  /// ``KeyHints`` shows them. Escape cancels the sequence; a key that does not continue it drops it
  /// and is handled alone. If the keys typed so far have a binding of their own, it applies after
  /// one second (of the loop's clock) without a key, or, if a key follows that does not continue
  /// the sequence, before this key. If they have no binding, there is no time limit.
  ///
  /// The view with the focus gets the first key before a sequence does: a button takes the space
  /// bar, a list `j` and `k` (``List/letterKeysDisabled(_:)``).
  @inlinable
  public init(
    sequence: Keystrokes, _ title: String = "", group: String? = nil, sends event: Event
  ) {
    self.init(sequences: [sequence], title, group: group, sends: event)
  }

  /// Makes a binding of several sequences, some of which may be single keys, with the same event.
  @inlinable
  public init(
    sequences: [Keystrokes], _ title: String = "", group: String? = nil, sends event: Event
  ) {
    self.init(.sequences(sequences), label: KeyLabel(title, group: group), action: .sends(event))
  }

  /// Makes a binding whose keys may follow a count: `j` moves down by one row, `3 j` by three.
  ///
  /// ```swift
  /// KeyBinding.counted("j", "down", title: "Down") { count in .moved(by: count) }
  /// KeyBinding.counted("g g", title: "Row") { count in .movedTo(row: count) }
  /// ```
  /// The digits of the count need no bindings. While such a binding is active, a digit from 1 to 9
  /// begins a count unless it is bound in the same list of bindings, or in an earlier list, such as
  /// that of an inner component. The digits after it continue the count unless they are bound in an
  /// earlier list. Other bindings ignore the count.
  ///
  /// - Parameters:
  ///   - sequences: The keys, or sequences of keys.
  ///   - title: The title in help; empty for none.
  ///   - group: The heading in a help screen, or nil for none.
  ///   - event: The event for a count from 1, which is also the default, to 999,999,999. A reducer that
  ///     does something this many times limits the count itself.
  @inlinable
  public static func counted(
    _ sequences: Keystrokes..., title: String = "", group: String? = nil,
    sends event: @escaping @Sendable (Int) -> Event
  ) -> KeyBinding {
    KeyBinding(
      .counted(sequences, EventMaker(event)), label: KeyLabel(title, group: group), action: nil)
  }
}
