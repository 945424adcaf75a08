import TerminalModel

extension TreeControl {
  /// The character that a key types to find a node, or nil for other keys.
  ///
  /// A space continues a text that is being typed; otherwise it expands or collapses the selected
  /// node, if that can have children.
  func typed(by key: Key, _ memory: TreeMemory, at time: Duration?) -> Character? {
    guard search != nil, key.modifiers.isEmpty, case .character(let character) = key.code else {
      return nil
    }
    let isToggle = character == " " && memory.selected.flatMap(outline.id).map(isExpandable) == true
    return isToggle && !memory.search.isContinued(at: time) ? nil : character
  }

  /// Adds a character to the typed text, and selects the node to which the text leads.
  ///
  /// Nodes below collapsed ones are not found. If the application itself finds the node, the
  /// response sends it the text instead.
  func typing(
    _ character: Character, _ memory: inout TreeMemory, at time: Duration?
  ) -> ControlResponse<Any> {
    memory.search.type(character, at: time)
    switch search {
    case .event(let event): return .sends(event(memory.search.text))
    case .text(let text):
      let row = memory.search.row(after: memory.selected, of: outline.rowCount) { row in
        outline.id(atRow: row).map(text)
      }
      return row.map { selecting($0, &memory) } ?? .handled
    case nil: return .handled
    }
  }
}
