package import TerminalModel

/// One walk through a tree that gives nodes their sizes and positions.
///
/// It visits a node twice only if a ``Layout`` around the node measures it several times, or if the
/// node is in an overlay that does not fit beside its anchor.
package struct LayoutPass {
  /// The focus and the memories of controls from the previous frame.
  package let interface: InterfaceState
  /// The user's wishes for the screen, such as ASCII or a theme.
  let display: DisplayOptions
  /// The facts about the boxes made so far from which the next interface state is made.
  package internal(set) var record = LayoutRecord()
  /// The theme of the whole view, or nil if it has none.
  package internal(set) var theme: Theme?
  /// The metrics of the theme around the node that is being laid out.
  package internal(set) var metrics: ThemeMetrics
  /// Whether the node that is being laid out is drawn in ASCII: because the user wishes it, or
  /// because all glyphs of the theme around the node are ASCII.
  package internal(set) var usesASCII: Bool
  /// Whether the theme of the user's options replaces that of the whole view; false once layout
  /// reaches a theme that the user has selected in the application.
  var hasUserTheme: Bool
  /// The number of nodes laid out so far.
  package private(set) var nodesLaidOut = 0
  /// The number of lines of text laid out so far.
  package private(set) var linesLaidOut = 0
  /// The number of rows made so far.
  package private(set) var rowsBuilt = 0
  /// The number of rows taken from the previous layout so far.
  package private(set) var rowsReused = 0
  /// The number of views taken from the previous layout so far.
  package internal(set) var viewsReused = 0
  /// The path of the node that is being laid out.
  var path = ViewPath()
  /// Turns events of the node that is being laid out into those of the root, or nil if they are
  /// the same.
  var embed: ((Any) -> Any)?

  /// The looks (themes, colours for tokens, styles of widgets) around the node that is being laid
  /// out, the outermost first.
  var looks: [Look] = []

  /// Whether the text of the node that is being laid out can be selected.
  var isSelectable = true
  /// Whether the node that is being laid out was laid out before in this pass; the last
  /// layout counts.
  var isRepeated = false
  /// The hints of the active keys for the views that show them, if they are known.
  var activeKeys: [KeyHint]?
  /// Whether visible rows of lists are made; false if the layout only decides which control gets a
  /// key.
  package let makesRows: Bool
  /// The rows and views of the previous layout that are not reused yet.
  var reusable: LayoutCache
  /// The rows and views for the next layout.
  package internal(set) var cache = LayoutCache()
  /// The paths of the views in ``cache`` in the order in which they were stored: those in a view
  /// precede it.
  var storedViews: [ViewPath] = []

  /// Makes a pass over the whole view.
  package init(
    interface: InterfaceState, display: DisplayOptions, makesRows: Bool = true,
    reusing cache: consuming LayoutCache? = nil
  ) {
    self.interface = interface
    self.display = display
    metrics = display.theme?.metrics ?? display.metrics
    usesASCII =
      display.usesASCII || (display.theme?.glyphs ?? display.ownGlyphs)?.isASCII ?? false
    hasUserTheme = display.theme != nil
    self.makesRows = makesRows
    self.reusable = cache ?? LayoutCache()
  }

  /// Makes a pass over a part of the view apart from the layout of the whole: to measure the part,
  /// or to make a row that is not visible.
  package init(interface: InterfaceState = InterfaceState(), metrics: ThemeMetrics) {
    self.interface = interface
    display = DisplayOptions()
    self.metrics = metrics
    usesASCII = false
    hasUserTheme = false
    makesRows = true
    reusable = LayoutCache()
  }

  /// The space a parent proposes to a child.
  package struct ProposedSize: Hashable {
    /// The available space.
    package var size: Size
    /// The axis of the stack around the child; vertical outside stacks.
    package var axis = Axis.vertical
    /// Whether the child takes the whole width if it can.
    package var fillsColumns = false
    /// Whether the child takes the whole height if it can.
    package var fillsRows = false
    /// The directions without a limit, as in a scroll view; the size is then the largest possible.
    ///
    /// In such a direction, a view that takes the cells that the others leave takes
    /// ``Extent/unlimited`` cells, and a spacer none.
    package var unlimited: Axis.Set = []

    package init(_ size: Size, unlimited: Axis.Set = []) {
      self.size = size
      self.unlimited = unlimited
    }

    /// The size of a view that takes the cells that the others leave, in both directions.
    package var flexible: Size {
      guard !unlimited.isEmpty else { return size }
      return Size(
        columns: unlimited.contains(.horizontal) ? Extent.unlimited : size.columns,
        rows: unlimited.contains(.vertical) ? Extent.unlimited : size.rows)
    }

    /// The size proposed to a view that takes the cells that the others leave in some directions.
    package func flexible(_ fills: Axis.Set) -> Size {
      guard !unlimited.isEmpty else { return size }
      return Size(
        columns: fills.contains(.horizontal) ? flexible.columns : size.columns,
        rows: fills.contains(.vertical) ? flexible.rows : size.rows)
    }

    /// The size of a child whose content has a given size.
    package func size(for own: Size) -> Size {
      Size(
        columns: fillsColumns ? size.columns : own.columns,
        rows: fillsRows ? size.rows : own.rows
      ).limited(to: size)
    }

    /// The same proposal with another size.
    package func resized(to size: Size) -> ProposedSize {
      var proposal = self
      proposal.size = size
      return proposal
    }
  }

  /// Lays out a node and everything in it.
  package mutating func layout(_ node: Element, _ proposal: ProposedSize) -> Box {
    nodesLaidOut += 1
    switch node.kind {
    case .empty:
      return Box(size: .zero)
    case .group:
      return layout(group: node, proposal)
    case .stack(let stack):
      return layout(stack, proposal)
    case .layers(let alignment, let nodes):
      return layout(layers: nodes, alignment, proposal)
    case .text(let text):
      return layout(text, proposal)
    case .canvas(let drawing):
      return layout(drawing, proposal)
    case .spacer:
      let isUnlimited = proposal.unlimited.contains(Axis.Set(proposal.axis))
      let extent = isUnlimited ? 0 : proposal.size.along(proposal.axis)
      return Box(size: Size(along: extent, across: 0, proposal.axis))
    case .divider(let border):
      let fills = proposal.axis == .vertical ? proposal.fillsColumns : proposal.fillsRows
      let own = Size(
        along: 1, across: fills ? proposal.size.across(proposal.axis) : 0, proposal.axis)
      let axis = proposal.axis
      return Box(
        .canvas { border.drawLine(across: axis, on: &$0) }, size: own.limited(to: proposal.size))
    case .rows(let rows):
      return layout(rows, proposal)
    case .layout(let container, let content):
      return layout(container, of: content, proposal)
    case .control(let behavior):
      return layout(behavior, proposal)
    case .modified(let content, let modifier):
      return layout(content, modifier, proposal)
    }
  }

  /// Lays out a child, whose path is the current path and a step.
  package mutating func layout(
    _ node: Element, at step: ViewPath.Step, _ proposal: ProposedSize
  ) -> Box {
    path.append(step)
    defer { path.removeLast() }
    return layout(node, proposal)
  }

  private mutating func layout(_ text: TextBlock, _ proposal: ProposedSize) -> Box {
    guard !proposal.size.isEmpty else { return Box(size: .zero) }
    if text.text.utf8.count >= TextCache.minimumBytes {
      let (lines, size) = layout(long: text, in: proposal.size)
      return Box(.text(lines, text.alignment), size: proposal.size(for: size))
    }
    let lines = TextLines(
      text.text, columns: proposal.size.columns, rows: proposal.size.rows,
      wrapping: proposal.size.rows == 1 ? .none : text.wrapping, truncation: text.truncation)
    noteLines(of: lines)
    let size = proposal.size(for: lines.size)
    return Box(.text(lines, text.alignment), size: size)
  }

  private mutating func layout(
    layers: [Element], _ alignment: Alignment, _ proposal: ProposedSize
  ) -> Box {
    var boxes: [Box] = []
    boxes.reserveCapacity(layers.count)
    var own = Size.zero
    for index in layers.indices {
      forEachMember(of: layers[index], at: index) { pass, layer in
        let box = pass.layout(
          layer,
          boxes.isEmpty ? proposal : ProposedSize(proposal.size, unlimited: proposal.unlimited))
        own = Size(
          columns: max(own.columns, box.room.columns), rows: max(own.rows, box.room.rows))
        boxes.append(box)
      }
    }
    let size = proposal.size(for: own)
    for index in boxes.indices {
      boxes[index].move(to: alignment.origin(of: boxes[index].room, in: size))
    }
    return Box(size: size, children: boxes)
  }
}

extension LayoutPass {
  mutating func noteLines(of text: TextLines) { linesLaidOut += 1 + text.others.count }

  package mutating func noteRow() { rowsBuilt += 1 }

  package mutating func noteReusedRows(_ count: Int) { rowsReused += count }
}
