extension Theme {
  /// The lowest contrast, from 1 to 21, of the text that has the colour of a token or is in front
  /// of it; nil if no such text can be measured.
  ///
  /// It is 4.5 or more in the themes of ``all``. Text, muted text, the accent and the colours of
  /// messages (`error`, `warning`, `success`, `info`) are measured on the background, on surfaces,
  /// controls and selections, and ``Color/Token/onAccent`` on the accent and the colours of
  /// messages. Text that has the terminal's default colour, or is in front of it, cannot be
  /// measured. The tokens of lines, such as `border`, have no text.
  public func textContrast(of token: Color.Token) -> Double? {
    let signals = [Color.Token.accent, .error, .warning, .success, .info]
    switch token {
    case .text, .muted, .accent, .error, .warning, .success, .info:
      return lowestContrast(
        of: [token], on: [.background, .surface, .control, .selection, .inactiveSelection])
    case .background, .surface, .control, .selection, .inactiveSelection:
      return lowestContrast(of: [.text, .muted] + signals, on: [token])
    case .onAccent: return lowestContrast(of: [token], on: signals)
    case .border, .focusedBorder, .outline: return nil
    }
  }

  private func lowestContrast(of texts: [Color.Token], on fills: [Color.Token]) -> Double? {
    texts.flatMap { text in fills.compactMap { self[text].contrast(with: self[$0]) } }.min()
  }
}
