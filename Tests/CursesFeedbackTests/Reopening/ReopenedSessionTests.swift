import CursesFeedbackTesting
import Foundation
import Testing

@testable import CursesFeedback

/// The file of the last session at the launch of an application.
@Suite @MainActor final class ReopenedSessionTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/reopened-\(UUID())"
  private var path: String { folder + "/a/session.json" }
  private var file: PrivateFile { PrivateFile(path: path) }

  deinit {
    // A folder that is left behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func reopened(
    version: Int = 1, isFresh: Bool = false, ended: Int? = nil
  ) throws -> ReopenedSession<Int> {
    let settings = try #require(Reopening<Int>.lastSession(version: version, at: path).settings)
    return ReopenedSession(settings, isFresh: isFresh) { $0 == ended }
  }

  private func write(_ state: Int) throws {
    try file.write(
      KeptSession(version: 1, state: .integer(Int64(state)), interface: .null).text)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `only the owner can read the file and its folder`() throws {
    try write(7)
    try write(8)
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["session.json"])
  }

  @Test func `the last session is restored, and the first one is new`() throws {
    #expect(try reopened().last == nil)
    #expect(try reopened().problem == nil)
    try write(7)
    #expect(try reopened().last?.state == 7)
    #expect(try reopened(isFresh: true).last == nil)
    #expect(try file.read() != nil, "a fresh start removes nothing")
  }

  @Test func `a file that cannot be used is kept under another name`() throws {
    for number in 1...2 {
      try file.write("{")
      let session = try reopened()
      #expect(session.last == nil)
      #expect(session.problem?.hasSuffix("It is kept as \(path).\(number).") == true)
      #expect(session.keeping != nil)
      #expect(try file.read() == nil)
      #expect(try PrivateFile(path: "\(path).\(number)").read() == "{")
    }
  }

  @Test func `a line names the reason for which the last session was not restored`() throws {
    try write(7)
    #expect(
      try reopened(version: 2).problem == """
        The last session in \(path) was not restored: it is of version 1 and not 2. It is kept as \
        \(path).1.
        """)
    try write(7)
    #expect(
      try reopened(ended: 7).problem?.contains("restored: its state ends the application.") == true)
  }

  @Test func `an interface state that does not fit is replaced, and a line says so`() throws {
    try file.write(
      KeptSession(version: 1, state: .integer(7), interface: .record(["focus": .integer(1)])).text)
    let session = try reopened()
    #expect(session.last?.state == 7)
    #expect(session.last?.interface == InterfaceState())
    #expect(
      session.problem?.hasPrefix(
        "The focus, the cursors and the scroll offsets of the last session were not restored: ")
        == true)
    #expect(try file.read() != nil, "the file is not set aside")
  }

  /// A field with an identity of an own type.
  private struct Note: Component {
    enum Field: Codable { case text }

    enum Event: Sendable { case typed(TextDocument) }

    let initial = 0
    func reduce(_ state: inout Int, _ event: Event) {}
    func view(_ state: Int) -> Node<Event> {
      Column {
        Text("A")
        TextEditor("Note", text: "abc", changes: Event.typed).id(Field.text).focusID(Field.text)
      }
      .focus(Field.text)
    }
  }

  // Formerly, the focus and the cursors were lost unless the application listed the type.
  @Test func `identities of the types in the view need not be listed`() throws {
    let size = Size(columns: 20, rows: 5)
    let app = TestApp(Note(), size: size)
    app.press("end")
    let interface = app.interfaceState
    let settings = try #require(Reopening<Int>.lastSession(at: path).settings)
    try file.write(
      KeptSession(version: 1, state: 0, interface: interface, settings.form).text)
    let session = Note().reopened(
      .lastSession(at: path), LaunchOptions(), size: size, isAnswered: false)
    #expect(session?.problem == nil)
    let restored = TestApp(Note(), size: size, interface: try #require(session?.interface))
    #expect(restored.frame.cursor == app.frame.cursor)
    #expect(TestApp(Note(), size: size).frame.cursor != app.frame.cursor, "the cursor was moved")
  }

  @Test func `a session with identities of the application's types is recorded, without its focus`()
    throws
  {
    let size = Size(columns: 20, rows: 5)
    let settings = try #require(Reopening<Int>.lastSession(at: path).settings)
    let interface = TestApp(Note(), size: size).interfaceState
    try file.write(KeptSession(version: 1, state: 3, interface: interface, settings.form).text)
    var options = LaunchOptions()
    options.report = "report.jsonl"
    let session = try #require(
      Note().reopened(.lastSession(at: path), options, size: size, isAnswered: false))
    #expect(session.state == 3)
    #expect(session.interface == InterfaceState())
    #expect(session.problem?.hasSuffix("not restored: a recording cannot begin with them.") == true)
    #expect(session.keeping != nil)
  }

  @Test func `a file that can be neither read nor renamed is not replaced`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let session = try reopened()
    #expect(session.keeping == nil)
    #expect(session.problem?.contains("This session is not kept") == true)
  }

  @Test func `without a folder, nothing is kept`() throws {
    let settings = try #require(Reopening<Int>.lastSession().settings)
    let session = ReopenedSession(
      settings, isFresh: false, program: "notes", environment: { _ in nil }
    ) { _ in false }
    #expect(session.keeping == nil)
    #expect(
      session.problem
        == "The session is not kept: neither XDG_STATE_HOME nor HOME names a folder.")
  }

  @Test func `a part of the state is kept, and the rest is new`() throws {
    let settings = try #require(
      Reopening<[String: Int]>.lastSession(at: path, keeping: { $0["kept"] ?? 0 }) {
        ["kept": $0, "new": 1]
      }.settings)
    let state = try settings.form.decode(settings.form.encode(["kept": 5, "lost": 2]))
    #expect(state == ["kept": 5, "new": 1])
  }
}
