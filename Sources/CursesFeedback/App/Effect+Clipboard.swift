public import FeedbackCore

extension Effect {
  /// Puts a text into the user's clipboard, if the terminal can do that and permits it.
  ///
  ///     Feedback.react(to: \.copiedAddress, "copy") { address in .copy(address) }
  ///
  /// The text is sent to the terminal in the escape sequence OSC 52, which also works over a remote
  /// connection, such as SSH. No application can tell whether the terminal has copied the text, and
  /// there is no effect that reads the clipboard. While another program has the terminal, nothing is
  /// copied. In a run without a terminal, such as a test, the text is recorded at once
  /// (``MemoryTerminal/clipboard``).
  ///
  /// - Parameter text: At most 750,000 bytes; a longer one is not copied.
  public static func copy(_ text: String) -> Effect {
    .callback(onMainActor: { context in
      // The session of a run without a terminal is the owner of its clock.
      let headless = (context.clock as? VirtualClock)?.owner as? Session
      (headless ?? Session.ofTerminal)?.terminal.copy(text)
      context.finish()
      return {}
    })
  }
}
