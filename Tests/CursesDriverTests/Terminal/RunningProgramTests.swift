import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct RunningProgramTests {
  @Test(
    arguments: [
      (0, 0, .exited(0)), (3, 0, .exited(3)), (-15, 0, .signaled(15)),
      (0, 10, .failed(ProgramFailure(.unknownStatus(number: 10), program: "vim"))),
    ] as [(Int32, Int32, ProgramResult)])
  func `the result says how the program ended, or that its status is unknown`(
    status: Int32, error: Int32, result: ProgramResult
  ) async {
    // No process has this identifier.
    let program = RunningProgram(id: .max, name: "vim") { (status, error) }
    #expect(await program.result() == result)
  }

  @Test func `the message about an unknown exit status says that the program was started`() {
    let failure = ProgramFailure(.unknownStatus(number: 10), program: "vim")
    #expect("\(failure)" == "\"vim\" was started, but its exit status is unknown (error 10).")
  }
}
