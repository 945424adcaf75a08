extension LineEditor {
  /// The text that the field proposes in place of its own, or nil if there is none.
  ///
  /// It is one of the suggestions that are longer than the text and begin with it, compared without
  /// regard to case, and that a user could type: the first one, until ``propose(_:)`` moves to
  /// another one. There is none for an empty, secret or read-only text, while text is selected, or
  /// while the cursor is not at the end.
  package var suggestion: String? {
    guard !options.suggestions.isEmpty else { return nil }
    guard let proposal = memory.proposal, proposal.text == text else { return proposals.first }
    let proposals = Array(proposals)
    return proposals.isEmpty ? nil : proposals[proposal.index % proposals.count]
  }

  /// The suggestions for the text.
  private var proposals: LazyFilterSequence<[String]> {
    let isPossible =
      !text.isEmpty && !options.isSecret && !options.isReadOnly && memory.selection.range == nil
      && cursorIndex == text.endIndex
    let length = text.count
    return (isPossible ? options.suggestions : []).lazy.filter { [text, options] suggestion in
      suggestion.hasBeginning(text) && suggestion.count > length
        && options.insertable(suggestion) == suggestion
    }
  }

  /// Whether Up and Down move between suggestions: there are several for the text, and the field
  /// has no history, whose entries these keys would show.
  var proposesNext: Bool {
    options.history.isEmpty && options.suggestions.count > 1 && proposals.count > 1
  }

  /// Moves to the next (1) or the previous (-1) of several suggestions; after the last comes the
  /// first.
  ///
  /// - Returns: False if there are fewer than two, or if the field has a history.
  mutating func propose(_ step: Int) -> Bool {
    guard proposesNext else { return false }
    let count = proposals.count
    let current = memory.proposal.flatMap { $0.text == text ? $0.index : nil } ?? 0
    memory.proposal = TextFieldMemory.Proposal(text: text, index: (current + step + count) % count)
    return true
  }

  /// Accepts the suggestion if a motion goes beyond the end of the text: all of it, or up to the
  /// end of its next word.
  mutating func accept(_ motion: TextMotion) -> Bool {
    guard let suggestion else { return false }
    let accepted: String
    switch motion {
    case .right, .end: accepted = suggestion
    case .wordRight:
      let end = suggestion.endOfWord(after: suggestion.index(at: text.count))
      accepted = String(suggestion[..<end])
    case .left, .wordLeft, .blankLeft, .start: return false
    }
    replace(text.startIndex..<text.endIndex, with: accepted)
    return true
  }

  /// Shows an earlier (-1) or later (1) entry of the history, or, after the newest one, the user's
  /// own text again.
  ///
  /// Entries that equal the shown text or the shown entry are skipped. An entry that the user edits
  /// becomes the user's own text, but not one that the application alone has corrected; the next
  /// step leads from the place of that entry. Of an entry, the field shows the part that a user could
  /// type into it.
  ///
  /// - Returns: False if the field has no history, is secret or read-only, or if a later entry is
  ///   asked for at the place after the newest one.
  mutating func recall(_ step: Int) -> Bool {
    let entries = options.history
    guard var recall = shownEntry, step < 0 || recall.index < entries.count else { return false }
    let skipped = [text, recall.entry]
    repeat {
      recall.index += step
    } while entries.indices.contains(recall.index) && skipped.contains(entry(recall.index))
    if recall.index >= 0 { show(recall) }
    return true
  }

  /// Shows the oldest entry of the history, or the user's own text again.
  ///
  /// - Returns: False under the conditions of ``recall(_:)``.
  mutating func recallEnd(isOldest: Bool) -> Bool {
    let end = options.history.count
    guard var recall = shownEntry, isOldest || recall.index < end else { return false }
    recall.index = isOldest ? 0 : end
    show(recall)
    return true
  }

  /// Shows the entry at the index of a recall, or the user's own text after the newest entry.
  private mutating func show(_ recall: TextFieldMemory.Recall) {
    var recall = recall
    let isEntry = recall.index < options.history.count
    let shown = isEntry ? entry(recall.index) : recall.draft
    (recall.entry, recall.shown) = (shown, shown)
    replace(text.startIndex..<text.endIndex, with: shown)
    memory.recall = isEntry ? recall : nil
  }

  /// Whether the field shows an entry of the history, perhaps an edited one: Down then leads to a
  /// later entry or to the user's own text.
  var recallsNext: Bool { shownEntry.map { $0.index < options.history.count } ?? false }

  /// The entry that the field shows, also if the user has edited it; for any other text, the place
  /// after the newest entry; nil if the field has no history, is secret or is read-only.
  private var shownEntry: TextFieldMemory.Recall? {
    let entries = options.history
    guard !entries.isEmpty, !options.isSecret, !options.isReadOnly else { return nil }
    var recall = TextFieldMemory.Recall(index: entries.count, entry: text, draft: text)
    if let current = memory.recall, entries.indices.contains(current.index),
      entry(current.index) == current.entry
    {
      recall.index = current.index
      if current.shown == text { (recall.entry, recall.draft) = (current.entry, current.draft) }
    }
    return recall
  }

  /// The recall after undo or redo: an entry that is shown again keeps the user's own text, to which
  /// Down leads; nil for any other text.
  var restoredRecall: TextFieldMemory.Recall? {
    guard let recall = memory.recall,
      let index = options.history.indices.last(where: { entry($0) == text })
    else { return nil }
    return TextFieldMemory.Recall(index: index, entry: text, draft: recall.draft)
  }

  private func entry(_ index: Int) -> String { options.insertable(options.history[index]) }
}

extension String {
  /// Whether it begins with another text, compared without regard to case.
  fileprivate func hasBeginning(_ other: String) -> Bool {
    var rest = self[...]
    for character in other {
      guard let own = rest.popFirst() else { return false }
      guard own == character || own.lowercased() == character.lowercased() else { return false }
    }
    return true
  }
}
