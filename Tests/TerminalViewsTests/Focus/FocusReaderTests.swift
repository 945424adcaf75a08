import TerminalModel
import TerminalViews
import Testing

/// Views that depend on the focus.
@Suite struct FocusReaderTests {
  private static let size = Size(columns: 20, rows: 4)

  private func reader(_ name: String) -> FocusReader<Tap> {
    FocusReader { hasFocus in
      Text("\(name): \(hasFocus ? "in" : "out")")
      Button(name, sends: .added)
    }
  }

  private func scene(_ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
    Scene(
      Column {
        reader("One")
        reader("Two")
      }
      .node(), size: Self.size, interface: interface)
  }

  @Test func `the first frame shows where the focus is`() {
    #expect(scene().draw().text.hasPrefix("One: in"))
    #expect(scene().draw().text.contains("Two: out"))
  }

  @Test func `a key and a click that move the focus change the views`() {
    let moved = scene(scene().respond(to: .key("tab")).interface).draw().text
    #expect(moved.hasPrefix("One: out"))
    #expect(moved.contains("Two: in"))
    let place = Position(column: 3, row: 3)
    let clicked = scene().respond(to: .mouse(Mouse(.pressed(.left), at: place))).interface
    #expect(scene(clicked).draw().text.hasPrefix("One: out"))
  }

  @Test func `a control that appears in a reader and gets the focus is in it`() {
    func view(_ showsSecond: Bool) -> Node<Tap> {
      Column {
        FocusReader<Tap> { hasFocus in
          if showsSecond { Button("Second", sends: .added) }
          Text(hasFocus ? "in" : "out")
        }
      }
      .node()
    }
    let before = Scene(view(false), size: Self.size, interface: InterfaceState())
    #expect(before.draw().text == "out\n\n\n")
    let after = Scene(view(true), size: Self.size, interface: before.interface)
    #expect(after.draw().text.contains("\nin"))
  }

  @Test func `the focus in a dialog over a reader is not in the reader`() {
    let view = FocusReader<Tap> { Text("\($0)") }
      .dialog { Alert("Not saved", dismisses: .added) }
    let scene = Scene(view, size: Size(columns: 30, rows: 9), interface: InterfaceState())
    #expect(scene.draw().text.hasPrefix("false"))
  }

  @Test func `outer and inner readers both contain the focused control`() {
    let view = FocusReader<Tap> { outer in
      FocusReader { inner in
        Text("\(outer) \(inner)")
        Button("Save", sends: .added)
      }
    }
    let text = Scene(view.node(), size: Self.size, interface: InterfaceState()).draw().text
    #expect(text.hasPrefix("true true"))
  }

  @Test func `a view that is reused is laid out again when the focus moves`() {
    let view = Column {
      reader("One").layoutDependsOn(1)
      Button("Other", sends: .removed)
    }
    let first = UntypedScene(view.node().element, size: Self.size, interface: InterfaceState())
    func next(after input: Input) -> UntypedScene {
      UntypedScene(
        view.node().element, size: Self.size, interface: first.respond(to: input).interface,
        reusing: first.cache)
    }
    #expect(next(after: .key("x")).viewsReused == 1)
    #expect(next(after: .key("tab")).viewsReused == 0)
    #expect(next(after: .key("tab")).boxes.contains { $0.kind == "Button" && $0.isFocused })
  }

  @Test func `a disabled view and a screen without controls have no focus`() {
    let disabled = Scene(reader("One").disabled(true), size: Self.size, interface: InterfaceState())
    #expect(disabled.draw().text.hasPrefix("One: out"))
    let empty = FocusReader<Tap> { Text("\($0)") }
    #expect(
      Scene(empty.node(), size: Self.size, interface: InterfaceState()).draw().text
        .hasPrefix("false"))
  }
}
