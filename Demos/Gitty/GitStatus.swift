/// The state of a git working tree.
package struct GitStatus: Codable, Equatable, Sendable {
  /// The folder of the working tree.
  package var root: String
  package var branch = ""
  /// The last commit, such as "1a2b3c4 Add a parser"; empty before the first one.
  package var lastCommit = ""
  package var files: [ChangedFile] = []

  package init(root: String) { self.root = root }

  /// Reads the output of `git status --porcelain=v1 -z --branch`.
  package init(root: String, parsing output: String, lastCommit: String = "") {
    (self.root, self.lastCommit) = (root, lastCommit)
    var records = output.split(separator: "\0").makeIterator()
    while let record = records.next() {
      let (code, path) = (record.prefix(2), String(record.dropFirst(3)))
      if code == "##" {
        branch = path.split(separator: "...").first.map(String.init) ?? path
      } else if let index = code.first, let tree = code.last {
        // After `git add -N`, the second letter may be `R`, too.
        let isMoved = [index, tree].contains { $0 == "R" || $0 == "C" }
        let origin = isMoved ? records.next().map(String.init) : nil
        files.append(
          ChangedFile(
            root: root, path: path, origin: origin, index: String(index), tree: String(tree)))
      }
    }
  }
}

/// A file that differs from the last commit.
package struct ChangedFile: Codable, Equatable, Sendable {
  /// The folder of the working tree, and the path from there.
  package let root: String, path: String
  /// The path before a rename, or that of the file that was copied; nil for other changes.
  package var origin: String?
  /// The change that the next commit contains, and the one that it does not contain, as letters of
  /// git, such as `M` for modified, `A` for added, `D` for deleted, `R` for renamed, `C` for
  /// copied, `U` for a conflict, `?` for untracked, and a blank for none.
  package let index: String, tree: String

  package init(
    root: String, path: String, origin: String? = nil, index: String, tree: String
  ) {
    (self.root, self.path, self.origin) = (root, path, origin)
    (self.index, self.tree) = (index, tree)
  }

  var isUnknown: Bool { tree == "?" }
  /// Whether it has a conflict: two sides of a merge have changed, added or deleted it.
  var isUnmerged: Bool { [index, tree].contains("U") || ["AA", "DD"].contains(index + tree) }
  /// Whether the next commit contains a change.
  var isStaged: Bool { index != " " && !isUnknown && !isUnmerged }
  /// Whether the next commit contains all changes.
  var isWhollyStaged: Bool { isStaged && tree == " " }
  /// Whether there is no file; if one side of a conflict has deleted it, the other's is there.
  var isDeleted: Bool {
    isUnmerged ? index + tree == "DD" : index == "D" || tree == "D"
  }

  /// The paths of the change to stage or, if the next commit contains all changes, to take out.
  ///
  /// A rename changes both of its paths, and a copy only the new one.
  var pathsToToggle: [String] {
    let change = isWhollyStaged ? index : tree
    return [path] + (change == "R" ? [origin].compactMap(\.self) : [])
  }
}
