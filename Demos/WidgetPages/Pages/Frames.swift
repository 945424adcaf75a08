import CursesFeedback

/// Borders around views and lines between them, and views in rows and columns.
struct Frames: WidgetPage {
  func view() -> Node<Event> {
    let text = Text<Event>("Dune")
    let panel = Panel("Film", footer: "2 of 8") { text }
    pair("Panel", panel, Panel("Focus") { Button("Press Tab", sends: Event { _ in }) })
    let heavy = Panel("Heavy", border: .heavy) { text }
    pair("Lines", heavy, Panel("Double", border: .double) { text })
    one("Joined", joined.frame(height: 5))
    one("Dividers", dividers.frame(height: 3))
    one("Grid", grid)
  }

  private var joined: Node<Event> {
    Row(spacing: -1) {
      Panel("Files", border: .plain) { Text("Alien") }
      Column(spacing: -1) {
        Panel("Preview", border: .plain) { Text("A crew answers a signal.") }
        Panel(border: .plain) { Text("117 minutes") }
      }
    }
    .joinedBorders()
  }

  private var dividers: Node<Event> {
    Row(spacing: 2) {
      Column {
        Text("Above")
        Divider()
        Text("Below")
      }
      Divider(.heavy)
      Column {
        Text("Above")
        Divider(.double)
        Text("Below")
      }
    }
    .node()
  }

  private var grid: Node<Event> {
    Grid(columns: [.content, .flexible, .content.aligned(.trailing)]) {
      Text("main.swift")
      ProgressBar(0.6)
      Text("60 %")
      Text("README.md")
      ProgressBar(1)
      Text("100 %")
      Text("60 of 100 lines are translated").foreground(.muted)
        .gridCell(columns: 3, alignment: .center)
    }
    .node()
  }
}
