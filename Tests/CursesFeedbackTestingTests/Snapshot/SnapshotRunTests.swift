import Foundation
import TerminalModel
import Testing

@testable import CursesFeedbackTesting

/// The files that a run of all tests leaves.
@Suite struct SnapshotRunTests {
  private let folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"

  private func contents(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func `the used snapshots are listed, one a line`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SnapshotRun(usedFile: "\(folder)/used", differences: nil)
    run.use("/a/__Snapshots__/B/c.txt")
    run.use("/a/__Snapshots__/B/d.txt")
    #expect(contents("used") == "/a/__Snapshots__/B/c.txt\n/a/__Snapshots__/B/d.txt\n")
  }

  @Test func `a difference has its path, the new contents and a part of a page`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SnapshotRun(usedFile: nil, differences: folder)
    run.add(
      "/a/__Snapshots__/Films/small.txt", text: "new\n", recorded: nil, actual: "<svg/>",
      difference: "a < b")
    #expect(contents("Films.small.path") == "/a/__Snapshots__/Films/small.txt\n")
    #expect(contents("Films.small.new") == "new\n")
    let page = try #require(contents("Films.small.html"))
    #expect(page.contains("<figcaption>recorded</figcaption><p>none</p>"))
    #expect(
      page.contains(
        #"<figcaption>new</figcaption><img alt="" src="data:image/svg+xml,%3Csvg%2F%3E">"#))
    #expect(page.contains("a &lt; b"))
  }

  @Test func `two films on a page share no names`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let film = #"<svg><style>@keyframes film {}</style><g id="r0"/></svg>"#
    let run = SnapshotRun(usedFile: nil, differences: folder)
    run.add("/a/film.svg", text: "", recorded: film, actual: film, difference: "")
    let page = try #require(contents("film.svg.html"))
    #expect(!page.contains(#"id="r0""#))
    #expect(!page.contains("@keyframes"))
  }

  @Test func `a name on the page is escaped`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SnapshotRun(usedFile: nil, differences: folder)
    run.add(#"/a/b "<c>".svg"#, text: "", recorded: nil, actual: "", difference: "")
    let page = try #require(contents(#"b "<c>".svg.html"#))
    #expect(page.contains(#"<section id="b &quot;&lt;c&gt;&quot;.svg">"#))
    #expect(page.contains("<h2>b &quot;&lt;c&gt;&quot;.svg</h2>"))
  }

  @Test func `equal suites and tests of two targets have different names`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = SnapshotRun(usedFile: nil, differences: folder)
    for target in ["One", "Two"] {
      run.add(
        "/a/\(target)/__Snapshots__/Films/small.txt", text: target, recorded: nil, actual: "",
        difference: "")
    }
    #expect(contents("Films.small.new") == "One")
    #expect(contents("Two.Films.small.new") == "Two")
    #expect(contents("Two.Films.small.path") == "/a/Two/__Snapshots__/Films/small.txt\n")
  }

  @Test func `without the environment a run leaves no files`() {
    let run = SnapshotRun(usedFile: nil, differences: nil)
    run.use("/a")
    run.add("/a", text: "", recorded: nil, actual: "", difference: "")
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: [
    ("/x/__Snapshots__/Suite/test.name.txt", "Suite.test.name"),
    ("/x/__Snapshots__/Suite/test.svg", "Suite.test.svg"),
    ("/x/Resources/movies.svg", "movies.svg"),
  ])
  func `a snapshot has the name of its suite and its file`(path: String, name: String) {
    #expect(SnapshotRun.name(ofFile: path) == name)
  }
}
