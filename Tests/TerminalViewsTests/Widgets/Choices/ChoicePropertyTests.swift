import RandomNumbers
import TerminalModel
import TerminalViews
import Testing

/// Random input on random trees of controls.
@Suite struct ChoicePropertyTests {
  /// The values that the controls show and change, as an application's state would have them.
  private struct Values: Equatable {
    var isOn = false
    var item: String?
    var count = 0
    var measure = 0.0
    var marks: Set<String> = []

    mutating func reduce(_ event: Choice) {
      switch event {
      case .switched(let isOn): self.isOn = isOn
      case .picked(let item): self.item = item
      case .counted(let count): self.count = count
      case .measured(let measure): self.measure = measure
      case .marked(let marks): self.marks = marks
      }
    }
  }

  private static let titles = ["", "Small", "日本語", "e\u{301}", "a\nb", "A long title of a control"]

  /// A tree of controls that is the same for the same generator.
  private func tree(_ values: Values, _ random: inout SplitMix, depth: Int) -> Node<Choice> {
    let title = Self.titles.randomElement(using: &random) ?? ""
    let isDisabled = Int.random(in: 0..<8, using: &random) == 0
    let node: Node<Choice>
    switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &random) {
    case 0: node = Toggle(title, isOn: values.isOn, changes: Choice.switched).node()
    case 1: node = Checkbox(title, isOn: values.isOn, changes: Choice.switched).node()
    case 2:
      let items = Self.titles.prefix(Int.random(in: 0...6, using: &random))
      node = RadioGroup(items, selection: values.item, changes: Choice.picked) { $0 }.node()
    case 3:
      let step = Int.random(in: -1...7, using: &random)
      node = Slider(values.count, in: -20...20, step: step, changes: Choice.counted).node()
    case 4:
      let step = [nil, 0.1, 0.3, 2, -1].randomElement(using: &random) ?? nil
      node = Slider(values.measure, in: -1...1, step: step, changes: Choice.measured).node()
    case 5:
      node = Stepper(values.count, in: -9...9, changes: Choice.counted) { "\(title) \($0)" }.node()
    case 6:
      node =
        MultiSelect(Self.titles, selection: values.marks, changes: Choice.marked) { $0 }.node()
    case 7:
      let items = Self.titles.prefix(Int.random(in: 0...6, using: &random))
      node = Select(items, selection: values.item, changes: Choice.picked) { $0 }.node()
    case 8, 9:
      let children = trees(values, &random, depth: depth)
      node = Column { for child in children { child } }.node()
    case 10:
      let children = trees(values, &random, depth: depth)
      node = Row { for child in children { child } }.node()
    default:
      let child = tree(values, &random, depth: depth - 1)
      node = Panel(title) { child }.node()
    }
    return node.disabled(isDisabled)
  }

  private func trees(_ values: Values, _ random: inout SplitMix, depth: Int) -> [Node<Choice>] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      tree(values, &random, depth: depth - 1)
    }
  }

  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space, .tab, "+", "-", "s",
    "日", .shift(.tab), .escape, .backspace, .ctrl("a"),
  ]

  private func input(_ size: Size, _ random: inout SplitMix) -> Input {
    let position = Position(
      column: Int.random(in: 0...size.columns, using: &random),
      row: Int.random(in: 0...size.rows, using: &random))
    let actions: [Mouse.Action] = [
      .pressed(.left), .dragged(.left), .released(.left), .pressed(.right), .released(.right),
      .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight, .moved,
    ]
    return switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: .key(Self.keys.randomElement(using: &random) ?? .tab)
    case 6: .paste("text")
    default: .mouse(Mouse(actions.randomElement(using: &random) ?? .moved, at: position))
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random input never traps, and values stay in their range`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var values = Values()
    var interface = InterfaceState()
    for _ in 0..<60 {
      let size = Size(
        columns: Int.random(in: 0...40, using: &random),
        rows: Int.random(in: 0...12, using: &random))
      var sameTree = SplitMix(seed: seed)
      let scene = choices(size.columns, size.rows, interface: interface) {
        tree(values, &sameTree, depth: 3)
      }
      let frame = scene.draw()
      #expect(frame.cursor == nil, "no choice has a cursor")
      let answer = scene.respond(to: input(size, &random))
      interface = answer.interface
      for event in answer.events { values.reduce(event) }
      #expect((-20...20).contains(values.count))
      #expect((-1...1).contains(values.measure))
    }
  }
}
