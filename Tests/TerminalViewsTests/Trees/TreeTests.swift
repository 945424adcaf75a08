import TerminalModel
import TerminalViews
import Testing

@Suite struct TreeTests {
  private typealias Staged = Scene<TreeStage.Event>

  @Test(arguments: [
    (
      22, 8,
      """
      ▌ ▾ Sources
        ├─▾ Views
        │ ├── Tree.swift
        │ └── Tabs.swift
        ├─▸ Model
        └── README.md
          Makefile

      """
    ),
    (12, 3, "▌ ▾ Sources┃\n  ├─▾ Views\n  ├── Tree…"), (8, 2, "▌ ▾ So…┃\n  ▾ Vi…"),
    (4, 1, "So…┃"), (1, 1, "…"), (3, 0, ""),
  ])
  func `shows guides and marks before the rows`(columns: Int, rows: Int, expected: String) {
    #expect(TreeStage().scene(columns, rows).draw().text == expected)
  }

  @Test func `guides can be of ASCII, or blank`() {
    let stage = TreeStage()
    stage.guides = .ascii
    #expect(
      stage.scene(22, 6).draw().text == """
        ▌ v Sources          ┃
          |-v Views          ┃
          | |-- Tree.swift   ┃
          | `-- Tabs.swift   ┃
          |-> Model          ┃
          `-- README.md
        """)
    stage.guides = .none
    #expect(
      stage.scene(22, 3).draw().text
        == "▌ ▾ Sources          ┃\n    ▾ Views\n        Tree.swift")
  }

  @Test func `a row in place of unknown children shows that they are loading, or a failure`() {
    let stage = TreeStage()
    stage.outline.expand("Model/")
    #expect(stage.scene(22, 7).draw().text.contains("│ └── Loading…"))
    stage.outline.setFailure("Permission denied", of: "Model/")
    #expect(stage.scene(32, 7).draw().text.contains("│ └── ✗ Permission denied"))
  }

  @Test func `the application can show rows of its own in place of unknown children`() {
    var outline = Outline(["a", "b"], expanded: ["a", "b"]) { _ in nil }
    outline.setFailure("denied", of: "b")
    let screen = screen(16, 4) { [outline] in
      Tree(outline, selects: { _ in Tap.added }, changes: { _ in .removed }) {
        Text($0)
      }.placeholder { Text($0.map { "no: \($0)" } ?? "wait") }
    }
    #expect(screen == "▌ ▾ a\n  └── wait\n  ▾ b\n  └── no: denied")
  }

  @Test func `letters can be left to the key bindings`() {
    let tree = Tree(
      Outline(["a", "b"]), selection: "a", selects: { _ in Tap.added }, changes: { _ in .removed }
    ) { Text($0) }
    #expect(scene(9, 2) { tree }.press(.character("j")).events == [.added])
    #expect(scene(9, 2) { tree }.press(.character("*")).events == [.removed])
    let other = scene(9, 2) { tree.letterKeysDisabled() }
    #expect(!other.press(.character("j")).isHandled)
    #expect(!other.press(.character("*")).isHandled)
    #expect(other.press(.down).events == [.added])
  }

  @Test func `a selected node that is not visible selects no row`() {
    let stage = TreeStage()
    stage.selection = "Tree.swift"
    _ = stage.mouse(.pressed(.left), column: 2, row: 0)
    stage.selection = "Tree.swift"
    #expect(stage.scene().style(column: 4, row: 0).background == .default)
    _ = stage.mouse(.pressed(.left), column: 2, row: 0)
    stage.selection = "Tree.swift"
    #expect(stage.scene().draw().text.contains("▌ │ ├── Tree.swift"))
  }

  @Test func `an empty tree shows the view for it and takes no focus`() {
    let stage = TreeStage()
    stage.outline = Outline()
    #expect(stage.scene(12, 2).draw().text == "Nothing\n")
    #expect(stage.scene(12, 2).interface.focus == nil)
  }

  @Test func `the selected row has the background of the selection`() {
    let scene = TreeStage().scene(22, 8)
    #expect(scene.style(column: 12, row: 0).background == .selection)
    #expect(scene.style(column: 2, row: 1) == Style(foreground: .border))
  }

  @Test func `the selection is visible`() {
    let stage = TreeStage()
    stage.selection = "README.md"
    #expect(stage.scene(22, 2).draw().text.contains("▌ └── README.md"))
  }

  @Test func `a wide character at the right edge is cut off`() {
    let screen = screen(7, 1) {
      Tree(
        Outline(["한한"]), isExpandable: { _ in false }, selects: { _ in Tap.added },
        changes: { _ in .removed }
      ) { Text($0) }
    }
    #expect(screen == "▌   한…")
  }

  @Test func `the memory of a row's control stays with its node`() {
    func view(_ outline: Outline<String>, _ interface: InterfaceState) -> Scene<Int> {
      Scene(
        Tree(outline, selects: { _ in 0 }, changes: { _ in 0 }) { _ in KeyCounter<Int>() }.node(),
        size: Size(columns: 20, rows: 5), interface: interface)
    }
    let pressed = view(Outline(["a"]), InterfaceState())
      .mouse(.pressed(.left), column: 5, row: 0).interface
    let counted = view(Outline(["a"]), view(Outline(["a"]), pressed).press(.enter).interface)
    let text = view(Outline(["b", "a"]), counted.interface).draw().text
    #expect(text == "  ▸ 0\n  ▸ 1\n\n\n")
  }
}
