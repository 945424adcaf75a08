extension View {
  /// Turns the events of the view into those of a parent.
  ///
  /// The closure is called when an event is sent, or when the view that sends it is laid out.
  @inlinable
  public func map<Other>(_ embed: @escaping (Event) -> Other) -> Node<Other> {
    Node<Other>(node().element.map { embed(typed($0)) })
  }
}

/// Casts an event of an element, which has no static type, to the event type of the element's
/// ``Node``.
@inlinable package func typed<Event>(_ event: Any) -> Event {
  guard let event = event as? Event else {
    preconditionFailure("A view sends \(type(of: event)) where \(Event.self) is expected.")
  }
  return event
}

extension Element {
  /// The element with its events turned into others during layout.
  @usableFromInline func map(_ embed: @escaping (Any) -> Any) -> Element {
    guard case .group(let elements) = kind else { return modified(.mapped(embed)) }
    return .group(elements.map { $0.map(embed) })
  }
}

extension LayoutPass {
  /// Lays out a node whose events are turned into others.
  package mutating func layout(
    _ node: Element, mappedBy embed: @escaping (Any) -> Any, _ proposal: ProposedSize
  ) -> Box {
    let outer = self.embed
    self.embed = outer.map { outer in { outer(embed($0)) } } ?? embed
    defer { self.embed = outer }
    return layout(node, proposal)
  }

  package func embedded(_ layer: KeyLayer) -> KeyLayer {
    embed.map(layer.map) ?? layer
  }
}
