import CursesFeedback

/// A tree, in which a folder is loading, and another one could not be read.
struct Trees: WidgetPage {
  private static let children = ["Sources/": ["Trees/", "Panes"], "Trees/": ["Outline", "Tree"]]
  private static let folders = ["Sources/", "Server/", "Secrets/"]
  private var file: String? = "Trees/"
  private var files = Outline(folders, expanded: Set(folders + ["Trees/"])) { children[$0] }

  init() { files.setFailure("Denied", of: "Secrets/") }

  func view() -> Node<Event> {
    let tree = Tree(
      files, selection: file, isExpandable: { $0.hasSuffix("/") }, selects: set(\.file),
      changes: { change in Change { $0.files.apply(change) { Self.children[$0] } } },
      row: { Text($0).node() })
    both("Lines", tree.frame(height: 9))
    both("No lines", tree.guides(.none).frame(height: 5))
  }
}
