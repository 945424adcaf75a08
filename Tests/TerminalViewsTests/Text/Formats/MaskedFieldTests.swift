import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct MaskedFieldTests {
  private typealias Stage = FormattedFieldTests.Stage

  @Test func `characters typed before others in a masked field keep their order`() throws {
    var stage = Stage<String>(value: nil, format: .mask("(###) ###"))
    try stage.press("2 home 1 3")
    #expect(stage.text == "(132")
  }

  @Test func `edits in the middle of a masked field are undone one by one`() throws {
    var stage = Stage<String>(value: nil, format: .mask("###-####"))
    try stage.press("1 2 3 4 left left 9")
    #expect(stage.text == "123-94")
    try stage.press("ctrl+z")
    #expect(stage.text == "123-4")
    try stage.press("left backspace 7 8")
    let edited = stage.text
    try stage.press("ctrl+z ctrl+z ctrl+z ctrl+z ctrl+z")
    #expect(stage.value == nil && stage.text == "Title")
    try stage.press("alt+_ alt+_ alt+_ alt+_ alt+_")
    #expect(stage.text == edited)
  }

  @Test func `a field without steps leaves Up and Down to others`() {
    for key in [Key.up, .down] {
      var stage = Stage<String>(value: nil, format: .mask("###"))
      #expect(!stage.scene.respond(to: .key(key)).isHandled)
      stage.type("1")
      #expect(!stage.scene.respond(to: .key(key)).isHandled)
      #expect(Stage<Int>(value: 1, format: .integer()).scene.respond(to: .key(key)).isHandled)
    }
  }

  @Test func `a hint of wide characters is not cut`() {
    var stage = Stage<String>(value: nil, format: .mask("〒###-####"))
    stage.type("x")
    #expect(stage.text.hasSuffix("〒###-####"))
  }
}
