import CursesFeedback

/// Trees with a folder that is loading and one that could not be read; letters find a node.
struct Trees: WidgetPage {
  private static let children = ["Sources/": ["Trees/", "Panes"], "Trees/": ["Outline", "Tree"]]
  private static let folders = ["Sources/", "Server/", "Secrets/"]
  private(set) var file: String? = "Trees/"
  private var files = Outline(folders, expanded: Set(folders + ["Trees/"])) { children[$0] }

  init() { files.setFailure("Denied", of: "Secrets/") }

  func view() -> Node<Event> {
    both("Lines", tree(of: files).frame(height: 9))
    both("Typing", tree(of: files).guides(.none).typeToFind(in: { $0 }).frame(height: 5))
    both("No nodes", tree(of: Outline()).frame(height: 1))
  }

  private func tree(of files: Outline<String>) -> Tree<String, Event> {
    Tree(
      files, selection: file, isExpandable: { $0.hasSuffix("/") }, selects: set(\.file),
      changes: { change in Change { $0.files.apply(change) { Self.children[$0] } } },
      row: { Text($0) }, empty: { Text("No files").foreground(.muted) })
  }
}
