package import CursesFeedback

/// A chapter of the tour whose recording is embedded in the program.
package struct RecordedDemo<Running: Component>: TourChapter {
  package let demo: Demo
  package let captions: [TourCaption]
  package let recording: [UInt8]
  private let make: @Sendable () -> Running
  private let continuing: @Sendable (inout Running.State) -> Running

  /// Makes a chapter.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - recording: The lines of its recorded session.
  ///   - captions: The texts below the session, by the number of inputs after which each is shown.
  ///   - make: The demo as it was recorded.
  ///   - continuing: Makes the demo that goes on from a state; nil to use `make`.
  init(
    _ demo: Demo, _ recording: [UInt8], _ captions: KeyValuePairs<Int, String>,
    _ make: @autoclosure @escaping @Sendable () -> Running,
    continuing: (@Sendable (inout Running.State) -> Running)? = nil
  ) {
    (self.demo, self.recording, self.make) = (demo, recording, make)
    self.captions = captions.map { TourCaption(inputCount: $0.key, text: $0.value) }
    self.continuing = continuing ?? { _ in make() }
  }

  @MainActor package func recorded() -> Running { make() }

  @MainActor package func continued(from state: inout Running.State) -> Running {
    continuing(&state)
  }
}
