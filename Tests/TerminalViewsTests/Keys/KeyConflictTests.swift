import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyConflictTests {
  private let add = KeyBinding(["+", .up], "Add", sends: Tap.added)

  private func conflicts(@ViewBuilder<Tap> _ view: () -> Node<Tap>) -> [String] {
    scene(30, 5, view).untyped.keyConflicts.map(\.description)
  }

  @Test func `a binding is unreachable if earlier bindings have all its keys`() {
    let bindings = [
      add, KeyBinding(["up", "+"], "More", sends: .removed),
      KeyBinding(["+", "x"], "Cut", sends: .removed), KeyBinding("x", sends: .removed),
    ]
    #expect(
      conflicts { Text("").keys(bindings) } == [
        "\"More\" is unreachable: earlier bindings of its component have all its keys.",
        "\"x\" is unreachable: earlier bindings of its component have all its keys.",
      ])
  }

  @Test func `a second binding of typed characters is unreachable`() {
    let bindings: [KeyBinding<Tap>] = [
      .characters("Filter") { _ in .added }, KeyBinding("x", "Cut", sends: .removed),
      .characters("Search") { _ in .added },
    ]
    #expect(
      conflicts { Text("").keys(bindings) } == [
        "\"Search\" is unreachable: earlier bindings of its component have all its keys."
      ])
  }

  @Test func `a key that two components side by side share is a conflict`() {
    let other = KeyBinding(sequences: ["up", "g g"], "Up", sends: Tap.removed)
    #expect(
      conflicts {
        Text("").keys([add])
        Text("").keys([other])
      } == ["\"Add\" and \"Up\" of another component share the keys up."])
  }

  @Test func `a key that acts at once conflicts with a sequence of another component`() {
    let cut = [KeyBinding("x", "Cut", sends: Tap.removed)]
    let cutAll = [KeyBinding(sequence: "x x", "Cut all", sends: Tap.added)]
    let expected = "share the keys x."
    for (first, second) in [(cut, cutAll), (cutAll, cut)] {
      let found = conflicts {
        Text("").keys(first)
        Text("").keys(second)
      }
      #expect(found.count == 1)
      #expect(found.first?.hasSuffix(expected) == true)
    }
    let waiting = cut + [KeyBinding(sequence: "x y", "Cut both", sends: Tap.added)]
    #expect(
      conflicts {
        Text("").keys(waiting)
        Text("").keys(cutAll)
      } == [])
  }

  @Test func `a digit conflicts with a counted binding of a component inside or beside its own`() {
    let down = [KeyBinding<Tap>.counted("j", title: "Down") { _ in .added }]
    let third = [KeyBinding(["3", "t"], "Third", sends: Tap.removed)]
    let expected = "The keys 3 of \"Third\" begin a count for \"Down\" of another component."
    #expect(conflicts { Text("").keys(down).keys(third) } == [expected])
    for (first, second) in [(down, third), (third, down)] {
      #expect(
        conflicts {
          Text("").keys(first)
          Text("").keys(second)
        } == [expected])
    }
    #expect(conflicts { Text("").keys(third).keys(down) } == [])
    #expect(conflicts { Text("").keys(down + third) } == [])
    let zero = [KeyBinding("0", "Zero", sends: Tap.removed)]
    #expect(conflicts { Text("").keys(down).keys(zero) } == [])
  }

  @Test func `a first key that needs an extended keyboard mode is a conflict`() {
    let bindings = [
      KeyBinding("ctrl+/", "Comment", sends: Tap.added),
      KeyBinding(sequence: "ctrl+x ctrl+i", "Indent", sends: .added),
      KeyBinding(["alt+enter", "shift+enter"], "Line", sends: .added),
    ]
    #expect(
      conflicts { Text("").keys(bindings) } == [
        "\"Comment\" has the key ctrl+/, for which terminals send ctrl+_ unless they are in an "
          + "extended keyboard mode.",
        "\"Indent\" has the key ctrl+i, for which terminals send tab unless they are in an "
          + "extended keyboard mode.",
      ])
  }

  @Test func `a component may override keys of the one around it`() {
    #expect(conflicts { Text("").keys([add]).keys([add]) } == [])
  }

  @Test func `disabled views and those behind a modal view have no active keys`() {
    let view = Layers<Tap> {
      Column {
        Text("").keys([add])
        Text("").keys([add]).disabled()
      }
      Text("").keys([add]).modal()
    }
    #expect(conflicts { view } == [])
  }
}
