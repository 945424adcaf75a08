import TerminalModel
import TerminalViews

/// An application with a tree of files; a class, so that a test can change the stage of its suite.
final class TreeStage {
  enum Event: Equatable {
    case selected(String), opened(String), changed(TreeChange<String>), typed(String)
  }

  /// The way in which typed text finds a node.
  enum Finds { case nothing, text, event }

  var outline = Outline(
    ["Sources/", "Makefile"], expanded: ["Sources/", "Views/"]
  ) { TreeStage.files[$0] }
  var selection: String? = "Sources/"
  var guides = TreeGuides.lines
  var opens = false
  var finds = Finds.nothing
  var interface = InterfaceState()

  private static let files = [
    "Sources/": ["Views/", "Model/", "README.md"], "Views/": ["Tree.swift", "Tabs.swift"],
  ]

  func scene(_ columns: Int = 22, _ rows: Int = 8) -> Scene<Event> {
    let opens: ((String) -> Event)? = opens ? { .opened($0) } : nil
    var tree = Tree(
      outline, selection: selection, isExpandable: { $0.hasSuffix("/") },
      selects: { Event.selected($0) }, opens: opens, changes: { Event.changed($0) }
    ) { id in
      Text(id.filter { $0 != "/" }, wrapping: .none)
    } empty: {
      Text("Nothing")
    }
    switch finds {
    case .nothing: break
    case .text: tree = tree.typeToFind(in: { $0 })
    case .event: tree = tree.typeToFind(Event.typed)
    }
    return Scene(
      tree.guides(guides).node(), size: Size(columns: columns, rows: rows), interface: interface)
  }

  /// Takes inputs as an application does, and returns their events.
  func take(_ inputs: Input..., at time: Duration? = nil) -> [String] {
    var names: [String] = []
    for input in inputs {
      let scene = scene()
      let response = scene.respond(to: input, at: time)
      interface = response.interface
      for event in response.events {
        switch event {
        case .selected(let id):
          names.append(id)
          selection = id
        case .typed(let text): names.append("typed \(text)")
        case .opened(let id): names.append("opened \(id)")
        case .changed(let change):
          names.append("\(change.kind) \(change.id)")
          outline.apply(change) { TreeStage.files[$0] }
        }
      }
      if !response.isHandled { names.append("ignored") }
    }
    return names
  }

  func press(_ codes: Key.Code...) -> [String] {
    codes.flatMap { take(.key(Key($0))) }
  }

  func type(_ character: Character, at seconds: Int) -> [String] {
    take(.key(Key(.character(character))), at: .seconds(seconds))
  }

  func mouse(_ action: Mouse.Action, column: Int, row: Int) -> [String] {
    take(.mouse(Mouse(action, at: Position(column: column, row: row))))
  }
}
