import CursesFeedback
import Foundation
import Testing

@testable import CursesFeedbackTesting

/// The end of the process that explores in place of the tests.
@Suite(.timeLimit(.minutes(5))) struct ExplorationProcessTests {
  @Test(arguments: [(nil, "/tmp"), ("", "/tmp"), ("/var/tmp", "/var/tmp")] as [(String?, String)])
  func `an empty variable names no folder`(variable: String?, folder: String) {
    #expect(ExplorationProcess.temporaryFolder(in: variable) == folder)
  }
}
