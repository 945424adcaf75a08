import TerminalModel
import TerminalViews
import Testing

@Suite struct TreeInputTests {
  private let stage = TreeStage()

  @Test func `up and down select visible nodes`() {
    #expect(stage.press(.down, .down, .character("j")) == ["Views/", "Tree.swift", "Tabs.swift"])
    #expect(stage.press(.character("k"), .end, .home) == ["Tree.swift", "Makefile", "Sources/"])
  }

  @Test func `Right expands, and then selects the first child`() {
    stage.selection = "Model/"
    #expect(stage.press(.right) == ["expanded Model/"])
    stage.outline.setChildren(["Cell.swift"], of: "Model/")
    #expect(stage.press(.right, .right) == ["Cell.swift"])
  }

  @Test func `Right on an expanded node without children sends nothing`() {
    stage.selection = "Model/"
    _ = stage.press(.right)
    stage.outline.setChildren([], of: "Model/")
    #expect(stage.press(.right) == [])
  }

  @Test func `Left collapses, and then selects the node above`() {
    stage.selection = "Views/"
    #expect(stage.press(.left) == ["collapsed Views/"])
    #expect(stage.press(.left) == ["Sources/"])
    #expect(stage.press(.left, .left) == ["collapsed Sources/"])
  }

  @Test func `the space bar and Enter expand and collapse`() {
    #expect(stage.press(.character(" ")) == ["collapsed Sources/"])
    #expect(stage.press(.enter) == ["expanded Sources/"])
    stage.selection = "Makefile"
    #expect(stage.press(.character(" ")) == ["ignored"])
    #expect(stage.press(.enter) == ["ignored"])
  }

  @Test func `Enter opens a node if there is an event for it`() {
    stage.opens = true
    #expect(stage.press(.enter) == ["opened Sources/"])
  }

  @Test func `an asterisk expands all siblings that can have children`() {
    stage.selection = "README.md"
    #expect(stage.press(.character("*")) == ["expandedSiblings README.md"])
    #expect(stage.outline.requested == ["Model/"])
    #expect(stage.outline.expanded == ["Sources/", "Views/", "Model/"])
    stage.selection = "Tree.swift"
    #expect(stage.press(.character("*")) == [])
  }

  @Test func `an asterisk requests children again that could not be read`() {
    stage.selection = "Model/"
    _ = stage.press(.right)
    stage.outline.setFailure("denied", of: "Model/")
    #expect(stage.press(.character("*")) == ["expandedSiblings Model/"])
    #expect(stage.outline.requested == ["Model/"])
  }

  @Test func `rows in place of children are not selected`() {
    stage.selection = "Model/"
    #expect(stage.press(.right, .down) == ["expanded Model/", "README.md"])
    #expect(stage.press(.up) == ["Model/"])
    stage.outline = Outline(["a/"])
    stage.selection = "a/"
    #expect(stage.press(.right, .down, .end) == ["expanded a/"])
  }

  @Test func `after a failure, Right and a click on its message request the children again`() {
    stage.selection = "Model/"
    _ = stage.press(.right)
    stage.outline.setFailure("denied", of: "Model/")
    #expect(stage.press(.right) == ["expanded Model/"])
    stage.outline.setFailure("denied", of: "Model/")
    #expect(stage.mouse(.pressed(.left), column: 9, row: 5) == ["expanded Model/"])
    #expect(stage.mouse(.pressed(.left), column: 9, row: 5) == [])
  }

  @Test func `a click selects, and then expands or collapses`() {
    #expect(stage.mouse(.pressed(.left), column: 9, row: 1) == ["Views/"])
    #expect(stage.mouse(.pressed(.left), column: 9, row: 1) == ["collapsed Views/"])
    #expect(stage.mouse(.pressed(.left), column: 9, row: 7) == [])
  }

  @Test(arguments: [
    (3, ["Views/"]), (4, ["collapsed Views/"]), (5, ["collapsed Views/"]), (6, ["Views/"]),
  ])
  mutating func `a click on a mark collapses`(column: Int, expected: [String]) {
    #expect(stage.mouse(.pressed(.left), column: column, row: 1) == expected)
  }

  @Test func `a click selects if no mark is drawn for lack of columns`() {
    let scene = stage.scene(5, 8)
    #expect(scene.mouse(.pressed(.left), column: 0, row: 1).events == [.selected("Views/")])
  }

  @Test func `a node that hides the selected one takes the selection`() {
    stage.selection = "Tree.swift"
    #expect(stage.mouse(.pressed(.left), column: 2, row: 0) == ["collapsed Sources/", "Sources/"])
  }

  @Test func `the wheel moves the selection, and at the end is not handled`() {
    #expect(stage.mouse(.scrolledDown, column: 5, row: 1) == ["Tabs.swift"])
    #expect(stage.mouse(.scrolledUp, column: 5, row: 1) == ["Sources/"])
    #expect(stage.mouse(.scrolledUp, column: 5, row: 1) == ["ignored"])
  }

  @Test func `the selection stays on its node when a node above it is collapsed`() {
    stage.selection = "README.md"
    _ = stage.scene()
    _ = stage.mouse(.pressed(.left), column: 4, row: 1)
    #expect(stage.press(.up) == ["Model/"])
  }

  @Test func `without a selection, Down selects the first visible node`() {
    stage.selection = nil
    #expect(stage.press(.down) == ["Sources/"])
    stage.selection = nil
    stage.interface = InterfaceState()
    #expect(stage.press(.left) == ["ignored"])
  }
}
