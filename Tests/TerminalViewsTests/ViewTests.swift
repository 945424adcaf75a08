import TerminalModel
import TerminalViews
import Testing

@Suite struct ViewTests {
  /// A view whose node is a list of views.
  private struct Rating<Event>: View {
    let stars: Int

    func node() -> Node<Event> {
      Text(String(repeating: "*", count: stars))
      if stars > 3 { Text("good").bold() }
    }
  }

  @Test func `a custom view shows the views that its node lists`() {
    #expect(screen(6, 2) { Rating(stars: 5) } == "*****\ngood")
    #expect(screen(6, 1) { Rating(stars: 2) } == "**")
  }

  @Test func `the views of a custom view are children of the stack around it`() {
    #expect(screen(12, 1) { Row { Rating(stars: 5) } } == "***** good")
  }

  @Test func `modifiers of a custom view apply to all its views`() {
    let scene = scene(6, 2) { Rating(stars: 5).foreground(.red) }
    #expect(scene.style(column: 0, row: 0).foreground == .red)
    #expect(scene.style(column: 0, row: 1).foreground == .red)
  }
}
