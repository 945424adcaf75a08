public import CursesFeedback
public import Testing

/// The screen of an application in memory: a ``TestApp`` whose effects run.
@MainActor public final class MemoryScreen<Running: Component>: TestScreen {
  /// The application.
  public let app: TestApp<Running>

  /// Starts an application.
  public init(
    _ component: Running, size: Size = .standard, display: DisplayOptions = DisplayOptions()
  ) {
    app = TestApp(component, size: size, effects: .live, display: display)
  }

  /// The screen.
  public var frame: Frame { app.frame }

  /// Passes inputs to the application.
  public func take(_ inputs: [Input], sourceLocation: SourceLocation) {
    for case .resized(let size) in inputs {
      app.resize(columns: size.columns, rows: size.rows, sourceLocation: sourceLocation)
    }
    let inputs = inputs.filter { if case .resized = $0 { false } else { true } }
    if !inputs.isEmpty { app.take(inputs, "take inputs", sourceLocation) }
  }

  /// Runs effects and advances the clock until the screen meets a condition.
  public func wait(
    for awaited: String, within time: Duration, at sourceLocation: SourceLocation,
    until condition: (String) -> Bool
  ) async throws {
    try await VirtualWait(
      clock: app.clock,
      settle: { await self.app.settle(sourceLocation: sourceLocation) },
      advance: { self.app.advance(by: $0, sourceLocation: sourceLocation) },
      text: { self.frame.text }
    ).wait(for: awaited, within: time, until: condition)
  }
}
