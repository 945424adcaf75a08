import CursesFeedback
import DemoLaunching
import Testing

@testable import SearchDemo

/// The command line of the search.
@Suite(.timeLimit(.minutes(30))) struct SearchOptionsTests {
  private let request = SearchRequest(query: "parser", page: 1)

  @Test func `without options, the built-in server has a latency of 0.3 s and a failure rate of 0`()
    throws
  {
    let options = try SearchOptions.read([])
    #expect(!options.github)
    #expect((options.latency, options.failureRate) == (0.3, 0))
    #expect((options.rateLimit, options.rateWindow) == (10, 60))
  }

  @Test func `each option of the built-in server has its value`() throws {
    let options = try SearchOptions.read([
      "--latency", "1.5", "--failure-rate", "0.25", "--rate-limit", "3", "--rate-window", "20",
    ])
    #expect(!options.github)
    #expect((options.latency, options.failureRate) == (1.5, 0.25))
    #expect((options.rateLimit, options.rateWindow) == (3, 20))
  }

  @Test func `--github selects github.com`() throws {
    #expect(try SearchOptions.read(["--github"]).github)
  }

  @Test(arguments: [
    ["--latency", "0"], ["--latency", "60"], ["--failure-rate", "0"], ["--failure-rate", "1"],
    ["--rate-limit", "1"], ["--rate-window", "1"], ["--rate-window", "3600"],
  ])
  func `the bounds of a value are accepted`(arguments: [String]) {
    #expect(throws: Never.self) { try SearchOptions.read(arguments) }
  }

  @Test(arguments: [
    (["--latency", "-1"], "--latency wants seconds from 0 to 60, not -1.0."),
    (["--latency", "60.1"], "--latency wants seconds from 0 to 60, not 60.1."),
    (["--latency", "nan"], "--latency wants seconds from 0 to 60, not nan."),
    (["--failure-rate", "-0.1"], "--failure-rate wants a number from 0 to 1, not -0.1."),
    (["--failure-rate", "2"], "--failure-rate wants a number from 0 to 1, not 2.0."),
    (["--rate-limit", "0"], "--rate-limit wants a number of 1 or more, not 0."),
    (["--rate-window", "0"], "--rate-window wants seconds from 1 to 3600, not 0."),
    (["--rate-window", "3601"], "--rate-window wants seconds from 1 to 3600, not 3601."),
  ])
  func `a value out of bounds is refused with the bounds`(arguments: [String], message: String) {
    #expect(throws: LaunchError(message: message)) { try SearchOptions.read(arguments) }
  }

  @Test(arguments: [
    (["--latency", "soon"], "--latency"), (["--rate-limit", "1.5"], "--rate-limit"),
    (["--rate-window"], "--rate-window"), (["--github", "swift"], "swift"),
    (["--gitlab"], "--gitlab"),
  ])
  func `an argument that cannot be read is named`(arguments: [String], part: String) throws {
    let error = #expect(throws: LaunchError.self) { try SearchOptions.read(arguments) }
    #expect(error?.description.contains(part) == true)
  }

  @Test func `without --github, the demo's own repositories are searched`() async throws {
    let options = try SearchOptions.read(["--latency", "0"])
    let answer = try await options.service.answer(request)
    #expect(answer.repositories == Array(RepositoryTable.matches(of: "parser").prefix(25)))
    #expect(answer.rateLimit?.limit == 10)
  }

  @Test func `the rate limit and its window reach the built-in server`() async throws {
    let options = try SearchOptions.read([
      "--latency", "0", "--rate-limit", "3", "--rate-window", "3600",
    ])
    let limit = try #require(try await options.service.answer(request).rateLimit)
    #expect((limit.limit, limit.remaining) == (3, 2))
    #expect((3_000...3_600).contains(limit.seconds))
  }

  @Test func `the failure rate reaches the built-in server`() async throws {
    let options = try SearchOptions.read(["--latency", "0", "--failure-rate", "1"])
    await #expect(throws: SearchError.self) { try await options.service.answer(request) }
  }
}
