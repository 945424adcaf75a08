extension Text {
  /// Unavailable: write `Text("\(number)")`.
  @available(*, unavailable, message: "a number is not a text. Write Text(\"\\(number)\").")
  public init(_ number: some Numeric) { self.init("") }
}
