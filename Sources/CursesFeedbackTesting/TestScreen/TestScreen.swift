public import CursesFeedback
public import Testing

/// The screen and the input of an application, wherever it runs: the same test can use it in
/// memory, on an emulated terminal, and as a program.
///
/// ```swift
/// func order(on screen: some TestScreen) async throws {
///   try await screen.wait(toShow: "Cups: 0")
///   try await screen.press("f5")
///   try await screen.wait(toShow: "Cups: 1")
/// }
/// ```
///
/// | screen | application | bytes that are as on a real terminal |
/// |---|---|---|
/// | ``MemoryScreen`` | in the process of the test, on a virtual clock | none |
/// | ``EmulatedScreen`` | in the process of the test, on a virtual clock | those of frames, keys and the mouse |
/// | ``ProgramScreen`` | a program in a pseudo-terminal | all |
///
/// A test for all of them uses what a user has: input and a screen. Effects run.
@MainActor public protocol TestScreen: AnyObject {
  /// The screen, after the output so far.
  ///
  /// In memory, cells have tokens, the names of a theme's colours; on a terminal, they have the
  /// colours.
  var frame: Frame { get }

  /// Sends inputs of a user to the application.
  ///
  /// In memory, changes of the size come first, each by itself, and all other inputs arrive as one
  /// read of the terminal. On an emulated terminal, each is a read of its own; for a program, the
  /// system decides.
  ///
  /// - Throws: An error if the terminal is gone.
  func take(_ inputs: [Input], sourceLocation: SourceLocation) async throws

  /// Waits until the rows of the screen, joined by line feeds, meet a condition.
  ///
  /// On a virtual clock, effects run, and the clock advances from timer to timer. For a program,
  /// real time passes.
  ///
  /// - Parameters:
  ///   - awaited: The condition in words, for the error.
  ///   - time: The most time that passes on the clock of the application.
  ///   - sourceLocation: The place of the wait in the test.
  ///   - condition: Whether the text of the screen meets the condition.
  /// - Throws: An error with the screen if the time is over first.
  func wait(
    for awaited: String, within time: Duration, at sourceLocation: SourceLocation,
    until condition: (String) -> Bool
  ) async throws
}

extension TestScreen {
  /// Presses keys, one after another.
  ///
  /// A terminal sends the byte of the Escape key as the first one of other keys, too: after Escape,
  /// wait until the screen shows that it was handled, and only then press the next key.
  public func press(
    _ keys: Key..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for key in keys { try await take([.key(key)], sourceLocation: sourceLocation) }
  }

  /// Types text.
  public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await take(Input.typing(text), sourceLocation: sourceLocation)
  }

  /// Pastes text.
  public func paste(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await take([.paste(text)], sourceLocation: sourceLocation)
  }

  /// Waits until the screen shows a text, and presses and releases the left mouse button on its
  /// topmost occurrence.
  ///
  /// - Throws: An error with the screen if the text does not appear within 30 s.
  public func click(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(toShow: text, sourceLocation: sourceLocation)
    guard let center = frame.center(of: text) else { return }
    try await click(column: center.column, row: center.row, sourceLocation: sourceLocation)
  }

  /// Changes the size of the screen.
  public func resize(
    columns: Int, rows: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let size = Size(columns: columns, rows: rows)
    try await take([.resized(size)], sourceLocation: sourceLocation)
  }

  /// Waits until the rows of the screen, joined by line feeds, contain a text.
  ///
  /// - Throws: An error with the screen if the time is over first.
  public func wait(
    toShow text: String, within time: Duration = .seconds(30),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(for: text.debugDescription, within: time, at: sourceLocation) {
      $0.contains(text)
    }
  }

  /// Waits until the rows of the screen, joined by line feeds, meet a condition, which `awaited`
  /// describes in the error.
  ///
  /// - Throws: An error with the screen if the time is over first.
  public func wait(
    for awaited: String, within time: Duration = .seconds(30),
    sourceLocation: SourceLocation = #_sourceLocation, until condition: (String) -> Bool
  ) async throws {
    try await wait(for: awaited, within: time, at: sourceLocation, until: condition)
  }
}
