/// The rules of the loop in their simplest form: arrays, which are searched linearly.
///
/// It is written from the rules of `Conformance.md` alone and shares no code with the loop. A
/// rule's number in a comment (R1) marks the code that follows the rule. Tasks, threads and
/// timers are lists here; in a real loop, the code around the state machine handles them.
final class LoopModel {
  let script: Script
  var world = World()
  /// The log, with a list for each step.
  var log: [[String]] = []

  /// All runs, also ended ones.
  ///
  /// A run's number is its index.
  var runs: [ModelRun] = []
  /// The attachments of each feedback, an empty list while it is not attached.
  var attachments: [[ModelAttachment]]
  var queue: [ModelEnvelope] = []
  /// The entries from other threads since the loop last collected them (R7).
  var mailbox: [ModelMail] = []
  /// The runs that registered, in the order of registration.
  var registrations: [Int] = []
  var timers: [ModelTimer] = []
  var timerCount = 0
  /// The number of positions that were reserved in the queue.
  var placeCount = 0
  var now = 0
  /// The runs that wait for an answer, in the order in which they began.
  var held: [Int] = []
  /// The runs whose bodies wait for their codes, in the order in which they began.
  var begun: [Int] = []
  /// Whether the loop does not collect its mail before the step ends.
  var isUnseen = false
  /// The starts and cancellations of runs in this step, or nil if the loop is not traced.
  var activity: [String]?
  /// Whether a run inherits the position of its predecessor's events (R9).
  ///
  /// False only to make a model that differs from the rules.
  let inheritsPlaces: Bool
  /// The positions that the next runs with these keys inherit.
  var heldPlace: [Int: Int] = [:]
  /// The commands that are not carried out yet, in order.
  var commands: [ModelCommand] = []
  /// The number of times that a pause or a stop detached feedbacks.
  ///
  /// If it changes during a publication, detached feedbacks do not get the state after that.
  var detachments = 0

  var observers: [ModelObserver] = []
  var stateNumber = 0
  var phase = Phase.unstarted
  var isPaused = false
  var isDraining = false
  /// Whether the state has not been published yet.
  var isUnpublished = false
  /// Whether the feedbacks get the state without a cause, because the loop was resumed.
  var isResumed = false
  /// The steps that wait until the loop calls the application at their place.
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

  /// Takes all steps, and then a stop.
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

  /// Writes the diagnostics, the working runs and the next deadline at the end of a step.
  private func closeStep() {
    let noticed = diagnostics.sorted()
    diagnostics = []
    // A stop discards waiting events; the number of their diagnostics is not compared.
    for line in noticed where !stoppedInThisStep || line == "late" { write("noticed \(line)") }
    if let activity, !activity.isEmpty { write("runs \(activity)") }
    if activity != nil { activity = [] }
    write("working \(held.map { runs[$0].name })")
    if let deadline = timers.map(\.deadline).min() { write("due \(deadline)") }
  }
}
