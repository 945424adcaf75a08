/// Descriptions list the lines and the annotations, not the trees that store them, whose nodes a
/// document shares with its copies: so equal documents have equal descriptions.
extension TextDocument: CustomReflectable {
  /// Its lines, and its annotations if there are any.
  public var customMirror: Mirror {
    let lines = Lines(tree: lines)
    return marks.isEmpty
      ? Mirror(self, children: ["lines": lines], displayStyle: .struct)
      : Mirror(self, children: ["lines": lines, "annotations": annotations], displayStyle: .struct)
  }

  /// The lines as a collection: a description that shows only some of the lines reads only these.
  private struct Lines: RandomAccessCollection, CustomReflectable {
    let tree: LineTree

    var startIndex: Int { 0 }
    var endIndex: Int { tree.count }
    subscript(index: Int) -> String { tree[index] }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
  }
}
