import Foundation
import Testing

@testable import DemoFileSystem

/// The listing and the previews of a temporary folder.
@Suite struct FileSystemTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    .path

  private func write(_ data: Data, to name: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: "\(folder)/\(name)"))
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  @Test(
    arguments: [
      ("a\nb\n", .lines(["a", "b", ""])), ("", .lines([])), ("a\0b", .binary),
      ("a\r\nb\u{C}c\u{2028}d", .lines(["a", "b\u{C}c\u{2028}d"])),
    ] as [(String, Preview)])
  func `the preview of a file has its lines, unless it is binary`(
    text: String, expected: Preview
  ) throws {
    defer { removeFolder() }
    try write(Data(text.utf8), to: "file")
    let preview = FileSystem.preview(of: FileItem("\(folder)/file"))
    #expect(preview == expected)
  }

  @Test func `the preview of a large file has its first 16 KiB`() throws {
    defer { removeFolder() }
    try write(Data(repeating: 0x61, count: 1_000_000), to: "file")
    let preview = FileSystem.preview(of: FileItem("\(folder)/file"))
    #expect(preview.lines.map(\.count) == [16_384])
  }

  @Test func `the preview of a link names its target, and does not read it`() throws {
    defer { removeFolder() }
    try write(Data("secret".utf8), to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "file")
    let preview = FileSystem.preview(of: FileItem("\(folder)/link", .link))
    #expect(preview == .link(to: "file"))
  }

  @Test func `the items of a folder have kinds and sizes, also links that lead nowhere`() throws {
    defer { removeFolder() }
    try write(Data("four".utf8), to: "b")
    try FileManager.default.createDirectory(
      atPath: "\(folder)/c", withIntermediateDirectories: false)
    for (name, target) in [("a", "nowhere"), ("d", "c")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
    let items = try FileSystem.items(in: folder).get()
    #expect(items.map(\.title) == ["a@", "b", "c/", "d@"])
    #expect(items.map(\.isFolder) == [false, false, true, true])
    #expect(items[1].size == 4)
  }

  @Test func `an incomplete copy is not hidden if its process no longer exists`() throws {
    defer { removeFolder() }
    let ended = Process()
    ended.executableURL = URL(filePath: "/bin/sh")
    ended.arguments = ["-c", "exit 0"]
    try ended.run()
    ended.waitUntilExit()
    for process in [ended.processIdentifier, getpid(), 0] {
      try write(Data("part".utf8), to: ".partial-\(process)-1")
    }
    try write(Data(), to: ".partial-x")
    let items = try FileSystem.items(in: folder).get()
    #expect(items.count == 4)
    #expect(
      items.filter { !$0.isHidden }.map(\.title)
        == ["part of a copy: .partial-\(ended.processIdentifier)-1"])
  }

  @Test func `a running copy has a hidden name`() async throws {
    defer { removeFolder() }
    try write(Data(repeating: 0x61, count: 600_000), to: "file")
    var shown: [[String]] = []
    _ = await Transfer(.copy, "\(folder)/file", to: "\(folder)/copy").perform(
      trash: "\(folder)/trash",
      report: { _, _ in
        let items = FileSystem.items(in: folder)
        #expect((try? items.get().count) == 2)
        shown.append((try? items.get().filter { !$0.isHidden }.map(\.name)) ?? [])
      })
    #expect(shown.count == 3)
    #expect(shown.allSatisfy { $0 == ["file"] })
  }

  @Test func `names of different Unicode forms are different`() {
    var naming = Naming("/caf\u{E9}")
    naming.name = "cafe\u{301}"
    #expect(naming.problem(among: [FileItem("/caf\u{E9}")]) == nil)
    #expect(naming.job(in: "/")?.pending.count == 1)
    naming.name = "caf\u{E9}"
    #expect(naming.job(in: "/") == nil)
    var folder = Naming(nil)
    folder.name = "cafe\u{301}"
    #expect(folder.problem(among: [FileItem("/caf\u{E9}")]) == nil)
    let problem = folder.problem(among: [FileItem("/cafe\u{301}")])
    #expect(problem?.reason == "The name is taken")
  }

  #if os(Linux)
    @Test func `items whose names are not UTF-8 are listed, and cannot be read or copied`()
      async throws
    {
      defer { removeFolder() }
      try write(Data("four".utf8), to: "a")
      for byte: UInt8 in [0xE9, 0xE8] {
        let path: [UInt8] = Array(folder.utf8) + [0x2F, 0x63, byte, 0]
        let file = creat(path.map { CChar(truncatingIfNeeded: $0) }, 0o600)
        #expect(file >= 0)
        close(file)
      }
      let items = try FileSystem.items(in: folder).get()
      #expect(items.map(\.title) == ["a", "c\u{FFFD}"])
      let problem = FileProblem("\(folder)/c\u{FFFD}", EILSEQ)
      #expect(FileSystem.preview(of: items[1]) == .failure(problem))
      #expect(problem.reason == "The name is not UTF-8")
      let copy = Transfer(.copy, folder, to: "\(folder)-copy")
      #expect(await copy.perform(trash: "\(folder)/trash") == .failure(problem))
    }
  #endif

  @Test func `reading a folder that does not exist fails with a problem that names the path`() {
    let result = FileSystem.items(in: folder)
    #expect(result == .failure(FileProblem(folder, ENOENT)))
    #expect(FileProblem(folder, ENOENT).description == "No longer there: \(folder)")
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (9_949, "9.9 kB"), (9_950, "10 kB"),
    (999_500, "1.0 MB"), (812_400_000, "812 MB"), (5_000_000_000_000_000, "5000 TB"),
  ])
  func `a number of bytes has a unit`(count: Int, text: String) {
    #expect(count.byteText == text)
  }
}
