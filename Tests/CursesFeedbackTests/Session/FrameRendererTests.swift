import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

@Suite struct FrameRendererTests {
  private var renderer = FrameRenderer(size: Size(columns: 12, rows: 3))

  private static func buttons(_ titles: String...) -> Element {
    Column<Int> { for (index, title) in titles.enumerated() { Button(title, sends: index) } }
      .node().element
  }

  @Test mutating func `the first frame draws every cell, the next one only the cells that changed`()
  {
    #expect(renderer.draw { Text<Int>("one").node().element }.cellCount == 36)
    renderer.frameShown()
    renderer.viewChanged()
    #expect(renderer.draw { Text<Int>("ona").node().element }.cellCount == 1)
  }

  @Test mutating func `a refused frame is not the base of the next comparison`() {
    _ = renderer.draw { Text<Int>("one").node().element }
    renderer.frameShown()
    renderer.viewChanged()
    _ = renderer.draw { Text<Int>("two").node().element }
    renderer.viewChanged()
    let changes = renderer.draw { Text<Int>("one").node().element }
    #expect(changes.isEmpty)
  }

  @Test mutating func `the view is made only once for a mouse input and the next frame`() {
    var made = 0
    let element = {
      made += 1
      return Text<Int>("one").node().element as Element?
    }
    _ = renderer.respond(to: .mouse(Mouse(.pressed(.left), at: .origin)), in: element)
    _ = renderer.draw(element)
    #expect(made == 1)
  }

  @Test mutating func `after a resize every cell is drawn`() {
    _ = renderer.draw { Text<Int>("one").node().element }
    renderer.frameShown()
    renderer.resize(to: Size(columns: 5, rows: 2))
    #expect(renderer.draw { Text<Int>("one").node().element }.cellCount == 10)
  }

  @Test mutating func `Tab moves the focus, and Enter presses the focused button`() {
    let element = { Self.buttons("A", "B") as Element? }
    let tab = renderer.respond(to: .key("tab"), in: element)
    let hasChanged = renderer.take(tab.interface)
    #expect(hasChanged)
    let enter = renderer.respond(to: .key("enter"), in: element)
    #expect(enter.events.compactMap { $0 as? Int } == [1])
  }

  @Test mutating func `the focus moves if the focused button disappears between two frames`() {
    _ = renderer.draw { Self.buttons("A", "B") }
    let tab = renderer.respond(to: .key("tab"), in: { Self.buttons("A", "B") })
    _ = renderer.take(tab.interface)
    renderer.followView { Self.buttons("A") }
    let enter = renderer.respond(to: .key("enter"), in: { Self.buttons("A") })
    #expect(enter.events.compactMap { $0 as? Int } == [0])
  }

  @Test mutating func `without a view the screen is blank, and no input is handled`() {
    #expect(renderer.draw { nil }.cellCount == 36)
    let response = renderer.respond(to: .key("enter"), in: { nil })
    #expect(!response.isHandled)
  }
}
