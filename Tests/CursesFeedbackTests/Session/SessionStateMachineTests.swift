import TerminalModel
import Testing

@testable import CursesFeedback

@Suite struct SessionStateMachineTests {
  private var machine = SessionStateMachine()

  // MARK: Keys

  @Test func `a key that no widget handles needs no view`() {
    #expect(!machine.needsView(for: "+", viewsBindKeys: false))
  }

  @Test(arguments: ["tab", "enter", "down", "space", "j"] as [Key])
  func `a key that a widget may handle needs the view`(key: Key) {
    #expect(machine.needsView(for: key, viewsBindKeys: false))
  }

  @Test func `every key needs the view if views bind keys`() {
    #expect(machine.needsView(for: "+", viewsBindKeys: true))
  }

  // MARK: The session's own keys

  @Test mutating func `Ctrl-C ends, Ctrl-Z suspends, Ctrl-L draws all cells again`() {
    #expect(machine.keyUnhandled(.ctrl("z")) == .suspend)
    #expect(machine.keyUnhandled(.ctrl("l")) == .forgetScreen)
    #expect(machine.keyUnhandled("x") == .none)
    #expect(machine.keyUnhandled(.ctrl("c")) == .end(nil))
  }

  // MARK: Frames

  @Test mutating func `a settled state is drawn at once, and the next one after the interval`() {
    #expect(machine.stateSettled() == .drawAndStartInterval)
    machine.frameShown()
    #expect(machine.stateSettled() == .none)
    #expect(machine.intervalEnded() == .drawAndStartInterval)
  }

  @Test mutating func `a state that results from input is drawn when all input has been read`() {
    machine.inputArrived()
    #expect(machine.stateSettled() == .none)
    #expect(machine.inputCaughtUp() == .draw)
  }

  @Test mutating func `input that changes nothing draws nothing`() {
    machine.inputArrived()
    #expect(machine.inputCaughtUp() == .none)
  }

  @Test mutating func `input is drawn within the interval`() {
    _ = machine.stateSettled()
    machine.frameShown()
    machine.inputArrived()
    machine.viewChanged()
    #expect(machine.inputCaughtUp() == .draw)
  }

  @Test mutating func `consecutive sizes are drawn once an interval, and the last one`() {
    #expect(machine.resized() == .drawAndStartInterval)
    machine.frameShown()
    #expect(machine.resized() == .none)
    #expect(machine.resized() == .none)
    #expect(machine.intervalEnded() == .drawAndStartInterval)
  }

  @Test mutating func `a first new size does not wait for the interval of another frame`() {
    _ = machine.stateSettled()
    machine.frameShown()
    #expect(machine.resized() == .drawAndStartInterval)
  }

  @Test mutating func `a blocked terminal gets the next frame when it accepts output again`() {
    #expect(machine.stateSettled() == .drawAndStartInterval)
    machine.frameRefused()
    #expect(machine.stateSettled() == .none)
    #expect(machine.intervalEnded() == .none)
    #expect(machine.writable() == .drawAndStartInterval)
  }

  // MARK: The end

  @Test mutating func `only the first end counts`() {
    let error = TerminalError(.system(call: "write", number: 5))
    #expect(machine.failed(error) == .end(error))
    #expect(machine.quitRequested() == .none)
    #expect(machine.terminalEnded() == .none)
    #expect(machine.isOver)
  }

  @Test mutating func `nothing is drawn after the end`() {
    machine.viewChanged()
    _ = machine.terminalEnded()
    #expect(machine.stateSettled() == .none)
    #expect(machine.resized() == .none)
    #expect(machine.intervalEnded() == .none)
    #expect(machine.writable() == .none)
    #expect(machine.inputCaughtUp() == .none)
    #expect(machine.keyUnhandled(.ctrl("z")) == .none)
    #expect(machine.keyUnhandled(.ctrl("l")) == .none)
  }
}
