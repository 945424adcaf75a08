/// The rules of the loop in their simplest and slowest form: arrays that every operation searches.
///
/// It is written from the rules alone and shares no code with the loop. The number of each rule
/// stands beside the code that implements it. Tasks, threads and the clock are lists, too.
final class LoopModel {
  let script: Script
  var world = World()
  /// The log, with a list of lines for each step.
  var log: [[String]] = []

  /// All runs so far: a run's number is its index.
  var runs: [ModelRun] = []
  /// The memories of each feedback: none while it is detached.
  var attachments: [[ModelAttachment]]
  var queue: [ModelEnvelope] = []
  /// The mail from other threads that the loop has not collected (R7).
  var mailbox: [ModelMail] = []
  /// The runs that registered, in the order of their registrations.
  var registrations: [Int] = []
  var timers: [ModelTimer] = []
  var timerCount = 0
  /// Counts the positions that were reserved in the queue.
  var placeCount = 0
  var now = 0
  /// The runs that wait for an answer, in the order in which they began.
  var held: [Int] = []
  /// The runs whose bodies wait for their codes, in the order in which they began.
  var begun: [Int] = []
  /// Whether the loop is not woken before the step ends.
  var isUnseen = false
  /// The starts and cancellations of runs in this step; nil while the loop is not traced.
  var activity: [String]?
  let inheritsPlaces: Bool
  /// The positions that the next runs with these keys inherit.
  var heldPlace: [Int: Int] = [:]
  /// The decided commands, in the order in which they will be carried out.
  var commands: [ModelCommand] = []
  /// Counts how often all feedbacks were detached: a publication does not continue after that.
  var detachments = 0

  var observers: [ModelObserver] = []
  var stateNumber = 0
  var phase = Phase.unstarted
  var isPaused = false
  var isDraining = false
  /// Whether the state has not been published.
  var isUnpublished = false
  /// Whether the state has to be published to the resumed feedbacks, without an event.
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

  /// Logs the state between two steps: the diagnostics, the working runs, the next deadline.
  private func closeStep() {
    let noticed = diagnostics.sorted()
    diagnostics = []
    // Stopping discards pending diagnostics; their number is not specified.
    for line in noticed where !stoppedInThisStep || line == "late" { write("noticed \(line)") }
    if let activity, !activity.isEmpty { write("runs \(activity)") }
    if activity != nil { activity = [] }
    write("working \(held.map { runs[$0].name })")
    if let deadline = timers.map(\.deadline).min() { write("due \(deadline)") }
  }
}
