/// A small program for a feedback loop, as a value: an application and the steps of its use.
///
/// It runs twice, in the loop (`ScriptedLoop`) and in the model of the rules
/// (`LoopModel`), and both write the same log.
struct Script: Equatable, Sendable {
  /// The changes of each event.
  ///
  /// An event's code is an index into this list.
  var rules: [[Change]] = []
  var feedbacks: [FeedbackPlan] = []
  var steps: [Step] = []
}

/// One of the two small numbers in a ``Cell``; zero stands for "nothing".
enum Register: Equatable, Sendable {
  case a
  case b
}

/// A change of the state by a reducer.
enum Change: Equatable, Sendable {
  case set(Register, Int)
  case add(Register, Int)
  /// Sets a new child with this identity.
  case setChild(Int)
  /// Removes the child.
  case removeChild
  case setOfChild(Register, Int)
  /// Inserts an item at the front or at the back, unless there are four. Of two with one identity
  /// the first is used.
  case insert(Int, isFirst: Bool)
  /// Sets the items 1, 2 and 3, in this order. Items that existed keep their cells.
  case fill
  case remove(Int)
  case setOfItem(Int, Register, Int)
  case addToItems(Register, Int)
  case reverseItems
  /// Removes all items.
  case clear
}

/// A condition on a ``Cell``.
enum Condition: Equatable, Sendable {
  case isSet(Register)
  case equals(Register, Int)
  case always
}

/// A feedback of a script.
struct FeedbackPlan: Equatable, Sendable {
  var trigger: Trigger
  var policy = Policy.usual
  /// The effects; the value of the request selects one of them.
  var effects: [EffectPlan]
  var scope = Scope.root
  /// The feedback is attached only while this condition is true.
  var enabled = Condition.always
}

/// The kind of a feedback, with its condition, register or event.
enum Trigger: Equatable, Sendable {
  case request(Register)
  case edge(Condition)
  case first(Register)
  case every(Register)
  case level(Condition)
  case on(Int)
  /// Sends the codes, as facts, for each state with fuel for which the condition is true.
  case raw(Condition, [Int])
  /// Writes the register's value for each state, or each changed value, also while the loop is
  /// paused.
  case shows(Register, onlyChanges: Bool)
  /// Registers with an outside source, and stays registered while the loop is paused.
  case source
  /// A request for each value of `a` in the items that is not zero. The value is the key.
  case eachValue
  /// A request for each item, with its identity as the key. A changed value restarts the effect.
  case eachItem
  /// A request for each item, with its identity as the key. A changed value is passed to the run.
  case eachUpdating
}

/// The policy for a new run while earlier runs of its feedback work.
enum Policy: Equatable, Sendable {
  /// The default policy of the trigger.
  case usual
  case latest
  case merge
  case mergeAtMost(Int)
  case queue
  case ignoreWhileRunning
}

/// The effect of a run.
enum EffectPlan: Equatable, Sendable {
  /// Answers at once.
  case send([Int])
  /// Registers and sends these codes at once, later the codes that the script fires.
  case callback([Int])
  /// Works until the script answers, or lets its body run, which returns at most one answer.
  case work
  /// Works until the script answers, or lets its body run, which sends any number of events.
  case talk
  /// Works as `talk` does, but the body finishes its run with the last event, and then returns.
  case conclude
  /// Answers at once with these codes, and then works.
  case sendThenWork([Int])
  /// Sends a code, the second number, after a time in milliseconds.
  case after(Int, Int)
  /// Sends a code, the second number, each time that an interval in milliseconds has passed.
  case every(Int, Int)

  /// The effect for a state without fuel (``Cell``).
  static let nothing = EffectPlan.send([])
}

/// The part of the state to which a feedback is attached.
enum Scope: Equatable, Sendable {
  case root
  case child
  case eachItem
}

/// A step of a script: an event from outside, or a call of the loop's owner.
///
/// A run is *working* here if it waits for the script to answer it or to begin its body. The nth of
/// several runs or bodies is counted from 0, modulo their number.
enum Step: Equatable, Sendable {
  case start
  case send(Int, to: Address = .root)
  /// Sends a value that is translated with the state when its turn comes, or rejected.
  case sendGated(Int)
  /// Puts an event into the mailbox, as another thread does.
  case post(Int)
  /// The run that registered as the nth sends an event, even if it was revoked.
  case fire(Int, Int)
  /// The run that registered as the nth puts an event into the mailbox, as another thread does.
  case postFrom(Int, Int)
  /// The nth of the working runs is answered with these codes, and is finished.
  case answer(Int, [Int])
  /// The body of the nth of the working runs begins and sends these codes, or answers with the
  /// first.
  case work(Int, [Int])
  /// The body of the nth of the working runs begins, and waits for its codes.
  case begin(Int)
  /// The nth of the waiting bodies continues as in `work`, even if its run was revoked since.
  case reply(Int, [Int])
  /// The run that registered as the nth ends itself with these codes.
  case finish(Int, [Int])
  /// Another thread takes the step, and the loop is not woken before the step ends.
  indirect case unseen(Step)
  /// The nth of the working runs throws an error.
  case fail(Int)
  /// Advances the clock by a time in milliseconds.
  case advance(Int)
  case observe
  case endObservation(Int)
  /// From now on the log contains the starts and the cancellations of runs.
  case trace
  case stop
  case pause
  case resume
  /// Takes the step the next time that the loop calls the application at this place.
  indirect case next(Place, Step)
}

/// A place at which a loop calls its application.
enum Place: Equatable, Sendable {
  case observer
  case registration
  case cancellation
  case raw
  case reducer
  case gate

  /// Whether the called closure has to be pure.
  ///
  /// A script only stops the loop there, or sends an event, which is a mistake and reported.
  var isPure: Bool {
    switch self {
    case .reducer, .gate: true
    case .observer, .registration, .cancellation, .raw: false
    }
  }
}

/// The part of the state that an event belongs to.
enum Address: Equatable, Sendable {
  case root
  case child
  case item(Int)
}
