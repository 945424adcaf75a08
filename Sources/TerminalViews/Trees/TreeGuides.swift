/// The characters that show the levels of a ``Tree``.
public enum TreeGuides: Hashable, Sendable {
  /// Lines of box drawing characters: `├─▾`.
  case lines
  /// Characters of ASCII: `|-v`.
  case ascii
  /// Only the indentation, and the marks of nodes that can have children.
  case none

  /// The columns of a level.
  static var columns: Int { 2 }

  /// The guide and the mark before a row.
  ///
  /// - Parameters:
  ///   - continues: For each node above the row, from the root down, and for itself, whether
  ///     siblings follow.
  ///   - isExpanded: Whether the row's node is expanded; nil if it cannot be.
  ///   - columns: The columns that the two may take; if they are too few, the outer levels are
  ///     left out.
  /// - Returns: The guide, with two columns for each outer level that is shown, and the mark of two
  ///   columns; empty texts if there is no space for the mark.
  func prefix(
    _ continues: [Bool], isExpanded: Bool?, columns: Int
  ) -> (levels: String, mark: String) {
    let levels = max(0, min(continues.count, columns / Self.columns) - 1)
    let shown = continues.suffix(levels)
    var text = ""
    for (index, hasNext) in shown.enumerated() {
      text += index == levels - 1 ? branch(hasNext) : line(hasNext)
    }
    guard columns >= Self.columns else { return ("", "") }
    return (text, mark(isExpanded, isRoot: continues.count == 1))
  }

  private func line(_ continues: Bool) -> String {
    guard continues else { return "  " }
    return switch self {
    case .lines: "│ "
    case .ascii: "| "
    case .none: "  "
    }
  }

  private func branch(_ continues: Bool) -> String {
    switch self {
    case .lines: continues ? "├─" : "└─"
    case .ascii: continues ? "|-" : "`-"
    case .none: "  "
    }
  }

  private func mark(_ isExpanded: Bool?, isRoot: Bool) -> String {
    guard let isExpanded else {
      return switch self {
      case .lines: isRoot ? "  " : "─ "
      case .ascii: isRoot ? "  " : "- "
      case .none: "  "
      }
    }
    return switch self {
    case .lines, .none: isExpanded ? "▾ " : "▸ "
    case .ascii: isExpanded ? "v " : "> "
    }
  }
}
