import CursesFeedback
import Testing

/// The first screens of all demos, in all sizes and with all numbers of colours.
///
/// A `TestApp` records each mistake in a view and each fault of the loop.
@MainActor
@Suite struct DemoScreenTests {
  @Test(arguments: DemoStage.all, Size.terminals)
  func `text in the colours of a theme has a contrast of 4.5 to 1`(
    stage: DemoStage, size: Size
  ) async throws {
    let screens = try await stage.screens(size)
    for frame in [screens.start, screens.filled] {
      #expect(!frame.texts.isEmpty)
      for (style, text) in frame.texts {
        let problem = Look.all.first { look in look.contrast(of: style).map { $0 < 4.5 } ?? false }
        #expect(problem == nil, "\"\(text)\" is illegible:\n\(frame.text)")
      }
    }
  }

  @Test(arguments: DemoStage.all, Size.terminals)
  func `the selected row or the view with the focus looks different from the others`(
    stage: DemoStage, size: Size
  ) async throws {
    let screens = try await stage.screens(size)
    guard let mark = screens.mark else { return }
    for text in mark.texts.isEmpty ? [""] : mark.texts {
      let cells = screens.filled.cells(beside: text)
      let changes = cells.map { (screens.filled.buffer[$0], mark.moved.buffer[$0]) }
      let problem = Look.all.first { look in !changes.contains { look.differs($0, $1) } }
      #expect(problem == nil, "the mark at \"\(text)\" is invisible:\n\(screens.filled.text)")
    }
  }

  @Test(arguments: DemoStage.all, Size.terminals)
  func `the last row has Quit, and Help if hints are left out or the demo has a help screen`(
    stage: DemoStage, size: Size
  ) async throws {
    let screens = try await stage.screens(size)
    for (frame, titles) in zip([screens.start, screens.filled], screens.titles) {
      let bar = frame.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      #expect(bar.contains(" Quit"), "\(frame.text)")
      let needsHelp = titles.contains("Help") || bar.contains("…")
      #expect(!needsHelp || bar.contains(" Help"), "\(frame.text)")
    }
  }
}
