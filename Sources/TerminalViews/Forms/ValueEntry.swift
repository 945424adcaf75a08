/// A control for a value whose text can be incomplete: a form with such a text is not submitted.
protocol ValueEntry: Control {
  /// Whether the control shows a text that is no value.
  func isIncomplete(_ memory: Memory) -> Bool
}

extension ValueEntry {
  fileprivate func isIncomplete(stored memory: StoredMemory?) -> Bool {
    isIncomplete(StoredMemory.value(of: memory))
  }
}

extension TypedBehavior {
  func isIncomplete(_ memory: StoredMemory?) -> Bool {
    (control as? any ValueEntry)?.isIncomplete(stored: memory) ?? false
  }
}
