import CursesFeedbackTesting
import Testing

@testable import DemoMachine
@testable import MonitorDemo

/// The question before a signal, the signal, and its refusal.
extension MonitorStory {
  @Test(arguments: [("Terminate", Signal.terminate), ("Interrupt", .interrupt), ("Kill", .kill)])
  func `a button of the question sends its signal`(title: String, signal: Signal) throws {
    try sample(count: 2)
    app.press(.end, .delete)
    app.click(title)
    #expect(app.state.request?.signal == signal)
    #expect(app.state.request?.process.name == "nvim")
  }

  @Test func `a sample follows soon after a signal, also during a pause`() throws {
    try sample(count: 2)
    app.press("p", .end, "k", .right, .right, .right, .enter)
    app.answer("signal", with: .sent)
    fixture.endProcess(3_001)
    app.advance(by: .milliseconds(500))
    try sample()
    #expect(!names.contains("nvim"))
    app.advance(by: .seconds(60))
    #expect(app.pendingEffects == [])
  }

  @Test func `the question shows the start of a long command`() throws {
    let command = "java " + (1...100).map { "-Dsetting.\($0)=value" }.joined(separator: " ")
    fixture.setProcess(3_001, "java", command: command)
    try sample(count: 2)
    app.press(.end, "k")
    expectSnapshot(of: app.frame)
  }

  @Test func `Enter on the question sends nothing`() throws {
    try sample(count: 2)
    app.press(.end, "k", .enter)
    #expect(app.state.question == nil)
    #expect(app.pendingEffects == [])
  }

  @Test func `a refused signal shows the reason`() throws {
    try sample(count: 2)
    app.press(.end, "k", .right, .right, .right, .enter)
    app.answer("signal", with: .refused("nvim (3001) belongs to root, and you may not end it."))
    expectSnapshot(of: app.frame)
    app.press(.enter)
    #expect(app.state.refusal == nil)
  }

  @Test func `a quit right after the question waits until the signal is sent`() throws {
    try sample(count: 2)
    app.press(.end, "k", .right, .right, .right, .enter, "q")
    #expect(!app.hasEnded)
    app.answer("signal", with: .sent)
    #expect(app.hasEnded)
  }
}
