import TerminalModel
import TerminalViews
import Testing

/// Toggles and checkboxes.
@Suite struct ToggleTests {
  private func toggle(_ isOn: Bool, _ title: String = "Wi-Fi") -> Toggle<Choice> {
    Toggle(title, isOn: isOn, changes: Choice.switched)
  }

  private func checkbox(_ isOn: Bool, _ title: String = "Wi-Fi") -> Checkbox<Choice> {
    Checkbox(title, isOn: isOn, changes: Choice.switched)
  }

  @Test func `a toggle looks different in each state, also without colour`() {
    #expect(looks(12, 1, toggle(true)) == ["━━● Wi-Fi", "━━●›Wi-Fi‹", "━━●»Wi-Fi«", "╍╍● Wi-Fi"])
    #expect(looks(12, 1, toggle(false)) == ["○── Wi-Fi", "○──›Wi-Fi‹", "○──»Wi-Fi«", "○╌╌ Wi-Fi"])
  }

  @Test func `a checkbox looks different in each state, also without colour`() {
    #expect(looks(12, 1, checkbox(true)) == ["[✓] Wi-Fi", "[✓]›Wi-Fi‹", "[✓]»Wi-Fi«", "(✓) Wi-Fi"])
    #expect(
      looks(12, 1, checkbox(false)) == ["[ ] Wi-Fi", "[ ]›Wi-Fi‹", "[ ]»Wi-Fi«", "( ) Wi-Fi"])
  }

  @Test(
    arguments: [
      (16, "[✓]›日本語 text‹"), (15, "[✓]›日本語 te…‹"), (9, "[✓]›日…‹"), (8, "[✓]›日…‹"), (6, "[✓]›…‹"),
      (5, "[✓]›‹"),
      (3, "[✓]"), (1, "["), (0, ""),
    ])
  func `the title of a toggle or a checkbox is truncated to fit`(columns: Int, expected: String) {
    let title = "日本語 text"
    #expect(choices(columns, 1) { checkbox(true, title) }.draw().text == expected)
    let track: [Character: Character] = ["[": "━", "✓": "━", "]": "●"]
    let toggled = String(expected.map { track[$0] ?? $0 })
    #expect(choices(columns, 1) { toggle(true, title) }.draw().text == toggled)
  }

  @Test(arguments: [Key.enter, .space])
  func `a key changes the value`(key: Key) {
    #expect(events(toggle(true), key) == [.switched(false)])
    #expect(events(toggle(false), key) == [.switched(true)])
    #expect(events(checkbox(true), key) == [.switched(false)])
    #expect(events(checkbox(false), key) == [.switched(true)])
  }

  @Test(arguments: [Key.up, .down, .left, .right, .ctrl(.space), "x", .escape])
  func `other keys are left to the bindings`(key: Key) {
    #expect(!takes(toggle(true), key))
    #expect(!takes(checkbox(true), key))
  }

  @Test(arguments: [0, 3, 9])
  func `a click on the mark or the title changes the value`(column: Int) {
    #expect(click(toggle(true), column: column) == [.switched(false)])
    #expect(click(checkbox(false), column: column) == [.switched(true)])
  }

  @Test func `a click beside the title changes nothing`() {
    let row = Row { checkbox(false) }
    #expect(click(row, column: 10).isEmpty)
  }

  @Test func `a disabled control takes no input`() {
    #expect(!takes(toggle(true).disabled(), .space))
    #expect(click(checkbox(true).disabled(), column: 1).isEmpty)
  }

  @Test func `marks and titles of different controls are aligned`() {
    let scene = choices(20, 5) {
      Button("", sends: Choice.switched(true))
      toggle(true)
      checkbox(true)
      RadioGroup(["Wi-Fi"], selection: "Wi-Fi", changes: Choice.picked) { $0 }
    }
    #expect(scene.draw().text == "[›‹]\n━━● Wi-Fi\n[✓] Wi-Fi\n[●] Wi-Fi\n")
  }
}
