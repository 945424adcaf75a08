import RandomNumbers
import TerminalModel
import TerminalViews

/// Makes random trees of all views; the same tree for the same values and the same seed.
struct RandomViews {
  let values: RandomValues
  var random: SplitMix

  init(_ values: RandomValues, seed: UInt64) {
    self.values = values
    random = SplitMix(seed: seed)
  }

  private static let titles = ["", "Small", "日本語", "e\u{301}", "a\nb", "A long title of a control"]

  /// A tree with at most a number of containers one inside the other.
  mutating func tree(depth: Int) -> Node<RandomEvent> {
    let isLeaf = depth == 0 || chance(3)
    let node = isLeaf ? leaf() : container(depth: depth)
    return modified(node)
  }

  mutating func chance(_ number: Int) -> Bool {
    Int.random(in: 0..<number, using: &random) == 0
  }

  mutating func title() -> String { Self.titles.randomElement(using: &random) ?? "" }

  /// Items that become fewer and more while the application runs.
  mutating func items() -> ArraySlice<String> {
    Self.titles.prefix(max(0, Int.random(in: 0...9, using: &random) - values.presses % 5))
  }

  /// Commands that become fewer and more while the application runs.
  mutating func commands() -> [KeyBinding<RandomEvent>] {
    items().enumerated().map { index, title in
      KeyBinding(Key(.function(index + 1)), title, group: title, sends: .selected(index))
    }
  }

  mutating func leaf() -> Node<RandomEvent> {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: choice()
    case 2, 3: textOrButton()
    case 4: chart()
    default: sample().view
    }
  }

  /// A widget of the gallery with one of its values.
  mutating func sample() -> (name: String, view: Node<RandomEvent>) {
    let specimen = Specimen.all.randomElement(using: &random) ?? .button
    let value = specimen.values.randomElement(using: &random) ?? specimen.values[0]
    // The numbers of the gallery have wider bounds than those of the random views.
    let view = value.view().map { (event: RandomEvent) -> RandomEvent in
      if case .counted = event { .pressed } else { event }
    }
    return (specimen.name, value.name == Self.readOnly ? view.id(Self.readOnly) : view)
  }

  private mutating func textOrButton() -> Node<RandomEvent> {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: Text(title()).node()
    case 1: Button(title(), sends: .pressed).node()
    case 2, 3: textField()
    case 4:
      SecureField(title(), text: values.secret, changes: RandomEvent.hid).node()
    case 5: Divider().node()
    case 6: Spacer().node()
    case 7, 8:
      TextEditor(title(), text: values.document, changes: RandomEvent.edited)
        .lineNumbers(chance(2)).softWrap(chance(2)).indentation(chance(2) ? "  " : nil).node()
    case 9:
      FormattedField(title(), value: values.date, format: .date(), changes: RandomEvent.dated)
        .node()
    case 10:
      FormattedField(title(), value: values.count, format: .integer(in: -20...20)) {
        RandomEvent.counted($0 ?? 0)
      }
      .node()
    case 11:
      FormattedField(title(), value: nil, format: .mask("##-A")) { .wrote($0 ?? "") }.node()
    case 12: CommandPalette(of: commands(), closes: .pressed).node()
    case 13: KeyHelp(of: commands()).node()
    case 14, 15: table()
    default: Canvas { $0.write("canvas", at: .origin) }.node()
    }
  }

  /// The identity of fields that refuse all characters, and the name of such values in the gallery.
  static let readOnly = "read-only"

  private mutating func textField() -> Node<RandomEvent> {
    let field = TextField(
      title(), text: values.text, changes: RandomEvent.wrote, submits: .pressed
    )
    .prompt(chance(2) ? title() : "").message(chance(3) ? title() : nil)
    .limit(chance(3) ? 7 : nil).suggestions(["Small talk", "日本語版"]).history(["one", "日本"])
    return chance(8) ? field.readOnly().id(Self.readOnly) : field.node()
  }

  private mutating func choice() -> Node<RandomEvent> {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Toggle(title(), isOn: values.isOn, changes: RandomEvent.switched).node()
    case 1: Checkbox(title(), isOn: values.isOn, changes: RandomEvent.switched).node()
    case 2: RadioGroup(items(), selection: values.item, changes: RandomEvent.picked) { $0 }.node()
    case 3:
      Slider(
        values.count, in: -20...20, step: Int.random(in: -1...7, using: &random),
        changes: RandomEvent.counted
      ).node()
    case 4:
      Slider(
        values.measure, in: -1...1,
        step: [nil, 0.1, 0.3, 2, -1].randomElement(using: &random) ?? nil,
        changes: RandomEvent.measured
      ).node()
    case 5: stepper()
    case 6: MultiSelect(items(), selection: values.marks, changes: RandomEvent.marked) { $0 }.node()
    default: Select(items(), selection: values.item, changes: RandomEvent.picked) { $0 }.node()
    }
  }

  private mutating func stepper() -> Node<RandomEvent> {
    let title = title()
    return Stepper(values.count, in: -9...9, changes: RandomEvent.counted) { "\(title) \($0)" }
      .node()
  }

  private mutating func chart() -> Node<RandomEvent> {
    let glyphs = chance(2) ? GlyphSet.unicode : .ascii
    let numbers = [Double(values.count), values.measure, .nan, 0]
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: BigText(chance(2) ? "\(values.count)" : title(), upTo: .large, glyphs: glyphs).node()
    case 1: Sparkline(numbers, baseline: chance(2) ? 0 : nil, height: 2, glyphs: glyphs).node()
    case 2:
      BarChart(
        [ChartBar(title(), values: numbers), ChartBar(title(), 1)], series: [title(), title()],
        isStacked: chance(2), axis: chance(2) ? .horizontal : .vertical, glyphs: glyphs
      ).node()
    case 3:
      LineChart(
        [ChartSeries(title(), values: numbers), ChartSeries(values: [values.measure])],
        glyphs: glyphs
      ).node()
    default:
      Gauge(title(), value: values.measure, thresholds: [0: .warning], glyphs: glyphs).node()
    }
  }

  private mutating func container(depth: Int) -> Node<RandomEvent> {
    let kind = Int.random(in: 0..<17, using: &random)
    let title = title()
    let axes: Axis.Set = chance(2) ? .vertical : [.horizontal, .vertical]
    var children: [Node<RandomEvent>] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) { children.append(tree(depth: depth - 1)) }
    let views = children
    switch kind {
    case 0, 1: return Column { for view in views { view } }.node()
    case 2: return Row { for view in views { view } }.node()
    case 3: return Layers { for view in views { view } }.node()
    case 4: return Panel(title) { for view in views { view } }.node()
    case 5:
      let positions: [ScrollPosition?] = [nil, .end, .row(3)]
      let position = positions.randomElement(using: &random) ?? nil
      return ScrollView(axes) { for view in views { view } }
        .position(position) { _ in .pressed }.node()
    case 6: return ViewThatFits { for view in views { view } }.node()
    case 7: return SizeReader { _ in for view in views { view } }.node()
    case 8: return form()
    case 9: return split(of: children)
    case 10, 11: return tabs(of: children)
    case 12: return tree(of: children)
    case 13:
      return Collapsible(title, isExpanded: values.isOn, changes: RandomEvent.switched) {
        for view in views { view }
      }.node()
    case 14:
      let kinds: [GridColumn] = [.content, .flexible, .fixed(3).aligned(.trailing)]
      return Grid(columns: Array(kinds.shuffled(using: &random).prefix(2))) {
        for (index, view) in views.enumerated() {
          view.gridCell(columns: index % 3, rows: 1 + index % 2, alignment: .bottomTrailing)
        }
      }
    case 15:
      return StatusBar {
        for view in views { view }
      } center: {
        Breadcrumbs(views.indices, selects: RandomEvent.selected) { "\(title) \($0)" }
      } trailing: {
        Text(title)
      }.node()
    default: return list(of: children)
    }
  }

  private mutating func form() -> Node<RandomEvent> {
    let (name, choice) = (title(), choice())
    return Form(title(), submits: .pressed) {
      FormField(name, status: .valid(if: values.isOn, else: name)) {
        TextField(text: values.text, changes: RandomEvent.wrote)
      }
      FormField(name) { choice }
    }.node()
  }

  private mutating func split(of panes: [Node<RandomEvent>]) -> Node<RandomEvent> {
    let positions: [SplitPosition] = [.share(0.3), .first(4), .second(7)]
    return Split(
      chance(2) ? .horizontal : .vertical,
      initially: positions.randomElement(using: &random) ?? .share(1), minFirst: chance(2) ? 3 : 0,
      collapsing: chance(2) ? .first : .second
    ) {
      if let first = panes.first { first }
    } second: {
      for pane in panes.dropFirst() { pane }
    }
    .dividerFocusDisabled(chance(4)).node()
  }

  private mutating func tabs(of pages: [Node<RandomEvent>]) -> Node<RandomEvent> {
    let titles = pages.map { _ in title() }
    return Tabs(
      pages.indices, id: \.self, selection: values.row, selects: RandomEvent.selected,
      closes: chance(2) ? { .opened($0) } : nil
    ) {
      Tab(titles[$0], badge: "\($0)")
    } content: {
      pages[$0]
    }
    .node()
  }

  private mutating func tree(of rows: [Node<RandomEvent>]) -> Node<RandomEvent> {
    var outline = Outline(Array(rows.indices), expanded: [0, 1, 10]) { id in
      id == 1 ? nil : [2 * id + 10, 2 * id + 11]
    }
    if values.presses % 3 == 0 { outline.setFailure(title(), of: 1) }
    return Tree(
      outline, selection: values.row, rowsDependOn: chance(2) ? values : nil,
      isExpandable: { $0 != 11 }, selects: { RandomEvent.selected($0) },
      opens: chance(2) ? { .opened($0) } : nil, changes: { .selected($0.id) }
    ) { id in
      if rows.indices.contains(id) { rows[id] } else { Text("\(id)") }
    }
    .guides(chance(2) ? .lines : .none).node()
  }

  private mutating func modified(_ node: Node<RandomEvent>) -> Node<RandomEvent> {
    switch Int.random(in: 0..<31, using: &random) {
    case 0, 1: node.disabled()
    case 2: node.padded(1)
    case 3: node.frame(width: Int.random(in: 0...12, using: &random))
    case 4: node.frame(height: Int.random(in: 0...4, using: &random))
    case 5: node.modal()
    case 6: node.id(Int.random(in: 0...1, using: &random))
    case 7: node.focusID(Int.random(in: 0...3, using: &random))
    case 8: node.focus(chance(2) ? 2 : nil, changes: RandomEvent.focused)
    case 9: node.mouseReporting(.everything)
    case 10: node.centered()
    case 11: popover(node)
    case 12: dialog(over: node)
    case 13, 14: node.textSelection()
    case 15: node.toasts([Toast(title(), id: 1), Toast("Saved", level: .success, id: 2)])
    case 16: node.layoutDependsOn(values)
    case 17: inTheme(node)
    case 18: node.tooltip(title())
    case 19: contextMenu(of: node)
    case 20: node.tokens([.accent: .error]).joinedBorders()
    case 21: node.draggable(values.count)
    case 22: node.dropTarget(of: Int.self) { $0 == 1 ? nil : .selected($0) }
    case 23: node.keysReserved([.down, .ctrl("a")])
    default: node
    }
  }
}

extension RandomViews {
  /// A view with a theme, in a column: a theme around the whole view would be that of the frame.
  private mutating func inTheme(_ node: Node<RandomEvent>) -> Node<RandomEvent> {
    let theme = Theme.random(using: &random)
    return Column { node.theme(theme) }.node()
  }
}

extension Theme {
  /// A theme with one of the sets of metrics.
  static func random(using random: inout SplitMix) -> Theme {
    var theme = Theme.dark
    theme.metrics = [.standard, .compact, .comfortable].randomElement(using: &random) ?? .compact
    return theme
  }
}
