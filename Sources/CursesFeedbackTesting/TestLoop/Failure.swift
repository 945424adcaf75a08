import CustomDump
import Testing

/// Lets the test fail.
func recordFailure(_ text: String, _ sourceLocation: SourceLocation) {
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// What differs between what a test has claimed and what is so, for a person to read.
func difference<Value>(from claimed: Value, to real: Value) -> String {
  "\(diff(claimed, real) ?? "The difference does not show.")\n\n(claimed: -, real: +)"
}

/// Runs that go on, in words.
func list(_ running: [(run: RunDescription, isHeld: Bool)]) -> String {
  list(running.map { run, isHeld in isHeld ? "\(run) (waits for an answer)" : "\(run)" })
}

/// Things in words.
func list(_ items: [some CustomStringConvertible]) -> String {
  items.isEmpty ? "nothing" : items.map(\.description).joined(separator: ", ")
}
