import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct FormattedFieldTests {
  /// A screen with a field and the application's value.
  struct Stage<Value: Hashable> {
    var value: Value?
    let format: FieldFormat<Value>
    var interface = InterfaceState()
    var events: [Value?] = []
    var size = Size(columns: 24, rows: 1)

    var scene: Scene<Value?> {
      let field = FormattedField<Value, Value?>("Title", value: value, format: format) { $0 }
      return Scene(field.node(), size: size, interface: interface)
    }

    /// The text between the brackets, without blanks at its end.
    var text: String {
      String(scene.draw().text.dropFirst().dropLast()).trimmingEnd
    }

    mutating func take(_ input: Input, at time: Duration? = nil) {
      let answer = scene.respond(to: input, at: time)
      interface = answer.interface
      events += answer.events
      if let last = answer.events.last { value = last }
    }

    mutating func type(_ text: String) {
      for character in text { take(.key(Key(.character(character)))) }
    }

    mutating func press(_ script: String) throws {
      for key in try KeyScript(script).keys { take(.key(key)) }
    }
  }

  @Test func `each complete text is the event of a value`() throws {
    var stage = Stage<Int>(value: nil, format: .integer(in: 10...120))
    stage.type("120")
    #expect(stage.events == [12, 120])
    try stage.press("backspace backspace")
    #expect(stage.events == [12, 120, 12, nil])
    #expect(stage.text == "1")
  }

  @Test func `typing that cannot lead to a value is rejected with a hint`() throws {
    var stage = Stage<Int>(value: 12, format: .integer(in: 0...120))
    stage.type("5")
    #expect(stage.value == 12)
    #expect(stage.text == "12            0 to 120")
    stage.take(.paste("x"))
    #expect(stage.text.hasSuffix("0 to 120"))
    try stage.press("left")
    #expect(stage.text == "12")
  }

  @Test func `the value of another record has no history`() throws {
    var stage = Stage<Int>(value: 3, format: .integer())
    try stage.press("up enter")
    stage.value = 8
    try stage.press("ctrl+z")
    #expect(stage.value == 8)
    stage.value = nil
    stage.take(.paste("42"))
    stage.value = 7
    try stage.press("ctrl+z")
    #expect(stage.value == 7)
  }

  @Test func `up and down step within the limits`() throws {
    var stage = Stage<Int>(value: nil, format: .integer(in: 3...5))
    try stage.press("up up up up down")
    #expect(stage.events == [3, 4, 5, 4])
    #expect(stage.text == "4")
    stage.type("x")
    try stage.press("backspace 5")
    #expect(stage.value == 5)
  }

  @Test func `steps are undone together, and the typing before them separately`() throws {
    var stage = Stage<Int>(value: nil, format: .integer())
    stage.type("123")
    try stage.press("up up up")
    #expect(stage.value == 126)
    try stage.press("ctrl+z")
    #expect(stage.value == 123)
    try stage.press("alt+_")
    #expect(stage.value == 126)
    try stage.press("ctrl+z ctrl+z")
    #expect(stage.value == nil)
  }

  @Test func `a step after an undo can be undone`() throws {
    var stage = Stage<CalendarDate>(value: CalendarDate("2026-11-22"), format: .date())
    try stage.press("backspace ctrl+z up")
    #expect(stage.text == "2026-11-23")
    try stage.press("ctrl+z")
    #expect(stage.text == "2026-11-22")
    #expect(stage.value == CalendarDate("2026-11-22"))
  }

  @Test func `a pause between two steps separates them`() throws {
    var stage = Stage<Int>(value: 8, format: .integer())
    stage.take(.key(.up), at: .seconds(1))
    stage.take(.key(.up), at: .seconds(5))
    #expect(stage.value == 10)
    try stage.press("ctrl+z")
    #expect(stage.value == 9)
  }

  @Test func `a step that the application rejects leaves nothing to undo`() throws {
    var stage = Stage<Int>(value: 8, format: .integer())
    try stage.press("9 up")
    stage.value = 89
    try stage.press("ctrl+z")
    #expect(stage.value == 8)
  }

  @Test func `a value of the application replaces the text`() {
    var stage = Stage<Int>(value: nil, format: .integer())
    stage.type("12")
    stage.value = 7
    #expect(stage.text == "7")
    stage.type("8")
    #expect(stage.value == 78)
    stage.value = nil
    #expect(stage.text == "Title")
  }

  @Test func `a decimal number may end in a point while it is typed`() {
    var stage = Stage<Double>(value: nil, format: .decimal(in: 0...10))
    stage.type("1.50")
    #expect(stage.text == "1.50")
    #expect(stage.events == [1, nil, 1.5])
  }

  @Test func `a date is typed without hyphens, and the part with the cursor steps`() throws {
    var stage = Stage<CalendarDate>(value: nil, format: .date())
    stage.type("20261122")
    #expect(stage.value == CalendarDate("2026-11-22"))
    #expect(stage.text == "2026-11-22")
    try stage.press("up")
    #expect(stage.text == "2026-11-23")
    try stage.press("home down")
    #expect(stage.text == "2025-11-23")
    try stage.press("end backspace backspace")
    #expect(stage.text == "2025-11")
    #expect(stage.value == nil)
    stage.type("31")
    #expect(stage.text.hasPrefix("2025-11-3 "))
  }

  @Test func `the fixed characters of a mask stay`() throws {
    var stage = Stage<String>(value: nil, format: .mask("(###) ###"))
    stage.type("03012")
    #expect(stage.text == "(030) 12")
    try stage.press("left left backspace")
    #expect(stage.text == "(030) 12")
    try stage.press("backspace backspace")
    #expect(stage.text == "(031) 2")
    stage.take(.paste("00"))
    #expect(stage.value == "030012")
  }

  @Test func `the fixed digits of a mask can be typed and deleted`() throws {
    var stage = Stage<String>(value: nil, format: .mask("+49 ###"))
    stage.type("4")
    #expect(stage.text == "+4")
    stage.type("949")
    #expect(stage.text == "+49 49")
    stage.type("0")
    #expect(stage.value == "490")
    try stage.press("backspace backspace backspace")
    #expect(stage.text == "+49")
    try stage.press("backspace")
    #expect(stage.text == "+4")
    try stage.press("backspace")
    #expect(stage.text == "Title")
  }

  @Test(arguments: 0..<60)
  func `random input keeps the cursor inside and the value in its range`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = Stage<Int>(value: nil, format: .integer(in: -50...50))
    var dates = Stage<CalendarDate>(value: nil, format: .date())
    let keys = TextKeys.table.flatMap(\.keys) + ["1", "2", "9", "0", "-", "x", "字"]
    for _ in 0..<60 {
      let key = keys[Int.random(in: keys.indices, using: &random)]
      stage.size.columns = Int.random(in: 0..<14, using: &random)
      dates.size.columns = stage.size.columns
      stage.take(.key(key))
      dates.take(.key(key))
      #expect(stage.value.map((-50...50).contains) != false)
      for cursor in [stage.scene.draw().cursor, dates.scene.draw().cursor] {
        #expect(cursor.map(Rect(stage.size).contains) != false)
      }
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
