import Foundation

/// A page of the documentation whose code has to be compiled.
struct Page: CustomStringConvertible {
  /// The name of its file, without the extension.
  let name: String

  var description: String { name }

  /// The guide, and the pages for users of other libraries.
  static let all = [
    "ComingFromCombineFeedback", "ComingFromLoop", "ComingFromReactiveFeedback",
    "ComingFromRxFeedback", "ComingFromRxStateReducer", "FeedbackLoops", "TestingAFeedbackLoop",
  ].map(Page.init)

  /// The names of the pages in the folder.
  static func found() throws -> [String] {
    try names(in: folder).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
  }

  /// Its blocks of Swift code, each as lines without indentation.
  func blocks() throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in try Page.lines(of: Page.folder + name + ".md") {
      switch (line, block) {
      case ("```swift", _):
        block = []
      case ("```", let done?):
        blocks.append(done)
        block = nil
      default:
        block?.append(line)
      }
    }
    return blocks
  }

  /// The blocks that are in no source file beside the tests of these pages.
  func uncompiledBlocks() throws -> [String] {
    let sources = try Page.names(in: Page.sources).filter { $0.hasSuffix(".swift") }
      .map { "\n" + (try Page.lines(of: Page.sources + $0)).joined(separator: "\n") + "\n" }
    return try blocks().map { $0.joined(separator: "\n") }
      .filter { block in !sources.contains { $0.contains("\n" + block + "\n") } }
  }

  private static let sources = String(#filePath.dropLast("Support/Page.swift".count))
  private static let folder: String =
    String(sources.dropLast("Tests/CursesFeedbackTests/Guides/".count))
    + "Sources/CursesFeedback/CursesFeedback.docc/FeedbackLoops/"

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
