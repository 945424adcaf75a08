import TerminalModel
import TerminalViews
import Testing

/// The texts of dialogs.
@Suite struct DialogSelectionTests {
  private static let long = "E99 disk full on host alpha, and no other disk has enough room left"

  /// A dialog in front of a text.
  private func stage(_ message: String, rows: Int = 12) -> SelectionStage {
    SelectionStage(40, rows) {
      Text("behind").dialog {
        Confirm(
          "Save?", message: message, button: "Yes", cancelButton: "No", confirms: .added,
          cancels: .removed)
      }
      .textSelection()
    }
  }

  /// The cell at which a text begins on the screen.
  private func cell(of text: String, in stage: SelectionStage) throws -> (column: Int, row: Int) {
    let lines = stage.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let range = try #require(lines[row].firstRange(of: text))
    return (lines[row].distance(from: lines[row].startIndex, to: range.lowerBound), row)
  }

  @Test func `a drag over the message of a dialog selects it`() throws {
    var stage = stage("E99 disk full on host")
    let start = try cell(of: "E99", in: stage)
    stage.drag(start, (start.column + 20, start.row))
    #expect(stage.copied == ["E99 disk full on host"])
  }

  @Test func `a message that wraps is copied as one line`() throws {
    var stage = stage(Self.long)
    let (start, end) = (try cell(of: "E99", in: stage), try cell(of: "room left", in: stage))
    #expect(end.row > start.row)
    stage.drag(start, (end.column + 8, end.row))
    #expect(stage.copied == [Self.long])
  }

  @Test func `a selection in a message moves with the text when the message is scrolled`() throws {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    var stage = stage(lines, rows: 10)
    let start = try cell(of: "line 3", in: stage)
    stage.drag(start, (start.column + 5, start.row))
    #expect(stage.copied == ["line 3"])
    stage.mouse(.scrolledDown, start.column, start.row)
    #expect(!stage.reversed.contains("line 3") && !stage.frame.text.contains("line 3"))
    stage.mouse(.scrolledUp, start.column, start.row)
    #expect(stage.reversed.contains("line 3"))
  }

  @Test func `a screen that is selectable as a whole makes its dialogs selectable`() throws {
    var stage = stage("E99 disk full on host")
    let start = try cell(of: "disk", in: stage)
    stage.mouse(.pressed(.left), start.column, start.row, clicks: 2)
    stage.mouse(.released(.left), start.column, start.row, clicks: 2)
    #expect(stage.copied == ["disk"])
  }
}
