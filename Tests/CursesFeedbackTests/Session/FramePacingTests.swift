import Testing

@testable import CursesFeedback

@Suite struct FramePacingTests {
  private var pacing = FramePacing()

  @Test mutating func `without a change no frame is wanted`() {
    #expect(!pacing.wantsFrame)
    #expect(!pacing.wantsFrameForInput)
  }

  @Test mutating func `the first change is drawn at once`() {
    pacing.changed()
    #expect(pacing.wantsFrame)
  }

  @Test mutating func `a shown change is not drawn again`() {
    pacing.changed()
    pacing.frameShown()
    #expect(!pacing.wantsFrame)
    #expect(!pacing.wantsFrameForInput)
  }

  @Test mutating func `a change without input waits for the interval to end`() {
    pacing.intervalStarted()
    pacing.changed()
    #expect(!pacing.wantsFrame)
    pacing.intervalEnded()
    #expect(pacing.wantsFrame)
  }

  @Test mutating func `a change by input is drawn within the interval`() {
    pacing.intervalStarted()
    pacing.changed()
    #expect(pacing.wantsFrameForInput)
  }

  @Test mutating func `a blocked terminal gets no frame, even after the interval`() {
    pacing.changed()
    pacing.blocked()
    pacing.intervalEnded()
    #expect(!pacing.wantsFrame)
    #expect(!pacing.wantsFrameForInput)
    pacing.unblocked()
    #expect(pacing.wantsFrame)
  }
}
