import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random input on random trees with cached rows and views, beside the same trees without a cache.
@Suite struct RandomCacheTests {
  private static let keys: [Key] = [
    .up, .down, .left, .right, .enter, .space, .tab, .shift(.tab), .escape, "a", .pageDown, .end,
  ]

  private func input(_ size: Size, _ random: inout SplitMix) -> Input {
    guard Int.random(in: 0..<3, using: &random) == 0 else {
      return .key(Self.keys.randomElement(using: &random) ?? .tab)
    }
    let actions: [Mouse.Action] = [
      .pressed(.left), .dragged(.left), .released(.left), .scrolledUp, .scrolledDown, .moved,
    ]
    return .mouse(
      Mouse(
        actions.randomElement(using: &random) ?? .moved,
        at: Position(
          column: Int.random(in: 0...size.columns, using: &random),
          row: Int.random(in: 0...size.rows, using: &random))))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a cached layout shows the same, and answers input with the same events`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    var values = RandomValues()
    var interface = InterfaceState()
    var cache: LayoutCache?
    var size = Size(columns: 30, rows: 10)
    var theme: Theme?
    for step in 0..<80 {
      if step % 9 == 8 { size.columns = Int.random(in: 0...40, using: &random) }
      if step % 7 == 6 { theme = .random(using: &random) }
      // The closure is outside the cached views; the step that it captures is not in their keys.
      func view() -> Element {
        var views = RandomViews(values, seed: seed << 8)
        return views.tree(depth: 3).map { Stamped(event: $0, step: step) }
          .theme(theme).element
      }
      let fresh = UntypedScene(view(), size: size, interface: interface)
      let part = FocusedScene(view(), size: size, interface: interface, reusing: cache)
      let cached = UntypedScene(view(), size: size, interface: interface, reusing: cache)
      #expect(cached.drawn() == fresh.drawn())
      #expect(cached.interface == fresh.interface)

      let input = input(size, &random)
      let response = cached.respond(to: input)
      let expected = fresh.respond(to: input)
      let events = try response.events.map { try #require($0 as? Stamped) }
      #expect(events == expected.events.map { $0 as? Stamped })
      #expect(response.interface == expected.interface)
      if case .key(let key) = input, let part, let answer = part.respond(to: key) {
        #expect(answer.events.map { $0 as? Stamped } == events)
      }
      (interface, cache) = (response.interface, cached.cache)
      for event in events { values.reduce(event.event) }
    }
  }
}

/// An event, with the number of the view that sent it.
private struct Stamped: Equatable {
  let event: RandomEvent
  let step: Int
}
