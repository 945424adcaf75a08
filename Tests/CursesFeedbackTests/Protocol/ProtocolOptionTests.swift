import CursesFeedbackTesting
import Foundation
import Testing

@testable import CursesFeedback

/// The option `--protocol` of a program.
@Suite(.timeLimit(.minutes(30))) struct ProtocolOptionTests {
  private static let hasPython =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/python3")
    }

  @Test func `a program answers each line until the end of its input`() async throws {
    let outcome = try await Program.product("effect-probe", ["--protocol", "--size", "10x2"]).run(
      input: "{\"id\":1,\"key\":\"p\"}\n\nnonsense\n{\"frame\":{}}")
    #expect(outcome.status == .exitCode(0))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == #"{"id":1,"ok":true}"#)
    #expect(lines.dropFirst().first?.hasPrefix(#"{"error":"This line is no JSON ("#) == true)
    #expect(lines.last?.contains(#""text":["idle","presses: 1"]"#) == true)
  }

  @Test func `a request ends the program`() async throws {
    let outcome = try await Program.product("effect-probe", ["--protocol"]).run(
      input: "{\"quit\":{}}\n{\"frame\":{}}\n")
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output == "{\"ok\":true}\n")
  }

  @Test func `an effect that reads standard input finds it empty`() async throws {
    let outcome = try await Program.product("launch-probe", ["--protocol"]).run(
      input: """
        {"key":"i"}
        {"run":"read input"}
        {"settle":{}}
        {"state":{}}

        """)
    #expect(outcome.output.split(separator: "\n").count == 4)
    #expect(outcome.output.contains(#"  input: \"none\""#))
  }

  @Test(arguments: [("< /", "Is a directory"), ("<&-", "Bad file descriptor")])
  func `an input that cannot be read is named`(redirection: String, reason: String) async throws {
    let probe = Program.product("launch-probe").path
    let outcome = try await Program("/bin/sh", ["-c", "\(probe) --protocol \(redirection)"]).run()
    #expect(outcome.errors == "launch-probe: Standard input cannot be read: \(reason).\n")
    #expect(outcome.status == .exitCode(1))
  }

  @Test(arguments: [
    ["--protocol", "--keys", "a"], ["--advance", "1", "--protocol"],
    ["--protocol", "--replay", "x"], ["--film", "x", "--protocol"],
  ])
  func `--protocol cannot be combined with other options that have steps`(arguments: [String]) {
    var arguments = arguments
    let error = #expect(throws: LaunchError.self) { try LaunchOptions(takingFrom: &arguments) }
    #expect(error?.description.hasPrefix("--protocol takes its steps from the requests") == true)
  }

  @Test(.enabled(if: hasPython))
  func `the example of the article is a test that passes`() async throws {
    let script = try ArticleScript()
    let probe = Program.product("launch-probe").path
    let outcome = try await Program("python3", ["-c", script.text, probe]).run()
    #expect(outcome.errors == "")
    #expect(outcome.status == .exitCode(0))
    #expect(script.lineCount <= 15)
  }
}

/// The example in Python of the article about the protocol.
private struct ArticleScript {
  let text: String

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let page = try String(
      contentsOf: root.appending(
        path: "Sources/CursesFeedback/CursesFeedback.docc/HeadlessProtocol.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "```python\n"))
    let end = try #require(page[start.upperBound...].firstRange(of: "```"))
    text = String(page[start.upperBound..<end.lowerBound])
  }

  /// The number of lines that are not empty.
  var lineCount: Int { text.split(separator: "\n").count }
}
