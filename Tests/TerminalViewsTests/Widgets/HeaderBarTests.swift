import TerminalModel
import TerminalViews
import Testing

@Suite struct HeaderBarTests {
  private func bar(_ columns: Int, location: String = "Top rated", rows: Int = 1) -> String {
    screen(columns, rows) {
      HeaderBar("Movies", location: location) {
        Text("★ 2")
        Text("505 films")
      }
    }
  }

  @Test(arguments: [
    (40, " Movies  Top rated       ★ 2  505 films"),
    (35, " Movies  Top rated  ★ 2  505 films"),
    (34, " Movies  Top rat…  ★ 2  505 films"),
    (33, " Movies  Top rated"),
    (18, " Movies  Top rated"),
    (17, " Movies  Top rat…"),
    (15, " Movies"),
    (4, " M…"),
    (1, ""),
    (0, ""),
  ])
  func `shortens the location, then leaves out the status, then the location`(
    columns: Int, expected: String
  ) {
    #expect(bar(columns) == expected)
  }

  @Test func `leaves out the start of a path`() {
    let scene = scene(20, 1) {
      HeaderBar("Files", location: "/home/ada/music", truncation: .start)
    }
    #expect(scene.draw().text == " Files  …e/ada/music")
  }

  @Test func `shows the status without a location`() {
    #expect(bar(24, location: "") == " Movies  ★ 2  505 films")
  }

  @Test func `the title has the accent, and the surface is behind the whole row`() {
    let scene = scene(30, 2) { HeaderBar("Movies", location: "Top rated") }
    #expect(
      scene.style(column: 1, row: 0)
        == Style(foreground: .onAccent, background: .accent, attributes: .bold))
    #expect(scene.style(column: 9, row: 0) == Style(foreground: .muted, background: .surface))
    #expect(scene.style(column: 29, row: 0).background == .surface)
    #expect(scene.style(column: 0, row: 1) == .plain)
  }

  @Test func `the title is reversed without colours`() {
    let scene = scene(30, 1) { HeaderBar("Movies") }
    #expect(scene.style(column: 1, row: 0).shownAttributes == [.bold, .reverse])
  }

  @Test func `a control in the status takes input`() {
    let scene = scene(30, 1) {
      HeaderBar("Movies") { Button("Sort", sends: Tap.added) }
    }
    #expect(scene.draw().text == " Movies              [›Sort‹]")
    #expect(scene.press(.enter).events == [.added])
  }
}
