import CursesFeedback
import Foundation
import Synchronization
import Testing

@testable import CursesFeedbackTesting

/// The report of an exploration besides faults: its coverage, cut texts and screens.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExplorationReportTests {
  /// A shelf with a long title, and with events and values that no input reaches.
  struct Shelf: Component {
    struct State: Equatable, Sendable {
      enum Phase: Equatable, Sendable { case closed, open, burnt }
      var phase = Phase.closed
      var isLit = false
      var reader: String?
    }

    enum Event: Codable, Sendable { case opened, closed, lit(Bool), burnt }

    static let title = "The works of an author who wrote a great deal, in forty volumes, with notes"
    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .opened: state.phase = .open
      case .closed: state.phase = .closed
      case .lit(let isLit): state.isLit = isLit
      case .burnt: state.phase = .burnt
      }
    }

    func view(_ state: State) -> Node<Event> {
      Text(Self.title, wrapping: .none).frame(maxWidth: 40)
      Text("The end … of the shelf…")
      Text(state.phase == .open ? "open" : "closed")
      KeyHints()
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      if state.phase == .open {
        KeyBinding("c", "Close", sends: .closed)
      } else {
        KeyBinding("o", "Open", sends: .opened)
      }
      KeyBinding.quit("q")
    }
  }

  private func explored() async -> Exploration {
    await explore(Shelf(), steps: 200, checks: [.loop])
  }

  @Test func `events that are never sent and values that are never reached are named`() async {
    let exploration = await explored()
    #expect(exploration.unsentEventCases == ["burnt", "lit"])
    #expect(exploration.unreachedValues == ["isLit: true", "phase: burnt", "reader: some"])
    #expect("\(exploration)".contains("Events never sent: burnt, lit"))
    #expect(
      "\(exploration)".contains("Values never reached: isLit: true, phase: burnt, reader: some"))
  }

  @Test func `the values of the first state are reached`() async {
    struct Opened: Component {
      struct State: Equatable, Sendable { var isOpen = false }
      let initial = State()
      func reduce(_ state: inout State, _ event: Int) { state.isOpen = true }
      func view(_ state: State) -> Node<Int> { Text("").node() }
      var feedbacks: [Feedback<State, Int>] {
        Feedback.react(when: { !$0.isOpen }, "open") { _ in .perform { _ in 1 } }
      }
    }
    let exploration = await explore(Opened(), steps: 20, checks: [.loop], runsEffects: true)
    #expect(exploration.unreachedValues == [])
  }

  @Test func `a text that is cut off at 80x24 is named, unless it ends with an ellipsis itself`()
    async
  {
    #expect(await explore(WideShelf(), steps: 20, checks: [.loop]).cutTexts == [WideShelf.title])
    #expect(await explored().cutTexts == [])
  }

  /// A text in half of the screen.
  struct WideShelf: Component {
    static let title = Shelf.title
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) {}
    func view(_ state: Int) -> Node<Int> {
      Row {
        Text(Self.title, wrapping: .none).frame(maxWidth: .max)
        Text("The end…").frame(maxWidth: .max)
      }
    }
  }

  @Test(arguments: [0, 4, 14, 20])
  func `a text that an overlay covers in part is not named`(column: Int) {
    let size = Size(columns: 30, rows: 2)
    let small = Painting(["Stand-up in the large r…", "● 0 guests of the hou…"], size)
    let large = Painting(["Stand-up in the large room", "● 0 guests of the house"], size)
    var texts = CutTexts()
    texts.add(small.covered(at: column)) { large.covered(at: column) }
    #expect(texts.found == [])
    texts.add(small.uncovered) { large.uncovered }
    #expect(texts.found == ["Stand-up in the large room", "● 0 guests of the house"])
  }

  @Test func `a text that is cut off in an overlay is named`() {
    let painting = Painting(["Stand-up"], Size(columns: 30, rows: 1))
    var texts = CutTexts()
    texts.add(painting.covered(at: 5, by: "├Move to a…┤")) {
      painting.covered(at: 5, by: "├Move to another day┤")
    }
    #expect(texts.found == ["Move to another day"])
  }

  /// Rows of a screen.
  private struct Painting {
    private let rows: [String]
    private let size: Size

    init(_ rows: [String], _ size: Size) { (self.rows, self.size) = (rows, size) }

    var uncovered: LayeredScreen { LayeredScreen(frame(rows), overlays: []) }

    /// The rows behind an overlay that shows the same text in each row.
    func covered(at column: Int, by text: String = "│ Menu   │") -> LayeredScreen {
      let covered = rows.map { row in
        let cells = row.padding(toLength: size.columns, withPad: " ", startingAt: 0)
        return String(cells.prefix(column)) + text + cells.dropFirst(column + text.count)
      }
      let area = Size(columns: text.count, rows: size.rows)
      return LayeredScreen(
        frame(covered), overlays: [Rect(origin: Position(column: column, row: 0), size: area)])
    }

    private func frame(_ rows: [String]) -> Frame {
      terminal(
        Output(rows.joined(separator: "\r\n")), columns: size.columns, rows: size.rows
      ).frame
    }
  }

  @Test func `each kind of screen is listed once, with the fewest steps that lead to it`()
    async throws
  {
    let screens = await explored().screens
    #expect(screens.count == 2)
    let closed = try #require(screens.first)
    #expect(closed.frame.text.contains("closed"))
    let open = try #require(screens.last)
    #expect(open.frame.text.contains("open"))
    #expect(open.steps.count == 1)
  }

  @Test func `the screens have the size of the start`() async {
    let size = Size(columns: 60, rows: 16)
    let screens = await explore(WideShelf(), steps: 20, size: size, checks: [.loop]).screens
    #expect(screens.map(\.frame.size) == [size])
  }

  @Test func `the cases of an enumeration are read from its type`() {
    enum Mixed { case one, two(Int), three(a: String, b: [Int]) }
    enum Box<Value> { case empty, full(Value) }
    #expect(EnumCases.names(of: Mixed.self) == ["one", "three", "two"])
    #expect(EnumCases.names(of: Box<String>.self) == ["empty", "full"])
    #expect(EnumCases.names(of: Int.self) == nil)
    #expect(EnumCases.names(of: String?.self) == nil)
    #expect(EnumCases.names(of: Shelf.self) == nil)
  }

  /// Counts keys, but only one for each frame: it loses the others.
  struct FrameCounter: Component {
    private final class Mark: Sendable { let isFresh = Atomic(true) }

    let initial = 0
    private let mark = Mark()

    func reduce(_ state: inout Int, _ event: Int) {
      if mark.isFresh.exchange(false, ordering: .relaxed) { state += event }
    }

    func view(_ state: Int) -> Node<Int> {
      mark.isFresh.store(true, ordering: .relaxed)
      return Text("\(state)").node()
    }

    func keys(_ state: Int) -> [KeyBinding<Int>] {
      KeyBinding("+", "Add", sends: 1)
      KeyBinding.quit("q")
    }
  }

  @Test func `a key that is lost among keys that arrive together is a fault`() async throws {
    let exploration = await explore(
      FrameCounter(), steps: 500, checks: [.lostKey], recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.check == "lostKey")
    #expect(failure.steps == [.hold("+")])
    #expect(failure.message.contains("one after another"))
    let passed = await explore(Basket(), steps: 500, checks: [.lostKey])
    #expect(passed.failure == nil)
  }
}
