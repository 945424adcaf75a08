/// Descriptions list the lines and the annotations, not the nodes that a document shares with its
/// copies: so equal documents have equal descriptions.
extension TextDocument: CustomReflectable {
  /// Its lines, and its annotations if there are any.
  public var customMirror: Mirror {
    let lines = Lines(tree: lines)
    return marks.isEmpty
      ? Mirror(self, children: ["lines": lines], displayStyle: .struct)
      : Mirror(self, children: ["lines": lines, "annotations": annotations], displayStyle: .struct)
  }

  /// The lines as a collection, of which a description of a part reads only this part.
  private struct Lines: RandomAccessCollection, CustomReflectable {
    let tree: LineTree

    var startIndex: Int { 0 }
    var endIndex: Int { tree.count }
    subscript(index: Int) -> String { tree[index] }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
  }
}
