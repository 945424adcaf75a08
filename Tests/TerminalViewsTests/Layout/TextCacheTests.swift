import TerminalModel
import Testing

@testable import TerminalViews

/// The lines of long texts that the next layout reuses.
@Suite struct TextCacheTests {
  private static let lines = (0..<10_000).map { "line \($0)\n" }.joined()

  private func layOut(
    _ view: some View<Tap>, columns: Int = 20, after last: UntypedScene? = nil,
    interface: InterfaceState? = nil
  ) -> UntypedScene {
    UntypedScene(
      view.node().element, size: Size(columns: columns, rows: 5),
      interface: interface ?? last?.interface ?? InterfaceState(), reusing: last?.cache)
  }

  /// The scene before the long text: the scroll view has the focus, so that the next scene needs
  /// one layout.
  private var start: UntypedScene { layOut(scrolled("1\n2\n3\n4\n5\n6")) }

  private func scrolled(_ text: String, _ wrapping: Wrapping = .words) -> some View<Tap> {
    ScrollView { Text(text, wrapping: wrapping) }
  }

  @Test(arguments: [Wrapping.none, .words, .characters])
  func `an unchanged text in a scroll view is laid out once`(wrapping: Wrapping) {
    let first = layOut(scrolled(Self.lines, wrapping), after: start)
    #expect(first.linesLaidOut == 10_001)
    let end = first.respond(to: .key(.end)).interface
    let moved = layOut(scrolled(Self.lines, wrapping), after: first, interface: end)
    #expect(moved.linesLaidOut == 0)
    #expect(moved.drawn().text.hasPrefix("line 9996\n"))
    let last = layOut(scrolled(Self.lines, wrapping), after: moved)
    #expect(last.linesLaidOut == 0)
    #expect(last.drawn().text == moved.drawn().text)
  }

  @Test func `an equal text that does not share its memory is not laid out again`() {
    let first = layOut(scrolled(Self.lines), after: start)
    let copy = String(decoding: Array(Self.lines.utf8), as: UTF8.self)
    #expect(layOut(scrolled(copy), after: first).linesLaidOut == 0)
  }

  @Test func `a text is laid out again if it changes, or for another size`() {
    let first = layOut(scrolled(Self.lines), after: start)
    let changed = layOut(scrolled("new\n" + Self.lines), after: first)
    #expect(changed.linesLaidOut == 10_002)
    #expect(changed.drawn().text.hasPrefix("new "))
    #expect(layOut(scrolled(Self.lines, .none), after: first).linesLaidOut == 10_001)
    #expect(layOut(scrolled(Self.lines), columns: 8, after: first).linesLaidOut > 10_001)
  }

  @Test func `a text with another alignment has the same lines`() {
    func view(_ alignment: HorizontalAlignment) -> some View<Tap> {
      ScrollView { Text(Self.lines, alignment: alignment).frame(maxWidth: .max) }
    }
    let first = layOut(view(.leading))
    let next = layOut(view(.trailing), after: first)
    #expect(next.linesLaidOut == 0)
    #expect(next.drawn().text == layOut(view(.trailing)).drawn().text)
  }

  @Test func `a text in a view that is not laid out again is kept for a later layout`() {
    func view(_ dependency: Int) -> some View<Tap> {
      scrolled(Self.lines).layoutDependsOn(dependency)
    }
    let first = layOut(view(1))
    // The first layout stores the memory of the scroll view, on which the view depends, too.
    let settled = layOut(view(1), after: first)
    let reused = layOut(view(1), after: settled)
    #expect(reused.viewsReused == 1)
    #expect(layOut(view(2), after: reused).linesLaidOut == 0)
  }

  @Test func `the second layout of a frame, for the keys that work, reuses a text of the first`() {
    func view(_ text: String) -> some View<Tap> {
      Column {
        scrolled(text)
        KeyHelp()
      }
    }
    let first = layOut(view("1\n2\n3\n4\n5\n6"))
    #expect(layOut(view(Self.lines), after: first).linesLaidOut < 10)
  }

  @Test func `a text that another one replaces for a frame is laid out again`() {
    let first = layOut(scrolled(Self.lines), after: start)
    let other = layOut(scrolled("1\n2\n3\n4\n5\n6"), after: first)
    #expect(layOut(scrolled(Self.lines), after: other).linesLaidOut == 10_001)
  }

  @Test func `one long line is searched for its end once`() {
    let text = String(repeating: "x", count: 100_000)
    let first = layOut(Text<Tap>(text, wrapping: .none))
    #expect(first.linesLaidOut == 1)
    let next = layOut(Text<Tap>(text, wrapping: .none), after: first)
    #expect(next.linesLaidOut == 0)
    #expect(next.drawn().text == first.drawn().text)
  }
}
