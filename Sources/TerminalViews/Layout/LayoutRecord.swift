/// The facts about laid-out boxes from which, besides the boxes themselves, the next interface
/// state is made.
package struct LayoutRecord {
  /// The memories of the controls that differ from new ones.
  package private(set) var memories: [ViewPath: StoredMemory] = [:]
  /// The paths of rows and of hidden views, in which controls that are not shown keep their
  /// memories; empty if no control had a memory before the layout.
  package private(set) var rowPaths: [ViewPath] = []
  /// The shown ones of views that take turns, such as the contents of tabs.
  package var pages: [ShownPage] = []
  /// The visible rows whose changes are reported to the application.
  package private(set) var visibleRows: [VisibleRows] = []
  /// Whether there is a control that scrolls to the control with the focus, or a ``FocusReader``.
  package var dependsOnFocus = false
  /// Whether there is a view that shows the active keys.
  var showsActiveKeys = false
  /// Whether there is a view that shows overlays.
  var hasOverlays = false

  /// Adds the record of a part of the view.
  mutating func merge(_ part: LayoutRecord) {
    memories.merge(part.memories) { _, last in last }
    rowPaths += part.rowPaths
    pages += part.pages
    visibleRows += part.visibleRows
    dependsOnFocus = dependsOnFocus || part.dependsOnFocus
    showsActiveKeys = showsActiveKeys || part.showsActiveKeys
    hasOverlays = hasOverlays || part.hasOverlays
  }

  /// Records the memory of the control at a path; nil if it is like a new one.
  fileprivate mutating func note(_ memory: StoredMemory?, at path: ViewPath) {
    memories[path] = memory
  }

  fileprivate mutating func noteRows(at path: ViewPath) { rowPaths.append(path) }

  /// Records visible rows; of rows that are laid out more than once, the last ones count.
  fileprivate mutating func noteVisible(_ rows: VisibleRows) {
    visibleRows.removeAll { $0.path == rows.path }
    visibleRows.append(rows)
  }
}

extension LayoutPass {
  /// Records the memory of the control at the current path.
  package mutating func note(_ memory: StoredMemory?) {
    // Only a control that is laid out again can have a memory to remove. To look for one took a
    // thousand instructions a control.
    if memory != nil || isRepeated { record.note(memory, at: path) }
  }

  /// Records that there are rows at the current path.
  package mutating func noteRows() {
    if !interface.memories.isEmpty { record.noteRows(at: path) }
  }

  /// Records rows that are visible, if there are rows and their changes are reported.
  mutating func noteVisible(_ range: Range<Int>, of rows: Element.Rows) {
    guard rows.count > 0, let event = rows.visibleRowsChange else { return }
    let embed = embed
    let range = rows.reported.map { $0(range) } ?? range
    record.noteVisible(
      VisibleRows(path: path, range: range, identity: range.first.flatMap { rows.identity?($0) }) {
        embed.map { $0(event(range)) } ?? event(range)
      })
  }
}
