import CursesFeedbackTesting
import Synchronization
import Testing

@testable import CursesDriver

extension OnTerminal {
  /// The costs of a change, from a key to the terminal's bytes, as counts.
  @Suite @MainActor struct FrameCostTests {
    private let size = Size(columns: 200, rows: 60)
    private let counts = Counts()

    @Test(arguments: [(Renderer.direct, 120), (.ncurses, 280)])
    func `moving the selection in a million rows draws two rows, in few bytes`(
      renderer: Renderer, limit: Int
    ) throws {
      let app = HeadlessApp(MillionRows(counts: counts), size: size)
      var encoding = try Encoding(renderer, size: size)
      _ = try encoding.bytes(for: app.frame)
      counts.reset()
      app.take([.key("down")])
      #expect(counts.rows == 60)
      #expect(counts.views == 1)
      #expect(app.terminal.lastChanges.map { Set($0.ranges.map(\.row)) } == [0, 1])
      let byteCount = try encoding.bytes(for: app.frame).count
      #expect(byteCount <= limit)
    }

    @Test(arguments: [(Renderer.direct, 120), (.ncurses, 240)])
    func `a list that scrolls by a row costs few bytes`(
      renderer: Renderer, limit: Int
    ) throws {
      let app = HeadlessApp(MillionRows(counts: counts), size: size)
      var encoding = try Encoding(renderer, size: size)
      app.take(Array(repeating: .key("down"), count: 59))
      _ = try encoding.bytes(for: app.frame)
      counts.reset()
      app.take([.key("down")])
      #expect(counts.rows == 60)
      let byteCount = try encoding.bytes(for: app.frame).count
      #expect(byteCount <= limit)
    }

    @Test func `rows with a declared dependency are made only when they come into view`() {
      let app = HeadlessApp(MillionRows(counts: counts, dependency: 0), size: size)
      let other = HeadlessApp(MillionRows(counts: Counts()), size: size)
      for app in [app, other] { app.take(Array(repeating: .key("down"), count: 59)) }
      counts.reset()
      for app in [app, other] { app.take([.key("down")]) }
      #expect(counts.rows == 1)
      #expect(app.frame == other.frame)
    }

    @Test func `rows are made for a frame, and not for each key of a burst`() {
      let app = HeadlessApp(MillionRows(counts: counts), size: size)
      counts.reset()
      app.take(Array(repeating: .key("down"), count: 1000))
      #expect(app.state.selection == 1000)
      #expect(app.terminal.frameCount == 2)
      #expect(counts.views == 1000)
      #expect(counts.rows == 60)
    }

    @Test func `a changed digit is one cell and two bytes, whatever the size of the screen`() throws
    {
      for size in [Size(columns: 80, rows: 24), size] {
        let app = HeadlessApp(Number(), size: size)
        var encoding = try Encoding(.direct, size: size)
        _ = try encoding.bytes(for: app.frame)
        app.take([.key("+")])
        _ = try encoding.bytes(for: app.frame)
        app.take([.key("+")])
        #expect(app.terminal.lastChanges?.cellCount == 1)
        #expect(try encoding.text(for: app.frame) == "\u{8}2")
      }
    }

    @Test func `a state that looks like the previous one draws nothing`() {
      let app = HeadlessApp(Number(), size: size)
      app.take([.key("n")])
      #expect(app.state.unseen == 1)
      app.loop.send(.noted)
      app.advance(by: .seconds(1))
      #expect(app.state.unseen == 2)
      #expect(app.terminal.frameCount == 1)
    }

    @Test func `in an idle minute nothing is drawn, and no timer runs`() {
      let app = HeadlessApp(Number(), size: size)
      app.take([.key("+")])
      app.advance(by: .seconds(1))
      #expect(app.clock.nextDeadline == nil, "no timer is left")
      let frames = app.terminal.frameCount
      app.advance(by: .seconds(60))
      #expect(app.terminal.frameCount == frames)
    }
  }

  /// Counts of the views and rows that were made.
  private final class Counts: Sendable {
    private let viewCount = Atomic(0)
    private let rowCount = Atomic(0)

    var views: Int { viewCount.load(ordering: .relaxed) }
    var rows: Int { rowCount.load(ordering: .relaxed) }
    func addView() { viewCount.add(1, ordering: .relaxed) }
    func addRow() { rowCount.add(1, ordering: .relaxed) }

    func reset() {
      viewCount.store(0, ordering: .relaxed)
      rowCount.store(0, ordering: .relaxed)
    }
  }

  private struct MillionRows: Component {
    struct State: Equatable, Sendable { var selection = 0 }
    enum Event: Sendable { case selected(Int) }

    let counts: Counts
    var dependency: Int?
    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .selected(let row): state.selection = row
      }
    }

    func view(_ state: State) -> Node<Event> {
      let _ = counts.addView()
      List(
        count: 1_000_000, selection: state.selection, rowsDependOn: dependency,
        selects: Event.selected
      ) { index in
        let _ = counts.addRow()
        Text("row \(index) of a million")
      }
    }
  }

  private struct Number: Component {
    struct State: Equatable, Sendable {
      var count = 0
      var unseen = 0
    }
    enum Event: Sendable { case added, noted }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .added: state.count += 1
      case .noted: state.unseen += 1
      }
    }

    func view(_ state: State) -> Node<Event> {
      Panel("A number") { Text("Count: \(state.count)").centered() }
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("+", sends: .added)
      KeyBinding("n", sends: .noted)
    }
  }
}
