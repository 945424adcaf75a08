import CursesFeedbackTesting
import Foundation
import Testing

/// Pages of HTML with the screens of the demos: those that explorations reach, and the kept sessions
/// in several themes, sizes and numbers of colours.
///
/// The test runs only if the variable `SCREEN_PAGES` names a folder, as `make screens` does.
@MainActor
@Suite(
  .timeLimit(.minutes(30)),
  .enabled(if: ProcessInfo.processInfo.environment["SCREEN_PAGES"] != nil))
struct ScreenPagesTests {
  @Test func `the screens of all demos are on pages`() async throws {
    var pages: [(name: String, html: String)] = []
    var links: [String] = []
    // To find traps, explorations run this test in other processes, which end before the writing.
    for demo in DemoExploration.all {
      let name = demo.testDescription
      let exploration = await demo.explore(150, 1)
      pages.append((name, exploration.page(title: name)))
      var link = "<li><a href=\"\(name).html\">\(name)</a>: \(exploration.screens.count) screens"
      if let session = KeptSession.all.first(where: { $0.testDescription == name }) {
        let text = try String(contentsOf: session.file, encoding: .utf8)
        pages.append(("\(name)-session", try session.matrix(text)))
        link += ", <a href=\"\(name)-session.html\">a session in themes and sizes</a>"
      }
      links.append(link)
    }
    pages.append(("index", Self.index(of: links)))
    let path = try #require(ProcessInfo.processInfo.environment["SCREEN_PAGES"])
    let folder = URL(filePath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, html) in pages {
      let file = folder.appending(path: "\(name).html")
      try html.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(pages.count == 2 * KeptSession.all.count + 2)
  }

  private static func index(of links: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Screens</title>
    <style>
    body { font: 15px/1.8 system-ui, sans-serif; margin: 2.5em; color-scheme: light dark }
    </style></head><body>
    <h1>The screens of the demos</h1>
    <ul>
    \(links.joined(separator: "\n"))
    </ul></body></html>

    """
  }
}
