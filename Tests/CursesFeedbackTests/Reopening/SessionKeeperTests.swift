import Foundation
import Testing

@testable import CursesFeedback

/// The times at which the session of a running application is written, on a virtual clock.
@MainActor @Suite struct SessionKeeperTests {
  private struct Counter: Component {
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) { state += event }
    func view(_ state: Int) -> Node<Int> { Text("\(state)") }
  }

  private let folder = FileManager.default.temporaryDirectory.path + "/keeper-\(UUID())"
  private let app = HeadlessApp(Counter())

  /// Adds 1 to the state, and draws it.
  private func change() {
    app.loop.send(1)
    _ = app.frame
  }

  @Test func `a change is written one interval later, and not more often`() throws {
    // A folder that is left behind does no harm.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = try #require(
      Reopening<Int>.lastSession(at: folder + "/session.json").settings)
    func kept() -> Int? { ReopenedSession(settings, isFresh: false) { _ in false }.state }
    let reopened = ReopenedSession(settings, isFresh: true) { _ in false }
    let keeper = reopened.keeper(of: app.session, app.loop, Counter().reducer) { _ in false }
    change()
    app.advance(by: .milliseconds(4_999))
    #expect(kept() == nil)
    app.advance(by: .milliseconds(1))
    #expect(kept() == 1)
    change()
    app.advance(by: .milliseconds(4_998))
    change()
    app.advance(by: .milliseconds(1))
    #expect(kept() == 1)
    app.advance(by: .milliseconds(1))
    #expect(kept() == 3)
    change()
    app.advance(by: .milliseconds(4_999))
    #expect(kept() == 3)
    keeper?.end()
  }

  @Test func `a change is also written while no frames are drawn`() throws {
    // A folder that is left behind does no harm.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = try #require(
      Reopening<Int>.lastSession(at: folder + "/session.json").settings)
    let reopened = ReopenedSession(settings, isFresh: true) { _ in false }
    let keeper = reopened.keeper(of: app.session, app.loop, Counter().reducer) { _ in false }
    app.session.onFrame = nil
    app.loop.send(1)
    app.advance(by: .seconds(5))
    #expect(ReopenedSession(settings, isFresh: false) { _ in false }.state == 1)
    keeper?.end()
  }

  /// At 100 or more, the session has ended.
  @Test func `events after the end change the state that is kept`() throws {
    // A folder that is left behind does no harm.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = try #require(
      Reopening<Int>.lastSession(at: folder + "/session.json").settings)
    let reopened = ReopenedSession(settings, isFresh: true) { $0 >= 100 }
    let keeper = reopened.keeper(of: app.session, app.loop, Counter().reducer) { $0 >= 100 }
    for event in [3, 100, 4] { app.loop.send(event) }
    keeper?.end()
    #expect(ReopenedSession(settings, isFresh: false) { $0 >= 100 }.state == 7)
  }

  @Test func `of two sessions with one file, the one that ends last is kept`() throws {
    // A folder that is left behind does no harm.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = try #require(
      Reopening<Int>.lastSession(at: folder + "/session.json").settings)
    func kept() -> Int? { ReopenedSession(settings, isFresh: false) { _ in false }.state }
    let other = HeadlessApp(Counter())
    let reopened = ReopenedSession(settings, isFresh: true) { _ in false }
    let keeper = reopened.keeper(of: app.session, app.loop, Counter().reducer) { _ in false }
    let otherKeeper = reopened.keeper(
      of: other.session, other.loop, Counter().reducer
    ) { _ in false }
    change()
    app.advance(by: .seconds(5))
    #expect(kept() == 1)
    otherKeeper?.end()
    #expect(kept() == 0)
    keeper?.end()
    #expect(kept() == 1)
  }
}
