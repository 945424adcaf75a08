import TerminalModel

/// Several selected rows of a list or a table by their indices, without the type of their
/// identities.
@usableFromInline struct SelectedIndices {
  /// The index of the current row, at which a move by a key begins, or nil if there is none.
  let current: Int?
  let isEmpty: Bool
  let contains: (Int) -> Bool
  /// The identity of the item in a row.
  let identity: (Int) -> ViewIdentity
  let changes: (RowsChange) -> Any

  @usableFromInline init(
    current: Int?, isEmpty: Bool, contains: @escaping (Int) -> Bool,
    identity: @escaping (Int) -> ViewIdentity, changes: @escaping (RowsChange) -> Any
  ) {
    self.current = current
    self.isEmpty = isEmpty
    self.contains = contains
    self.identity = identity
    self.changes = changes
  }

  /// Makes the selected rows of a list or a table of a number of rows.
  @usableFromInline init(
    _ selected: SelectedRanges, count: Int, changes: @escaping (SelectedRanges) -> Any
  ) {
    self.init(
      current: selected.current.flatMap { $0 >= 0 && $0 < count ? $0 : nil },
      isEmpty: selected.rows.isEmpty, contains: { selected.rows.contains($0) },
      identity: { .number($0) }, changes: { changes(selected.changed(by: $0, of: count)) })
  }
}

/// The row at which a range of selected rows begins; valid as long as the rows stay where they are.
struct RangeAnchor: Hashable, Sendable {
  let row: Int
  /// The identity of the item in the row.
  let identity: ViewIdentity
  /// The row that was current after the range was extended.
  let current: Int
}

/// The meaning of a key for several selected rows.
enum SelectionAction {
  /// Selects the rows up to another one.
  case extend(RowStep)
  /// Selects the current row, or ends its selection.
  case toggle
  case selectAll
  case clear
}

extension SelectedIndices {
  /// The meaning of a key, or nil if it has none.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - page: The number of rows that fit.
  func action(for key: Key, count: Int, page: Int) -> SelectionAction? {
    switch (key.modifiers, key.code) {
    case ([], .character(" ")): current == nil ? nil : .toggle
    case ([], .escape): isEmpty ? nil : .clear
    case (.control, .character("a")): count > 0 ? .selectAll : nil
    case (.shift, _) where count > 0:
      RowStep(key.code, page: page, hasLetterKeys: false).map { .extend($0) }
    default: nil
    }
  }

  /// The response to a key.
  ///
  /// - Parameter target: Returns the row to which a step leads.
  func respond(
    to action: SelectionAction, of count: Int, _ anchor: inout RangeAnchor?,
    target: (RowStep) -> Int
  ) -> ControlResponse<Any> {
    switch action {
    case .extend(let step): extending(to: target(step), of: count, &anchor)
    case .toggle: current.map { changing(.toggled($0), &anchor) } ?? .handled
    case .selectAll: changing(.all, &anchor)
    case .clear: changing(.cleared, &anchor)
    }
  }

  /// The response to a click on a row: with Ctrl, it selects the row or ends its selection; with
  /// Shift, it extends the range of selected rows to the row; without them, the response is nil.
  func clicking(
    _ row: Int, _ modifiers: Key.Modifiers, of count: Int, _ anchor: inout RangeAnchor?
  ) -> ControlResponse<Any>? {
    if modifiers.contains(.control) { return changing(.toggled(row), &anchor) }
    return modifiers.contains(.shift) ? extending(to: row, of: count, &anchor) : nil
  }

  /// Sends the event of a change, and ends the range that Shift extends.
  private func changing(_ change: RowsChange, _ anchor: inout RangeAnchor?) -> ControlResponse<Any>
  {
    anchor = nil
    return .sends(changes(change))
  }

  /// Selects the rows from the one at which the range begins to another one.
  private func extending(
    to row: Int, of count: Int, _ anchor: inout RangeAnchor?
  ) -> ControlResponse<Any> {
    let current = current ?? row
    let valid = anchor.flatMap { isValid($0, count) ? $0.row : nil }
    let old = valid.map { min($0, current)...max($0, current) }
    let start = valid ?? current
    let new = min(start, row)...max(start, row)
    anchor = RangeAnchor(row: start, identity: identity(start), current: row)
    return old == new ? .handled : .sends(changes(.extended(from: old, to: new, current: row)))
  }

  /// Whether the range from an anchor to the current row is still the one that Shift extended.
  ///
  /// Since then, the application may have sorted or filtered the items, or selected another row.
  private func isValid(_ anchor: RangeAnchor, _ count: Int) -> Bool {
    anchor.row < count && anchor.current == current && identity(anchor.row) == anchor.identity
  }
}
