import TerminalModel
import TerminalViews
import Testing

/// Nodes that are found by typing.
@Suite struct TreeSearchTests {
  private let stage = TreeStage()

  @Test func `typed characters select the next visible node that begins with them`() {
    stage.finds = .text
    #expect(stage.type("t", at: 5) == ["Tree.swift"])
    #expect(stage.type("A", at: 6) == ["Tabs.swift"])
    #expect(stage.type("m", at: 9) == ["Model/"])
    #expect(stage.type("m", at: 9) == ["Makefile"])
    #expect(stage.type("x", at: 12) == [])
  }

  @Test func `a node that is not visible is not found`() {
    stage.finds = .text
    stage.outline.collapse("Views/")
    #expect(stage.type("t", at: 1) == [])
  }

  @Test func `letters that are keys of a tree are typed, too`() {
    stage.finds = .text
    #expect(stage.type("j", at: 1) == [])
    #expect(stage.type("*", at: 3) == [])
    #expect(stage.selection == "Sources/")
  }

  @Test func `Space expands or collapses unless a text is being typed`() {
    stage.finds = .event
    #expect(stage.type(" ", at: 1) == ["collapsed Sources/"])
    #expect(stage.type("s", at: 2) == ["typed s"])
    #expect(stage.type(" ", at: 3) == ["typed s "])
    #expect(stage.type(" ", at: 5) == ["expanded Sources/"])
  }

  @Test func `another key ends the text`() {
    stage.finds = .event
    #expect(stage.type("v", at: 1) == ["typed v"])
    #expect(stage.press(.down) == ["Views/"])
    #expect(stage.type("i", at: 1) == ["typed i"])
  }
}
