import FeedbackCore

extension VirtualClock {
  /// Waits until this number of tasks sleep on this clock.
  @MainActor func wait(forSleepers count: Int) async {
    await FeedbackCoreTests.wait { sleeperCount == count }
  }
}
