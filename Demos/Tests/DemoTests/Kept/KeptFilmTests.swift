import CounterDemo
import CursesFeedbackTesting
import Foundation
import SignInDemo
import StopwatchDemo
import Testing
import TodoDemo

/// The moving pictures of the documentation are films of kept sessions.
///
/// They are written like snapshots, with the variable `SNAPSHOTS`.
@MainActor
@Suite struct KeptFilmTests {
  private static let resources = "../../../../Sources/CursesFeedback/CursesFeedback.docc/Resources"

  @Test func `the documentation's film of the to-do list shows its kept session`() throws {
    try expectFilm(
      of: "../Sessions/todo.jsonl", by: Todo(store: .example()),
      at: "\(Self.resources)/film-todo.svg")
  }

  @Test func `the documentation's film of the sign-in shows its kept session`() throws {
    try expectFilm(
      of: "../Sessions/sign-in.jsonl", by: SignIn(), at: "\(Self.resources)/film-sign-in.svg")
  }

  @Test func `the documentation's film of the counter shows its kept session`() throws {
    try expectFilm(
      of: "../Sessions/counter.jsonl", by: Counter(), at: "\(Self.resources)/film-counter.svg")
  }
}
