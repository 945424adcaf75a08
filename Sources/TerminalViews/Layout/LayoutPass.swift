package import TerminalModel

/// One walk through a tree that gives each node its extent and its place, each node once.
package struct LayoutPass {
  /// What is known before.
  package let interface: InterfaceState
  /// The first rows of the lists met so far.
  package private(set) var offsets: [ViewPath: Int] = [:]
  /// Nodes met so far.
  package private(set) var nodesLaidOut = 0
  /// Rows of lists made so far.
  package private(set) var rowsBuilt = 0
  /// Rows of lists that the layout before has made.
  package private(set) var rowsKept = 0
  /// The way to the node that is laid out.
  var path = ViewPath()
  /// What becomes of the events of the node that is laid out; nil where nothing does.
  var embed: ((Any) -> Any)?

  /// Whether rows of lists are made, and not only where they would be.
  package let makesRows: Bool
  /// Rows that the layout before has made, and that are not taken yet.
  var known: KeptRows
  /// Rows for the layout after this one.
  var keptRows = KeptRows()

  package init(
    interface: InterfaceState, makesRows: Bool = true, knowing known: consuming KeptRows? = nil
  ) {
    self.interface = interface
    self.makesRows = makesRows
    self.known = known ?? KeptRows()
  }

  /// What a node has to do with.
  package struct Offer {
    /// The room there is.
    package var size: Size
    /// The axis of the stack that the node stands in.
    package var axis = Axis.vertical
    /// Whether it is to be as wide as the room, if it can be.
    package var fillsColumns = false
    /// Whether it is to be as high as the room, if it can be.
    package var fillsRows = false

    package init(_ size: Size) { self.size = size }

    /// The extent of a node that would be so large by itself.
    package func size(for own: Size) -> Size {
      Size(
        columns: fillsColumns ? size.columns : own.columns,
        rows: fillsRows ? size.rows : own.rows
      ).limited(to: size)
    }

    /// The same with other room.
    package func offering(_ size: Size) -> Offer {
      var offer = self
      offer.size = size
      return offer
    }
  }

  /// Lays out the root: it gets the whole screen and fills it if it can.
  package mutating func layoutRoot(_ node: Element, size: Size) -> Box {
    var offer = Offer(size)
    offer.fillsColumns = true
    offer.fillsRows = true
    return layout(node, offer)
  }

  /// Lays out a node and all that is in it.
  package mutating func layout(_ node: Element, _ offer: Offer) -> Box {
    nodesLaidOut += 1
    switch node.kind {
    case .empty:
      return Box(size: .zero)
    case .group:
      return layout(group: node, offer)
    case .stack(let stack):
      return layout(stack, offer)
    case .layers(let alignment, let nodes):
      return layout(layers: nodes, alignment, offer)
    case .text(let text):
      return layout(text, offer)
    case .canvas(let drawing):
      let own = Size(
        columns: drawing.columns ?? offer.size.columns, rows: drawing.rows ?? offer.size.rows)
      return Box(.canvas(drawing.draw), size: own.limited(to: offer.size))
    case .spacer:
      return Box(size: Size(along: offer.size.along(offer.axis), across: 0, offer.axis))
    case .divider(let border):
      let fills = offer.axis == .vertical ? offer.fillsColumns : offer.fillsRows
      let own = Size(
        along: 1, across: fills ? offer.size.across(offer.axis) : 0, offer.axis)
      return Box(.divider(border, offer.axis), size: own.limited(to: offer.size))
    case .panel(let enclosure, let content):
      return layout(enclosure, around: content, offer)
    case .button(let press):
      let own = Size(columns: Clusters(press.title).columns + 4, rows: 1)
      return Box(.button(embedded(press), path), size: own.limited(to: offer.size))
    case .list(let listing):
      return layout(listing, offer)
    case .keyHints(let hints):
      let own = Size(columns: offer.size.columns, rows: 1)
      return Box(.keyHints(hints), size: own.limited(to: offer.size))
    case .modified(let content, let modifier):
      return layout(content, modifier, offer)
    }
  }

  /// Lays out a child whose place among its siblings is a step.
  package mutating func layout(
    _ node: Element, at step: ViewPath.Step, _ offer: Offer
  ) -> Box {
    path.append(step)
    defer { path.removeLast() }
    return layout(node, offer)
  }

  private func layout(_ text: TextBlock, _ offer: Offer) -> Box {
    guard !offer.size.isEmpty else { return Box(size: .zero) }
    let lines = TextLines(
      text.text, columns: offer.size.columns,
      wrapping: offer.size.rows == 1 ? .none : text.wrapping, truncation: text.truncation)
    let size = offer.size(for: lines.size)
    return Box(.text(lines, text.alignment), size: size)
  }

  private mutating func layout(
    layers: [Element], _ alignment: Alignment, _ offer: Offer
  ) -> Box {
    var boxes: [Box] = []
    boxes.reserveCapacity(layers.count)
    var own = Size.zero
    for (index, layer) in layers.enumerated() {
      let box = layout(layer, at: .child(index), boxes.isEmpty ? offer : Offer(offer.size))
      own = Size(
        columns: max(own.columns, box.room.columns), rows: max(own.rows, box.room.rows))
      boxes.append(box)
    }
    let size = offer.size(for: own)
    for index in boxes.indices {
      boxes[index].move(to: alignment.origin(of: boxes[index].room, in: size))
    }
    return Box(size: size, children: boxes)
  }

  private mutating func layout(
    _ enclosure: Enclosure, around content: Element, _ offer: Offer
  ) -> Box {
    let border = Edges(all: 1)
    let room = Rect(offer.size).inset(by: border).size
    let inner = layout(content, at: .child(0), offer.offering(room))
    let captions = max(columns(of: enclosure.title), columns(of: enclosure.footer))
    let own = Size(columns: max(inner.room.columns + 2, captions), rows: inner.room.rows + 2)
    return Box(
      .panel(enclosure, path), size: offer.size(for: own),
      children: [inner.placed(at: Position(column: 1, row: 1))])
  }

  /// The columns that a caption needs in a border.
  private func columns(of caption: String) -> Int {
    caption.isEmpty ? 0 : Clusters(caption).columns + 6
  }
}

// MARK: - Modifiers

extension LayoutPass {
  private mutating func layout(
    _ node: Element, _ modifier: Element.Modifier, _ offer: Offer
  ) -> Box {
    switch modifier {
    case .padding(let edges):
      return layout(node, paddedBy: edges, offer)
    case .frame(let rule):
      return layout(node, framedBy: rule, offer)
    case .identity(let name):
      let last = path.replaceLast(with: .identity(name))
      defer {
        path.removeLast()
        if let last { path.append(last) }
      }
      return layout(node, offer)
    case .style(let change):
      return layout(node, in: .style(change), offer)
    case .keys(let layer):
      return layout(node, in: .keys(embedded(layer)), offer)
    case .disabled:
      return layout(node, in: .disabled, offer)
    case .modal:
      return layout(node, in: .modal, offer)
    case .mapped(let embed):
      return layout(node, mappedBy: embed, offer)
    }
  }

  private mutating func layout(
    _ node: Element, in content: Box.Content, _ offer: Offer
  ) -> Box {
    let box = layout(node, offer)
    return Box(content, size: box.room, children: [box])
  }

  private mutating func layout(
    _ node: Element, paddedBy edges: Edges, _ offer: Offer
  ) -> Box {
    let room = Rect(offer.size).inset(by: edges)
    let box = layout(node, offer.offering(room.size))
    let own = Size(
      columns: box.room.columns + edges.horizontal, rows: box.room.rows + edges.vertical)
    return box.placed(at: room.origin, in: own.limited(to: offer.size))
  }

  private mutating func layout(
    _ node: Element, framedBy rule: FrameRule, _ offer: Offer
  ) -> Box {
    var inside = offer.offering(
      Size(
        columns: rule.columns.offered(of: offer.size.columns),
        rows: rule.rows.offered(of: offer.size.rows)))
    let fills = rule.alignment == nil
    inside.fillsColumns = rule.columns.isImposed ? fills : offer.fillsColumns
    inside.fillsRows = rule.rows.isImposed ? fills : offer.fillsRows
    let box = layout(node, inside)
    let size = Size(
      columns: rule.columns.extent(around: box.room.columns, offered: offer.size.columns),
      rows: rule.rows.extent(around: box.room.rows, offered: offer.size.rows))
    let origin = (rule.alignment ?? .topLeading).origin(of: box.room, in: size)
    return box.placed(at: origin, in: size)
  }
}

extension LayoutPass {
  /// Notes that a list is here; returns its place in the tree.
  package mutating func noteList(offset: Int) -> ViewPath {
    offsets[path] = offset
    return path
  }

  /// How far the list that is here was scrolled.
  package var previousOffset: Int { interface.offsets[path] ?? 0 }

  package mutating func noteRow() { rowsBuilt += 1 }

  package mutating func noteKeptRow() { rowsKept += 1 }
}
