import TerminalModel
import TerminalViews
import Testing

@Suite struct ErrorStateTests {
  private let failure = ErrorState<Tap>("Not loaded", reason: "There is no network.")

  @Test func `it shows the failure, the reason, and a button with its key`() {
    #expect(
      screen(28, 6) { failure.retry(key: "r", sends: .added) } == """

                ✗ Not loaded
            There is no network.

              [›Try again‹] r

        """)
  }

  @Test(arguments: [
    (22, 3, "     ✗ Not loaded\n There is no network.\n    [›Try again‹]"),
    (22, 2, "     ✗ Not loaded\n    [›Try again‹]"),
  ])
  func `few rows leave out the free row, then the reason`(
    columns: Int, rows: Int, expected: String
  ) {
    #expect(screen(columns, rows) { failure.retry(sends: .added) } == expected)
  }

  @Test func `without a button it is only a message`() {
    let scene = scene(22, 2) { failure }
    #expect(scene.draw().text == "     ✗ Not loaded\n There is no network.")
    #expect(scene.style(column: 5, row: 0) == Style(foreground: .error, attributes: .bold))
  }

  @Test func `Enter and a click on the button send the event`() {
    let scene = scene(28, 6) { failure.retry("Again", sends: .added) }
    #expect(scene.press(.enter).events == [.added])
    let pressed = scene.mouse(.pressed(.left), column: 13, row: 4).interface
    let again = TerminalViewsTests.scene(28, 6, interface: pressed) {
      failure.retry("Again", sends: .added)
    }
    #expect(again.mouse(.released(.left), column: 13, row: 4).events == [.added])
  }

  @Test func `the button is in place of the rows of a list`() {
    let list = List<Tap>(count: 0) {
      Text("\($0)")
    } empty: {
      failure.retry(sends: .added)
    }
    #expect(scene(28, 6) { list }.press(.enter).events == [.added])
  }
}
