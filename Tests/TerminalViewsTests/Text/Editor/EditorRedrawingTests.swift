import RandomNumbers
import Testing

@testable import TerminalModel
@testable import TerminalViews

/// An editor drawn on the frame of a previous drawing.
@Suite struct EditorRedrawingTests {
  private let editing = RandomEditing.ofManyScripts
  private let mark = Cell(Cluster("*", width: 1))

  private func stage(lines: Int) -> EditorStage {
    EditorStage(
      (0..<lines).map { "line \($0) of the text" }.joined(separator: "\n"), columns: 80, rows: 24)
  }

  /// The rows of an editor's text that are written if it is drawn on a frame.
  private func rowsWritten(_ stage: EditorStage, on frame: inout Frame) -> [Int] {
    let old = frame.buffer.cells
    let starts = (0..<stage.size.rows).map { $0 * stage.size.columns }
    for start in starts { frame.buffer.cells[start] = mark }
    stage.scene.draw(into: &frame)
    let rows = starts.indices.filter { frame.buffer.cells[starts[$0]] != mark }
    for row in starts.indices where !rows.contains(row) {
      frame.buffer.cells[starts[row]] = old[starts[row]]
    }
    return rows
  }

  @Test func `a typed character writes one row`() throws {
    var stage = stage(lines: 1_000)
    try stage.press("down down down")
    var frame = stage.frame
    stage.type("x")
    #expect(rowsWritten(stage, on: &frame) == [3])
    #expect(frame == stage.frame)
    #expect(rowsWritten(stage, on: &frame) == [])
  }

  @Test func `a new line writes the rows below it`() throws {
    var stage = stage(lines: 1_000)
    try stage.press("down down down")
    var frame = stage.frame
    stage.type("\n")
    #expect(rowsWritten(stage, on: &frame) == Array(3..<24))
    #expect(frame == stage.frame)
  }

  @Test(arguments: 0..<60)
  func `a frame drawn on a used frame equals a frame drawn on a new one`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = EditorStage(editing.text(90, using: &random))
    var frames = [Frame(size: .zero), Frame(size: .zero)]
    for step in 0..<60 {
      if Int.random(in: 0..<12, using: &random) == 0 { stage.change = randomView(&random) }
      if Int.random(in: 0..<15, using: &random) == 0 {
        stage.size = Size(
          columns: Int.random(in: 0..<24, using: &random),
          rows: Int.random(in: 0..<7, using: &random))
      }
      if Int.random(in: 0..<12, using: &random) == 0 {
        stage.search = stage.search == nil ? TextSearch("a") : nil
      }
      stage.takeRandomInput(editing, using: &random)
      let new = stage.frame
      stage.scene.draw(into: &frames[step % 2])
      #expect(frames[step % 2] == new)
      #expect(frames[step % 2].buffer.cells == new.buffer.cells)
      #expect(
        FrameDiff(from: frames[(step + 1) % 2], to: frames[step % 2]).rows
          == FrameDiff(from: copy(of: frames[(step + 1) % 2]), to: new).rows)
    }
  }

  /// A view of the editor: alone, in a box, dimmed, or below an overlay.
  private func randomView(
    _ random: inout SplitMix
  ) -> (TextEditor<EditorEvent>) -> Node<EditorEvent> {
    let (wraps, hasNumbers) = (Bool.random(using: &random), Bool.random(using: &random))
    let kind = Int.random(in: 0..<4, using: &random)
    return { editor in
      let editor = editor.softWrap(wraps).lineNumbers(hasNumbers).message(wraps ? "no" : nil)
      return switch kind {
      case 0: editor.node()
      case 1: Panel("漢字") { editor }.node()
      case 2: editor.dimmed()
      default: editor.dialog { Panel("over") { Text("漢字 over the text") } }
      }
    }
  }

  /// A frame with the same cells and without recorded texts.
  private func copy(of frame: Frame) -> Frame {
    var copy = Frame(buffer: Buffer(size: frame.size, filledWith: mark), cursor: frame.cursor)
    copy.buffer.cells = frame.buffer.cells
    copy.mouse = frame.mouse
    return copy
  }
}
