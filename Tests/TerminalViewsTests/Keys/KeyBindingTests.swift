import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyBindingTests {
  private enum Event: Equatable { case added, removed(Int) }

  @KeyBuilder<Event> private func bindings(_ count: Int) -> [KeyBinding<Event>] {
    KeyBinding("+", "Add", sends: .added)
    if count > 0 { KeyBinding(["-", .down], "Remove", sends: .removed(count)) }
    [KeyBinding<Event>.quit("q"), .quit("ctrl+c")]
    for number in 0..<count { KeyBinding(.function(number + 1), sends: .removed(number)) }
  }

  @KeyBuilder<Event> private var none: [KeyBinding<Event>] {}

  @Test func `bindings, arrays, conditions and loops make one list in order`() {
    #expect(bindings(0).map(\.keys) == [["+"], ["q"], ["ctrl+c"]])
    #expect(
      bindings(2).map(\.keys) == [["+"], ["-", .down], ["q"], ["ctrl+c"], ["f1"], ["f2"]])
    #expect(none.isEmpty)
  }

  @Test func `a binding of an array with one key equals a binding of that key`() {
    #expect(KeyBinding(["+"], sends: Event.added) == KeyBinding("+", sends: .added))
    #expect(KeyBinding<Event>.quit("q").keys == ["q"])
    #expect(KeyBinding<Event>.quit().keys == [])
  }

  @Test func `a binding has a title and an optional group`() {
    let binding = KeyBinding("+", "Add", group: "Numbers", sends: Event.added)
    #expect(binding.title == "Add")
    #expect(binding.group == "Numbers")
    #expect(KeyBinding<Event>.quit("q").title == "Quit")
    #expect(KeyBinding<Event>.quit("q").group == nil)
    let help = KeyBinding.help("?", "f1", title: "Keys", group: "Program", sends: Event.added)
    #expect(help.keys == ["?", "f1"])
    #expect(help.title == "Keys")
    #expect(help.group == "Program")
  }

  @Test func `a binding of a small event takes six machine words at most`() {
    #expect(MemoryLayout<KeyBinding<Bool>>.stride <= 6 * MemoryLayout<Int>.size)
  }

  @Test func `the first binding with a key decides its action`() {
    let bindings = bindings(1) + [KeyBinding("+", sends: .removed(9))]
    #expect(bindings.match("+") == .action(.sends(.added)))
    #expect(bindings.match(.down) == .action(.sends(.removed(1))))
    #expect(bindings.match("ctrl+c") == .action(.quits))
    #expect(bindings.match("x") == .none)
  }

  @Test func `the bindings of a key layer are made only when they are needed`() {
    var times = 0
    let layer = KeyLayer { () -> [KeyBinding<Event>] in
      times += 1
      return bindings(times)
    }
    .map { event in [event] }
    #expect(times == 0)
    #expect(layer.match("-").map { $0 as? [Event] } == .action(.sends([.removed(1)])))
    #expect(times == 1)
    #expect(layer.match("x").map { $0 as? [Event] } == .none)
    #expect(layer.hints().map(\.title) == ["Add", "Remove", "Quit", "Quit", "", "", ""])
  }
}
