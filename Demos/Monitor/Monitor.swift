package import CursesFeedback
package import DemoMachine

/// The load of the machine and its processes.
package struct Monitor: App {
  package enum Field: Codable, Hashable, Sendable { case filter, list }

  package struct SignalRequest: Equatable, Sendable { let signal: Signal, process: RunningProcess }

  package struct State: Equatable, Sendable {
    var sample: Sample? { didSet { arrange() } }
    var list = ProcessList() { didSet { arrange() } }
    private(set) var rows: [RunningProcess] = []
    var selection: RunningProcess.ID?
    /// Seconds between two samples.
    var interval = 2
    var isSampling = true, isPaused = false, isFiltering = false, showsDetails = false
    /// Whether the next sample is taken after half a second: after the first sample, because a load
    /// is measured between two samples, and after a signal, which may have ended a process.
    var isEarly = false
    /// The process that the dialog offers to end, and the signal that is being sent.
    var question: RunningProcess?, request: SignalRequest?
    /// The reason why the last sample failed, and the reason why a signal was not sent.
    var failure: String?, refusal: String?

    var selected: RunningProcess? { rows.first { $0.id == selection } }

    /// The time until the next sample.
    var delay: Duration? {
      isEarly ? .milliseconds(500) : isPaused ? nil : .seconds(interval)
    }

    /// Lists the processes again, and selects the next one if the selected one has ended.
    private mutating func arrange() {
      let row = rows.firstIndex { $0.id == selection }, processes = sample?.processes ?? []
      rows = list.rows(of: processes)
      guard let row, !processes.contains(where: { $0.id == selection }) else { return }
      selection = rows.dropFirst(row).first?.id ?? rows.last?.id
    }
  }

  package enum Event: Codable, Sendable {
    case ticked, sampled(Sample), failed(String), pauseToggled, intervalChanged(Int)
    case sorted(ProcessList.Column), treeToggled, branchToggled(RunningProcess.ID), detailsToggled
    case filterChanged(String), filterEntered, filterCleared, focused(Field?)
    case selected(RunningProcess.ID), asked, confirmed(Signal), cancelled, sent, refused(String)
  }

  package let initial = State()
  let machine: Machine

  package init() { machine = .own }
  init(machine: Machine) { self.machine = machine }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked: state.isSampling = true
    case .sampled(let sample):
      (state.isSampling, state.failure, state.isEarly) = (false, nil, state.sample == nil)
      state.sample = sample.measured(since: state.sample)
    case .failed(let reason): (state.isSampling, state.failure) = (false, reason)
    case .pauseToggled: state.isPaused.toggle()
    case .intervalChanged(let seconds): state.interval = min(max(1, seconds), 10)
    case .sorted(let column): state.list.sort(by: column)
    case .treeToggled: state.list.isTree.toggle()
    case .branchToggled(let process): state.list.toggleBranch(of: process)
    case .detailsToggled: state.showsDetails.toggle()
    case .filterChanged(let text): state.list.filter = text
    case .filterCleared: (state.list.filter, state.isFiltering) = ("", false)
    case .filterEntered:
      state.isFiltering = false
      state.selection = state.selected?.id ?? state.rows.first?.id
    case .focused(let field): state.isFiltering = field == .filter
    case .selected(let process): state.selection = process
    case .asked: state.question = state.selected
    case .confirmed(let signal):
      state.request = state.question.map { SignalRequest(signal: signal, process: $0) }
      state.question = nil
    case .cancelled: (state.question, state.refusal) = (nil, nil)
    case .sent: (state.request, state.isEarly) = (nil, true)
    case .refused(let reason): (state.request, state.refusal) = (nil, reason)
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.every(\.delay, "tick", sends: .ticked)
    Feedback.react(when: \.isSampling, "sample") { [machine] _ in
      .perform({ _ in .sampled(try Sample(of: machine)) }, catch: { .failed("\($0)") })
    }
    Feedback.react(to: \.request, "signal") { [machine] request in
      .perform { _ in
        try machine.send(request.signal, to: request.process)
        return .sent
      } catch: {
        .refused("\($0)")
      }
    }
    .completesBeforeExit()
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.isFiltering || !state.list.filter.isEmpty {
      KeyBinding(.escape, "Show all", sends: .filterCleared)
    }
    if state.selected != nil { KeyBinding(["k", .delete], "Kill", sends: .asked) }
    KeyBinding("/", "Filter", sends: .focused(.filter))
    KeyBinding("t", state.list.isTree ? "List" : "Tree", sends: .treeToggled)
    if let selected = state.selected, let isCollapsed = selected.isCollapsed {
      KeyBinding(
        ["space", isCollapsed ? .right : .left], isCollapsed ? "Expand" : "Collapse",
        sends: .branchToggled(selected.id))
    }
    let columns = ProcessList.Column.allCases
    let next = columns.drop { $0 != state.list.column }.dropFirst().first ?? columns[0]
    KeyBinding("s", "Sort", sends: .sorted(next))
    KeyBinding("r", "Reverse", sends: .sorted(state.list.column))
    KeyBinding("p", state.isPaused ? "Go on" : "Pause", sends: .pauseToggled)
    if state.interval < 10 {
      KeyBinding("+", "Slower", sends: .intervalChanged(state.interval + 1))
    }
    if state.interval > 1 {
      KeyBinding("-", "Faster", sends: .intervalChanged(state.interval - 1))
    }
    KeyBinding.quit("q", "ctrl+c")
  }
}
