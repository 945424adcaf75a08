import TerminalModel
import TerminalViews
import Testing

@Suite struct StatusBarTests {
  @Test(arguments: [
    (30, " main.swift  modified   12:34"), (29, " main.swift  modified  12:34"),
    (26, " main.swift         12:34"), (17, " main.sw…  12:34"), (8, "  12:34"), (5, " 12…"),
    (2, ""), (0, ""),
  ])
  func `the right part remains in a narrow row`(columns: Int, expected: String) {
    let text = screen(columns, 1) {
      StatusBar {
        Text("main.swift")
      } center: {
        Text("modified")
      } trailing: {
        Text("12:34")
      }
    }
    #expect(text == expected)
  }

  @Test func `it is one row on the colour of surfaces`() {
    let scene = scene(12, 3) {
      StatusBar { Text("left") }
      Text("below")
    }
    #expect(scene.draw().text == " left\nbelow\n")
    #expect(scene.style(column: 11, row: 0).background == .surface)
    #expect(scene.style(column: 0, row: 1).background == .default)
  }

  @Test func `a wide character is cut off at the right part`() {
    let text = screen(9, 1) {
      StatusBar {
        Text("한한한")
      } trailing: {
        Text("ab")
      }
    }
    #expect(text == " 한…  ab")
  }
}
