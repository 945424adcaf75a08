extension DocumentEditor {
  /// Shows an earlier entry of the history for Up in the first row, or a later one for Down in the
  /// last row; after the newest one, the user's own text again.
  ///
  /// Entries that equal the shown text or the shown entry are skipped. An entry that the user edits
  /// becomes the user's own text, but not one that the application alone has corrected; the next
  /// step leads from the place of that entry.
  ///
  /// - Returns: False for other motions and in other rows, if the editor is read-only, and if the
  ///   history has no such entry.
  mutating func recall(_ motion: EditorMotion) -> Bool {
    guard motion == .up || motion == .down, !options.history.isEmpty, !options.isReadOnly else {
      return false
    }
    let step = motion == .up ? -1 : 1
    let geometry = geometry
    let row = geometry.cell(of: cursor).row
    guard geometry.row(row, movedBy: step) == row else { return false }
    return recall(step)
  }

  private mutating func recall(_ step: Int) -> Bool {
    let entries = options.history
    var recall = shownEntry
    guard step < 0 || recall.index < entries.count else { return false }
    let skipped = [text.lines, recall.entry.lines]
    repeat {
      recall.index += step
    } while entries.indices.contains(recall.index) && skipped.contains(entries[recall.index].lines)
    guard recall.index >= 0 else { return false }
    let shown = recall.index < entries.count ? entries[recall.index] : recall.draft
    (recall.entry, recall.shown) = (shown, shown)
    replace(.start..<text.end, with: shown)
    memory.recall = recall.index < entries.count ? recall : nil
    return true
  }

  /// The recall after undo or redo: an entry that is shown again keeps the user's own text, to which
  /// Down leads; nil for any other text.
  var restoredRecall: EditorMemory.Recall? {
    guard let recall = memory.recall,
      let index = options.history.lastIndex(where: { $0.lines == text.lines })
    else { return nil }
    return EditorMemory.Recall(
      index: index, entry: options.history[index], draft: recall.draft)
  }

  /// The entry that the editor shows, also if the user has edited it; for any other text, the place
  /// after the newest entry.
  private var shownEntry: EditorMemory.Recall {
    let entries = options.history
    guard let current = memory.recall, entries.indices.contains(current.index),
      entries[current.index] == current.entry
    else { return EditorMemory.Recall(index: entries.count, entry: text, draft: text) }
    let isUnchanged = current.shown.lines == text.lines
    return EditorMemory.Recall(
      index: current.index, entry: isUnchanged ? current.entry : text,
      draft: isUnchanged ? current.draft : text)
  }
}
