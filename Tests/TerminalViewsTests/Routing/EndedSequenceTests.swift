import TerminalModel
import TerminalViews
import Testing

/// Pending keys that are ended by an input that does not continue their sequence.
@Suite struct EndedSequenceTests {
  /// A text of which "abc" is selected.
  private func stage() -> SelectionStage {
    var stage = SelectionStage(10, 1) {
      Text("abc def").textSelection(copiesOnRelease: false).keys([
        KeyBinding.copySelection("y"), KeyBinding(sequence: "y y", sends: .added),
        KeyBinding("x", sends: .removed),
      ])
    }
    stage.drag((0, 0), (2, 0))
    return stage
  }

  @Test(
    arguments: [
      .key("x"), .key("7"), .paste("p"), .mouse(Mouse(.scrolledDown, at: .origin)),
    ] as [Input])
  func `pending keys bound to copy the selection do so when another input ends them`(input: Input) {
    var stage = stage()
    stage.take(.key("y"))
    #expect(stage.copied == [])
    stage.take(input)
    #expect(stage.copied == ["abc"])
    #expect(stage.events == (input == .key("x") ? [.removed] : []))
  }

  @Test func `a copy by the control that gets the input replaces the copy by the pending keys`() {
    var stage = SelectionStage(20, 1) {
      Row {
        Text("abc").textSelection(copiesOnRelease: false)
        Copier()
      }
      .keys([KeyBinding.copySelection("ctrl+y"), KeyBinding(sequence: "ctrl+y y", sends: .added)])
    }
    stage.drag((0, 0), (2, 0))
    stage.take(.key(.ctrl("y")))
    stage.take(.key(.enter))
    #expect(stage.copied == ["newer"])
  }

  @Test(arguments: [.key("a"), .paste("p")] as [Input])
  func `the control gets the time of the input that ends pending keys`(input: Input) {
    func view() -> Node<Duration?> {
      Clock().keys([KeyBinding(sequence: "ctrl+x ctrl+s", sends: nil)])
    }
    let first = scene(9, 1, InterfaceState(), sending: Duration?.self) { view() }
    let pending = first.respond(to: .key(.ctrl("x")), at: .seconds(1)).interface
    #expect(pending.hasPendingKeys)
    let next = scene(9, 1, pending, sending: Duration?.self) { view() }
    #expect(next.respond(to: input, at: .seconds(3)).events == [.seconds(3)])
  }
}

/// A control that copies a text at each key.
private struct Copier: DrawnControl {
  typealias Event = Tap

  var inputs: InputMask { .activation }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {}

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Tap> {
    .handled.copying("newer")
  }
}

/// A control that sends the time of each input.
private struct Clock: DrawnControl {
  typealias Event = Duration?

  var inputs: InputMask { .text }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {}

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Duration?> {
    .sends(time)
  }
}
