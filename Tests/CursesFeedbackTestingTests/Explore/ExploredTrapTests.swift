import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

#if os(Linux)
  /// Traps are found in a process of their own, in which the same test runs.
  @MainActor
  @Suite(.timeLimit(.minutes(30))) struct ExploredTrapTests {
    @Test func `a trap is found, and its steps are few`() async throws {
      let exploration = await explore(
        Basket(fault: .trap), steps: 500, checks: [.trap], recordsIssue: false)
      let failure = try #require(exploration.failure)
      #expect(failure.check == "trap")
      #expect(failure.message.contains("Index out of range"))
      #expect((1...3).contains(failure.steps.count))
      #expect([.press("f3"), .hold("f3")].contains(failure.steps.last))
    }

    @Test func `a trap in a later one of several equal calls is found`() async {
      var found: [Bool] = []
      for fault in [.none, .trap] as [Basket.Fault] {
        let exploration = await explore(
          Basket(fault: fault), steps: 500, checks: [.trap], recordsIssue: false)
        found.append(exploration.failure?.check == "trap")
      }
      #expect(found == [false, true])
    }

    @Test func `a check for traps that cannot be made is reported`() async {
      // A detached task has no current test, which a second process could run again.
      let exploration = await Task.detached { await Self.explored() }.value
      #expect(exploration.trapOmission == "There is no current test.")
      #expect("\(exploration)".contains("Not checked: trap. There is no current test."))
    }

    private static func explored() async -> Exploration {
      await explore(Basket(), steps: 10, checks: [.trap], recordsIssue: false)
    }

    /// Explores without an end, in a program that another test starts.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["EXPLORES_ENDLESSLY"] != nil))
    func `explores endlessly`() async {
      await explore(Basket(fault: .endlessLoop), steps: 5_000, checks: [.trap], recordsIssue: false)
    }

    @Test func `the process of an exploration ends with the tests`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "ended-\(UUID())").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let terminal = try PseudoTerminal(
        running: Program(
          tests, ["--testing-library", "swift-testing", "--filter", "explores.endlessly"],
          environment: ["EXPLORES_ENDLESSLY": "1", "TMPDIR": folder]))
      try await until { !explorations(in: folder).isEmpty }
      terminal.signal(SIGKILL)
      _ = try await terminal.waitUntilExit()
      try await until { explorations(in: folder).isEmpty }
    }

    /// The processes that explore with a temporary folder.
    private nonisolated func explorations(in folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.filter { name in
        let variables = FileManager.default.contents(atPath: "/proc/\(name)/environ") ?? Data()
        return Int(name) != nil
          && String(decoding: variables, as: UTF8.self)
            .contains("EXPLORATION_PROCESS=\(folder)")
      }
    }

    /// Waits for a condition, at most until the time limit of the test.
    ///
    /// The condition reads many files: it is tested in the background, so that other tests go on.
    @concurrent private nonisolated func until(_ condition: @Sendable () -> Bool) async throws {
      while !condition() { try await Task.sleep(for: .milliseconds(50)) }
    }

    /// A counter whose second count traps unless F2 was pressed before.
    ///
    /// The test's invariant fails at the third count, so that the steps to this fault contain F2. To
    /// shorten them, the exploration tries them without F2, and that traps.
    struct Lock: Component {
      struct State: Equatable, Sendable { var (isOpen, count) = (false, 0) }
      enum Event: Sendable { case opened, counted }

      let initial = State()

      func reduce(_ state: inout State, _ event: Event) {
        switch event {
        case .opened: state.isOpen = true
        case .counted:
          state.count += 1
          precondition(state.count != 2 || state.isOpen, "The lock is closed.")
        }
      }

      func view(_ state: State) -> Node<Event> { Text("\(state.count)").node() }

      func keys(_ state: State) -> [KeyBinding<Event>] {
        KeyBinding("f2", "Open", sends: .opened)
        KeyBinding("f3", "Count", sends: .counted)
      }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `a trap that can occur while the steps of another fault are shortened is found`(
      seed: UInt64
    ) async throws {
      let exploration = await explore(
        Lock(), named: "\(seed)", steps: 500, seed: seed, checks: [.trap],
        invariants: ["few": { $0.count < 3 }], recordsIssue: false)
      let failure = try #require(exploration.failure)
      #expect(failure.check == "trap")
      #expect(failure.message.contains("The lock is closed."))
    }

    /// A view that traps on a wide screen, or when it shows a certain number.
    ///
    /// Keys that arrive together, as those of a held key do, skip numbers; keys that arrive one by one
    /// show each number.
    struct Ruler: Component {
      let initial = 0
      var widest = Int.max
      var missing = -1

      func reduce(_ state: inout Int, _ event: Int) { state += event }

      func view(_ state: Int) -> Node<Int> {
        precondition(state != missing, "The number is missing.")
        return SizeReader { size in
          let _ = precondition(size.columns <= widest, "The screen is too wide.")
          // For the text with the ellipsis, the exploration draws the state on a screen of 240x60, to
          // find the complete text. No random step makes the screen wider than 200 columns.
          Text("a title that is cut…")
        }.node()
      }

      func keys(_ state: Int) -> [KeyBinding<Int>] { KeyBinding("f3", "Add", sends: 1) }
    }

    @Test func `a trap of the view on a larger screen has a step with the size`() async throws {
      let exploration = await explore(
        Ruler(widest: 210), steps: 20, checks: [.trap], recordsIssue: false)
      let failure = try #require(exploration.failure)
      #expect(failure.message.contains("The screen is too wide."))
      #expect(failure.steps == [.resize(Size(columns: 240, rows: 60))])
    }

    @Test func `a trap that only occurs if the keys arrive one by one has these keys as steps`()
      async throws
    {
      let exploration = await explore(
        Ruler(missing: 30), steps: 1_000, checks: [.trap, .lostKey], recordsIssue: false)
      let failure = try #require(exploration.failure)
      #expect(failure.message.contains("The number is missing."))
      #expect(failure.steps == Array(repeating: .press("f3"), count: 30))
    }

    @Test(arguments: [1])
    func `in a test with arguments, an exploration without a name is not checked for traps`(
      argument: Int
    ) async {
      let exploration = await explore(Basket(), steps: 5, checks: [.trap], recordsIssue: false)
      let instruction = "In a test with arguments, give each exploration a name with `named:`."
      #expect(exploration.trapOmission == instruction)
    }

    @Test func `a component without a trap passes`() async {
      let exploration = await explore(Basket(), steps: 50, checks: [.trap])
      #expect(exploration.failure == nil)
      #expect(exploration.stepCount == 50)
    }
  }
#endif
