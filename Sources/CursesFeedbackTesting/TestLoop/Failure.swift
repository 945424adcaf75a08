import CursesFeedback
import FeedbackCore
import Testing

/// Records a failure of the test.
func recordFailure(_ text: String, _ sourceLocation: SourceLocation) {
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// The difference between a claimed and an actual value, as lines of text.
func difference<Value>(from claimed: Value, to real: Value) -> String {
  let lines = DumpDifference(from: claimed, to: real).lines
  let text =
    lines.isEmpty
    ? "The values differ, but their dumps are equal." : lines.joined(separator: "\n")
  return "\(text)\n\n(claimed: -, actual: +)"
}

/// The active runs in words; those of held effects are marked.
func list(_ running: [(run: RunDescription, isHeld: Bool)]) -> String {
  list(running.map { run, isHeld in isHeld ? "\(run) (waits for an answer)" : "\(run)" })
}

/// The items in words, or "none".
func list(_ items: [some CustomStringConvertible]) -> String {
  items.isEmpty ? "none" : items.map(\.description).joined(separator: ", ")
}
