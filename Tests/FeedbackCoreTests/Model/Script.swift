/// A small program for a feedback loop, as a value: an application and the steps of its test.
///
/// The loop (`ScriptedLoop`) and the model of the rules (`LoopModel`) both carry it out and write
/// the same log.
struct Script: Equatable, Sendable {
  /// The changes that each event makes to the state: an event's code is its index in this list.
  var rules: [[Change]] = []
  var feedbacks: [FeedbackPlan] = []
  var steps: [Step] = []
}

/// One of the two small numbers in a cell; zero stands for "nothing".
enum Register: Equatable, Sendable {
  case a
  case b
}

/// A change of the state by a reducer.
enum Change: Equatable, Sendable {
  case set(Register, Int)
  case add(Register, Int)
  /// Makes a new child with this identity.
  case bear(Int)
  /// Removes the child.
  case bury
  case setOfChild(Register, Int)
  /// Adds an item at the front or the back; of two with the same identity the first counts.
  case insert(Int, isFirst: Bool)
  /// Makes the items 1, 2 and 3, in this order; existing ones keep their cells.
  case fill
  case remove(Int)
  case setOfItem(Int, Register, Int)
  case addToItems(Register, Int)
  case reverseItems
  /// Removes all items.
  case clear
}

/// A condition on a cell.
enum Condition: Equatable, Sendable {
  case isSet(Register)
  case equals(Register, Int)
  case always
}

/// A feedback of a script.
struct FeedbackPlan: Equatable, Sendable {
  var trigger: Trigger
  var policy = Policy.usual
  /// The effects; the value of the request selects one.
  var effects: [EffectPlan]
  var scope = Scope.root
  /// It is attached only while this holds.
  var enabled = Condition.always
}

/// What starts the effects of a feedback.
enum Trigger: Equatable, Sendable {
  case request(Register)
  case edge(Condition)
  case first(Register)
  case every(Register)
  case level(Condition)
  case on(Int)
  /// Sends the codes, as facts, for each state for which the condition holds.
  case raw(Condition, [Int])
  /// Shows each state, or each changed one, also while the loop is paused.
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

/// The policy for a request while other runs are current.
enum Policy: Equatable, Sendable {
  /// The default of the operator.
  case usual
  case latest
  case merge
  case mergeAtMost(Int)
  case queue
  case ignoreWhileRunning
}

/// The behaviour of a run.
enum EffectPlan: Equatable, Sendable {
  /// Answers at once.
  case send([Int])
  /// Registers, sends these codes at once, and later those that the script fires.
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

  /// The effect for a state without fuel.
  static let nothing = EffectPlan.send([])
}

/// The part of the state to which a feedback belongs.
enum Scope: Equatable, Sendable {
  case root
  case child
  case eachItem
}

/// A step of a script: an input of the loop, or a call by its owner.
enum Step: Equatable, Sendable {
  case start
  case send(Int, to: Address = .root)
  /// Sends a value that a gate translates or rejects.
  case sendGated(Int)
  /// Posts an event to the mailbox without waking the loop.
  case post(Int)
  /// The run that registered as the nth sends an event, even if it was revoked.
  case fire(Int, Int)
  case postFrom(Int, Int)
  /// The nth of the working runs answers and finishes.
  case answer(Int, [Int])
  /// The body of the nth of the working runs sends these codes, or answers with the first.
  case work(Int, [Int])
  /// The body of the nth of the working runs starts, and suspends.
  case begin(Int)
  /// The nth of the suspended bodies continues as in `work`, even if its run was revoked meanwhile.
  case reply(Int, [Int])
  /// The run that registered as the nth ends itself with these codes.
  case finish(Int, [Int])
  /// Another thread takes the step, and the loop is not woken before the step ends.
  indirect case unseen(Step)
  /// The body of the nth of the working runs throws an error.
  case fail(Int)
  case advance(Int)
  case observe
  case endObservation(Int)
  /// From now on the log contains the starts and the cancellations of runs.
  case trace
  case stop
  case pause
  case resume
  /// The step is taken inside the next callback of this kind.
  indirect case next(Place, Step)
}

/// A kind of callback from the loop to its application.
enum Place: Equatable, Sendable {
  case observer
  case registration
  case cancellation
  case raw
  case reducer
  case gate

  /// Whether the callback is pure code, which may only send and stop.
  var isPure: Bool {
    switch self {
    case .reducer, .gate: true
    case .observer, .registration, .cancellation, .raw: false
    }
  }
}

/// The part of the state that an event is for.
enum Address: Equatable, Sendable {
  case root
  case child
  case item(Int)
}
