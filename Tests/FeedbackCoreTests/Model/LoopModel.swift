/// The rules of the loop, as slow and as obvious as they can be said: arrays, and a look at all of
/// them for every question.
///
/// Written apart from the loop, from the rules alone; each rule's number stands where it comes
/// true. What the loop leaves to its shell (tasks, threads, the clock) is a list here as well.
final class LoopModel {
  let script: Script
  var world = World()
  /// What happened, a list for each step.
  var log: [[String]] = []

  /// Every run there ever was: a run's number is its place.
  var runs: [ModelRun] = []
  /// What the feedbacks remember, a list for each: none while it is not there.
  var attachments: [[ModelAttachment]]
  var queue: [ModelEnvelope] = []
  /// What came from other threads since the loop looked last (R7).
  var mailbox: [ModelMail] = []
  /// The runs that registered, in this order.
  var registrations: [Int] = []
  var timers: [ModelTimer] = []
  var timerCount = 0
  /// Counts the places held in the queue.
  var placeCount = 0
  var now = 0
  /// The runs that wait for an answer, in the order in which they began.
  var held: [Int] = []
  /// The runs whose bodies wait for their codes, in the order in which they began.
  var begun: [Int] = []
  /// Whether the loop does not look at its mail before the step ends.
  var isUnseen = false
  /// The starts and cancellations of runs in this step; nil while the loop is not traced.
  var activity: [String]?
  let inheritsPlaces: Bool
  /// The places that the next runs with these keys inherit.
  var heldPlace: [Int: Int] = [:]
  /// What is decided and not done yet, in this order.
  var commands: [ModelCommand] = []
  /// Counts the times that all feedbacks were detached: who was to be told meanwhile is not.
  var detachments = 0

  var observers: [ModelObserver] = []
  var stateNumber = 0
  var phase = Phase.unstarted
  var isPaused = false
  var isDraining = false
  /// Whether the state has not been shown yet.
  var isUnpublished = false
  /// Whether the feedbacks are to be told of the state with no event.
  var isResumed = false
  var armed: [(place: Place, step: Step)] = []
  var diagnostics: [String] = []
  var stoppedInThisStep = false

  enum Phase {
    case unstarted
    case running
    case stopped
  }

  init(_ script: Script, inheritsPlaces: Bool = true) {
    self.inheritsPlaces = inheritsPlaces
    self.script = script
    attachments = script.feedbacks.map { _ in [] }
  }

  /// Takes all steps.
  ///
  /// - Returns: the log.
  func run() -> [[String]] {
    log.append([])
    observe()
    closeStep()
    for step in script.steps + [.stop] {
      log.append([])
      stoppedInThisStep = false
      take(step)
      closeStep()
    }
    return log
  }

  func write(_ line: String) {
    log[log.count - 1].append(line)
  }

  func notice(_ diagnostic: String) {
    diagnostics.append(diagnostic)
  }

  /// The state as the world is between two steps: what works, when the next timer fires.
  private func closeStep() {
    let noticed = diagnostics.sorted()
    diagnostics = []
    // Stopping throws away what waits to be noticed; how much that was is nobody's concern.
    for line in noticed where !stoppedInThisStep || line == "late" { write("noticed \(line)") }
    if let activity, !activity.isEmpty { write("runs \(activity)") }
    if activity != nil { activity = [] }
    write("working \(held.map { runs[$0].name })")
    if let deadline = timers.map(\.deadline).min() { write("due \(deadline)") }
  }
}
