/// Items that are to be copied or moved.
package struct Clipboard: Equatable, Sendable {
  package let paths: [String]
  package let isCut: Bool

  package init(_ paths: [String], isCut: Bool) { (self.paths, self.isCut) = (paths, isCut) }

  /// The job that puts the items into a folder.
  ///
  /// A copy beside its original gets another name; a cut item that is already in the folder stays.
  package func job(in folder: String) -> Job {
    let isThere = { FileItem.ID($0).parent == FileItem.ID(folder) }
    let paths = paths.filter { !isCut || !isThere($0) }
    return Job(
      paths.map { path in
        Transfer(
          isCut ? .move : .copy, path, to: folder.child(path.name),
          keepsBoth: isThere(path))
      })
  }
}
