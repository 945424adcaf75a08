import TerminalModel
import TerminalViews
import Testing

/// The inputs by which controls are told that they get or lose the focus.
@Suite struct FocusChangeTests {
  @Test func `a control that loses the focus is told before the one that gets it`() {
    let scene = pair()
    #expect(scene.press(.tab).events == ["a: false", "b: true"])
    #expect(scene.mouse(.pressed(.left), column: 0, row: 1).events == ["a: false", "b: true"])
    #expect(scene.press(.enter).events == [])
  }

  @Test func `a control is told of the focus in it, but not of moves of the focus within it`() {
    let inside = nested().press(.tab)
    #expect(inside.events == ["outside: false", "around: true", "x: true"])
    let next = nested(inside.interface).press(.tab)
    #expect(next.events == ["x: false", "y: true"])
    #expect(
      nested(next.interface).press(.tab).events
        == ["y: false", "around: false", "outside: true"])
  }

  @Test func `the memory that a control changes when it gets or loses the focus is kept`() {
    let scene = pair()
    #expect(scene.draw().text == "a +\nb")
    #expect(pair(scene.press(.tab).interface).draw().text == "a\nb +")
  }

  @Test func `a control is told of a focus that the application moves`() {
    #expect(pair(requested: "b").draw().text == "a\nb +")
    #expect(pair(pair().interface, requested: "b").draw().text == "a\nb +")
  }

  @Test func `a control is told when a modal view takes the focus and returns it`() {
    let covered = pair(pair().interface, isAsking: true)
    #expect(covered.draw().text == "a\nb\nm +")
    #expect(pair(covered.interface).draw().text == "a +\nb")
  }

  private func nested(_ interface: InterfaceState = InterfaceState()) -> Scene<String> {
    scene(9, 4, interface, sending: String.self) {
      Watcher(name: "outside") { Node.empty }
      Watcher(name: "around", isFocusable: false) {
        Watcher(name: "x") { Node.empty }
        Watcher(name: "y") { Node.empty }
      }
    }
  }

  private func pair(
    _ interface: InterfaceState = InterfaceState(), requested: String? = nil,
    isAsking: Bool = false
  ) -> Scene<String> {
    scene(9, isAsking ? 3 : 2, interface, sending: String.self) {
      Column {
        for name in ["a", "b"] { Watcher(name: name) { Node.empty }.focusID(name) }
        if isAsking { Watcher(name: "m") { Node.empty }.modal() }
      }
      .focus(requested)
    }
  }
}

/// A control that remembers whether it, or a control in it, has the focus, and sends each change.
private struct Watcher: CompositeControl {
  typealias Event = String

  struct Memory: ControlMemory { var hasFocus = false }

  let name: String
  var isFocusable = true
  @ViewBuilder<String> let views: () -> Node<String>

  var inputs: InputMask { [.activation, .pointer] }

  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { isFocusable }

  func content(_ memory: inout Memory, in size: Size) -> Node<String> {
    Text(memory.hasFocus ? "\(name) +" : name)
    views()
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<String> {
    guard case .focusChanged(let hasFocus) = input else { return .ignored }
    memory.hasFocus = hasFocus
    return .sends("\(name): \(hasFocus)")
  }
}
