extension FormBuilder {
  /// Unavailable: write ``FormField`` or ``FormSection``.
  @available(
    *, unavailable,
    message: "a row is a field: write FormField { … } around the view, or FormSection(…)."
  )
  public static func buildExpression<V: View>(_ view: V) -> Rows where V.Event == Event {
    preconditionFailure()
  }

  /// Unavailable: write ``FormSection``.
  @available(
    *, unavailable, message: "a string is no row of a form. Write FormSection(…) for a heading."
  )
  public static func buildExpression(_ text: some StringProtocol) -> Rows {
    preconditionFailure()
  }
}
