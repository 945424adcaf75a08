import Testing

@testable import CursesFeedback

@Suite struct FramePacingTests {
  private var pacing = FramePacing()

  @Test mutating func `nothing that changed is nothing to draw`() {
    #expect(!pacing.wantsFrame)
    #expect(!pacing.wantsFrameForInput)
  }

  @Test mutating func `the first change is drawn at once`() {
    pacing.changed()
    #expect(pacing.wantsFrame)
  }

  @Test mutating func `what is drawn is not drawn again`() {
    pacing.changed()
    pacing.frameShown()
    #expect(!pacing.wantsFrame)
    #expect(!pacing.wantsFrameForInput)
  }

  @Test mutating func `what changes by itself waits for the interval to end`() {
    pacing.intervalStarted()
    pacing.changed()
    #expect(!pacing.wantsFrame)
    pacing.intervalEnded()
    #expect(pacing.wantsFrame)
  }

  @Test mutating func `what a person did is drawn within the interval`() {
    pacing.intervalStarted()
    pacing.changed()
    #expect(pacing.wantsFrameForInput)
  }

  @Test mutating func `a terminal that does not read gets nothing, not even after the interval`() {
    pacing.changed()
    pacing.blocked()
    pacing.intervalEnded()
    #expect(!pacing.wantsFrame)
    #expect(!pacing.wantsFrameForInput)
    pacing.unblocked()
    #expect(pacing.wantsFrame)
  }
}
