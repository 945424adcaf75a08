/// A page: the shown one of several views that take turns at one place, such as those of tabs.
package struct ShownPage {
  let path: ViewPath
  /// The identities of the views that can return in its place, or nil if any can.
  let others: [ViewIdentity]?

  /// Whether a view is in another one of the pages that take turns with this one.
  func takesTurns(with other: ViewPath) -> Bool {
    other.steps.starts(with: path.steps.dropLast()) && other.steps.count >= path.steps.count
      && !path.contains(other)
  }

  /// Whether a view is in a page that cannot return.
  func discards(_ other: ViewPath) -> Bool {
    guard let others, takesTurns(with: other) else { return false }
    guard case .identity(let id) = other.steps[path.steps.count - 1] else { return false }
    return !others.contains(id)
  }
}

extension [ShownPage] {
  /// Whether a view is in a hidden page that can return.
  func keep(_ path: ViewPath) -> Bool {
    contains { $0.takesTurns(with: path) } && !contains { $0.discards(path) }
  }
}
