import Foundation
import Testing

@testable import CursesFeedback

@MainActor
@Suite(.timeLimit(.minutes(30))) final class InspectionFolderTests {
  private let folder: InspectionFolder

  init() throws { folder = try InspectionFolder.temporary() }

  deinit {
    // Some tests make no folder.
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `only the user can use the folder and the sockets in it`() throws {
    let server = try InspectionServer(in: [folder]) { _ in }
    #expect(try permissions(folder.path) == 0o700)
    #expect(try permissions(folder.socket(of: getpid())) == 0o600)
    server.close()
    #expect(folder.processes.isEmpty)
  }

  @Test func `a folder that others can use is closed to them`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o777])
    try folder.prepare()
    #expect(try permissions(folder.path) == 0o700)
  }

  @Test func `a folder of another user is refused`() throws {
    try folder.prepare()
    let error = #expect(throws: InspectionError.self) {
      try folder.prepare(owner: geteuid() + 1)
    }
    #expect(
      error?.description
        == "The folder \(folder.path) belongs to another user: set XDG_RUNTIME_DIR or TMPDIR to a "
        + "folder of your own.")
  }

  @Test func `a server uses the next folder if the first one cannot be used`() throws {
    #expect(FileManager.default.createFile(atPath: folder.path, contents: nil))
    let next = try InspectionFolder.temporary()
    let server = try InspectionServer(in: [folder, next]) { _ in }
    defer {
      server.close()
      // The server made it.
      try? FileManager.default.removeItem(atPath: next.path)
    }
    #expect(next.processes == [getpid()])
  }

  @Test(arguments: [true, false])
  func `a file or a link in place of the folder is refused`(isLink: Bool) throws {
    let files = FileManager.default
    if isLink {
      try files.createSymbolicLink(atPath: folder.path, withDestinationPath: "/tmp")
    } else {
      #expect(files.createFile(atPath: folder.path, contents: nil))
    }
    let error = #expect(throws: InspectionError.self) { try folder.prepare() }
    #expect(error?.description.hasPrefix("\(folder.path) is no folder: ") == true)
    #expect(folder.processes.isEmpty)
  }

  @Test func `sockets of ended processes are removed`() throws {
    try folder.prepare()
    let ended = Int32.max
    for name in ["\(ended).sock", "\(getpid()).sock", "x.sock", "7.txt"] {
      #expect(FileManager.default.createFile(atPath: "\(folder.path)/\(name)", contents: nil))
    }
    #expect(folder.processes == [getpid(), ended])
    folder.removeStaleSockets()
    #expect(folder.processes == [getpid()])
  }

  @Test func `a path that is too long for a socket is an error`() throws {
    let long = InspectionFolder(path: folder.path + String(repeating: "x", count: 120))
    defer {
      // The folder is empty.
      try? FileManager.default.removeItem(atPath: long.path)
    }
    let error = #expect(throws: InspectionError.self) { try InspectionServer(in: [long]) { _ in } }
    #expect(error?.description.contains("cannot be made") == true)
  }

  @Test func `a process that does not exist or has no socket is an error`() {
    #expect {
      try InspectedProcess(Int32.max, in: [folder])
    } throws: {
      "\($0)"
        == "There is no process \(Int32.max): inspect without arguments lists all."
    }
    #expect {
      try InspectedProcess(getpid(), in: [folder])
    } throws: {
      "\($0)" == "Process \(getpid()) cannot be inspected: start it with --inspect."
    }
  }

  @Test func `a process that does not answer is an error, and listed without a name`() throws {
    try folder.prepare()
    let socket = try #require(UnixSocket.listening(at: folder.socket(of: getpid())))
    #expect {
      try InspectedProcess(getpid(), in: [folder], within: .milliseconds(10))
    } throws: {
      "\($0)" == "Process \(getpid()) does not answer: it may be stopped or busy."
    }
    let list = InspectedProcess.list(in: [folder])
    #expect(list.map(\.id) == [getpid()])
    #expect(list.map(\.program) == [nil])
    withExtendedLifetime(socket) {}
  }

  @Test func `a process with too many waiting viewers does not answer, and nothing waits for it`()
    throws
  {
    try folder.prepare()
    let path = folder.socket(of: getpid())
    let listener = try #require(UnixSocket.listening(at: path))
    let viewers = (0..<100).map { _ in UnixSocket.connected(to: path) }
    #expect(viewers.contains { $0 != nil })
    #expect(viewers.contains { $0 == nil })
    #if os(Linux)  // Other systems refuse the connection, as for a process that has ended.
      #expect {
        try InspectedProcess(getpid(), in: [folder])
      } throws: {
        "\($0)" == "Process \(getpid()) does not answer: it may be stopped or busy."
      }
      let list = InspectedProcess.list(in: [folder])
      #expect(list.map(\.id) == [getpid()])
      #expect(list.map(\.program) == [nil])
    #endif
    withExtendedLifetime((listener, viewers)) {}
  }
}
