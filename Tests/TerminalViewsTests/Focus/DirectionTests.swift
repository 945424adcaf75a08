import TerminalModel
import TerminalViews
import Testing

/// Arrow keys that no control and no binding takes move the focus.
@Suite struct DirectionTests {
  /// Two rows of buttons, a wide one below them.
  private func grid(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
    scene(24, 3, interface: interface) {
      Row {
        Button("A", sends: .chosen(0))
        Button("B", sends: .chosen(1))
        Button("C", sends: .chosen(2))
      }
      Row {
        Button("D", sends: .chosen(3))
        Button("E", sends: .chosen(4))
      }
      Button("Wide wide wide", sends: .added)
    }
  }

  @Test(
    arguments: [
      ([.right], .chosen(1)), ([.right, .right], .chosen(2)), ([.right, .left], .chosen(0)),
      ([.down], .chosen(3)), ([.down, .right], .chosen(4)), ([.right, .down], .chosen(4)),
      ([.down, .down], .added), ([.right, .right, .down], .added),
      ([.down, .down, .up], .chosen(3)), ([.left], .chosen(0)), ([.up], .chosen(0)),
    ] as [([Key.Code], Tap)])
  func `an arrow key moves the focus to the nearest control in its direction`(
    keys: [Key.Code], event: Tap
  ) {
    var scene = grid()
    for key in keys { scene = grid(scene.press(key).interface) }
    #expect(scene.press(.enter).events == [event])
  }

  @Test func `without a control in its direction an arrow key is not handled`() {
    #expect(!grid().press(.up).isHandled)
    #expect(!scene(9, 1) { Button("A", sends: .added) }.press(.down).isHandled)
  }

  @Test func `a key binding comes before the movement of the focus`() {
    let scene = scene(9, 2) {
      Column {
        Button("A", sends: .added)
        Button("B", sends: .added)
      }
      .keys([KeyBinding(.down, sends: .removed)])
    }
    #expect(scene.press(.down).events == [.removed])
  }

  @Test func `arrow keys move the focus only inside a modal view`() {
    let scene = scene(9, 3) {
      Button("A", sends: .added)
      Column {
        Button("B", sends: .added)
        Button("C", sends: .removed)
      }
      .modal()
    }
    #expect(!scene.press(.up).isHandled)
    #expect(scene.press(.down).isHandled)
  }

  @Test func `an arrow key moves the focus to no control that is scrolled out of sight`() {
    var session = ViewSession(20, 7) {
      ScrollView {
        Column { for index in 0..<12 { Button("in\(index)", sends: Tap.opened(index)) } }
      }
      .frame(height: 4)
      Button("A", sends: Tap.chosen(0))
      Button("B", sends: Tap.chosen(1))
      Button("C", sends: Tap.chosen(2))
    }
    session.press(.shift(.tab), .up, .enter)
    #expect(session.events == [.chosen(1)])
  }
}
