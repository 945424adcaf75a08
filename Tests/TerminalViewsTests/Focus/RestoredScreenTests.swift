import Foundation
import TerminalModel
import TerminalViews
import Testing

/// Screens that are shown again with an interface state that was saved.
@Suite struct RestoredScreenTests {
  private func restored(_ session: ViewSession) throws -> Frame {
    Scene(
      session.view(), size: session.size, interface: try session.interface.restored(),
      display: .withoutColors
    ).draw()
  }

  @Test func `an open menu is restored with its submenu and the current item`() throws {
    let session = ViewSession(40, 14) { fileMenu() }.after(.enter, "s", "h", .right, .down)
    #expect(session.text.contains("›Print‹"))
    #expect(try restored(session) == session.scene.draw())
  }

  @Test func `a context menu is restored at its cell`() throws {
    var session = ViewSession(40, 14) {
      Text("Menu here").contextMenu {
        MenuItem("Open", sends: .opened(0))
        MenuItem("Delete", sends: .removed)
      }
    }
    session.mouse(.pressed(.right), 5, 0)
    session.mouse(.released(.right), 5, 0)
    session.press(.down, .down)
    #expect(session.text.contains("›Delete‹"))
    #expect(try restored(session) == session.scene.draw())
  }

  @Test(arguments: [ThemeMetrics.standard, .compact])
  func `a column is restored with the width of rows out of sight`(metrics: ThemeMetrics) throws {
    var theme = Theme.dark
    theme.metrics = metrics
    var stage = TableStage(30, 4, row: 0) { values in
      Table(count: 100, selection: .row(values.row, selects: TableEvent.selected)) {
        TableColumn("A", width: .content()) { $0 == 0 ? "the widest text" : "\($0)" }
        TableColumn("B", width: .content()) { "\($0)" }
      }
      .theme(theme)
    }
    stage.press(.end)
    try expectRestored(stage)
  }

  @Test func `a column title that takes the keys is restored`() throws {
    var stage = TableStage(40, 4, row: 0) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected),
        sorts: TableEvent.sorted, columns: filmColumns)
    }
    stage.press(.up, .right)
    try expectRestored(stage)
  }

  @Test func `a table with columns scrolled by the wheel is restored at its offset`() throws {
    var stage = TableStage(20, 3) { values in
      Table(
        count: 9, selection: .cell(values.cell, selects: TableEvent.cell)
      ) {
        for name in ["A", "B", "C", "D"] { TableColumn(name, width: .fixed(9)) { "\(name)\($0)" } }
      }
    }
    stage.press(.down, .right, .right, .right)
    stage.take(.mouse(Mouse(.scrolledLeft, at: Position(column: 5, row: 1))))
    try expectRestored(stage)
  }

  private func expectRestored(_ stage: TableStage) throws {
    var restored = stage
    restored.interface = try stage.interface.restored()
    #expect(restored.scene.draw() == stage.scene.draw())
  }
}

extension InterfaceState {
  /// The state after it was encoded and decoded.
  func restored() throws -> InterfaceState {
    try JSONDecoder().decode(InterfaceState.self, from: JSONEncoder().encode(self))
  }
}
