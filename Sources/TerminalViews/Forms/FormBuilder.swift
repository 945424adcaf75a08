/// Combines the rows of a ``Form``, written one below the other.
///
/// The rows of a branch that is not taken leave an index free. So the indices of the other rows do
/// not change, and they keep their focus and their messages.
@resultBuilder public enum FormBuilder<Event> {
  /// The rows of one expression.
  public struct Rows {
    @usableFromInline let content: FormRows

    @inlinable init(_ content: FormRows) { self.content = content }
  }

  /// A field.
  @inlinable public static func buildExpression(_ field: FormField<Event>) -> Rows {
    Rows(FormRows(field.content))
  }

  /// A heading.
  @inlinable public static func buildExpression(_ section: FormSection) -> Rows {
    Rows(FormRows(section))
  }

  /// Rows that a function returns.
  @inlinable public static func buildExpression(_ rows: Rows) -> Rows { rows }

  /// A single row.
  @inlinable public static func buildBlock(_ rows: Rows) -> Rows { rows }

  /// Combines rows in their order.
  @inlinable public static func buildBlock(_ rows: Rows...) -> Rows { group(rows) }

  /// Rows that depend on a condition.
  @inlinable public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? group([]) }

  /// The rows of the first of two branches.
  @inlinable public static func buildEither(first rows: Rows) -> Rows { group([rows]) }

  /// The rows of the second of two branches, at another index than those of the first.
  @inlinable public static func buildEither(second rows: Rows) -> Rows { group([group([]), rows]) }

  /// The rows of a loop.
  @inlinable public static func buildArray(_ rows: [Rows]) -> Rows { group(rows) }

  @inlinable static func group(_ rows: [Rows]) -> Rows {
    Rows(FormRows(rows.map { $0.content }))
  }
}
