import TerminalModel
import TerminalViews
import Testing

@Suite struct PromptTests {
  private func rename(_ text: String, problem: String? = nil) -> Prompt<Answer> {
    Prompt(
      "Rename", message: "The new name:", text: text, placeholder: "Name", changes: Answer.typed,
      button: "Rename", submits: .yes, cancels: .no
    )
    .message(problem)
  }

  @Test func `it shows a field with the cursor`() {
    let frame = asking(44, 12) { rename("") }.draw()
    #expect(
      frame.text.contains(
        """
        ··╭─ Rename ─────────────────────────────╮··
        ··│                                      │··
        ··│  The new name:                       │··
        ··│                                      │··
        ··│  ›Name                            ‹  │··
        ··│                                      │··
        ··│                                      │··
        ··│              [ Cancel ]  [ Rename ]  │··
        ··│                                      │··
        ··╰──────────────────────────────────────╯··
        """))
    #expect(frame.cursor == Position(column: 6, row: 5))
  }

  @Test(arguments: [(44, 12), (20, 6), (20, 4), (10, 3)])
  func `field and buttons are visible at small sizes`(columns: Int, rows: Int) {
    let text = asking(columns, rows) { rename("a", problem: "Taken") }.draw().text
    #expect(text.contains("›a"))
    #expect(text.contains("! Taken"))
    #expect(text.contains("[ Cancel ]") || rows == 3)
  }

  @Test func `characters and pastes go to the field`() {
    #expect(answers(["x"]) { rename("") } == [.typed("x")])
    let pasted = asking(44, 12) { rename("") }.respond(to: .paste("a name"))
    #expect(pasted.events == [.typed("a name")])
  }

  @Test(
    arguments: [
      ([.enter], .yes), ([.escape], .no), ([.tab, .enter], .yes), ([.tab, .tab, .enter], .no),
      ([.down, .enter], .yes), ([.down, .left, .enter], .no),
    ] as [([Key], Answer)])
  func `Enter submits and Escape cancels`(keys: [Key], expected: Answer) {
    #expect(answers(keys) { rename("a") } == [expected])
  }

  @Test func `an invalid text cannot be submitted`() {
    let prompt = rename("a", problem: "Taken")
    #expect(answers([.enter]) { prompt } == [])
    #expect(answers([.tab, .enter]) { prompt } == [.no])
    #expect(asking(44, 12) { prompt }.draw().text.contains("( Rename )"))
  }
}
