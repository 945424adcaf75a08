import TerminalModel
import TerminalViews
import Testing

/// The focus, the look, the memory and the responses of controls.
@Suite struct ControlTests {
  @Test func `a control is drawn with its state, and the cursor is that of the focused one`() {
    let scene = control(12, 3) {
      Recorder()
      Recorder()
      Recorder().disabled()
    }
    #expect(scene.draw().text == "<fc>\n<>\n<d>")
    #expect(scene.draw().cursor == Position(column: 1, row: 0))
    let moved = control(12, 3, interface: scene.press(.tab).interface) {
      Recorder()
      Recorder()
    }
    #expect(moved.draw().cursor == Position(column: 1, row: 1))
  }

  @Test func `a cursor that is cut off is not shown`() {
    #expect(control(1, 1) { Recorder() }.draw().cursor == nil)
  }

  @Test func `a key goes to the focused control, unless it is not one of its keys`() {
    let scene = control(12, 2) {
      Recorder(inputs: .navigation)
      Recorder(inputs: .text)
    }
    #expect(scene.press(.pageUp).events == [.key("pageup")])
    #expect(!scene.press(.character("a")).isHandled)
    let second = control(12, 2, interface: scene.press(.tab).interface) {
      Recorder(inputs: .navigation)
      Recorder(inputs: .text)
    }
    #expect(second.press(.character("a")).events == [.key("a")])
    #expect(!second.press(.pageUp).isHandled)
  }

  @Test func `a paste goes to the focused control that takes text, as one input`() {
    #expect(
      control(12, 1) { Recorder() }.respond(to: .paste("a\nb")).events == [.paste("a\nb")])
    #expect(!control(12, 1) { Recorder(inputs: .navigation) }.respond(to: .paste("a")).isHandled)
  }

  @Test func `an input that a control ignores goes to the control around it`() {
    let scene = control(12, 2) {
      Wrapper(isFocusable: false) { Recorder { $0 != .key("up") } }
    }
    #expect(scene.press(.down).events == [.key("down")])
    #expect(scene.press(.up).events == [.key("up")], "the wrapper's answer")
    #expect(scene.draw().text == "12x2\n<fc>")
  }

  @Test(
    arguments: [
      ([], 4, 2), (.horizontal, 8, 2), (.vertical, 4, 3), ([.horizontal, .vertical], 8, 3),
    ]
      as [(Axis.Set, Int, Int)])
  func `a composite control takes the cells that are left along the axes that it fills`(
    fills: Axis.Set, columns: Int, rows: Int
  ) {
    let scene = control(10, 4) {
      Row(spacing: 0) {
        Column {
          Wrapper(fills: fills) { Text("x") }
          Text("-")
        }
        Text("||")
      }
    }
    let size = Size(columns: columns, rows: rows)
    let cells = Rect(Size(columns: 10, rows: 4)).positions.filter {
      scene.mouse(.pressed(.left), column: $0.column, row: $0.row).isHandled
    }
    #expect(Set(cells) == Set(Rect(size).positions))
  }

  @Test func `a control of one row takes all columns by default`() {
    #expect(control(9, 3) { OneRow() }.mouse(.pressed(.left), column: 8, row: 0).isHandled)
    #expect(!control(9, 3) { OneRow() }.mouse(.pressed(.left), column: 8, row: 1).isHandled)
  }

  @Test func `the pressed position is that of a press and of a drag with the left button`() {
    let place = Position(column: 3, row: 1)
    func position(_ action: Pointer.Action) -> Position? {
      ControlInput.pointer(Pointer(action, at: place)).pressedPosition
    }
    #expect(position(.pressed(.left, count: 2)) == place)
    #expect(position(.dragged(.left)) == place)
    #expect(position(.pressed(.right, count: 1)) == nil)
    #expect(position(.clicked(.left, count: 1)) == nil)
    #expect(position(.moved) == nil)
    #expect(ControlInput.key(.enter).pressedPosition == nil)
  }

  @Test func `a control keeps its memory with its identity`() {
    func scene(_ order: [Int], _ interface: InterfaceState) -> Scene<Int> {
      TerminalViewsTests.scene(9, 2, interface, sending: Int.self) {
        for id in order { KeyCounter<Int>().id(id) }
      }
    }
    var interface = scene([1, 2], InterfaceState()).press(.enter).interface
    interface = scene([1, 2], interface).press(.enter).interface
    #expect(scene([2, 1], interface).draw().text == "0\n2")
    let gone = scene([2], interface).interface
    #expect(scene([1, 2], gone).draw().text == "0\n0", "a removed control forgets")
  }

  @Test func `a control in a row that is scrolled away keeps its memory`() {
    func scene(_ selection: Int, _ interface: InterfaceState) -> Scene<Int> {
      TerminalViewsTests.scene(9, 2, interface, sending: Int.self) {
        List(count: 10, selection: selection) { _ in KeyCounter<Int>() }
      }
    }
    var interface = scene(0, InterfaceState()).press(.tab).interface
    interface = scene(0, interface).press(.enter).interface
    interface = scene(9, interface).interface
    #expect(scene(0, interface).draw().text.contains("1"))
  }

  @Test func `events of a control are turned into those of the views around it`() {
    let scene = scene(9, 1, InterfaceState(), sending: Bool.self) {
      Recorder().map { $0 == .key("up") }
    }
    #expect(scene.press(.up).events == [true])
  }

  @Test func `the mouse reaches a control behind one that takes no input`() {
    let scene = control(12, 1) {
      Layers {
        Recorder()
        Wrapper(inputs: []) { Node.empty }
      }
    }
    #expect(scene.mouse(.pressed(.left), column: 5, row: 0).isHandled)
  }
}
