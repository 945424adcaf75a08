import FeedbackCore
import Testing

/// Records a failure of the test.
func recordFailure(_ text: String, _ sourceLocation: SourceLocation) {
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// The difference between a claimed and an actual value, as lines of text.
func difference<Value>(from claimed: Value, to real: Value) -> String {
  let lines = DumpDifference(from: claimed, to: real).lines
  let text = lines.isEmpty ? "The difference does not show." : lines.joined(separator: "\n")
  return "\(text)\n\n(claimed: -, real: +)"
}

/// The active runs in words; those of held effects are marked.
func list(_ running: [(run: RunDescription, isHeld: Bool)]) -> String {
  list(running.map { run, isHeld in isHeld ? "\(run) (waits for an answer)" : "\(run)" })
}

/// The items in words, or "nothing".
func list(_ items: [some CustomStringConvertible]) -> String {
  items.isEmpty ? "nothing" : items.map(\.description).joined(separator: ", ")
}
