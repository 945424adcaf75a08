import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct ThemeViewTests {
  @Test func `the theme of the root view is that of the frame, and cells keep their tokens`() {
    let frame = scene(10, 3) {
      Text("title").foreground(.accent).padded(1).theme(.nord).bold()
    }.draw()
    #expect(frame.theme == .nord)
    #expect(frame.buffer[Position(column: 1, row: 1)].style.foreground == .accent)
  }

  @Test func `the outermost theme around the root view counts`() {
    let frame = scene(10, 2) { Text("a").theme(.nord).theme(.light) }.draw()
    #expect(frame.theme == .light)
    #expect(frame.buffer[.origin].style.foreground == Theme.nord[.text])
  }

  @Test func `a part of a view is drawn in its theme, and the rest in that of the screen`() {
    let frame = scene(10, 2) {
      Row {
        Text("ab").foreground(.accent).theme(.dracula)
        Text("cd").foreground(.accent)
      }
    }.draw()
    let style = Style(foreground: Theme.dracula[.accent], background: Theme.dracula[.background])
    #expect(frame.theme == nil)
    #expect(frame.buffer.row(0).prefix(4).map(\.style).dropFirst(1).first == style)
    #expect(frame.buffer[Position(column: 3, row: 0)].style == Style(foreground: .accent))
  }

  @Test func `a view with the theme nil has the theme of the view around it`() {
    let frame = scene(10, 1) { Row { Text("a").theme(nil) }.theme(.paper) }.draw()
    #expect(frame.theme == .paper)
    #expect(frame.buffer[.origin].style == .plain)
    #expect(scene(10, 1) { Text("a").theme(nil) }.draw().theme == nil)
  }
}
