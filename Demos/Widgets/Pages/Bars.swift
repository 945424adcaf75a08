import CursesFeedback

/// The bars at the edges of a screen, panels, and styles of text.
struct Bars: WidgetPage {
  private var path = "Sources"

  func view() -> Node<Event> {
    let keys = [KeyBinding("s", "Save", sends: Event { _ in }), KeyBinding.quit("q")]
    let text = Text<Event>("Dune")
    one("Header", HeaderBar("Movies", location: "Top rated") { Text("★ 2").foreground(.warning) })
    both("Path", Breadcrumbs(["home", path], selects: set(\.path)) { $0 })
    one("Text", Text("\("bold", style: .bold) \("info", foreground: .info)"))
    Divider()
    both("Panel", Panel("Film", footer: "2 of 8") { text })
    both("", Panel("Film", border: .double) { text })
    one("Help", KeyHelp(of: keys).frame(height: 2))
    one("Status", StatusBar({ text }, trailing: { text }))
    one("Keys", KeyHints(of: keys))
  }
}
