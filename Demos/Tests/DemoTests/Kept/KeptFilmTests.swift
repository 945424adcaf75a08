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

  @Test func `the film of the to-do list is that of its session`() throws {
    try expectFilm(
      of: "../Sessions/todo.jsonl", by: Todo(store: .example()),
      at: "\(Self.resources)/film-todo.svg")
  }

  @Test func `the film of the sign-in is that of its session`() throws {
    try expectFilm(
      of: "../Sessions/sign-in.jsonl", by: SignIn(), at: "\(Self.resources)/film-sign-in.svg")
  }

  @Test func `the film of the counter is that of its session`() throws {
    try expectFilm(
      of: "../Sessions/counter.jsonl", by: Counter(), at: "\(Self.resources)/film-counter.svg")
  }
}
