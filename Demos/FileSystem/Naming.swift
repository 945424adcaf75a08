/// A name that is typed, for an item or for a new folder.
package struct Naming: Equatable, Sendable {
  /// The path of the item; nil for a new folder.
  package let path: String?
  package var name: String

  package init(_ path: String?) { (self.path, name) = (path, path?.name ?? "") }

  package var title: String { path.map { "Rename “\($0.name)”" } ?? "New folder" }
  package var button: String { path == nil ? "Create" : "Rename" }

  /// The reason why the name cannot be used, or nil if it can.
  package func problem(among items: [FileItem]) -> String? {
    if name.isEmpty || name == path?.name { return "Type a new name" }
    if name.contains("/") { return "A name contains no slash" }
    let isTaken = name == "." || name == ".." || items.contains { $0.name == name }
    return isTaken ? "The name is taken" : nil
  }

  /// Gives the item the name, or makes the folder.
  package func job(in folder: String) -> Job {
    let target = folder.child(name)
    return Job([path.map { Transfer(.move, $0, to: target) } ?? Transfer(.create, to: target)])
  }
}
