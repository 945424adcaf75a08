import TerminalModel

extension Router {
  /// Moves the focus with an arrow key, Tab or Shift-Tab; nil for other keys, and if no other
  /// control can get it.
  func movingFocus(with key: Key) -> Response? {
    switch (key.code, key.modifiers) {
    case (.up, []), (.down, []), (.left, []), (.right, []): movingFocus(towards: key.code)
    case (.tab, []): movingFocus(by: 1)
    case (.tab, .shift): movingFocus(by: -1)
    default: nil
    }
  }

  /// Moves the focus to the nearest control in the direction of an arrow key.
  private func movingFocus(towards direction: Key.Code) -> Response? {
    guard let index = routes.focusIndex(at: interface.focus) else { return nil }
    let current = routes.targets[index].rect
    var nearest: (path: ViewPath, distance: Int)?
    for (index, target) in routes.targets.enumerated()
    where target.acceptsFocus && target.path != interface.focus {
      guard let visible = routes.ownRegion(of: index)?.rect, !visible.isEmpty,
        let distance = current.distance(to: visible, direction)
      else { continue }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (target.path, distance) }
    }
    guard let nearest else { return nil }
    var next = interface
    next.focus = nearest.path
    return Response(interface: next)
  }

  /// Moves the focus to the next target that accepts it, or by -1 to the one before; after the last
  /// comes the first.
  private func movingFocus(by step: Int) -> Response? {
    let targets = routes.targets.filter(\.acceptsFocus)
    guard let current = targets.firstIndex(where: { $0.path == interface.focus }),
      targets.count > 1
    else { return nil }
    var next = interface
    next.focus = targets[(current + step + targets.count) % targets.count].path
    return Response(interface: next)
  }

  /// Moves the focus in a dialog with an arrow key or Tab, before key bindings get it; nil if they
  /// get it.
  ///
  /// An arrow key that the focused control, or one around it, handles does not reach the bindings,
  /// even if the control ignores the key at this time.
  func movingFocus(inDialogWith key: Key) -> Response? {
    if let response = movingFocus(with: key) { return response }
    let isOwn = key.code.isArrow && isHandled(key, from: routes.focusIndex(at: interface.focus))
    return isOwn ? Response(interface: interface) : nil
  }
}

extension Key.Code {
  /// Whether it is the code of an arrow key.
  var isArrow: Bool {
    switch self {
    case .up, .down, .left, .right: true
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .home, .end, .pageUp,
      .pageDown, .function:
      false
    }
  }
}

extension Rect {
  /// The distance to a rectangle that begins beyond this one in the direction of an arrow key; nil
  /// for any other rectangle.
  ///
  /// A row counts as two columns, because a cell is about twice as high as wide. The cells across
  /// the direction count twice, so that a rectangle in line with this one is preferred to one
  /// beside it.
  fileprivate func distance(to other: Rect, _ code: Key.Code) -> Int? {
    let across: Int
    let along: Int
    switch code {
    case .up:
      (along, across) = (
        (rows.lowerBound - other.rows.upperBound) * 2, columns.gap(to: other.columns)
      )
    case .down:
      (along, across) = (
        (other.rows.lowerBound - rows.upperBound) * 2, columns.gap(to: other.columns)
      )
    case .left:
      (along, across) = (
        columns.lowerBound - other.columns.upperBound, rows.gap(to: other.rows) * 2
      )
    case .right:
      (along, across) = (
        other.columns.lowerBound - columns.upperBound, rows.gap(to: other.rows) * 2
      )
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .home, .end, .pageUp,
      .pageDown, .function:
      return nil
    }
    return along < 0 ? nil : along + across * 2
  }
}

extension Range<Int> {
  /// 0 if the ranges overlap, otherwise 1 more than the number of cells between them.
  fileprivate func gap(to other: Range<Int>) -> Int {
    Swift.max(0, other.lowerBound - upperBound + 1, lowerBound - other.upperBound + 1)
  }
}

extension Routes {
  /// Whether more than one control accepts the focus.
  package var hasSeveralFocusTargets: Bool {
    targets.lazy.filter(\.acceptsFocus).dropFirst().first != nil
  }
}
