import CursesFeedback

/// The bars at the edges of a screen, and the widgets that show the active keys.
struct Bars: WidgetPage {
  private var path = "Sources"

  func view() -> Node<Event> {
    let keys = [KeyBinding("s", "Save", sends: Event { _ in }), KeyBinding.quit("q")]
    let star = Text<Event>("★ 2").foreground(.warning)
    one("Header", HeaderBar("Movies", location: "Top rated") { star })
    both("Path", Breadcrumbs(["home", path], selects: set(\.path)) { $0 })
    one("Status", status)
    one("Keys", KeyHints(of: keys))
    one("Help", KeyHelp(of: keys).frame(height: 2))
  }

  private var status: StatusBar<Event> {
    StatusBar {
      Text("main.swift")
    } center: {
      Text("modified").foreground(.warning)
    } trailing: {
      Text("12:34")
    }
  }
}
