import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random input on random trees of all views, whose shape and size change between two inputs.
@Suite struct RandomInputTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space, .tab, "+", "-", "s",
    "日", "x", "7", "\u{301}", .shift(.tab), .shift(.left), .escape, .backspace, .delete,
    .ctrl("a"), .ctrl("w"), .ctrl("y"), .ctrl("z"), .alt("_"), .alt("f"),
  ]

  /// Keys that reach the last of several items often, and choose one.
  private static let moves: [Key] = [.down, .down, .end, .pageDown, .up, .home, .enter]

  private static let actions: [Mouse.Action] = [
    .pressed(.left), .dragged(.left), .released(.left), .pressed(.right), .dragged(.right),
    .released(.right), .pressed(.middle), .released(.middle), .scrolledUp, .scrolledDown,
    .scrolledLeft, .scrolledRight, .moved,
  ]

  private func input(_ size: Size, keys: [Key], _ random: inout SplitMix) -> Input {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: .key(keys.randomElement(using: &random) ?? .tab)
    case 6 where keys == Self.moves: .key(.down)
    case 6: .paste("te\nxt\u{7}日")
    default:
      .mouse(
        Mouse(
          Self.actions.randomElement(using: &random) ?? .moved,
          at: Position(
            column: Int.random(in: 0...size.columns, using: &random),
            row: Int.random(in: 0...size.rows, using: &random)),
          clickCount: Int.random(in: 1...4, using: &random)))
    }
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `nothing traps, no key is lost, and the cursor stays in the focused control`(
    seed: UInt64
  ) throws {
    try respond(seed: seed, depth: 3)
  }

  /// A control alone gets all keys, so that its memory often refers to items that are then removed.
  ///
  /// Every second control gets no text, because a palette whose text finds no command has no items.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `with one control, nothing traps, no key is lost, and the cursor stays in it`(
    seed: UInt64
  ) throws {
    try respond(seed: seed, depth: 0, keys: seed % 2 == 0 ? Self.keys : Self.moves)
  }

  /// Takes random input, and checks the scene and the response each time.
  private func respond(seed: UInt64, depth: Int, keys: [Key] = keys) throws {
    var random = SplitMix(seed: seed)
    var values = RandomValues()
    var interface = InterfaceState()
    let display = DisplayOptions(reducesMotion: seed % 3 == 0, usesASCII: seed % 4 == 3)
    var shape = seed << 8
    for step in 0..<100 {
      if depth > 0, Int.random(in: 0..<16, using: &random) == 0 { shape += 1 }
      // Without an input, as by an effect: the views become fewer or more.
      if Int.random(in: 0..<5, using: &random) == 0 { values.presses += 1 }
      let size = Size(
        columns: Int.random(in: 0...40, using: &random),
        rows: Int.random(in: 0...12, using: &random))
      func view() -> Element {
        var views = RandomViews(values, seed: shape)
        return views.tree(depth: depth).map { StageEvent.control($0) }
          .keys(event: { .bubbled($0) }) {}.element
      }
      let scene = UntypedScene(view(), size: size, interface: interface, display: display)
      let check = RandomCheck(scene, values)
      check.cursor()
      if step % 10 == 0 { check.characters() }
      let isEqual =
        UntypedScene(view(), size: size, interface: scene.interface, display: display).drawn()
        == check.frame
      #expect(isEqual, "a second layout shows the same\n\(check)")
      if step % 10 == 9 {
        try check.restoring { UntypedScene(view(), size: size, interface: $0, display: display) }
      }

      let input = input(size, keys: keys, &random)
      let response = scene.respond(to: input)
      let events = try response.events.map { try #require($0 as? StageEvent) }
      switch input {
      case .key(let key):
        check.arrival(of: key, response)
        check.typing(of: key, response)
        let part = FocusedScene(
          view(), size: size, interface: scene.interface, display: display)
        if let part {
          check.answer(of: part, to: key, response)
        }
      case .paste: check.arrivalOfPaste(response)
      case .mouse, .focused, .resized: break
      }
      interface = response.interface
      for case .control(let event) in events { values.reduce(event) }
      #expect((-20...20).contains(values.count))
      #expect((-1...1).contains(values.measure))
    }
  }
}
