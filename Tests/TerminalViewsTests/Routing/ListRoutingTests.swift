import TerminalModel
import TerminalViews
import Testing

@Suite struct ListRoutingTests {
  private func list(_ count: Int, selection: Int?) -> Scene<Tap> {
    scene(20, 5) {
      List(count: count, selection: selection, selects: Tap.chosen, opens: Tap.opened) {
        Text("Row \($0)")
      }
    }
  }

  @Test(arguments: [
    (Key.Code.down, 11), (.up, 9), (.character("j"), 11), (.character("k"), 9),
    (.pageDown, 15), (.pageUp, 5), (.home, 0), (.end, 99),
  ])
  func `a key selects another row`(key: Key.Code, expected: Int) {
    #expect(list(100, selection: 10).press(key).events == [.chosen(expected)])
  }

  @Test(arguments: [(Key.Code.up, 0), (.pageUp, 0), (.down, 99), (.end, 99)])
  func `a key that leads beyond an end is handled and sends nothing`(key: Key.Code, row: Int) {
    let response = list(100, selection: row).press(key)
    #expect(response.events.isEmpty)
    #expect(response.isHandled)
  }

  @Test func `without a selection, Down selects the first visible row and End the last row`() {
    #expect(list(100, selection: nil).press(.down).events == [.chosen(0)])
    #expect(list(100, selection: nil).press(.end).events == [.chosen(99)])
    #expect(list(0, selection: nil).press(.down).events.isEmpty)
  }

  @Test func `the keys of a list of Int.max rows do not overflow`() {
    #expect(list(.max, selection: .max - 1).press(.pageDown).events.isEmpty)
    #expect(list(.max, selection: .max - 1).press(.up).events == [.chosen(.max - 2)])
  }

  @Test func `Enter opens the selected row`() {
    #expect(list(100, selection: 10).press(.enter).events == [.opened(10)])
    #expect(!list(100, selection: nil).press(.enter).isHandled)
  }

  @Test func `a click selects a row, and opens the selected one`() {
    let scene = list(100, selection: 2)
    #expect(scene.mouse(.pressed(.left), column: 3, row: 1).events == [.chosen(1)])
    #expect(scene.mouse(.pressed(.left), column: 3, row: 2).events == [.opened(2)])
    #expect(list(1, selection: nil).mouse(.pressed(.left), column: 3, row: 4).events.isEmpty)
  }

  @Test(arguments: [(0, Mouse.Action.scrolledUp), (19, .scrolledDown)])
  func `at its end, a list leaves the wheel to the view around it`(
    selection: Int, action: Mouse.Action
  ) {
    let selecting = scene(20, 5) {
      List(count: 20, selection: selection, selects: Tap.chosen) { Text("Row \($0)") }
    }
    #expect(!selecting.mouse(action, column: 3, row: 1).isHandled)
    #expect(selecting.press(selection == 0 ? .up : .down).isHandled)
    let plain = scene(20, 5) { List(count: 20) { Text("Row \($0)") } }
    #expect(!plain.mouse(.scrolledUp, column: 3, row: 1).isHandled)
    #expect(plain.mouse(.scrolledDown, column: 3, row: 1).isHandled)
  }

  @Test func `the wheel moves the selection by three rows`() {
    let scene = list(100, selection: 10)
    #expect(scene.mouse(.scrolledDown, column: 3, row: 1).events == [.chosen(13)])
    #expect(scene.mouse(.scrolledUp, column: 3, row: 1).events == [.chosen(7)])
  }

  @Test(arguments: [
    (Key.Code.down, 1), (.pageDown, 5), (.end, 95), (.up, 0), (.home, 0),
  ])
  func `without an event for selecting, keys scroll`(key: Key.Code, expected: Int) {
    let response = scene(20, 5) { List(count: 100) { Text("Row \($0)") } }.press(key)
    let next = scene(20, 5, interface: response.interface) {
      List(count: 100) { Text("Row \($0)") }
    }
    #expect(response.events.isEmpty)
    #expect(next.draw().text.split { $0.isWhitespace }.prefix(2) == ["Row", "\(expected)"])
  }

  @Test func `the scroll offset moves with the identity of a list`() {
    func view(_ names: [String], _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 6, interface: interface) {
        for name in names { List(count: 100) { Text("\(name) \($0)") }.id(name) }
      }
    }
    let scrolled = view(["a", "b"], InterfaceState()).press(.pageDown).interface
    #expect(view(["b", "a"], scrolled).draw().text.hasPrefix("b 0"))
    #expect(view(["a", "b"], scrolled).draw().text.hasPrefix("a 3"))
  }

  @Test func `a list that sends no events and needs no scrolling takes no focus`() {
    let scene = scene(20, 5) {
      List(count: 2) { Text("Row \($0)") }
      Button("Add", sends: .added)
    }
    #expect(scene.press(.enter).events == [.added])
  }

  @Test func `a button in a row sends an event of its own`() {
    func view(_ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        List(count: 9) { index in Button("Open \(index)", sends: Tap.opened(index)) }
      }
    }
    let pressed = view(InterfaceState()).mouse(.pressed(.left), column: 3, row: 2)
    let released = view(pressed.interface).mouse(.released(.left), column: 3, row: 2)
    #expect(released.events == [.opened(2)])
  }
}
