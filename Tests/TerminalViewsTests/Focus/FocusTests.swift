import TerminalModel
import TerminalViews
import Testing

@Suite struct FocusTests {
  @ViewBuilder<Tap> private func three(hidesSecond: Bool = false) -> Node<Tap> {
    Button("A", sends: Tap.chosen(0))
    if !hidesSecond { Button("B", sends: .chosen(1)) }
    Button("C", sends: .chosen(2))
  }

  private func focused(_ keys: [Key], in view: () -> Node<Tap>) -> InterfaceState {
    keys.reduce(InterfaceState()) { interface, key in
      scene(20, 5, interface: interface, view).respond(to: .key(key)).interface
    }
  }

  private let tab = Key(.tab)
  private let back = Key(.tab, modifiers: .shift)

  @Test(arguments: [
    ("", 0), ("t", 1), ("tt", 2), ("ttt", 0), ("b", 2), ("tb", 0), ("bb", 1),
  ])
  func `Tab moves the focus in a circle, and Shift+Tab back`(keys: String, expected: Int) {
    let interface = focused(keys.map { $0 == "t" ? tab : back }) { three() }
    let scene = scene(20, 5, interface: interface) { three() }
    #expect(scene.press(.enter).events == [.chosen(expected)])
  }

  @Test func `the focus stays on its view if a sibling disappears`() {
    let interface = focused([back]) { three() }
    let scene = scene(20, 5, interface: interface) { three(hidesSecond: true) }
    #expect(scene.press(.enter).events == [.chosen(2)])
  }

  @Test func `the focus leaves a view that disappears`() {
    let interface = focused([tab]) { three() }
    let scene = scene(20, 5, interface: interface) { three(hidesSecond: true) }
    #expect(scene.press(.enter).events == [.chosen(0)])
  }

  @Test func `the focus moves to the nearest sibling of a view that disappears`() {
    func view(_ count: Int, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        for index in 0..<count { Button("\(index)", sends: Tap.chosen(index)) }
      }
    }
    let last = view(4, view(4, InterfaceState()).press(.tab, .shift).interface)
    #expect(last.press(.enter).events == [.chosen(3)])
    #expect(view(3, last.interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `the focus stays in the container of a view that disappears`() {
    func view(_ names: [Int]) -> Scene<Tap> {
      scene(20, 5, interface: focused([tab, tab]) { panels([2, 3]) }) { panels(names) }
    }
    #expect(view([2, 3]).press(.enter).events == [.chosen(3)])
    #expect(view([2]).press(.enter).events == [.chosen(2)])
  }

  private func panels(_ names: [Int]) -> Node<Tap> {
    Column {
      Row { Button("1", sends: Tap.chosen(1)) }
      Row { for name in names { Button("\(name)", sends: Tap.chosen(name)) } }
    }.node()
  }

  @Test func `the focus moves with an identity`() {
    func view(_ names: [Int], _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        for name in names { Button("\(name)", sends: Tap.chosen(name)).id(name) }
      }
    }
    let interface = view([1, 2], InterfaceState()).press(.tab).interface
    #expect(view([2, 1], interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `equal identities in different containers are different views`() {
    let interface = focused([tab, tab, tab]) { namesakes() }
    #expect(scene(40, 5, interface: interface) { namesakes() }.press(.enter).events == [.chosen(4)])
  }

  private func namesakes() -> Node<Tap> {
    Row {
      Panel { Button("1", sends: Tap.chosen(1)).id("name") }
      Panel { Button("2", sends: Tap.chosen(2)).id("name") }
      Column { Button("3", sends: Tap.chosen(3)).id("name") }
      Column { Button("4", sends: Tap.chosen(4)).id("name") }
    }.node()
  }

  @Test func `the focus returns when a modal view disappears`() {
    func view(asks: Bool, _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        Layers {
          Column { three() }
          if asks { Panel { three() }.modal() }
        }
      }
    }
    let before = view(asks: false, InterfaceState()).press(.tab).interface
    let asking = view(asks: true, before)
    #expect(asking.press(.enter).events == [.chosen(0)])
    let answered = view(asks: true, asking.press(.tab).interface).interface
    #expect(view(asks: false, answered).press(.enter).events == [.chosen(1)])
  }

  @Test func `buttons in the two branches of a condition are different`() {
    func view(_ isFirst: Bool, _ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        if isFirst { Button("1", sends: .chosen(1)) } else { Button("2", sends: .chosen(2)) }
      }
    }
    let pressed = view(true).mouse(.pressed(.left), column: 0, row: 0).interface
    let released = view(false, pressed).mouse(.released(.left), column: 0, row: 0)
    #expect(released.events.isEmpty)
  }
}
