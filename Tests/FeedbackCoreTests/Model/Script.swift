/// A small program for a feedback loop, as a value: an application and what happens to it.
///
/// It is carried out twice, by the loop (`ScriptedLoop`) and by the model of the rules
/// (`LoopModel`), and both write the same log.
struct Script: Equatable, Sendable {
  /// What each event does to the state: an event's code is its place in this list.
  var rules: [[Change]] = []
  var feedbacks: [FeedbackPlan] = []
  var steps: [Step] = []
}

/// One of the two small numbers in a cell; zero stands for "nothing".
enum Register: Equatable, Sendable {
  case a
  case b
}

/// What a reducer does to the state.
enum Change: Equatable, Sendable {
  case set(Register, Int)
  case add(Register, Int)
  /// There is a new child, with this identity.
  case bear(Int)
  /// There is no child any more.
  case bury
  case setOfChild(Register, Int)
  /// There is one item more, at the front or at the back; of two with one identity the first counts.
  case insert(Int, isFirst: Bool)
  /// There are the items 1, 2 and 3, in this order; those that there were keep their cells.
  case fill
  case remove(Int)
  case setOfItem(Int, Register, Int)
  case addToItems(Register, Int)
  case reverseItems
  /// There are no items any more.
  case clear
}

/// A question about a cell.
enum Condition: Equatable, Sendable {
  case isSet(Register)
  case equals(Register, Int)
  case always
}

/// A feedback of a script.
struct FeedbackPlan: Equatable, Sendable {
  var trigger: Trigger
  var policy = Policy.usual
  /// Which one it is depends on the value that asks for it.
  var effects: [EffectPlan]
  var scope = Scope.root
  /// It is there only while this holds.
  var enabled = Condition.always
}

/// What a feedback waits for.
enum Trigger: Equatable, Sendable {
  case request(Register)
  case edge(Condition)
  case first(Register)
  case every(Register)
  case level(Condition)
  case on(Int)
  /// Sends the codes, as facts, for each state for which the condition holds.
  case raw(Condition, [Int])
  /// Shows each state outside, or each that is another one, also while the loop is paused.
  case shows(Register, onlyChanges: Bool)
  /// Registers with an outside source, also while the loop is paused.
  case source
  /// A request for each value among the items, which is its own key.
  case eachValue
  /// A request for each item; another value under the same key restarts.
  case eachItem
  /// A request for each item; another value under the same key is handed to the run.
  case eachUpdating
}

/// What becomes of the runs that are there when another is asked for.
enum Policy: Equatable, Sendable {
  /// What the operator does by itself.
  case usual
  case latest
  case merge
  case mergeAtMost(Int)
  case queue
  case ignoreWhileRunning
}

/// What a started run does.
enum EffectPlan: Equatable, Sendable {
  /// Answers at once.
  case send([Int])
  /// Registers, sends these codes at once and later what the script fires.
  case callback([Int])
  /// Works until the script answers, or lets its body run: that returns one answer.
  case work
  /// Works until the script answers, or lets its body run: that sends any number of events.
  case talk
  /// Works as `talk` does, but the body finishes its run with the last event, and then returns.
  case conclude
  /// Answers at once with these codes, and then works.
  case sendThenWork([Int])
  case after(Int, Int)
  case every(Int, Int)

  /// What an effect does that sees a state without fuel.
  static let nothing = EffectPlan.send([])
}

/// Whose feedback it is.
enum Scope: Equatable, Sendable {
  case root
  case child
  case eachItem
}

/// What happens to a loop from outside.
enum Step: Equatable, Sendable {
  case start
  case send(Int, to: Address = .root)
  /// Sends a value that the state of that moment makes an event, or rejects.
  case sendGated(Int)
  /// Leaves an event in the mailbox, as another thread does.
  case post(Int)
  /// The run that registered as the nth sends an event, whether anybody still wants it or not.
  case fire(Int, Int)
  case postFrom(Int, Int)
  /// The nth of the runs that work answers, and is finished.
  case answer(Int, [Int])
  /// The body of the nth of the runs that work runs, and sends these codes, or answers with the first.
  case work(Int, [Int])
  /// The body of the nth of the runs that work runs until it has to wait.
  case begin(Int)
  /// The nth of the bodies that wait continues as in `work`, even if its run was revoked meanwhile.
  case reply(Int, [Int])
  /// The run that registered as the nth ends itself with these codes.
  case finish(Int, [Int])
  /// The step is taken by another thread, and the loop is not woken before the step ends.
  indirect case unseen(Step)
  /// The nth of the runs that work throws an error.
  case fail(Int)
  case advance(Int)
  case observe
  case endObservation(Int)
  /// From now on the log contains the starts and the cancellations of runs.
  case trace
  case stop
  case pause
  case resume
  /// The next time that the loop calls at this place, the step is taken there.
  indirect case next(Place, Step)
}

/// Where a loop calls its application.
enum Place: Equatable, Sendable {
  case observer
  case registration
  case cancellation
  case raw
  case reducer
  case gate

  /// Whether the loop is deciding, so that only sending and stopping are allowed.
  var isPure: Bool {
    switch self {
    case .reducer, .gate: true
    case .observer, .registration, .cancellation, .raw: false
    }
  }
}

/// Whose event it is.
enum Address: Equatable, Sendable {
  case root
  case child
  case item(Int)
}
