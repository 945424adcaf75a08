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

  @Test func `the outermost theme of the root view is that of the frame`() {
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

  @Test(
    arguments: [
      (Theme.nord, nil, Theme.nord), (.nord, .compactPaper, .compactPaper),
      (nil, .compactPaper, .compactPaper), (nil, nil, .midnight),
    ] as [(Theme?, Theme?, Theme)])
  func `a selected theme precedes that of the user's options, and that precedes the view's own`(
    option: Theme?, selected: Theme?, shown: Theme
  ) {
    let scene = Scene<Tap>(
      Panel { Text("a") }.theme(.midnight, selected: selected), size: Size(columns: 9, rows: 3),
      interface: InterfaceState(), display: DisplayOptions(theme: option))
    let frame = scene.draw()
    #expect(frame.theme == shown)
    let column = 1 + shown.metrics[.panelColumns]
    #expect(frame.buffer[Position(column: column, row: 1)].cluster.description == "a")
  }

  @Test func `a view with the theme nil has the theme of the view around it`() {
    let frame = scene(10, 1) { Row { Text("a").theme(nil) }.theme(.paper) }.draw()
    #expect(frame.theme == .paper)
    #expect(frame.buffer[.origin].style == .plain)
    #expect(scene(10, 1) { Text("a").theme(nil) }.draw().theme == nil)
  }
}

extension Theme {
  /// The theme `paper` with compact spacing.
  fileprivate static let compactPaper: Theme = {
    var theme = Theme.paper
    theme.metrics = .compact
    return theme
  }()
}
