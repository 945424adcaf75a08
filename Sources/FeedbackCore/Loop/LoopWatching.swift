/// The part of a loop's engine that traces, recordings and replays need.
///
/// It does not know the loop's types of states and events, so that a recording reads it without
/// generic code, which takes ten times as many instructions.
@usableFromInline
package final class LoopWatching {
  /// Whether the loop is traced; still true after the last trace was cancelled, until a drain ends.
  @exclusivity(unchecked)
  @usableFromInline var isTraced = false
  /// Whether the loop replays a recording; inputs then come before all events in the queue.
  @exclusivity(unchecked)
  @usableFromInline package var isReplaying = false
  /// Whether the drain is cut after the event that is being published, for an input of a replay.
  @exclusivity(unchecked)
  @usableFromInline var isCutRequested = false
  /// Whether ``onEvent`` and a recording get the events that were sent on the main actor from
  /// outside the loop.
  @exclusivity(unchecked)
  @usableFromInline package var seesInputs = true
  /// The number of the current state, while the loop is traced, recorded or replayed.
  @exclusivity(unchecked)
  @usableFromInline package var stateNumber = 0
  /// Called after each event, and with the first state, before the observers; nil for none.
  var onEvent: ((EventOrigin) -> Void)?
  /// Called before an event of an input is sent in a replay.
  var beforeEvent: () -> Void = {}
  /// Called with each notice about a run, and with the run, for a recording; nil for none.
  var onRunMail: ((RunMail, RunDescription?) -> Void)? { didSet { isRecorded = onRunMail != nil } }
  /// Whether the loop is recorded.
  @exclusivity(unchecked)
  @usableFromInline private(set) var isRecorded = false

  @usableFromInline init() {}

  // Not inlined: in another module, each access to a property is checked for exclusivity, which
  // takes 63 instructions.

  /// The number of the current state, while the loop is traced, recorded or replayed.
  @inline(never) package func currentStateNumber() -> Int { stateNumber }

  /// A journal begins (true) or ends (false) the handling of an entry; the events that follow from
  /// the entry are not recorded.
  @inline(never) package func journalHandlesEntry(_ isHandled: Bool) {
    seesInputs = !isHandled || isReplaying
  }
}
