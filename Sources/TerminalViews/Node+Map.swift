extension View {
  /// The view with its events made into those of a parent.
  ///
  /// Rows of lists are made, and their events embedded, only when they show.
  @inlinable
  public func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other> {
    Node<Other>(node().element.map { embed(typed($0)) })
  }
}

/// An event of a tree with its type, which all events of a ``Node`` have.
@inlinable package func typed<Event>(_ event: Any) -> Event {
  guard let event = event as? Event else {
    preconditionFailure("A view sends \(type(of: event)) where \(Event.self) is sent.")
  }
  return event
}

extension Element {
  @usableFromInline func map(_ embed: @escaping (Any) -> Any) -> Element {
    Element(kind.map(embed), stretch: stretch)
  }
}

extension Element.Kind {
  fileprivate func map(_ embed: @escaping (Any) -> Any) -> Element.Kind {
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

extension Element.Stack {
  fileprivate func map(_ embed: @escaping (Any) -> Any) -> Element.Stack {
    Element.Stack(
      axis: axis, spacing: spacing, alignment: alignment,
      children: children.map { $0.map(embed) })
  }
}

extension Element.Rows {
  fileprivate func map(_ embed: @escaping (Any) -> Any) -> Element.Rows {
    Element.Rows(
      count: count, selection: selection, height: height, showsScrollBar: showsScrollBar,
      selects: selects.map { selects in { embed(selects($0)) } },
      opens: opens.map { opens in { embed(opens($0)) } },
      row: { [row] in row($0).map(embed) }, empty: empty.map(embed), footer: footer.map(embed))
  }
}

extension Element.Modifier {
  fileprivate func map(_ embed: @escaping (Any) -> Any) -> Element.Modifier {
    switch self {
    case .padding(let edges): .padding(edges)
    case .frame(let rule): .frame(rule)
    case .style(let change): .style(change)
    case .keys(let layer): .keys(layer.map(embed))
    case .identity(let name): .identity(name)
    case .disabled: .disabled
    case .modal: .modal
    }
  }
}
