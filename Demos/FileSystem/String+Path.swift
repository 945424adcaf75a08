import Foundation

/// A path: its parts, comparisons, and whether an item exists there.
extension String {
  /// The last component, such as "notes.txt"; "/" for the root.
  package var name: String { (self as NSString).lastPathComponent }
  /// The path of the folder that contains the item.
  package var parent: String { (self as NSString).deletingLastPathComponent }
  /// The path of an item in the folder.
  package func child(_ name: String) -> String { (self as NSString).appendingPathComponent(name) }

  /// Whether the path is that of the given folder or of an item below it; compares only the texts.
  package func isInside(_ folder: String) -> Bool {
    let (path, around) = (utf8, folder.utf8)
    guard path.starts(with: around) else { return false }
    return path.count == around.count || folder == "/" || path.dropFirst(around.count).first == 0x2F
  }

  /// Whether there is an item at the path; a link that leads nowhere is one, too.
  var exists: Bool {
    var status = stat()
    return lstat(self, &status) == 0
  }

  /// The path with the links among its folders resolved, so that two paths of one item can be
  /// compared.
  ///
  /// On macOS, Foundation leaves /tmp, /var and /etc unresolved.
  var withResolvedFolders: String {
    URL(filePath: parent).resolvingSymlinksInPath().path.child(name)
  }
}
