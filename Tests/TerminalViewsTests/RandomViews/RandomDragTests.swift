import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random drags in random trees of all views.
@Suite struct RandomDragTests {
  private static let size = Size(columns: 30, rows: 10)

  /// A tree below a view that is dragged and one that takes its value.
  @ViewBuilder<RandomEvent> private func view(_ tree: Node<RandomEvent>) -> Node<RandomEvent> {
    Row {
      Text("日本 drag").draggable(7)
      Text("drop").dropTarget(of: Int.self) { .selected($0) }
    }
    tree
  }

  private func scene(_ seed: UInt64, _ interface: InterfaceState) -> UntypedScene {
    var views = RandomViews(RandomValues(), seed: seed)
    let view = view(views.tree(depth: 3))
    return UntypedScene(view.element, size: Self.size, interface: interface)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a drag sends one event or none at its release, and leaves nothing behind`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var interface = InterfaceState()
    var events: [Any] = []
    func respond(_ input: Input) {
      let response = scene(seed, interface).respond(to: input)
      interface = response.interface
      events += response.events
    }
    func mouse(_ action: Mouse.Action, _ position: Position) {
      respond(.mouse(Mouse(action, at: position)))
    }
    mouse(.pressed(.left), Position(column: 1, row: 0))
    let source = interface.capture
    for _ in 0..<12 {
      let place = Position(
        column: Int.random(in: 0..<30, using: &random),
        row: Int.random(in: 0..<10, using: &random))
      mouse(Int.random(in: 0..<4, using: &random) == 0 ? .scrolledDown : .dragged(.left), place)
      let frame = scene(seed, interface).drawn()
      #expect(frame.hasWholeCharacters, "half of a wide character\n\(frame.text)")
    }
    let moved = events.count
    if seed % 5 == 0 { respond(.key(.escape)) }
    mouse(.released(.left), Position(column: 8 + Int(seed % 20), row: Int(seed % 10)))
    #expect(source?.drag == nil || events.count - moved <= 1)
    #expect(interface.capture == nil)
    let isUnderDrag = interface.memories.values.contains {
      ($0.value as? ListMemory)?.isUnderDrag ?? false
    }
    #expect(!isUnderDrag)
  }
}
