import CursesFeedbackTesting
import Testing

/// A canvas between other views, with a closure that draws beyond it in all four directions.
private struct Enclosed: Component {
  let initial = 0

  func reduce(_ state: inout Int, _ event: Never) {}

  func view(_ state: Int) -> Node<Never> {
    Text("above!!")
    Row(spacing: 0) {
      Text("<<")
      Canvas(width: 3, height: 1) { area in
        area.fill(
          Rect(origin: Position(column: -9, row: -9), size: Size(columns: 30, rows: 30)),
          with: "#")
        area.write("abcdefg", at: Position(column: -2, row: 0))
        area.write("up", at: Position(column: 0, row: -1))
        area.write("down", at: Position(column: 0, row: 1))
      }
      Text(">>")
    }
    Text("below!!")
  }
}

/// The views on the page "Writing your own views" look and work as described.
@MainActor
@Suite struct WritingViewsTests {
  private let app = TestApp(Mixer(), size: Size(columns: 30, rows: 7))

  @Test func `custom views are shown like those of the framework`() {
    expectPicture(
      of: app.frame, title: "30 × 7",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/own-views.svg")
  }

  @Test func `a custom view sends the events of its parent`() {
    app.click("[ + ]")
    #expect(app.state.volume == 4)
  }

  @Test func `a canvas draws nothing outside its cells`() {
    let app = TestApp(Enclosed(), size: Size(columns: 7, rows: 3))
    #expect(app.frame.text == "above!!\n<<cde>>\nbelow!!")
  }
}
