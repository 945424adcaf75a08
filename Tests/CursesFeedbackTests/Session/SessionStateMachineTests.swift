import TerminalModel
import Testing

@testable import CursesFeedback

@Suite struct SessionStateMachineTests {
  private var machine = SessionStateMachine()

  @Test(arguments: [InputOutcome.unhandled, .handled])
  mutating func `Ctrl-C, Ctrl-Z and Ctrl-L lead to actions only if they are unhandled`(
    outcome: InputOutcome
  ) {
    let isUnhandled = outcome == .unhandled
    #expect(machine.inputRead(.key(.ctrl("z")), outcome) == (isUnhandled ? .suspend : .none))
    #expect(machine.inputRead(.key(.ctrl("l")), outcome) == (isUnhandled ? .forgetScreen : .none))
    #expect(machine.inputRead(.key("x"), outcome) == .none)
    #expect(machine.inputRead(.key(.ctrl("c")), outcome) == (isUnhandled ? .end(nil) : .none))
  }

  @Test mutating func `an unhandled new size changes the size of the screen`() {
    let size = Size(columns: 30, rows: 4)
    #expect(machine.inputRead(.resized(size), .unhandled) == .resize(size))
  }

  @Test mutating func `the decoder is flushed when the time for the rest of a sequence is over`() {
    #expect(
      machine.bytesDecoded(timeout: .milliseconds(50)) == .startEscapeTimer(.milliseconds(50)))
    #expect(machine.escapeTimedOut() == .flushDecoder)
    #expect(machine.bytesDecoded(timeout: nil) == .none)
  }

  @Test mutating func `the rest of an escape sequence stops its timer`() {
    _ = machine.bytesDecoded(timeout: .milliseconds(50))
    #expect(machine.bytesDecoded(timeout: nil) == .stopEscapeTimer)
    #expect(machine.bytesDecoded(timeout: nil) == .none)
  }

  @Test(arguments: ViewTimer.allCases)
  mutating func `a timer runs while the view needs it`(timer: ViewTimer) {
    #expect(machine.inputsRead(timer, isNeeded: false, isAfterKey: true) == .none)
    #expect(machine.inputsRead(timer, isNeeded: true, isAfterKey: true) == .start(timer))
    #expect(machine.timedOut(timer) == .act(after: timer))
    #expect(machine.inputsRead(timer, isNeeded: true, isAfterKey: true) == .start(timer))
    #expect(machine.isTimingView)
    #expect(machine.inputsRead(timer, isNeeded: false, isAfterKey: true) == .stop(timer))
    #expect(machine.inputsRead(timer, isNeeded: false, isAfterKey: true) == .none)
    #expect(!machine.isTimingView)
  }

  @Test
  mutating func
    `inputs restart the timers of drags and tooltips; only keys restart that of pending keys`()
  {
    for timer in ViewTimer.allCases {
      _ = machine.inputsRead(timer, isNeeded: true, isAfterKey: false)
    }
    #expect(machine.inputsRead(.keys, isNeeded: true, isAfterKey: false) == .none)
    #expect(machine.inputsRead(.keys, isNeeded: true, isAfterKey: true) == .start(.keys))
    #expect(machine.inputsRead(.drag, isNeeded: true, isAfterKey: false) == .start(.drag))
    #expect(machine.inputsRead(.tooltip, isNeeded: true, isAfterKey: false) == .start(.tooltip))
  }

  @Test(arguments: ViewTimer.allCases)
  mutating func `after the end, no timer starts or leads to an action`(timer: ViewTimer) {
    _ = machine.inputsRead(timer, isNeeded: true, isAfterKey: true)
    _ = machine.stateEnded()
    #expect(machine.timedOut(timer) == .none)
    #expect(machine.inputsRead(timer, isNeeded: true, isAfterKey: true) == .none)
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
    _ = machine.inputRead(.key("tab"), .viewChanged)
    #expect(machine.inputCaughtUp() == .draw)
  }

  @Test mutating func `consecutive sizes are drawn once an interval, the last one in any case`() {
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

  @Test mutating func `a size and the state that follows from it are one frame`() {
    machine.sizeArrived()
    #expect(machine.stateSettled() == .none)
    #expect(machine.inputRead(.resized(.standard), .unhandled) == .resize(.standard))
    #expect(machine.resized() == .none)
    #expect(machine.sizeRead() == .drawAndStartInterval)
  }

  @Test mutating func `a size that arrives amid other input is drawn when all of it has been read`()
  {
    machine.inputArrived()
    machine.sizeArrived()
    #expect(machine.resized() == .none)
    #expect(machine.sizeRead() == .none)
    #expect(machine.inputCaughtUp() == .draw)
  }

  @Test mutating func `the first size starts no frame, and the first state is drawn at once`() {
    machine.sizeArrived()
    #expect(machine.resized() == .none)
    machine.firstSizeRead()
    #expect(machine.stateSettled() == .drawAndStartInterval)
  }

  // MARK: Other programs

  @Test mutating func `no frame is drawn while another program has the terminal`() {
    #expect(machine.programRequested() == .start)
    #expect(machine.stateSettled() == .none)
    #expect(machine.resized() == .none)
    #expect(machine.inputCaughtUp() == .none)
    #expect(machine.writable() == .none)
    #expect(machine.programEnded() == .forgetScreen)
    #expect(machine.inputCaughtUp() == .draw)
  }

  @Test mutating func `one program at a time gets the terminal`() {
    _ = machine.programRequested()
    #expect(machine.programRequested() == .refuse(.terminalInUse))
    _ = machine.programEnded()
    #expect(machine.programRequested() == .start)
  }

  @Test mutating func `a program that is not cancelled waits for one that is being ended`() {
    _ = machine.programRequested()
    #expect(machine.programRequested(isEnding: true) == .wait)
    #expect(machine.programRequested(isCancelled: true, isEnding: true) == .refuse(.cancelled))
    _ = machine.programEnded()
    #expect(machine.programRequested(isCancelled: true) == .refuse(.cancelled))
    #expect(machine.programRequested() == .start)
  }

  @Test mutating func `no program gets the terminal after the end`() {
    _ = machine.terminalEnded()
    #expect(machine.programRequested() == .refuse(.noTerminal))
  }

  @Test mutating func `a session that ends while a program has the terminal draws nothing`() {
    _ = machine.programRequested()
    #expect(machine.terminalEnded() == .end(nil))
    #expect(machine.programEnded() == .none)
    #expect(machine.inputCaughtUp() == .none)
  }

  // MARK: The end

  @Test mutating func `only the first end counts`() {
    let error = TerminalError(.system(call: "write", number: 5))
    #expect(machine.failed(error) == .end(error))
    #expect(machine.inputRead(.key("q"), .quits) == .none)
    #expect(machine.terminalEnded() == .none)
    #expect(machine.isOver)
  }

  @Test mutating func `nothing is drawn after the end`() {
    _ = machine.inputRead(.key("tab"), .viewChanged)
    _ = machine.terminalEnded()
    #expect(machine.stateSettled() == .none)
    #expect(machine.resized() == .none)
    #expect(machine.intervalEnded() == .none)
    #expect(machine.writable() == .none)
    #expect(machine.inputCaughtUp() == .none)
    #expect(machine.escapeTimedOut() == .none)
    #expect(machine.inputRead(.key(.ctrl("z")), .unhandled) == .none)
    #expect(machine.inputRead(.key(.ctrl("l")), .unhandled) == .none)
    #expect(machine.inputRead(.resized(.standard), .unhandled) == .none)
  }
}
