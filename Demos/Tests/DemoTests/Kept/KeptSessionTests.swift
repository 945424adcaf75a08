import CounterDemo
import CursesFeedbackTesting
import SignInDemo
import StopwatchDemo
import Testing
import TodoDemo
import TokensDemo

/// Recorded sessions as regression tests.
///
/// Each was made without a terminal, such as `counter --size 80x24 --keys "+ +" --record FILE`. A
/// change that is intended is recorded again.
@MainActor
@Suite struct KeptSessionTests {
  @Test func `the counter counts with keys and buttons, and is reset`() throws {
    try expectReplay(of: "Sessions/counter.jsonl", by: Counter())
  }

  @Test func `the stopwatch measures laps, and is reset`() throws {
    try expectReplay(of: "Sessions/stopwatch.jsonl", by: Stopwatch())
  }

  @Test func `requests with an expired token wait for one refresh`() throws {
    try expectReplay(of: "Sessions/tokens.jsonl", by: Tokens())
  }

  @Test func `an item of the list is added, finished, deleted and restored`() throws {
    try expectReplay(of: "Sessions/todo.jsonl", by: Todo(store: .example()))
  }

  @Test func `a member signs in with a name that was taken first`() throws {
    try expectReplay(of: "Sessions/sign-in.jsonl", by: SignIn())
  }
}
