import Foundation
import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct SecureFieldTests {
  private func stage(_ text: String = "") -> FieldStage {
    FieldStage(text) { text in
      SecureField(
        "Password", text: Secret(text), changes: FieldEvent.hidden, submits: .submitted)
    }
  }

  @Test func `it shows a bullet for each character, whatever its width`() {
    var stage = stage()
    #expect(stage.frame.text == "›Password    ‹\n")
    stage.type("a 字👍🏽")
    #expect(stage.text == "a 字👍🏽")
    #expect(stage.frame.text == "›••••        ‹\n")
    #expect(stage.cursor == 5)
  }

  @Test func `it edits like any field, but copies nothing`() throws {
    var stage = stage("secret")
    stage.take(.paste("x\ny"))
    #expect(stage.text == "secretx y")
    try stage.press("backspace ctrl+left z alt+a alt+w ctrl+x ctrl+e ctrl+y ctrl+z")
    #expect(stage.text == "zsecretx ")
    try stage.press("ctrl+w ctrl+y enter")
    #expect(stage.text == "")
    #expect(stage.events.last == .submitted)
  }

  @Test func `a double click selects all of it`() {
    var memory = SecureFieldMemory()
    let field = SecureField(text: "one two", changes: FieldEvent.hidden)
    let press = Pointer(.pressed(.left, count: 2), at: Position(column: 2, row: 0))
    _ = field.respond(to: .pointer(press), &memory, in: Size(columns: 14, rows: 1))
    #expect(memory.field.selection.range == 0..<7)
  }

  @Test func `a character that the application rejects does not move the cursor`() throws {
    var stage = FieldStage("abcd") { text in
      SecureField(text: Secret(text), changes: { _ in FieldEvent.bound })
    }
    try stage.press("left left x")
    #expect(stage.events == [.bound])
    #expect(stage.cursor == 3)
  }

  @Test func `a dump of the field shows no character of it`() {
    var dumped = ""
    let field = SecureField("Password", text: Secret("hunter"), changes: FieldEvent.hidden)
    dump(field, to: &dumped)
    dump(field.node(), to: &dumped)
    #expect(!dumped.contains("hunter"))
  }

  @Test func `a field that becomes secure leaves none of its text in the interface state`() throws {
    var stage = FieldStage("") { text in
      if text.hasSuffix("!") {
        SecureField(text: Secret(text), changes: FieldEvent.hidden).id("password")
      } else {
        TextField(text: text, changes: FieldEvent.changed).id("password")
      }
    }
    stage.type("hunter2")
    try stage.press("ctrl+w")
    stage.type("hunter2!")
    stage.interface = stage.scene.interface
    var dumped = ""
    dump(stage.interface, to: &dumped)
    #expect(!dumped.contains("hunter"))
  }

  @Test func `the interface state contains no character of the text`() throws {
    var stage = stage()
    stage.type("hunter")
    try stage.press("ctrl+w")
    stage.take(.paste("hunter\u{7}"))
    var dumped = ""
    dump(stage.interface, to: &dumped)
    #expect(dumped.contains("•••••"))
    #expect("hunter".allSatisfy { !dumped.contains("\"\($0)") })
  }
}

@Suite struct SecretTests {
  private let secret = Secret("hunter2")

  @Test func `it is hidden in descriptions, dumps and mirrors`() {
    struct State { var password: Secret }
    var dumped = ""
    dump(State(password: secret), to: &dumped)
    let texts = ["\(secret)", String(reflecting: secret), "\(State(password: secret))", dumped]
    #expect(texts.allSatisfy { !$0.contains("hunter") && $0.contains("•••") })
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }

  @Test func `its description does not tell its length`() {
    #expect("\(secret)" == "\(Secret(""))")
  }

  @Test func `its text can be compared, counted and revealed`() {
    #expect(secret == "hunter2")
    #expect(secret != Secret("hunter3"))
    #expect(secret.count == 7)
    #expect(!secret.isEmpty)
    #expect(secret.revealed == "hunter2")
  }

  @Test func `it is encoded as nothing, and decoded as an empty text`() throws {
    let encoded = try JSONEncoder().encode([secret])
    #expect(String(decoding: encoded, as: UTF8.self) == "[null]")
    #expect(try JSONDecoder().decode([Secret].self, from: encoded) == [""])
  }
}
