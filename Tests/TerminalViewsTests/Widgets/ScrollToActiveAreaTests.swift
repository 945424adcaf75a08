import TerminalModel
import TerminalViews
import Testing

/// A scroll view or a form around a control that is higher than itself keeps the active area of the
/// control visible, such as its text cursor or its current item (`Control.activeArea`).
@Suite struct ScrollToActiveAreaTests {
  @Test(arguments: TallStage.Container.allCases, [nil, 1...40])
  func `shows the cursor of an editor while the user types lines`(
    container: TallStage.Container, rows: ClosedRange<Int>?
  ) {
    var stage = TallStage(container, .editor(rows))
    for line in 0..<20 { stage.press("\(line)".map { .character($0) } + [.enter]) }
    stage.press([.character("x")])
    #expect(stage.document.text.hasSuffix("19\nx"))
    #expect(stage.frame.cursor.map { stage.line($0.row).contains("x") } == true)
    stage.press([Key.Code](repeating: .up, count: 20))
    #expect(stage.frame.cursor.map { stage.line($0.row).contains("0") } == true)
  }

  @Test(arguments: TallStage.Container.allCases, TallStage.Control.withItems)
  func `shows the current item while the user moves through the items`(
    container: TallStage.Container, control: TallStage.Control
  ) {
    var stage = TallStage(container, control)
    for item in 1...20 {
      stage.press([.down])
      #expect(stage.text.contains("item \(item) "))
    }
    for item in stride(from: 19, through: 0, by: -1) {
      stage.press([.up])
      #expect(stage.text.contains("item \(item) "))
    }
  }

  @Test func `scrolls only when the current item would go out of sight`() {
    var stage = TallStage(.scrollView, .radioGroup)
    stage.press([Key.Code](repeating: .down, count: 6))
    #expect(stage.line(0).contains("item 0 "))
    stage.press([.down])
    #expect(stage.line(0).contains("item 1 "))
    stage.press([.up])
    #expect(stage.line(0).contains("item 1 "))
  }

  @Test func `shows the current item of a control that gets the focus`() {
    var stage = TallStage(.scrollView, .radioGroup)
    stage.row = 30
    stage.press([])
    #expect(stage.text.contains("item 30 "))
  }

  @Test func `stays where the user has scrolled until the current item moves`() {
    var stage = TallStage(.scrollView, .radioGroup)
    stage.press([.down])
    stage.scrollDown(times: 4)
    #expect(stage.line(0).contains("item 12 "))
    stage.press([.down])
    #expect(stage.line(0).contains("item 2 "))
  }

  @Test func `stays where the user has scrolled when the control no longer fits`() {
    var stage = TallStage(.scrollView, .radioGroup)
    (stage.rows, stage.restRows) = (60, 200)
    stage.press([.down])
    stage.scrollDown(times: 40)
    let top = stage.line(0)
    #expect(top.hasPrefix("rest "))
    stage.rows = 20
    #expect(stage.line(0) == top)
  }

  @Test func `stays at the end of an editor when the wheel scrolls its text away from the cursor`()
  {
    var stage = TallStage(.scrollView, .editor(nil))
    for line in 0..<20 { stage.press("\(line)".map { .character($0) } + [.enter]) }
    stage.scrollUp(times: 3)
    #expect(
      stage.line(0).hasPrefix("5 "), "the last 7 of the 10 rows that the editor shows")
    #expect(stage.frame.cursor == nil)
  }

  @Test func `a row of two lines shows both`() {
    var stage = TallStage(.scrollView, .highList)
    for item in 1...12 {
      stage.press([.down])
      #expect(stage.text.contains("item \(item) ") && stage.text.contains("more \(item) "))
    }
    for item in stride(from: 11, through: 0, by: -1) {
      stage.press([.up])
      #expect(stage.text.contains("item \(item) ") && stage.text.contains("more \(item) "))
    }
  }

  @Test func `follows the active area of a control of the application`() {
    var stage = TallStage(.scrollView, .ruler)
    for mark in 1...20 {
      stage.press([.down])
      #expect(stage.text.contains("> \(mark) "))
    }
  }
}
