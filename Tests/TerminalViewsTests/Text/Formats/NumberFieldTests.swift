import Testing

@testable import TerminalViews

/// Numbers whose first digits are zeros.
@Suite struct NumberFieldTests {
  private typealias Stage = FormattedFieldTests.Stage

  static let zeros = [
    ("105 home delete end 3", "53"), ("105 home delete home 2", "205"), ("0 5", "5"), ("0 0", "0"),
  ]

  @Test(arguments: zeros)
  func `a digit after zeros replaces them`(script: String, text: String) throws {
    var stage = Stage<Int>(value: nil, format: .integer(in: 0...999))
    var keys = script.split(separator: " ").map(String.init)
    stage.type(keys.removeFirst())
    try stage.press(keys.joined(separator: " "))
    #expect(stage.text == text)
    #expect(stage.value == Int(text))
  }

  @Test(arguments: [
    ("101.5 home delete end 2", "1.52"), ("101.5 home delete", "01.5"), (".5", "0.5"),
    ("5 home .", "0.5"), ("- .", "-0."), ("5 backspace . 2", "0.2"),
  ])
  func `a decimal number gets the zero before its point, and loses the others when it is extended`(
    script: String, text: String
  ) throws {
    var stage = Stage<Double>(value: nil, format: .decimal())
    var keys = script.split(separator: " ").map(String.init)
    stage.type(keys.removeFirst())
    try stage.press(keys.joined(separator: " "))
    #expect(stage.text == text)
  }
}
