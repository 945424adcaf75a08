import CursesFeedbackTesting
import Testing

/// The options of sessions that reopen and of programs that are replaced.
@Suite struct ReloadOptionsTests {
  private func options(_ arguments: String...) throws -> LaunchOptions {
    var arguments = arguments
    return try LaunchOptions(takingFrom: &arguments)
  }

  @Test func `an application reopens and is not replaced, unless the options say otherwise`() throws
  {
    #expect(try !options().startsAfresh)
    #expect(try !options().reloads)
    #expect(try options("--fresh").startsAfresh)
    #expect(try options("--reload").reloads)
  }

  @Test func `a session that several programs carry on cannot be recorded`() {
    #expect(throws: LaunchError.self) { try options("--reload", "--record", "session.jsonl") }
  }
}
