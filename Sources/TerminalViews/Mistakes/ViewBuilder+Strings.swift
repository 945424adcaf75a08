extension ViewBuilder {
  /// Unavailable: write `Text(…)`.
  @available(*, unavailable, message: "a string is not a view. Write Text(…).")
  public static func buildExpression(_ text: some StringProtocol) -> Node<Event> { .empty }
}
