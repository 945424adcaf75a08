import TerminalModel
import TerminalViews
import Testing

@Suite struct BreadcrumbsTests {
  private static let titles = ["home", "ada", "Sources", "Views"]

  private func path(
    _ columns: Int = 40, count: Int = 4, _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Tap> {
    scene(columns, 1, interface: interface) {
      Breadcrumbs(0..<count, selects: Tap.chosen) { Self.titles[$0] }
    }
  }

  @Test(arguments: [
    (28, "home › ada › Sources › Views"), (27, "home › … › Sources › Views"),
    (25, "home › … › Views"), (15, "… › Views"), (8, "Views"), (4, "Vie…"), (1, "…"), (0, ""),
  ])
  func `the titles in the middle give way`(columns: Int, expected: String) {
    #expect(path(columns).draw().text == expected)
  }

  @Test(arguments: [
    (14, "… › a long ti…"), (12, "… › a long …"), (11, "a long tit…"), (5, "a lo…"),
  ])
  func `a last title that is too long leaves the ellipsis before it if 12 columns are left`(
    columns: Int, expected: String
  ) {
    let path = scene(columns, 1) {
      Breadcrumbs(["home", "a long title that is open"], selects: { _ in Tap.added }) { $0 }
    }
    #expect(path.draw().text == expected)
    #expect((path.press(.left).interface != path.interface) == expected.hasPrefix("…"))
  }

  @Test func `a single title that is too long is cut off`() {
    let text = screen(14, 1) {
      Breadcrumbs(["a title that is open"], selects: { _ in Tap.added }) { $0 }
    }
    #expect(text == "a title that …")
  }

  @Test func `the last title is bold with the background of the selection, the others are muted`() {
    let scene = path()
    #expect(
      scene.style(column: 24, row: 0)
        == Style(foreground: .text, background: .selection, attributes: .bold))
    #expect(scene.style(column: 0, row: 0) == Style(foreground: .muted))
    #expect(scene.style(column: 5, row: 0) == Style(foreground: .border))
  }

  @Test func `Enter selects the title to which the keys have moved`() {
    #expect(path().press(.enter).events == [.chosen(3)])
    let left = path(40, path().press(.left).interface)
    #expect(left.press(.enter).events == [.chosen(2)])
    #expect(path(40, left.press(.home).interface).press(.character(" ")).events == [.chosen(0)])
    #expect(path(40, left.press(.right).interface).press(.enter).events == [.chosen(3)])
  }

  @Test func `keys skip hidden titles, except that the ellipsis selects the last of them`() {
    let dots = path(20, path(20).press(.left).interface)
    #expect(dots.press(.enter).events == [.chosen(2)])
    #expect(path(20, dots.press(.left).interface).press(.enter).events == [.chosen(0)])
  }

  @Test(arguments: [(0, [0]), (3, [0]), (4, []), (7, [1]), (13, [2])] as [(Int, [Int])])
  func `a click selects a title`(column: Int, expected: [Int]) {
    let pressed = path().mouse(.pressed(.left), column: column, row: 0).interface
    let events = path(40, pressed).mouse(.released(.left), column: column, row: 0).events
    #expect(events == expected.map { .chosen($0) })
  }

  @Test func `if the path becomes shorter, its last title becomes the current one`() {
    let left = path().press(.left).interface
    #expect(path(40, count: 2, left).press(.enter).events == [.chosen(1)])
  }

  @Test func `an empty path takes no focus`() {
    #expect(path(9, count: 0).interface.focus == nil)
  }

  @Test func `wide titles are cut off at a character`() {
    #expect(screen(4, 1) { Breadcrumbs(["한한한"], selects: { _ in Tap.added }) { $0 } } == "한…")
  }
}
