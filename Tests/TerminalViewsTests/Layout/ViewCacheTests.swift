import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct ViewCacheTests {
  private let size = Size(columns: 20, rows: 5)

  private func layOut(
    _ view: Node<Tap>, size: Size? = nil, after last: UntypedScene? = nil,
    interface: InterfaceState? = nil
  ) -> UntypedScene {
    UntypedScene(
      view.element, size: size ?? self.size,
      interface: interface ?? last?.interface ?? InterfaceState(), reusing: last?.cache)
  }

  /// A number that changes beside a pane of twenty texts that depends on its version.
  private func screen(number: Int, version: Int = 1, dependsOn dependency: Int = 1) -> Node<Tap> {
    Row {
      Text("\(number)")
      Column { for index in 0..<20 { Text("v\(version) \(index)") } }
        .layoutDependsOn(dependency)
    }
    .node()
  }

  @Test func `an unchanged pane beside a changing text is not laid out again`() {
    let first = layOut(screen(number: 1))
    let next = layOut(screen(number: 2), after: first)
    #expect(first.nodesLaidOut == 24)
    #expect(next.nodesLaidOut == 3, "the row, the text, and the pane itself")
    #expect(next.viewsReused == 1)
    #expect(next.drawn().text == layOut(screen(number: 2)).drawn().text)
  }

  @Test func `a pane is laid out again if its value changes`() {
    let first = layOut(screen(number: 1))
    let next = layOut(screen(number: 1, version: 2, dependsOn: 2), after: first)
    #expect(next.viewsReused == 0)
    #expect(next.drawn().text.contains("v2 0"))
  }

  @Test func `a pane is laid out again for another size`() {
    let first = layOut(screen(number: 1))
    let narrow = Size(columns: 4, rows: 5)
    #expect(layOut(screen(number: 1), size: narrow, after: first).viewsReused == 0)
  }

  @Test func `a pane is laid out again after a layout without it`() {
    let first = layOut(screen(number: 1))
    let other = layOut(Text<Tap>("other").node(), after: first)
    #expect(layOut(screen(number: 1), after: other).viewsReused == 0)
  }

  @Test func `a pane is laid out again if the memory of a control in it changes`() throws {
    func view() -> Node<Tap> {
      TextField<Tap>(text: "ab", changes: { _ in .chosen(1) }).layoutDependsOn(0)
    }
    let first = layOut(view())
    #expect(first.drawn().cursor == Position(column: 3, row: 0))
    let settled = layOut(view(), after: first)
    let moved = settled.respond(to: .key(.left)).interface
    let next = layOut(view(), after: settled, interface: moved)
    #expect(next.viewsReused == 0)
    #expect(next.drawn().cursor == Position(column: 2, row: 0))
    #expect(layOut(view(), after: next).viewsReused == 1)
  }

  @Test func `a reused pane sends its events through the closure of the new layout`() {
    func view(_ number: Int) -> Node<Tap> {
      Button("Send", sends: 1).layoutDependsOn(0).map { Tap.chosen(number + $0) }
    }
    let first = layOut(view(10))
    let next = layOut(view(20), after: first)
    #expect(next.viewsReused == 1)
    #expect(next.respond(to: .key(.enter)).events.map { $0 as? Tap } == [.chosen(21)])
  }

  @Test func `a reused pane keeps the focus, and shows it at once`() {
    func view() -> Node<Tap> {
      Column {
        Button("One", sends: Tap.chosen(1))
        Button("Two", sends: Tap.chosen(2))
      }
      .layoutDependsOn(0)
    }
    let first = layOut(view())
    let tabbed = first.respond(to: .key(.tab)).interface
    let next = layOut(view(), after: first, interface: tabbed)
    #expect(next.viewsReused == 1)
    #expect(next.drawn() == layOut(view(), interface: tabbed).drawn())
    #expect(next.respond(to: .key(.enter)).events.map { $0 as? Tap } == [.chosen(2)])
  }

  @Test func `a reused pane keeps the rows of its lists for the next layout`() {
    func view(_ selection: Int, dependsOn dependency: Int) -> Node<Tap> {
      List(count: 100, selection: selection, rowsDependOn: 0, selects: Tap.chosen) { Text("\($0)") }
        .layoutDependsOn(dependency)
    }
    let first = layOut(view(0, dependsOn: 0))
    let reused = layOut(view(0, dependsOn: 0), after: first)
    #expect((reused.viewsReused, reused.rowsBuilt) == (1, 0))
    let scrolled = layOut(view(5, dependsOn: 5), after: reused)
    #expect((scrolled.viewsReused, scrolled.rowsBuilt) == (0, 1))
  }

  @Test func `the tooltip of a reused pane has the theme that is around the pane now`() {
    func view(_ theme: Theme) -> Node<Tap> {
      Column {
        Button("One", sends: Tap.chosen(1)).tooltip("Note").layoutDependsOn(0).theme(theme)
        Text("below")
      }
      .node()
    }
    let first = layOut(view(.dark))
    let shown = first.respond(to: .key(.alt("h"))).interface
    let next = layOut(view(.light), after: first, interface: shown)
    #expect(next.viewsReused == 1)
    #expect(next.drawn().text.contains("Note"))
    #expect(next.drawn() == layOut(view(.light), interface: shown).drawn())
  }

  @Test func `panes with the same identity are not reused`() {
    func view(_ second: String) -> Node<Tap> {
      Column {
        Text("one").layoutDependsOn(0).id("same")
        Text(second).layoutDependsOn(0).id("same")
      }
      .node()
    }
    let next = layOut(view("two"), after: layOut(view("two")))
    #expect(next.viewsReused == 0)
  }

  @Test func `an inner pane is reused when the outer one changes`() {
    func view(_ outer: Int) -> Node<Tap> {
      Column {
        Text("\(outer)")
        Text("inner").layoutDependsOn(0)
      }
      .layoutDependsOn(outer)
    }
    var scene = layOut(view(1))
    scene = layOut(view(1), after: scene)
    scene = layOut(view(2), after: scene)
    #expect(scene.viewsReused == 1)
    #expect(scene.drawn().text == layOut(view(2)).drawn().text)
  }

  @Test func `the panes in a reused pane are reused when the outer one changes later`() {
    func view(_ number: Int, _ outer: Int) -> Node<Tap> {
      Column {
        Text("\(number)")
        Column { for index in 0..<50 { Text("\(outer) \(index)").layoutDependsOn(index) } }
          .layoutDependsOn(outer)
      }
      .node()
    }
    var scene = layOut(view(1, 1))
    scene = layOut(view(2, 1), after: scene)
    #expect(scene.viewsReused == 1)
    scene = layOut(view(2, 2), after: scene)
    #expect(scene.viewsReused == 50)
  }

  @Test func `an overlay of a reused pane is placed again`() {
    func view(_ width: Int) -> Node<Tap> {
      Row {
        Text(String(repeating: "-", count: width))
        Text("anchor").popover { Text("below") }.layoutDependsOn(0).frame(width: 8)
      }
      .node()
    }
    let next = layOut(view(5), after: layOut(view(1)))
    #expect(next.viewsReused == 1)
    #expect(next.drawn().text == layOut(view(5)).drawn().text)
  }

  @Test func `an overlay of a cached pane has the current tokens of the views around it`() {
    func view(_ tokens: [Color.Token: Color]) -> Node<Tap> {
      Column {
        Text("anchor").popover { Text("below").foreground(.accent) }.layoutDependsOn(0)
          .tokens(tokens)
      }
      .node()
    }
    var scene = layOut(view([.accent: .error]))
    for tokens in [[:], [.accent: .error], [:]] as [[Color.Token: Color]] {
      scene = layOut(view(tokens), after: scene)
      #expect(scene.drawn() == layOut(view(tokens)).drawn())
    }
  }
}
