import TerminalModel
import TerminalViews
import Testing

@Suite struct MapTests {
  private enum Parent: Equatable { case child(Tap), own }

  private func scene(_ view: Node<Parent>) -> Scene<Parent> {
    Scene(view, size: Size(columns: 40, rows: 20), interface: InterfaceState())
  }

  @Test func `a mapped view looks the same`() {
    let mapped = Scene(
      everything().map(Parent.child), size: .standard, interface: InterfaceState())
    #expect(mapped.draw() == TerminalViewsTests.scene(80, 24, everything).draw())
  }

  @Test func `a mapped view embeds the events of buttons and of keys`() {
    let plus = Key(.character("+"))
    let child = Button("Add", sends: Tap.added).keys([
      KeyBinding(plus, sends: .removed), .quit(Key(.escape)),
    ])
    let scene = scene(child.map(Parent.child))
    #expect(scene.press(.enter).events == [.child(.added)])
    #expect(scene.press(.character("+")).events == [.child(.removed)])
    #expect(scene.press(.escape).quits)
  }

  @Test func `a mapped view embeds the events of lists and makes only visible rows`() {
    let child = List(count: 1_000_000, selection: 5, selects: Tap.chosen, opens: Tap.opened) {
      Button("\($0)", sends: Tap.added)
    }
    let scene = scene(child.map(Parent.child))
    #expect(scene.press(.down).events == [.child(.chosen(6))])
    #expect(scene.press(.enter).events == [.child(.opened(5))])
    #expect(scene.untyped.rowsBuilt == 20)
  }

  @Test func `a mapped view stands beside views of the parent`() {
    let view = Column {
      Button("Own", sends: Parent.own)
      Button("Add", sends: Tap.added).map(Parent.child)
    }
    #expect(scene(view.node()).press(.enter).events == [.own])
  }
}
