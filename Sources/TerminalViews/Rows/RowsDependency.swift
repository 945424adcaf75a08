/// The values on which the rows of a list, a table or a tree depend besides their indices.
///
/// As long as they are equal to those of the previous frame, rows that were visible are not made
/// again, except rows with a panel, a disabled view, or a control that takes input or remembers
/// something.
@usableFromInline package struct RowsDependency: Equatable, Sendable {
  /// The value that the application states.
  private let stated: any Equatable & Sendable
  /// A value of the widget itself, such as the widths of columns.
  private let own: (any Equatable & Sendable)?

  /// Makes a dependency on the stated value.
  ///
  /// - Returns: Nil if no value is stated; then all visible rows are made for each frame.
  @usableFromInline package init?(_ stated: (any Equatable & Sendable)?) {
    guard let stated else { return nil }
    self.stated = stated
    own = nil
  }

  private init(_ stated: any Equatable & Sendable, own: any Equatable & Sendable) {
    self.stated = stated
    self.own = own
  }

  /// This dependency with a value of the widget added; a dependency has at most one such value.
  func and(_ own: some Equatable & Sendable) -> RowsDependency {
    RowsDependency(stated, own: own)
  }

  @usableFromInline package static func == (left: RowsDependency, right: RowsDependency) -> Bool {
    guard left.stated.isEqual(to: right.stated) else { return false }
    guard let own = left.own, let other = right.own else {
      return left.own == nil && right.own == nil
    }
    return own.isEqual(to: other)
  }
}

extension Equatable {
  func isEqual(to other: any Equatable & Sendable) -> Bool {
    // `as?` would look up the type of an optional value, which takes 700 instructions.
    switch other {
    case let other as Self: self == other
    default: false
    }
  }
}
