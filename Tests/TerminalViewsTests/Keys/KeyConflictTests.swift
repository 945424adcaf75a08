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
