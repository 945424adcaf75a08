import TerminalModel

/// A sign (a symbol such as ★), texts and a button, one below the other, in the middle of the
/// proposed cells.
///
/// If the rows are few, the free row below the sign and the sign are left out first, then the free
/// row above the button, then rows of the texts.
struct MessageLayout: Layout {
  /// Whether the first child is a sign.
  var hasSign = false
  /// Whether the last child is a button.
  var hasButton = false

  var fills: Axis.Set { [.horizontal, .vertical] }

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    let columns = max(0, proposed.columns - (proposed.columns < 20 ? 0 : 2))
    let button = hasButton ? children.indices.last : nil
    let sign = hasSign ? children.indices.first : nil
    let texts = children.indices.filter { $0 != button && $0 != sign }
    var sizes = Array(repeating: Size.zero, count: children.indices.count)
    var left = proposed.rows
    for child in [button].compactMap(\.self) + texts + [sign].compactMap(\.self) {
      sizes[child] = children.measure(child, in: Size(columns: columns, rows: left))
      left -= min(left, sizes[child].rows)
    }
    // The sign has a free row below it.
    let showsSign = sign != nil && left > 0
    if let sign { left += showsSign ? -1 : sizes[sign].rows }
    let hasGap = button != nil && left > 0
    if hasGap { left -= 1 }

    var row = left / 2
    for child in children.indices where child != sign || showsSign {
      if child == button, hasGap { row += 1 }
      let column = (proposed.columns - sizes[child].columns) / 2
      children.place(child, at: Position(column: column, row: row))
      row += sizes[child].rows + (child == sign ? 1 : 0)
    }
    return proposed
  }
}
