import CursesFeedbackTesting
import Synchronization
import Testing

@testable import CursesFeedback

/// A component that watches the file of its program.
@MainActor
@Suite struct ReloadableTests {
  private final class File: Sendable {
    private let contents = Mutex(ProgramFile.Status())
    var status: ProgramFile.Status {
      get { contents.withLock(\.self) }
      set { contents.withLock { $0 = newValue } }
    }
  }

  private static let own = version(1)
  private let file = File()
  private let app: TestApp<Reloadable<Tally>>

  init() {
    file.status.version = Self.own
    app = TestApp(
      Reloadable(Tally(), in: nil, note: nil, own: Self.own, status: { [file] in file.status }),
      size: Size(columns: 60, rows: 10), effects: .live)
  }

  private static func version(_ number: UInt64, size: Int64 = 9) -> ProgramFile.Version {
    .init(number: number, size: size, seconds: 1, nanoseconds: 0)
  }

  /// Lets the watch of the program look at the file once more, after the look before has ended.
  private func look() async {
    await app.settle()
    app.advance(by: Reloadable<Tally>.interval)
    await app.settle()
  }

  @Test func `the component runs as it does alone`() async {
    app.press("+", "+")
    #expect(app.state.base.count == 2)
    #expect(
      app.frame.text == TestApp(Tally(), initial: .init(count: 2), size: app.frame.size).frame.text)
    app.press("q")
    #expect(app.hasEnded)
  }

  @Test func `a new program file ends the component after a second look at the unchanged file`()
    async
  {
    await look()
    file.status.version = Self.version(2, size: 1)
    await look()
    file.status.version = Self.version(2)
    await look()
    #expect(!app.hasEnded, "the file is still written")
    await look()
    #expect(app.hasEnded)
    #expect(app.state.isReplaced)
  }

  @Test func `a program that has the terminal is waited for`() async {
    let isLent = Mutex(true)
    let app = TestApp(
      Reloadable(
        Tally(), in: nil, note: nil, own: Self.own, status: { [file] in file.status },
        isTerminalLent: { isLent.withLock(\.self) }),
      effects: .live)
    file.status.version = Self.version(2)
    for _ in 0..<3 {
      app.advance(by: Reloadable<Tally>.interval)
      await app.settle()
    }
    #expect(!app.hasEnded)
    isLent.withLock { $0 = false }
    app.advance(by: Reloadable<Tally>.interval)
    await app.settle()
    #expect(app.hasEnded)
  }

  @Test func `a missing file is waited for`() async {
    file.status.version = nil
    await look()
    await look()
    #expect(!app.hasEnded)
    file.status.version = Self.version(2)
    await look()
    await look()
    #expect(app.hasEnded)
  }

  @Test func `the reason of a failed build is shown until a build succeeds`() async {
    file.status.problem = "Counter.swift:3:7: error: no \"=\""
    await look()
    #expect(app.frame.text.contains("Counter.swift:3:7: error"))
    app.advance(by: .seconds(60))
    file.status.problem = "Other.swift:1:1: error"
    await look()
    #expect(app.frame.text.contains("Other.swift:1:1: error"))
    #expect(!app.frame.text.contains("Counter.swift"))
    file.status.problem = nil
    await look()
    #expect(!app.frame.text.contains("error"))
  }

  @Test func `a message about the start is shown for ten seconds`() async {
    let app = TestApp(
      Reloadable(
        Tally(), in: .init(count: 5), note: "Started afresh: no reason.", own: nil,
        status: { .init() }),
      size: Size(columns: 60, rows: 10))
    #expect(app.frame.text.contains("Started afresh: no reason."))
    #expect(app.state.base.count == 5)
    app.advance(by: .seconds(10))
    #expect(!app.frame.text.contains("Started afresh"))
  }
}
