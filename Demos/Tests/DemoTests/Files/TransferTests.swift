import DemoFileSystem
import Foundation
import Testing

/// Transfers in a temporary folder.
@Suite struct TransferTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    .path
  private var trash: String { "\(folder)/trash" }

  /// Makes a folder with a file, and a folder with a link and a file below.
  private func makeTree() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/tree/below", withIntermediateDirectories: true)
    try write("one", to: "file")
    try write("two", to: "tree/below/file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/tree/link", withDestinationPath: "below")
  }

  private func removeTree() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: false, encoding: .utf8)
  }

  private func text(of path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)  // Nil for no file.
  }

  private func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)").sorted()
  }

  private func transfer(
    _ kind: Transfer.Kind, _ source: String, to target: String, keepsBoth: Bool = false
  ) -> Transfer {
    Transfer(kind, "\(folder)/\(source)", to: "\(folder)/\(target)", keepsBoth: keepsBoth)
  }

  private func perform(_ transfer: Transfer) async throws -> Transfer {
    try #require(await transfer.perform(trash: trash)).get()
  }

  @Test func `a copied folder has the files and the links of the original`() async throws {
    defer { removeTree() }
    try makeTree()
    _ = try await perform(transfer(.copy, "tree", to: "copy"))
    #expect(text(of: "copy/below/file") == "two")
    let link = "\(folder)/copy/link"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "below")
    #expect(try names() == ["copy", "file", "tree"])
  }

  @Test(arguments: ["file", "tree"], [0o500, 0o766, 0o777])
  func `a copy has the permissions of the original`(name: String, mode: Int) async throws {
    defer { removeTree() }
    try makeTree()
    #expect(chmod("\(folder)/\(name)", mode_t(mode)) == 0)
    _ = try await perform(transfer(.copy, name, to: "copy"))
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/copy")
    #expect(attributes[.posixPermissions] as? Int == mode)
    for path in [name, "copy"] { #expect(chmod("\(folder)/\(path)", 0o700) == 0) }
  }

  @Test(arguments: ["file", "tree"])
  func `a copy has the time of the original`(name: String) async throws {
    defer { removeTree() }
    try makeTree()
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: "\(folder)/\(name)")
    _ = try await perform(transfer(.copy, name, to: "copy"))
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/copy")
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test(arguments: [Transfer.Kind.copy, .move, .create])
  func `a transfer to a taken name changes nothing`(kind: Transfer.Kind) async throws {
    defer { removeTree() }
    try makeTree()
    try write("kept", to: "taken")
    let result = await transfer(kind, "file", to: "taken").perform(trash: trash)
    #expect(result == .failure(FileProblem("\(folder)/taken", EEXIST)))
    #expect(text(of: "taken") == "kept")
    #expect(text(of: "file") == "one")
    #expect(try names() == ["file", "taken", "tree"])
  }

  @Test func `a copy that keeps both files gets the next free number in its name`() async throws {
    defer { removeTree() }
    try makeTree()
    try write("", to: "a.txt")
    try write("", to: "a 2.txt")
    let done = try await perform(transfer(.copy, "file", to: "a.txt", keepsBoth: true))
    #expect(done.target == "\(folder)/a 3.txt")
    #expect(text(of: "a 3.txt") == "one")
  }

  @Test(
    arguments: [Transfer.Kind.copy, .move],
    ["tree/inside", "tree/below/inside", "tree/link/inside"])
  func `a folder is not put into itself, not even through a link`(
    kind: Transfer.Kind, target: String
  ) async throws {
    defer { removeTree() }
    try makeTree()
    let result = await transfer(kind, "tree", to: target).perform(trash: trash)
    #expect(result == .failure(FileProblem("\(folder)/tree", ELOOP)))
    #expect(try names(in: "tree") == ["below", "link"])
    #expect(try names(in: "tree/below") == ["file"])
  }

  @Test func `a path is inside a folder only if the Unicode forms of their names are the same`() {
    #expect("/a/cafe\u{301}/b".isInside("/a/cafe\u{301}"))
    #expect("/a/\u{301}b".isInside("/a"))
    #expect("/a".isInside("/"))
    #expect(!"/a/cafe\u{301}/b".isInside("/a/caf\u{E9}"))
    #expect(!"/ab".isInside("/a"))
  }

  @Test func `an item is moved between folders whose names differ only in their Unicode form`() {
    let clipboard = Clipboard(["/caf\u{E9}/file"], isCut: true)
    #expect(clipboard.job(in: "/cafe\u{301}").pending.count == 1)
    #expect(clipboard.job(in: "/caf\u{E9}").pending.isEmpty)
  }

  @Test func `a folder can be copied beside itself under a longer name`() async throws {
    defer { removeTree() }
    try makeTree()
    _ = try await perform(transfer(.copy, "tree", to: "tree 2"))
    #expect(try names(in: "tree 2") == ["below", "link"])
  }

  @Test func `a stopped copy leaves nothing`() async throws {
    defer { removeTree() }
    try makeTree()
    try write(String(repeating: "x", count: 2_000_000), to: "tree/below/large")
    var reports = 0
    let result = await transfer(.copy, "tree", to: "copy").perform(trash: trash) {
      reports > 2
    } report: { _, _ in
      reports += 1
    }
    #expect(result == nil)
    #expect(reports == 3)
    #expect(try names() == ["file", "tree"])
  }

  @Test func `a copy reports the copied bytes and the bytes of the whole file`() async throws {
    defer { removeTree() }
    try makeTree()
    try write(String(repeating: "x", count: 600_000), to: "large")
    var reports: [[Int]] = []
    _ = await transfer(.copy, "large", to: "copy").perform(
      trash: trash, report: { reports.append([$0, $1]) })
    #expect(reports == [[262_144, 600_000], [524_288, 600_000], [600_000, 600_000]])
  }

  @Test func `a move between file systems reports its bytes, and its inverse moves back`()
    async throws
  {
    defer { removeTree() }
    try makeTree()
    try write(String(repeating: "x", count: 600_000), to: "large")
    var reports: [[Int]] = []
    let result = await transfer(.move, "large", to: "tree/large").perform(
      trash: trash,
      rename: { _, _ in
        errno = EXDEV
        return -1
      },
      report: { reports.append([$0, $1]) })
    let done = try #require(result).get()
    #expect(reports == [[262_144, 600_000], [524_288, 600_000], [600_000, 600_000]])
    #expect(try names() == ["file", "tree"])
    #expect(text(of: "tree/large")?.count == 600_000)
    _ = try await perform(done.inverse)
    #expect(try names() == ["file", "large", "tree"])
    #expect(try names(in: "tree") == ["below", "link"])
  }

  @Test(arguments: [("file", 0o4755), ("tree/below", 0o1777), ("tree/below", 0o2750)])
  func `a move between file systems keeps all permissions and the time`(
    name: String, mode: Int
  ) async throws {
    defer { removeTree() }
    try makeTree()
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let path = "\(folder)/\(name)"
    #expect(chmod(path, mode_t(mode)) == 0)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    let result = await transfer(.move, name, to: "moved").perform(
      trash: trash,
      rename: { _, _ in
        errno = EXDEV
        return -1
      })
    _ = try #require(result).get()
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/moved")
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test(arguments: ["file", "tree/below"])
  func `a moved item has left its place, and its inverse moves it back`(name: String) async throws {
    defer { removeTree() }
    try makeTree()
    let before = [try names(), try names(in: "tree")]
    let done = try await perform(transfer(.move, name, to: "moved"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/\(name)"))
    #expect(try names().contains("moved"))
    #expect(done.inverse == transfer(.move, "moved", to: name))
    _ = try await perform(done.inverse)
    #expect([try names(), try names(in: "tree")] == before)
    #expect(text(of: "file") == "one")
    #expect(text(of: "tree/below/file") == "two")
  }

  @Test func `an item that another program makes during a copy is kept`() async throws {
    defer { removeTree() }
    try makeTree()
    let result = await transfer(.copy, "file", to: "copy").perform(
      trash: trash,
      report: { _, _ in
        #expect(
          FileManager.default.createFile(atPath: "\(folder)/copy", contents: Data("kept".utf8)))
      })
    #expect(result == .failure(FileProblem("\(folder)/copy", EEXIST)))
    #expect(text(of: "copy") == "kept")
    #expect(try names() == ["copy", "file", "tree"])
  }

  @Test func `a failed copy leaves nothing and names the path`() async throws {
    defer { removeTree() }
    try makeTree()
    #expect(mkfifo("\(folder)/tree/pipe", 0o600) == 0)
    let result = await transfer(.copy, "tree", to: "copy").perform(trash: trash)
    #expect(result == .failure(FileProblem("\(folder)/tree/pipe", ENOTSUP)))
    #expect(try names() == ["file", "tree"])
  }

  @Test(arguments: [Transfer.Kind.copy, .move])
  func `an item does not replace a folder around it, not even through a link`(
    kind: Transfer.Kind
  ) async throws {
    defer { removeTree() }
    try makeTree()
    try write("", to: "tree/below/below")
    var job = Job([transfer(kind, "tree/link/below", to: "tree/below")])
    job.end(await job.request?.transfer.perform(trash: trash))
    #expect(job.hasConflict)
    job.settle(.replace)
    #expect(job.hasEnded)
    #expect(
      job.problem?.description
        == "An item cannot replace itself or a folder around it: \(folder)/tree/below")
  }

  @Test func `deleting a link keeps its target, and the inverse restores the link`() async throws {
    defer { removeTree() }
    try makeTree()
    let done = try await perform(Transfer(.delete, "\(folder)/tree/link"))
    #expect(try names(in: "tree") == ["below"])
    #expect(text(of: "tree/below/file") == "two")
    _ = try await perform(done.inverse)
    #expect(try names(in: "tree") == ["below", "link"])
  }

  @Test func `two deleted files of the same name are both kept`() async throws {
    defer { removeTree() }
    try makeTree()
    let first = try await perform(Transfer(.delete, "\(folder)/file"))
    let second = try await perform(Transfer(.delete, "\(folder)/tree/below/file"))
    #expect([first.target, second.target] == ["\(trash)/file", "\(trash)/file 2"])
    _ = try await perform(second.inverse)
    _ = try await perform(first.inverse)
    #expect(try names() == ["file", "tree"], "the empty trash is removed")
    #expect(text(of: "file") == "one")
    #expect(text(of: "tree/below/file") == "two")
  }

  @Test func `a name that is too long is a problem`() async throws {
    defer { removeTree() }
    try makeTree()
    let name = String(repeating: "n", count: 300)
    let result = await Transfer(.create, to: "\(folder)/\(name)").perform(trash: trash)
    #expect(result == .failure(FileProblem("\(folder)/\(name)", ENAMETOOLONG)))
    #expect(try names() == ["file", "tree"])
  }
}
