import TerminalModel

extension LayoutPass {
  /// Lays out a node with a modifier.
  mutating func layout(
    _ node: Element, _ modifier: Element.Modifier, _ proposal: ProposedSize
  ) -> Box {
    switch modifier {
    case .padding(let insets):
      return layout(node, paddedBy: insets, proposal)
    case .themePadding(let padding):
      return layout(node, paddedBy: padding.insets(metrics), proposal)
    case .frame(let rule):
      return layout(node, framedBy: rule, proposal)
    case .identity(let id):
      // The identity takes the place of the view's index. A view with two identities has both in its
      // path: one of them alone may be that of another view, too.
      var last: ViewPath.Step?
      if case .identity? = path.steps.last {
        path.append(.identity(id))
      } else {
        last = path.replaceLast(with: .identity(id))
      }
      defer {
        path.removeLast()
        if let last { path.append(last) }
      }
      return layout(node, proposal)
    case .dependency(let value):
      return layout(node, dependingOn: value, proposal)
    case .page(let id, let others):
      return layout(node, asPage: id, among: others, proposal)
    case .style(let change, let part):
      return layout(node, in: .style(change, part), proposal)
    case .backdrop(let backdrop):
      return layout(node, on: backdrop, proposal)
    case .keys(let layer):
      return layout(node, in: .keys(embedded(layer)), proposal)
    case .focusID(let id):
      return layout(node, in: .focusID(id), proposal)
    case .focusScope(let scope):
      return layout(node, in: .focusScope(embedded(scope), path), proposal)
    case .unfocusable:
      return layout(node, in: .unfocusable, proposal)
    case .disabled:
      return layout(node, in: .disabled, proposal)
    case .tooltip(let text):
      return layout(node, in: .tooltip(text, path), proposal)
    case .mouseReporting(let wanted):
      return layout(node, in: .mouseReporting(wanted), proposal)
    case .joinedBorders:
      return layout(node, in: .joinedBorders, proposal)
    case .gridCell:
      return layout(node, proposal)
    case .theme(let theme, let isSelected):
      return layout(node, in: theme, isSelected: isSelected, proposal)
    case .look(let look):
      return layout(node, in: look, proposal)
    case .selectable(let selectability):
      return layout(node, selectability, proposal)
    case .floating(let overlay):
      return layout(node, under: overlay, proposal)
    case .activeKeys(let view):
      record.showsActiveKeys = true
      return layout(view(activeKeys ?? []), proposal)
    case .focusReader(let view):
      return layout(reading: view, proposal)
    case .modal:
      return layout(node, in: .modal(path), proposal)
    case .mapped(let embed):
      return layout(node, mappedBy: embed, proposal)
    }
  }

  private mutating func layout(
    _ node: Element, in content: Box.Content, _ proposal: ProposedSize
  ) -> Box {
    let box = layout(node, proposal)
    return Box(content, size: box.room, children: [box])
  }

  /// Lays out a node in a theme.
  ///
  /// This decides which theme the whole view has: one that the user has selected in the application,
  /// or else that of the user's options, or else that of the view.
  ///
  /// If no container and no identity is around the node, so that its path is empty, the theme is
  /// that of the frame. Otherwise, or if the frame already has a different theme, it is a look of
  /// the node.
  private mutating func layout(
    _ node: Element, in theme: Theme, isSelected: Bool, _ proposal: ProposedSize
  ) -> Box {
    guard path.steps.isEmpty, self.theme == nil || self.theme == theme else {
      return layout(node, in: .theme(theme) as Look, proposal)
    }
    self.theme = theme
    if isSelected { hasUserTheme = false }
    if !hasUserTheme { apply(theme) }
    return layout(node, proposal)
  }

  private mutating func layout(
    _ node: Element, in look: Look, _ proposal: ProposedSize
  ) -> Box {
    let outer = (metrics, usesASCII)
    if case .theme(let theme) = look { apply(theme) }
    looks.append(look)
    defer {
      looks.removeLast()
      (metrics, usesASCII) = outer
    }
    return layout(node, in: .look(look) as Box.Content, proposal)
  }

  private mutating func apply(_ theme: Theme) {
    metrics = theme.metrics
    usesASCII = display.usesASCII || theme.usesASCII
  }

  private mutating func layout(
    _ node: Element, _ selectability: TextSelectability, _ proposal: ProposedSize
  ) -> Box {
    let outer = isSelectable
    isSelectable = selectability != .none
    defer { isSelectable = outer }
    let selectable = Selectable(path: path, selectability: selectability)
    return layout(node, in: .selectable(selectable), proposal)
  }

  private mutating func layout(
    _ node: Element, paddedBy insets: Insets, _ proposal: ProposedSize
  ) -> Box {
    let room = Rect(proposal.size).inset(by: insets)
    let box = layout(node, proposal.resized(to: room.size))
    let own = Size(
      columns: box.room.columns + insets.horizontal, rows: box.room.rows + insets.vertical)
    return box.placed(at: room.origin, in: own.limited(to: proposal.size))
  }

  private mutating func layout(
    _ node: Element, framedBy rule: FrameRule, _ proposal: ProposedSize
  ) -> Box {
    let rule = rule.applied(in: proposal.unlimited)
    var inside = proposal.resized(
      to: Size(
        columns: rule.columns.offered(of: proposal.size.columns),
        rows: rule.rows.offered(of: proposal.size.rows)))
    if rule.columns.isImposed { inside.unlimited.remove(.horizontal) }
    if rule.rows.isImposed { inside.unlimited.remove(.vertical) }
    let fills = rule.alignment == nil
    inside.fillsColumns = rule.columns.isImposed ? fills : proposal.fillsColumns
    inside.fillsRows = rule.rows.isImposed ? fills : proposal.fillsRows
    let box = layout(node, inside)
    let size = Size(
      columns: rule.columns.extent(around: box.room.columns, offered: proposal.size.columns),
      rows: rule.rows.extent(around: box.room.rows, offered: proposal.size.rows))
    let origin = (rule.alignment ?? .topLeading).origin(of: box.room, in: size)
    return box.placed(at: origin, in: size)
  }
}
