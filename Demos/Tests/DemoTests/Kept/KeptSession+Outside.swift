import CursesFeedbackTesting
import DemoFileSystem
import Foundation
import Testing

@testable import FilesDemo
@testable import GittyDemo
@testable import WidgetsDemo

/// Sessions whose effects are answered by the test, because they change files.
extension KeptSession {
  @MainActor @Sendable static func playFiles(_ app: TestApp<Files>) async throws {
    let letter = FileItem("/home/ada/letter.txt", size: 1_834)
    let folders = [FileItem("/home/ada/music", .folder), FileItem("/home/ada/notes", .folder)]
    func read(_ items: [FileItem]) throws {
      let request = try #require(app.state.requestedFolders.first)
      app.answer("folder", with: .folderRead(request, .success(items)))
    }
    func preview(_ lines: String...) throws {
      guard let request = app.state.requestedPreview else { return }
      app.answer("preview", with: .previewRead(request, .lines(lines)))
    }
    try read(folders + [letter])
    try preview("nocturne.ogg")
    await app.tap(.down)
    try preview("groceries.txt")
    await app.tap(.down)
    try preview("Dear Ada,", "", "thank you for the notes.")
    await app.tap("c", "v")
    let copy = Transfer(.copy, "/home/ada/letter.txt", to: "/home/ada/letter 2.txt")
    app.answer("transfer", with: .transferred(.success(copy)))
    await app.pause()
    try read(folders + [letter, FileItem("/home/ada/letter 2.txt", size: 1_834)])
    await app.tap("n")
    await app.write("new")
    await app.tap(.enter)
    app.answer(
      "transfer", with: .transferred(.failure(FileProblem("/home/ada/new", EACCES))))
    await app.pause()
    app.click("Size")
    await app.pause()
  }

  @MainActor @Sendable static func playGitty(_ app: TestApp<Gitty>) async throws {
    func read(_ lines: String...) {
      let output = (["## main...origin/main"] + lines).map { $0 + "\0" }.joined()
      let status = GitStatus(root: "/code", parsing: output, lastCommit: "1a2b3c4 Add a parser")
      app.answer("status", with: .statusRead(status))
    }
    func show(_ lines: String...) {
      guard let request = app.state.requestedDifference else { return }
      app.answer("difference", with: .differenceRead(request, lines))
    }
    read("M  a.swift", " M b.swift", "?? c")
    show("@@ -1 +1 @@", "-let a = 1", "+let a = 2")
    await app.tap(.down)
    show("@@ -7,2 +7 @@", "-import Foundation", " import Testing")
    await app.tap("space")
    app.answer("stage", with: .staged)
    read("M  a.swift", "M  b.swift", "?? c")
    show("@@ -7,2 +7 @@", "-import Foundation", " import Testing")
    await app.tap(.down)
    show("@@ -0,0 +1 @@", "+new")
    await app.tap("space")
    app.answer("stage", with: .stagingFailed("fatal: the index is locked"))
    await app.tap("r")
    read("M  a.swift", "M  b.swift", "?? c")
    await app.pause()
  }

  @MainActor @Sendable static func playWidgets(_ app: TestApp<Widgets>) async throws {
    app.click("Press 0")
    await app.pause()
    app.click("Notify")
    await app.pause()
    await app.tap("n", "n")
    try app.open("dialogs")
    await app.pause()
    app.click("Open Prompt")
    await app.pause()
    await app.write("Grace")
    await app.tap(.enter, "f4", "f4")
    try app.open("lists")
    await app.pause()
    await app.tap(.tab, .down, .down, "f3", "f2")
  }
}
