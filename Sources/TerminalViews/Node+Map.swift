extension View {
  /// The view with its events made into those of a parent.
  ///
  /// Rows of lists are made, and their events embedded, only when they show.
  public func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other> {
    let node = node()
    return Node<Other>(node.kind.map(embed), stretch: node.stretch)
  }
}

extension Node.Kind {
  fileprivate func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other>.Kind {
    switch self {
    case .empty: .empty
    case .group(let nodes): .group(nodes.map { $0.map(embed) })
    case .stack(let stack): .stack(stack.map(embed))
    case .layers(let alignment, let nodes): .layers(alignment, nodes.map { $0.map(embed) })
    case .text(let text): .text(text)
    case .canvas(let drawing): .canvas(drawing)
    case .spacer: .spacer
    case .divider(let border): .divider(border)
    case .panel(let enclosure, let node): .panel(enclosure, node.map(embed))
    case .button(let press): .button(.init(title: press.title, event: embed(press.event)))
    case .list(let rows): .list(rows.map(embed))
    case .keyHints(let hints): .keyHints(hints)
    case .modified(let node, let modifier): .modified(node.map(embed), modifier.map(embed))
    }
  }
}

extension Node.Stack {
  fileprivate func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other>.Stack {
    Node<Other>.Stack(
      axis: axis, spacing: spacing, alignment: alignment,
      children: children.map { $0.map(embed) })
  }
}

extension Node.Rows {
  fileprivate func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other>.Rows {
    Node<Other>.Rows(
      count: count, selection: selection, height: height, showsScrollBar: showsScrollBar,
      selects: selects.map { selects in { embed(selects($0)) } },
      opens: opens.map { opens in { embed(opens($0)) } },
      row: { [row] in row($0).map(embed) }, empty: empty.map(embed), footer: footer.map(embed))
  }
}

extension Node.Modifier {
  fileprivate func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other>.Modifier {
    switch self {
    case .padding(let edges): .padding(edges)
    case .frame(let rule): .frame(rule)
    case .style(let change): .style(change)
    case .keys(let bindings): .keys(bindings.map { $0.map(embed) })
    case .identity(let name): .identity(name)
    case .disabled: .disabled
    case .modal: .modal
    }
  }
}
