import TerminalModel

/// A padding whose number of cells is set by the theme.
package enum ThemePadding: Hashable, Sendable {
  /// Around the content of a panel, including the cells of the border.
  case panel
  /// At both ends of a bar.
  case bar

  func insets(_ metrics: ThemeMetrics) -> Insets {
    switch self {
    case .panel: Insets(columns: metrics[.panelColumns] + 1, rows: metrics[.panelRows] + 1)
    case .bar: Insets(columns: metrics[.barPadding])
    }
  }
}

extension Element {
  func padded(by padding: ThemePadding) -> Element {
    modified(.themePadding(padding), stretch: stretch.padded(by: padding.insets(.standard)))
  }

  /// The stretch of the element with the metrics of a theme: how its size depends on the proposed
  /// size, known before it is laid out.
  ///
  /// ``stretch`` holds for the standard metrics. With other metrics, a ``ThemePadding`` has another
  /// size, and so the bounds of a view with such a padding are others.
  func stretch(in metrics: ThemeMetrics) -> Stretch {
    guard metrics != .standard, case .modified(let content, let modifier) = kind else {
      return stretch
    }
    switch modifier {
    case .themePadding(let padding):
      return content.stretch(in: metrics).padded(by: padding.insets(metrics))
    case .padding(let insets): return content.stretch(in: metrics).padded(by: insets)
    case .frame(let rule): return rule.stretch(around: content.stretch(in: metrics))
    case .floating(let overlay):
      return content.stretch(in: metrics).takingKeys(overlay.content.stretch.takesKeys)
    case .theme: return stretch
    case .style, .backdrop, .gridCell, .keys, .identity, .page, .focusID, .focusScope, .dependency,
      .unfocusable, .disabled, .tooltip, .mouseReporting, .look, .joinedBorders,
      .selectable,
      .activeKeys, .focusReader, .modal, .mapped:
      return content.stretch(in: metrics)
    }
  }
}
