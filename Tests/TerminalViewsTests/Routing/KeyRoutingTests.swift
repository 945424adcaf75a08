import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyRoutingTests {
  private let plus = Key(.character("+"))
  private let quit = Key(.character("c"), modifiers: .control)

  @Test func `a key goes to the view with the focus first`() {
    let scene = scene(30, 2) {
      Button("Add", sends: .added).keys([KeyBinding(Key(.enter), "Remove", sends: .removed)])
    }
    #expect(scene.press(.enter).events == [.added])
    #expect(scene.press(.character(" ")).events == [.added])
  }

  @Test func `inner bindings take precedence over outer ones`() {
    let scene = scene(30, 2) {
      Column {
        Text("inner").keys([KeyBinding(plus, sends: .added)])
      }.keys([KeyBinding(plus, sends: .removed)])
    }
    #expect(scene.press(.character("+")).events == [.added])
  }

  @Test func `bindings around the focused view take precedence over those beside it`() {
    let scene = scene(30, 2) {
      Text("beside").keys([KeyBinding(plus, sends: .removed)])
      Button("Add", sends: .added).keys([KeyBinding(plus, sends: .added)])
    }
    #expect(scene.press(.character("+")).events == [.added])
  }

  @Test func `a binding can end the session`() {
    let scene = scene(30, 2) { Text("Hello").keys([.quit(quit)]) }
    let response = scene.press(.character("c"), .control)
    #expect(response.quits)
    #expect(response.events.isEmpty)
  }

  @Test func `a key that no binding and no widget takes is not handled`() {
    let scene = scene(30, 2) { Button("Add", sends: .added) }
    #expect(!scene.press(.character("x")).isHandled)
  }

  @Test func `a modal view takes keys, its siblings do not`() {
    let scene = scene(30, 5) {
      Layers {
        Column {
          Button("Behind", sends: .removed)
          Text("behind").keys([KeyBinding(plus, sends: .removed)])
        }
        Panel { Button("Front", sends: .added) }.modal()
      }
    }
    #expect(scene.press(.enter).events == [.added])
    #expect(!scene.press(.character("+")).isHandled)
    #expect(!scene.press(.tab).isHandled)
  }

  @Test func `bindings around a modal view stay active`() {
    let scene = scene(30, 5) {
      Layers {
        Text("behind")
        Panel { Button("Front", sends: .added) }.modal()
      }.keys([KeyBinding(plus, sends: .removed)])
    }
    #expect(scene.press(.character("+")).events == [.removed])
  }

  @Test func `nothing in a disabled view takes keys`() {
    let scene = scene(30, 5) {
      Button("Add", sends: .added).keys([KeyBinding(plus, sends: .added)]).disabled()
    }
    #expect(!scene.press(.enter).isHandled)
    #expect(!scene.press(.character("+")).isHandled)
  }

  @Test func `hints name each key once, in order of precedence`() {
    let scene = scene(30, 5) {
      Column {
        Text("inner").keys([KeyBinding(plus, "Inner", sends: .added)])
      }.keys([
        KeyBinding([plus, Key(.up)], "Outer", sends: .removed),
        KeyBinding(plus, "Shadowed", sends: .removed),
        KeyBinding(Key(.down), sends: .removed),
        .quit(quit),
      ])
    }
    #expect(scene.hints.map(\.title) == ["Inner", "Outer", "Quit"])
    #expect(scene.hints.map(\.keys) == [["+"], ["up"], ["ctrl+c"]])
    #expect(scene.hints.map(\.role) == [.ordinary, .ordinary, .quit])
  }

  @Test(
    arguments: [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function(1), .character(" "), .character("j"), .character("k"),
      .character("a"),
    ] as [Key.Code])
  func `a scene takes the keys that it handles, and those that may move the focus or show help`(
    code: Key.Code
  ) {
    let both = scene(30, 5) {
      Button("Add", sends: .added)
      List(count: 100, selection: 3, selects: Tap.chosen, opens: Tap.opened) { Text("Row \($0)") }
    }
    let list = scene(30, 5) {
      List(count: 100, selection: 3, selects: Tap.chosen, opens: Tap.opened) { Text("Row \($0)") }
    }
    let showsHelp = code == .function(1)
    let movesFocus = [.up, .down, .left, .right].contains(code)
    #expect(
      both.untyped.takes(Key(code)) == (both.press(code).isHandled || movesFocus || showsHelp))
    #expect(
      list.untyped.takes(Key(code)) == (list.press(code).isHandled || code == .tab || showsHelp))
  }
}
