import CursesFeedbackTesting
import Testing

@testable import GittyDemo

@MainActor
@Suite struct GittyStory {
  private let app = TestApp(Gitty(), size: Size(columns: 80, rows: 24))

  /// Answers the waiting request with a status.
  private func read(_ records: String..., lastCommit: String = "1a2b3c4 Add a parser") {
    let output = (["## main...origin/main"] + records).map { $0 + "\0" }.joined()
    let status = GitStatus(root: "/code", parsing: output, lastCommit: lastCommit)
    app.answer("status", with: .statusRead(status))
  }

  /// Answers the waiting request with the difference of the selected file.
  private func showDifference() {
    guard let request = app.state.requestedDifference else { return }
    let lines = ["@@ -1,3 +1,3 @@", " import Foundation", "-let limit = 10", "+let limit = 20"]
    app.answer("difference", with: .differenceRead(request, lines))
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ])
  func `the changes fit on the screen in each state`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 reading")
    app.answer("status", with: .statusFailed("fatal: not a git repository"))
    snapshot("2 no repository")
    app.press("r")
    read("M  README.md", " M Sources/Parser/Parser.swift", "?? notes.txt")
    app.press(.down)
    showDifference()
    snapshot("3 changes")
    app.press("r")
    read()
    snapshot("4 clean")
  }

  @Test func `the difference is that of the selected file`() {
    read(" M a.swift", " M b.swift")
    showDifference()
    #expect(app.state.shown?.file.path == "a.swift")
    app.press(.down)
    #expect(app.pendingEffects == ["difference"])
    showDifference()
    #expect(app.state.shown?.file.path == "b.swift")
  }

  @Test func `the lines of another file are not shown under the name of the selected one`() {
    read(" M a.swift", " M b.swift")
    #expect(app.frame.text.contains("Reading the difference"))
    showDifference()
    #expect(app.frame.text.contains("+let limit = 20"))
    app.press(.down)
    #expect(!app.frame.text.contains("+let limit = 20"))
    #expect(app.frame.text.contains("Reading the difference"))
    showDifference()
    #expect(app.frame.text.contains("+let limit = 20"))
    app.press("r")
    #expect(app.frame.text.contains("+let limit = 20"), "it is that of the file, if an older one")
  }

  @Test func `a file that git reports as deleted and as untracked keeps its selected row`() {
    read("D  a.txt", " M b.txt", "?? a.txt")
    app.press(.down, .down, "r")
    read("D  a.txt", "?? a.txt")
    #expect(app.state.selected?.isUnknown == true)
    app.press("space")
    app.answer("stage", with: .staged)
    read(" M a.txt")
    #expect(app.state.selected?.path == "a.txt")
  }

  @Test(arguments: ["DD", "AU", "UD", "UA", "DU", "AA", "UU"])
  func `a file with a conflict is not staged, and nothing is committed`(letters: String) {
    read("M  a.swift", "\(letters) b.swift")
    #expect(app.state.status?.files.map(\.isStaged) == [true, false])
    #expect(app.frame.text.contains("1 staged"))
    app.press("c")
    #expect(app.state.program == nil)
    app.press(.down, "e")
    #expect(app.state.program == (letters == "DD" ? nil : .editor("/code/b.swift")))
  }

  @Test func `other line breaks than line feeds are parts of a line`() {
    let header = "diff --git a/a b/a\n--- a/a\n+++ b/a\n"
    let lines = Git.lines(
      ofDifference: header + "@@ -1,2 +1,2 @@\n-a\u{C}b\u{2028}c\n+one\r\n d\n")
    #expect(lines == ["@@ -1,2 +1,2 @@", "-a\u{C}b\u{2028}c", "+one", " d"])
  }

  @Test func `Space stages the selected file, and then offers to unstage it`() {
    read(" M a.swift", " M b.swift")
    app.press(.down, "space")
    #expect(app.state.toggled.map(\.path) == ["b.swift"])
    app.answer("stage", with: .staged)
    read(" M a.swift", "M  b.swift")
    #expect(app.frame.text.contains("1 staged"))
    #expect(app.frame.text.contains("Space Unstage"))
    #expect(app.state.selected?.path == "b.swift")
  }

  @Test func `files for which Space is pressed while git works are staged one after another`() {
    read(" M a.swift", " M b.swift", " M c.swift")
    app.press("space", .down, "space", "space", .down, "space")
    #expect(app.state.toggled.map(\.path) == ["a.swift", "b.swift", "c.swift"])
    app.answer("stage", with: .staged)
    app.answer("stage", with: .stagingFailed("fatal: the index is locked"))
    #expect(app.state.toggled.map(\.path) == ["c.swift"])
    #expect(app.frame.text.contains("the index is locked"))
    #expect(app.pendingEffects.contains("stage"))
  }

  @Test func `a status is read to its end, although meanwhile a file cannot be staged`() {
    read(" M a.swift")
    app.press("space", "r")
    app.answer("stage", with: .stagingFailed("fatal: the index is locked"))
    #expect(app.frame.text.contains("the index is locked"))
    #expect(app.pendingEffects.contains("status"))
    read(" M a.swift", " M b.swift")
    #expect(app.frame.text.contains("b.swift"))
  }

  @Test(arguments: ["e", .enter] as [Key])
  func `e and Enter open the file in the editor, after which all is read again`(key: Key) {
    read(" M a.swift", " M b.swift")
    showDifference()
    app.press(.down, key)
    #expect(app.state.program == .editor("/code/b.swift"))
    showDifference()
    app.answer("program", with: .programEnded(.exited(0)))
    read(" M a.swift", " M b.swift")
    #expect(app.pendingEffects == ["difference"])
    #expect(app.state.selected?.path == "b.swift")
  }

  @Test func `a deleted file cannot be edited`() {
    read(" D a.swift")
    app.press("e", .enter)
    #expect(app.state.program == nil)
  }

  @Test func `c commits staged changes only, and the last commit is the farewell`() {
    read(" M a.swift")
    app.press("c")
    #expect(app.state.program == nil)
    app.press("r")
    read("M  a.swift")
    app.press("c")
    #expect(app.state.program == .commit("/code"))
    app.answer("program", with: .programEnded(.exited(0)))
    read(lastCommit: "5d6e7f8 Change a limit")
    #expect(Gitty().farewell(app.state) == "1 commit, the last one: 5d6e7f8 Change a limit")
  }

  @Test func `an aborted commit leaves no farewell`() {
    read("M  a.swift")
    app.press("c")
    app.answer("program", with: .programEnded(.exited(1)))
    #expect(Gitty().farewell(app.state) == nil)
  }

  @Test func `the reason is shown if a program fails`() {
    read("M  a.swift")
    app.press("c")
    app.answer("program", with: .programEnded(.exited(1)))
    read("M  a.swift")
    #expect(app.frame.text.contains("✗ \(ProgramResult.exited(1))"))
  }

  @Test func `a failure is shown until r`() {
    read(" M a.swift")
    app.press("space")
    app.answer("stage", with: .stagingFailed("fatal: the index is locked"))
    #expect(app.frame.text.contains("✗ fatal: the index is locked"))
    app.press("r")
    read(" M a.swift")
    #expect(!app.frame.text.contains("✗"))
  }

  @Test func `the status is read again when the terminal's window gets the focus`() {
    read()
    app.setTerminalFocus(false)
    #expect(app.pendingEffects == [])
    app.setTerminalFocus(true)
    #expect(app.pendingEffects == ["status"])
  }

  @Test func `a quit right after Space waits until the file is staged`() {
    read(" M a.swift")
    showDifference()
    app.press("space", "q")
    #expect(!app.hasEnded)
    app.answer("stage", with: .staged)
    read("M  a.swift")
    #expect(app.hasEnded)
  }

  @Test func `a status has branch, renames and paths with blanks`() {
    let status = GitStatus(root: "/code", parsing: "## release-1.2\0R  new name\0old name\0MM b\0")
    #expect(status.branch == "release-1.2")
    #expect(
      status.files == [
        ChangedFile(root: "/code", path: "new name", origin: "old name", index: "R", tree: " "),
        ChangedFile(root: "/code", path: "b", index: "M", tree: "M"),
      ])
    #expect(status.files.map(\.isWhollyStaged) == [true, false])
  }

  @Test(arguments: [" R", " C", "R ", "C ", "RM"])
  func `a rename or a copy has a second path, staged or not`(letters: String) {
    let status = GitStatus(root: "/code", parsing: "## main\0\(letters) b\0a\0?? c\0")
    #expect(status.files.map(\.path) == ["b", "c"])
    #expect(status.files.map(\.origin) == ["a", nil])
  }

  @Test(arguments: [
    (" R", ["b", "a"]), ("R ", ["b", "a"]), ("RM", ["b"]), ("RD", ["b"]), (" C", ["b"]),
    ("C ", ["b"]),
  ])
  func `Space takes both paths of a rename, but only the new path of a copy or a later change`(
    letters: String, paths: [String]
  ) {
    let status = GitStatus(root: "/code", parsing: "\(letters) b\0a\0")
    #expect(status.files.map(\.pathsToToggle) == [paths])
  }

  @Test func `no two bindings share a key`() {
    read("M  a.swift")
    #expect(app.keyConflicts == [])
  }

  @Test func `the README shows a frame of the changes`() {
    app.resize(columns: 84, rows: 12)
    read("M  README.md", " M Sources/Parser.swift", "?? notes.txt")
    app.press(.down)
    showDifference()
    expectPicture(of: app.frame, title: "gitty", at: "../../Gitty/gitty.svg")
  }
}
