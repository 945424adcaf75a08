import CursesFeedbackTesting
import DemoFileSystem
import Testing

@testable import FilesDemo

/// The keys of the file manager with a dialog, with the focus in a pane, and during a job.
@MainActor
@Suite struct FilesKeysStory {
  private let app = TestApp(Files(folder: "/home/ada"), size: Size(columns: 120, rows: 40))

  /// Answers the first request for a folder, which selects the first item.
  private func read() {
    guard let request = app.state.requestedFolders.first else { return }
    let items = [FileItem("/home/ada/music", .folder), FileItem("/home/ada/letter.txt")]
    app.answer("folder", with: .folderRead(request, .success(items)))
  }

  /// Deletes the current item, and undoes it.
  private func deleteAndRestore() {
    app.press("d")
    let done = Transfer(.delete, "/home/ada/music", to: "/trash/music")
    app.answer("transfer", with: .transferred(.success(done)))
    read()
    app.press("u")
    app.answer("transfer", with: .transferred(.success(done.inverse)))
    read()
  }

  @Test(arguments: ["n", "r"] as [Key])
  func `no key of the folder works while a dialog asks for a name`(key: Key) {
    read()
    deleteAndRestore()
    app.press(key, "ctrl+r")
    #expect(app.state.job == nil)
    #expect(app.state.naming != nil)
    app.press(.tab, "d", "h")
    #expect(app.state.job == nil)
    #expect(app.state.folder == "/home/ada")
  }

  @Test(arguments: ["c", "x", "d", "r"] as [Key])
  func `a key of an item does nothing while the tree has the focus`(key: Key) {
    read()
    app.send(.focused(.tree))
    app.press(key)
    #expect(app.state.clipboard == nil)
    #expect(app.state.job == nil)
    #expect(app.state.naming == nil)
  }

  @Test func `d and Enter tell apart two folders whose names differ only in their Unicode form`() {
    guard let request = app.state.requestedFolders.first else { return }
    let items = ["/home/ada/caf\u{E9}", "/home/ada/cafe\u{301}"].map { FileItem($0, .folder) }
    app.answer("folder", with: .folderRead(request, .success(items)))
    app.press(.down, "d")
    let sources = app.state.job?.pending.map { Array($0.source.utf8) }
    #expect(sources == [Array(items[1].path.utf8)])
    app.press(.enter)
    #expect(app.state.requestedFolders.map(\.id) == [items[1].id])
  }

  @Test func `no two bindings share a key`() {
    read()
    #expect(app.keyConflicts == [])
    app.press("d")
    #expect(app.state.job != nil)
    #expect(app.keyConflicts == [])
  }

  @Test(arguments: [("n", ""), ("r", "music")] as [(Key, String)])
  func `an unchanged name in a dialog has no message, and Enter closes the dialog`(
    key: Key, name: String
  ) {
    read()
    app.press(key)
    #expect(app.state.naming?.name == name)
    #expect(!app.frame.text.contains("!"))
    app.press(.enter)
    #expect(app.state.naming == nil)
    #expect(app.state.job == nil)
  }
}
