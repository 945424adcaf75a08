import CursesFeedbackTesting
import DemoFileSystem
import Foundation
import Testing

@testable import FilesDemo

@MainActor
@Suite struct FilesStory {
  let app = TestApp(Files(folder: "/home/ada"), size: Size(columns: 120, rows: 40))

  private static let home = [
    folder("music"), folder("notes"), folder(".config"), file("budget.csv", 4_210),
    file("holiday.mp4", 812_400_000), file("letter.txt", 1_834), link("today"),
  ]

  private static func folder(_ name: String) -> FileItem {
    FileItem("/home/ada/\(name)", .folder, modified: "2026-11-02 09:14")
  }
  private static func file(_ name: String, _ size: Int) -> FileItem {
    FileItem("/home/ada/\(name)", size: size, modified: "2026-11-20 17:05")
  }
  private static func link(_ name: String) -> FileItem {
    FileItem("/home/ada/\(name)", .link, modified: "2026-10-30 08:00")
  }

  /// Answers the first request for a folder.
  func read(_ items: [FileItem] = FilesStory.home) {
    guard let request = app.state.requestedFolders.first else { return }
    app.answer("folder", with: .folderRead(request, .success(items)))
  }

  /// Answers the request for the preview.
  private func preview(_ lines: String...) {
    guard let request = app.state.requestedPreview else { return }
    app.answer("preview", with: .previewRead(request, .lines(lines)))
  }

  /// Completes the current transfer of the job.
  func complete(to target: String? = nil) {
    guard let transfer = app.state.job?.pending.first else { return }
    let done = Transfer(transfer.kind, transfer.source, to: target ?? transfer.target)
    app.answer("transfer", with: .transferred(.success(done)))
  }

  func select(_ name: String) {
    app.send(.selected(SelectedRows(current: "/home/ada/\(name)")))
  }

  /// Answers the current transfer with an error number.
  func refuse(_ code: Int32, _ path: String) {
    app.answer("transfer", with: .transferred(.failure(FileProblem(path, code))))
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ])
  func `the panes fit on the screen in each state`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 reading")
    read()
    select("letter.txt")
    preview("Dear Grace,", "", "The engine weaves algebraic patterns as the loom weaves leaves.")
    snapshot("2 folder")
    app.press("c", "n")
    app.type("notes")
    snapshot("3 taken name")
    app.press(.escape)
    app.send(.folderShown("/home/ada/notes"))
    read([FileItem("/home/ada/notes/letter.txt", size: 912, modified: "2026-11-01 10:00")])
    app.press("v")
    app.send(.copied(420_000, of: 1_000_000))
    app.advance(by: .milliseconds(250))
    app.send(.copied(520_000, of: 1_000_000))
    app.advance(by: .milliseconds(250))
    snapshot("4 copying")
    refuse(EEXIST, "/home/ada/notes/letter.txt")
    snapshot("5 conflict")
    app.press(.escape)
    app.send(.folderShown("/home/ada/music"))
    let request = FilesState.FolderRequest(id: app.state.folder, version: app.state.version)
    let problem = FileProblem(request.id.path, EACCES)
    app.answer("folder", with: .folderRead(request, .failure(problem)))
    snapshot("6 refused")
  }

  @Test func `Enter shows a folder, and h shows its parent folder with the folder selected`() {
    read()
    select("notes")
    app.press(.enter)
    #expect(app.state.folder == "/home/ada/notes")
    read([])
    #expect(app.frame.text.contains("An empty folder"))
    app.press("h")
    #expect(app.state.folder == "/home/ada")
    read()
    #expect(app.state.current?.id == "/home/ada/notes")
  }

  @Test func `h in the root folder of the tree makes its parent folder the root`() {
    read()
    app.press("h")
    #expect(app.state.tree.roots == ["/home"])
    read([FileItem("/home/ada", .folder)])
    #expect(app.state.current?.id == "/home/ada")
    app.press("h", "h")
    #expect(app.state.folder == "/")
  }

  @Test func `the tree reads a folder when it is selected and when it is expanded`() {
    read()
    app.send(.focused(.tree))
    app.press(.down)
    #expect(app.state.requestedFolders.map(\.id) == ["/home/ada/music"])
    read([FileItem("/home/ada/music/jazz", .folder)])
    app.press(.right, .down)
    #expect(app.state.requestedFolders.map(\.id) == ["/home/ada/music/jazz"])
  }

  @Test func `the period shows hidden items`() {
    read()
    #expect(!app.frame.text.contains(".config"))
    app.press(".")
    read()
    #expect(app.frame.text.contains(".config/"))
  }

  @Test func `a click on a title sorts, folders first`() {
    read()
    app.click("Size")
    #expect(app.state.items.map(\.name).prefix(4) == ["music", "notes", "today", "letter.txt"])
    app.click("Size")
    #expect(app.state.items.map(\.name)[2] == "holiday.mp4")
  }

  @Test func `the preview is that of the current item`() {
    read()
    preview("song.ogg")
    app.press(.down)
    #expect(app.pendingEffects == ["preview"])
    app.press(.down)
    #expect(app.pendingEffects == ["preview"])
    preview("date,amount")
    #expect(app.frame.text.contains("date,amount"))
  }

  @Test func `Enter opens a file in the editor, and all is read again`() {
    read()
    select("letter.txt")
    preview("Dear Grace,")
    app.press(.enter)
    #expect(app.state.editedPath == "/home/ada/letter.txt")
    app.answer("edit", with: .edited(.exited(0)))
    #expect(app.pendingEffects == ["folder", "preview"])
  }

  @Test func `a pipe is not opened in the editor, which would wait for it`() {
    read([FileItem("/home/ada/pipe", .other)])
    app.press(.enter)
    #expect(app.state.editedPath == nil)
  }

  @Test func `the folder is read again when the terminal's window gets the focus`() {
    read([])
    app.setTerminalFocus(false)
    app.setTerminalFocus(true)
    #expect(app.pendingEffects == ["folder"])
  }

  @Test func `the README shows a frame of a copy`() {
    app.resize(columns: 110, rows: 20)
    read()
    select("holiday.mp4")
    app.press("c")
    select("letter.txt")
    preview("Dear Grace,", "", "The engine weaves algebraic patterns", "as the loom weaves leaves.")
    app.press("v")
    app.send(.copied(341_000_000, of: 812_400_000))
    app.advance(by: .milliseconds(250))
    app.send(.copied(382_000_000, of: 812_400_000))
    app.advance(by: .milliseconds(250))
    expectPicture(of: app.frame, title: "files", at: "../../Files/files.svg")
  }
}
