extension Theme {
  /// The style that a terminal with a number of colours shows in place of one with tokens.
  ///
  /// ```swift
  /// let shown = Theme.dark.resolved(cell.style, at: .sixteen)
  /// ```
  /// Tokens and default colours become the colours of the theme, and attributes stand in for
  /// colours that the terminal does not have. Other colours stay as they are; the terminal shows
  /// the nearest one that it has. A test can find out whether two cells look different, and, with
  /// `Color.contrast(with:)`, whether text is legible.
  public func resolved(_ style: Style, at depth: ColorDepth) -> Style {
    ThemeColors(self, depth: depth).resolved(style)
  }
}
