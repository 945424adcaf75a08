import Foundation

/// A name that is typed, for an item or for a new folder.
package struct Naming: Equatable, Sendable {
  /// The path of the item; nil for a new folder.
  package let path: String?
  package var name: String

  package init(_ path: String?) { (self.path, name) = (path, path?.name ?? "") }

  /// Whether the name is empty, or still that of the item.
  private var isEmptyOrUnchanged: Bool { name.isEmpty || path.map { isName(of: $0) } ?? false }

  /// Whether an item has the name, in the same Unicode form: Linux compares the bytes of names.
  private func isName(of path: String) -> Bool { path.name.utf8.elementsEqual(name.utf8) }

  /// The reason why the name cannot be used, or nil if it can, is empty or is still that of the item.
  package func problem(among items: [FileItem]) -> FileProblem? {
    if isEmptyOrUnchanged { return nil }
    if name.contains("/") { return FileProblem(name, EINVAL) }
    let isTaken = name == "." || name == ".." || items.contains { isName(of: $0.path) }
    return isTaken ? FileProblem(name, EEXIST) : nil
  }

  /// The job that gives the item the name, or that makes the folder; nil for a name that is empty
  /// or still that of the item.
  package func job(in folder: String) -> Job? {
    if isEmptyOrUnchanged { return nil }
    let target = folder.child(name)
    return Job([path.map { Transfer(.move, $0, to: target) } ?? Transfer(.create, to: target)])
  }
}
