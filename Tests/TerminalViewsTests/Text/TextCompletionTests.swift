import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct TextRecallTests {
  private let options = TextFieldOptions { $0.history = ["one", "two", "two", "three"] }

  static let recalls = [
    ("up", "three|"), ("up up", "two|"), ("up up up", "one|"), ("up up up up", "one|"),
    ("up down", "dr|"), ("up up down", "three|"), ("ctrl+p ctrl+p ctrl+n ctrl+n", "dr|"),
    ("down", "dr|"), ("up x up", "two|"), ("up x down", "threex|"), ("up ctrl+z", "dr|"),
    ("up up up down", "two|"),
  ]

  @Test(arguments: recalls)
  func `the history is shown entry by entry`(keys: String, after: String) throws {
    var line = Line("dr|", options: options)
    try line.press(keys)
    #expect(line.picture == after)
  }

  @Test func `Up is not handled without a history, nor is Down if the user's own text is shown`()
    throws
  {
    var line = Line("a|")
    #expect(try !line.press("up"))
    line.options = options
    #expect(try !line.press("down"))
    #expect(try line.press("up"))
    #expect(try line.press("down"))
    #expect(try !line.press("down"))
  }

  @Test func `a recall begins again after a change was undone`() throws {
    var line = Line("dr|", options: options)
    try line.press("up ctrl+z up")
    #expect(line.picture == "three|")
  }

  @Test func `an entry is shown as far as a user could type it`() throws {
    let options = TextFieldOptions {
      $0.history = ["a\nbc1d\u{7}e"]
      $0.accepts = { !$0.isNumber }
      $0.limit = 5
    }
    var line = Line("|", options: options)
    try line.press("up")
    #expect(line.picture == "a bcd|")
    try line.press("down")
    #expect(line.picture == "|")
  }

  @Test(arguments: [
    ("up up", "two"), ("up up up", "one"), ("up up down", "three"), ("up up down down", "dr"),
    ("up x down", "threex"),
  ])
  func `an entry that the application corrects is still that entry`(
    keys: String, after: String
  ) throws {
    var stage = FieldStage { $0.history(["One", "Two", "Two", "Three"]) }
    stage.type("dr")
    for key in try KeyScript(keys).keys {
      stage.take(.key(key))
      stage.text = stage.text.lowercased()
    }
    #expect(stage.text == after)
  }

  @Test func `a recall begins again if the application replaces the history`() throws {
    var line = Line("|", options: options)
    try line.press("up up up")
    line.options.history = ["new"]
    try line.press("up")
    #expect(line.picture == "new|")
  }
}

@Suite struct TextSuggestionTests {
  @Test func `a text that a user could not type is not suggested`() throws {
    let options = TextFieldOptions {
      $0.suggestions = ["be\n", "be1", "bench"]
      $0.accepts = { !$0.isNumber }
    }
    var line = Line("be|", options: options)
    try line.press("right")
    #expect(line.picture == "bench|")
  }

  private let options = TextFieldOptions { $0.suggestions = ["Berlin", "Bern am See", "berlin"] }

  static let accepted = [
    ("be|", "right", "Berlin|"), ("be|", "end", "Berlin|"), ("be|", "ctrl+e", "Berlin|"),
    ("be|", "ctrl+f", "Berlin|"), ("bern|", "alt+f", "Bern am|"),
    ("bern|", "right", "Bern am See|"),
    ("b|e", "right", "be|"), ("|", "right", "|"), ("berlin|", "right", "berlin|"),
    ("x|", "right", "x|"), ("^be|", "right", "be|"), ("be|", "left", "b|e"),
    ("be|", "right ctrl+z", "be|"),
  ]

  @Test(arguments: accepted)
  func `a motion beyond the end accepts the suggestion`(
    before: String, keys: String, after: String
  ) throws {
    var line = Line(before, options: options)
    try line.press(keys)
    #expect(line.picture == after)
  }

  static let proposed = [
    ("be|", "down right", "Bern am See|"), ("be|", "down down right", "berlin|"),
    ("be|", "down down down right", "Berlin|"), ("be|", "up right", "berlin|"),
    ("be|", "ctrl+n ctrl+p right", "Berlin|"), ("be|", "down r right", "Berlin|"),
    ("be|", "down r l right", "Berlin|"), ("b|e", "down right", "be|"),
  ]

  @Test(arguments: proposed)
  func `Up and Down move to the other suggestions`(
    before: String, keys: String, after: String
  ) throws {
    var line = Line(before, options: options)
    try line.press(keys)
    #expect(line.picture == after)
  }

  @Test func `Up and Down are not handled with one suggestion, and go to a history first`() throws {
    var line = Line("bern|", options: options)
    #expect(try !line.press("down"))
    #expect(try !line.press("up"))
    line = Line("be|", options: options)
    line.options.history = ["one"]
    try line.press("up")
    #expect(line.picture == "one|")
  }

  @Test func `a suggestion beyond the limit is not made`() {
    var options = options
    options.limit = 5
    let line = Line("be|", options: options)
    #expect(LineEditor(line.text, memory: line.memory, options: options).suggestion == nil)
  }
}
