import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random input on random trees of all views, whose shape and size change between two inputs.
@Suite struct RandomInputTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space, .tab, "+", "-", "s",
    "日", "x", "\u{301}", .shift(.tab), .shift(.left), .escape, .backspace, .delete, .ctrl("a"),
    .ctrl("w"), .ctrl("y"), .ctrl("z"), .alt("_"), .alt("f"),
  ]

  private static let actions: [Mouse.Action] = [
    .pressed(.left), .dragged(.left), .released(.left), .pressed(.right), .dragged(.right),
    .released(.right), .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight, .moved,
  ]

  private func input(_ size: Size, _ random: inout SplitMix) -> Input {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: .key(Self.keys.randomElement(using: &random) ?? .tab)
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
  func `nothing traps, no typed character is lost, and the cursor stays in the focused control`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    var values = RandomValues()
    var interface = InterfaceState()
    var shape = seed << 8
    for _ in 0..<80 {
      if Int.random(in: 0..<8, using: &random) == 0 { shape += 1 }
      let size = Size(
        columns: Int.random(in: 0...40, using: &random),
        rows: Int.random(in: 0...12, using: &random))
      func view() -> Element {
        var views = RandomViews(values, seed: shape)
        return views.tree().element
      }
      let scene = UntypedScene(view(), size: size, interface: interface)
      let frame = scene.drawn()
      checkCursor(of: frame, in: scene)
      #expect(
        UntypedScene(view(), size: size, interface: scene.interface).drawn() == frame,
        "a second layout shows the same")

      let input = input(size, &random)
      let response = scene.respond(to: input)
      if case .key(let key) = input {
        checkTyping(of: key, in: scene, response)
        checkPart(of: view(), size, scene, key, response)
      }
      interface = response.interface
      for event in response.events { values.reduce(try #require(event as? RandomEvent)) }
      #expect((-20...20).contains(values.count))
      #expect((-1...1).contains(values.measure))
    }
  }

  /// The cursor is in the focused control and on the screen.
  private func checkCursor(of frame: Frame, in scene: UntypedScene) {
    guard let cursor = frame.cursor else { return }
    #expect(Rect(frame.size).contains(cursor))
    let routes = scene.routes
    guard let focused = routes.focusIndex(at: scene.interface.focus) else {
      Issue.record("There is a cursor, but no control has the focus.")
      return
    }
    #expect(routes.targets[focused].rect.contains(cursor))
  }

  /// A character goes to the focused text field and to nothing else.
  private func checkTyping(of key: Key, in scene: UntypedScene, _ response: Response) {
    guard case .character = key.code, key.modifiers.isEmpty,
      let focused = scene.routes.focusIndex(at: scene.interface.focus),
      scene.routes.targets[focused].control.inputs.contains(.text)
    else { return }
    #expect(response.isHandled)
    #expect(response.interface.focus == scene.interface.focus)
  }

  /// A layout without the rows of lists answers as the whole scene does.
  private func checkPart(
    of view: Element, _ size: Size, _ scene: UntypedScene, _ key: Key, _ response: Response
  ) {
    guard let part = FocusedScene(view, size: size, interface: scene.interface),
      let answer = part.respond(to: key)
    else { return }
    #expect(answer.events.map { $0 as? RandomEvent } == response.events.map { $0 as? RandomEvent })
    #expect(answer.interface.focus == response.interface.focus)
    #expect(answer.interface.memories == response.interface.memories)
  }
}

extension UntypedScene {
  fileprivate func drawn() -> Frame {
    var frame = Frame(size: .zero)
    draw(into: &frame)
    return frame
  }
}
