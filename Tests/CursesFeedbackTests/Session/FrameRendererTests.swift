import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

@MainActor @Suite struct FrameRendererTests {
  private let renderer = FrameRenderer(size: Size(columns: 12, rows: 3))

  private static func buttons(_ titles: String...) -> Element {
    Column<Int> { for (index, title) in titles.enumerated() { Button(title, sends: index) } }
      .node().element
  }

  /// Draws a view of a settled state.
  ///
  /// - Returns: The number of changed cells; a nil view is drawn as a blank screen.
  private func draw(_ element: @escaping () -> Element?) -> Int? {
    renderer.viewChanged()
    renderer.settledElement = element
    return renderer.draw()?.cellCount
  }

  private func draw(_ text: String) -> Int? {
    draw { Text<Int>(text).node().element }
  }

  /// Reads a key with a view.
  ///
  /// - Returns: The events that it sends.
  private func events(of key: Key, in element: () -> Element?) -> [Int] {
    var events: [Int] = []
    _ = renderer.read(.key(key), in: element) { events.append($0 as? Int ?? -1) }
    return events
  }

  @Test func `the first frame draws every cell, the next one only the cells that changed`() {
    #expect(draw("one") == 36)
    renderer.frameShown()
    #expect(draw("ona") == 1)
  }

  @Test func `a refused frame is not the base of the next comparison`() {
    _ = draw("one")
    renderer.frameShown()
    _ = draw("two")
    #expect(draw("one") == 0)
  }

  @Test func `after a resize every cell is drawn`() {
    _ = draw("one")
    renderer.frameShown()
    renderer.resize(to: Size(columns: 5, rows: 2))
    #expect(draw("one") == 10)
  }

  @Test func `a nil view is a blank screen`() {
    #expect(draw { nil } == 36)
  }

  @Test func `without a rendering feedback nothing is drawn`() {
    #expect(renderer.draw() == nil)
  }

  @Test func `the view is made only once for a mouse input and the next frame`() {
    var made = 0
    let element = {
      made += 1
      return Text<Int>("one").node().element as Element?
    }
    _ = renderer.read(.mouse(Mouse(.pressed(.left), at: .origin)), in: element) { _ in }
    renderer.settledElement = element
    _ = renderer.draw()
    #expect(made == 1)
  }

  @Test func `Tab moves the focus, and Enter presses the focused button`() {
    let buttons = { Self.buttons("A", "B") as Element? }
    #expect(renderer.read(.key("tab"), in: buttons) { _ in } == .viewChanged)
    #expect(events(of: "enter", in: buttons) == [1])
  }

  @Test func `the focus moves if the focused button disappears between two frames`() {
    _ = draw { Self.buttons("A", "B") }
    _ = events(of: "tab", in: { Self.buttons("A", "B") })
    renderer.viewChanged()
    _ = renderer.reader(of: .key("x"), viewsBindKeys: false) { Self.buttons("A") }
    #expect(events(of: "enter", in: { Self.buttons("A") }) == [0])
  }

  @Test func `an input that sends events makes the next input read a new view`() {
    let first = { Self.buttons("A") as Element? }
    _ = renderer.read(.mouse(Mouse(.moved, at: .origin)), in: first) { _ in }
    #expect(events(of: "enter", in: first) == [0])
    var isMade = false
    _ = events(of: "enter") {
      isMade = true
      return Self.buttons("B")
    }
    #expect(isMade)
  }

  @Test func `without a view no input is handled`() {
    #expect(renderer.read(.key("enter"), in: { nil }, send: { _ in }) == .unhandled)
  }
}
