import Foundation
import TerminalModel
import Testing

@testable import TerminalViews

/// Texts that the application changes between two inputs.
@Suite struct TextAdaptingTests {
  static let cursors = [
    ("abc|", "", "|"), ("abc|", "abcdef", "abcdef|"), ("a|bc", "xabc", "xa|bc"),
    ("ab|c", "abcd", "ab|cd"), ("ab|cd", "ABCD", "AB|CD"), ("abc|", "a", "a|"),
    ("|abc", "xyz", "|xyz"), ("1234|", "123-4", "123-4|"), ("é|x", "èx", "è|x"),
    ("ab^c|", "abd", "abd|"), ("👩|b", "👩‍🚀b", "👩‍🚀|b"),
  ]

  @Test(arguments: cursors)
  func `the cursor stays between the same characters, at the end, or else at its offset`(
    before: String, text: String, after: String
  ) {
    var line = Line(before)
    line.text = text
    line.memory = line.memory.adapted(to: text)
    #expect(line.picture == after)
  }

  @Test func `the cursor of a new field is behind its text`() {
    #expect(TextFieldMemory().adapted(to: "abc").cursor == 3)
  }

  @Test func `a rejected edit has not happened`() throws {
    var line = Line("a^b|c")
    line.type("x")
    line.text = "abc"
    line.memory = line.memory.adapted(to: line.text)
    #expect(line.picture == "a^b|c")
    try line.press("ctrl+z")
    #expect(line.picture == "a^b|c")
  }

  @Test func `after an edit that the application rejects, an undone edit can still be redone`()
    throws
  {
    var line = Line("|")
    line.type("a b")
    try line.press("ctrl+z")
    line.type("x")
    line.text = "a "
    line.memory = line.memory.adapted(to: line.text)
    try line.press("alt+_")
    #expect(line.picture == "a b|")
  }

  @Test func `a rejected character leaves the word before it undoable`() throws {
    var line = Line("|")
    line.type("ab")
    line.type("c")
    line.text = "ab"
    try line.press("ctrl+z")
    #expect(line.picture == "|")
  }

  @Test func `an edit that the application corrects can be undone`() throws {
    var line = Line("|")
    for character in "ab" {
      line.type(String(character))
      line.text = line.text.uppercased()
    }
    line.memory = line.memory.adapted(to: line.text)
    #expect(line.picture == "AB|")
    try line.press("ctrl+z")
    #expect(line.picture == "|")
    try line.press("alt+_")
    #expect(line.picture == "AB|")
  }

  @Test func `a rejected deletion restores the cursor`() throws {
    var line = Line("aa|b")
    try line.press("backspace")
    line.text = "aab"
    line.memory = line.memory.adapted(to: line.text)
    #expect(line.picture == "aa|b")
  }

  @Test func `a new text of the application has no history`() throws {
    var line = Line("|")
    line.type("hello")
    line.text = "other"
    try line.press("ctrl+z")
    #expect(line.picture == "other|")
  }

  @Test func `a text whose bytes differ in front of the last change has no history`() throws {
    var line = Line("|")
    line.type("a e")
    line.type("\u{301}")
    line.type("x")
    line.text = "a \u{E9}x"
    try line.press("ctrl+z ctrl+z alt+_")
    #expect(line.text.hasSameBytes(as: "a \u{E9}x"))
    #expect(line.picture == "a \u{E9}x|")
  }

  @Test func `text that arrives with the same bytes changes nothing`() {
    var line = Line("a^b|c")
    line.type("x")
    #expect(line.memory.adapted(to: "axc") == line.memory)
  }

  @Test func `a memory is restored from its encoding, without the text that was deleted`() throws {
    var line = Line("|")
    line.type("one two", at: .seconds(5))
    try line.press("ctrl+z shift+home ctrl+x z")
    let encoding = try JSONEncoder().encode(line.memory)
    #expect(!String(decoding: encoding, as: UTF8.self).contains("one"))
    let memory = try JSONDecoder().decode(TextFieldMemory.self, from: encoding)
    (line.memory.undo, line.memory.killed) = (UndoHistory(), "")
    #expect(memory == line.memory)
  }

  static let sent = ["s alt+a P enter", "s ctrl+u y enter", "b right enter", "up up enter"]

  @Test(arguments: sent)
  func `after a text was sent and cleared, nothing of it can be undone`(keys: String) throws {
    var stage = FieldStage { $0.suggestions(["berlin"]).history(["one", "two"]) }
    try stage.press(keys)
    stage.text = ""
    try stage.press("ctrl+z")
    #expect(stage.text == "")
  }

  @Test func `after another input, a text in place of the last change is a new text`() throws {
    var line = Line("|")
    line.perform(.paste("Ann"))
    try line.press("home")
    line.text = "Amy"
    try line.press("ctrl+z")
    #expect(line.text == "Amy")
  }

  @Test func `after the focus has left a field, a text in place of the last change is a new text`()
    throws
  {
    var stage = FieldStage { text in
      TextField("A", text: text, changes: FieldEvent.changed)
      Button("Next", sends: .bound)
    }
    stage.take(.paste("Ann"))
    try stage.press("tab enter")
    stage.text = "Amy"
    try stage.press("shift+tab ctrl+z")
    #expect(stage.text == "Amy")
  }

  @Test func `a text without an end of the pasted one is no correction of it`() throws {
    var line = Line("|")
    line.perform(.paste("Ann"))
    line.text = "Bob"
    try line.press("ctrl+z")
    #expect(line.text == "Bob")
  }

  @Test(arguments: [("  foo  ", "foo"), ("5", "$5.00")])
  func `a text that contains the pasted one, or that this contains, is a correction`(
    pasted: String, shown: String
  ) throws {
    var line = Line("hello |")
    try line.press("ctrl+u")
    line.perform(.paste(pasted))
    line.text = shown
    line.memory = line.memory.adapted(to: line.text)
    try line.press("ctrl+z ctrl+z")
    #expect(line.text == "hello ")
  }

  @Test func `after a recalled entry was sent, Up begins at the newest entry again`() throws {
    var line = Line("|", options: TextFieldOptions { $0.history = ["one", "two"] })
    try line.press("up up")
    line.options.history.append("one")
    line.text = ""
    try line.press("up")
    #expect(line.picture == "one|")
  }
}
