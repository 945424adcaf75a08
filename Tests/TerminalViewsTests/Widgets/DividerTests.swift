import TerminalModel
import TerminalViews
import Testing

@Suite struct DividerTests {
  @Test func `lies across a column, as long as the column is wide`() {
    let screen = screen(9, 3) {
      Row {
        Column {
          Text("abc")
          Divider()
        }
      }
    }
    #expect(screen == "abc\n───\n")
  }

  @Test func `stands across a row, as long as the row is high`() {
    let screen = screen(5, 4) {
      Column {
        Row {
          Text("a\nb")
          Divider(.double)
          Text("c")
        }
      }
    }
    #expect(screen == "a ║ c\nb ║\n\n")
  }

  @Test func `is as wide as the screen outside a stack`() {
    let screen = screen(6, 2) {
      Text("a")
      Divider(.heavy)
    }
    #expect(screen == "a\n━━━━━━")
  }

  @Test func `fills the width also with a style and padding around it`() {
    let screen = screen(6, 2) {
      Text("a")
      Divider().padded(columns: 1).foreground(.red)
    }
    #expect(screen == "a\n ────")
  }
}
