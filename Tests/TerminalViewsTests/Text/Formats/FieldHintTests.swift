import TerminalModel
import Testing

@testable import TerminalViews

/// The hint of a field for values, and its count of characters that were left out.
@Suite struct FieldHintTests {
  private typealias Stage = FormattedFieldTests.Stage

  @Test(arguments: [(11, "12    0 …"), (10, "12   0 …"), (9, "12    !"), (6, "2  !"), (4, "2")])
  func `a narrow field shows the beginning of the hint, or an exclamation mark`(
    columns: Int, text: String
  ) {
    var stage = Stage<Int>(value: 12, format: .integer(in: 0...120))
    stage.size.columns = columns
    stage.type("x")
    #expect(stage.text == text)
  }

  @Test func `numbers without limits have a short hint`() throws {
    var stage = Stage<Double>(value: nil, format: .decimal())
    stage.size.columns = 16
    try stage.press("5 . up")
    #expect(stage.text == "5.    a number")
  }

  @Test func `a click beside a hint finds the character under the pointer`() throws {
    var stage = Stage<CalendarDate>(value: nil, format: .date())
    stage.size.columns = 20
    stage.type("2026-11-3")
    try stage.press("up")
    #expect(stage.text == "6-11-3  yyyy-mm-dd")
    stage.take(.mouse(Mouse(.pressed(.left), at: Position(column: 1, row: 0))))
    try stage.press("delete")
    #expect(stage.text == "202-11-3")
  }

  @Test func `up and down leave a text that is no value, and show the hint`() throws {
    var stage = Stage<Int>(value: nil, format: .integer(in: 10...120))
    try stage.press("1 up")
    #expect(stage.events.isEmpty)
    #expect(stage.text == "1            10 to 120")
    try stage.press("backspace up")
    #expect(stage.value == 10)
  }

  @Test func `the hint is hidden when the focus leaves the field`() {
    var stage = TwoFields()
    stage.press("1", "2", "a")
    #expect(stage.screen.hasPrefix("›12         0 to 99‹"))
    stage.press(.tab, "x")
    #expect(stage.screen.hasPrefix("[12                ]"))
  }

  @Test func `the number of characters left out is hidden when the focus leaves the field`() {
    var stage = TwoFields()
    stage.press(.tab, "x")
    #expect(stage.screen.hasSuffix("1 left out‹"))
    stage.press(.tab)
    #expect(stage.screen.hasSuffix("[ab                ]"))
  }

  @Test func `the number of characters left out of a number is hidden when the focus leaves it`() {
    var stage = TwoFields()
    stage.paste("1\u{7}2")
    #expect(stage.screen.hasPrefix("›12      1 left out‹"))
    stage.press(.tab)
    #expect(stage.screen.hasPrefix("[12                ]"))
  }

  @Test func `a text that is no value has a message after the focus has left it`() {
    var stage = TwoFields(format: .integer(in: 10...99))
    stage.press("1", .tab)
    #expect(stage.screen.hasPrefix("[1       ! 10 to 99]"))
    stage.press(.tab)
    #expect(stage.screen.hasPrefix("›1       ! 10 to 99‹"))
    stage.press("2")
    #expect(stage.screen.hasPrefix("›12                ‹"))
  }

  @Test func `a text that is no value is not submitted`() {
    var stage = TwoFields(format: .integer(in: 10...99))
    stage.press("1", .enter)
    #expect(stage.submissions == 0)
    #expect(stage.screen.hasPrefix("›1       ! 10 to 99‹"))
    stage.press("2", .enter)
    #expect(stage.submissions == 1)
  }
}

/// A screen with a field for a number above one with a limit of two characters.
private struct TwoFields {
  enum Event { case number(Int?), text, submitted }

  var number: Int?
  var format = FieldFormat.integer(in: 0...99)
  var interface = InterfaceState()
  var submissions = 0

  var scene: Scene<Event> {
    let view = Column {
      FormattedField(value: number, format: format, changes: Event.number, submits: .submitted)
      TextField(text: "ab", changes: { _ in Event.text }).limit(2)
    }
    return Scene(
      view.node(), size: Size(columns: 20, rows: 2), interface: interface, display: .withoutColors)
  }

  var screen: String { scene.draw().text }

  mutating func press(_ keys: Key...) { keys.forEach { take(.key($0)) } }

  mutating func paste(_ text: String) { take(.paste(text)) }

  private mutating func take(_ input: Input) {
    let answer = scene.respond(to: input)
    interface = answer.interface
    for event in answer.events {
      switch event {
      case .number(let number): self.number = number
      case .text: break
      case .submitted: submissions += 1
      }
    }
  }
}
