import TerminalModel

extension Inspector {
  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .sizeChanged(let size):
      state.size = size
      state.ask()
    case .historyChanged(let moments): state.update(moments)
    case .frameRead(let frame): state.frame = frame
    case .answered(let question, let detail, let origin):
      state.take(detail, origin, for: question)

    case .rowSelected(let row): state.select(state.history.shown(row)?.number)
    case .stepped(let count):
      state.select(state.selected.flatMap { state.history.number(count, after: $0) })
    case .movedToFirst: state.select(state.history.shown(0)?.number)
    case .movedToLast: state.select(state.history.last?.number)
    case .sought(let index):
      let moments = state.history.moments
      state.select(moments.indices.contains(index) ? moments[index].number : nil)
    case .changeSought: state.select(state.changeNumber)

    case .logDue: state.log.ask()
    case .logRead(let lines): state.log.take(lines)
    case .logRowSelected(let row): state.log.select(row)

    case .pageSelected(let page), .focused(.page(let page)?): state.show(page)
    case .focused(.filter?): state.isFiltering = true
    case .filterOpened:
      state.show(.events)
      state.isFiltering = true
    case .focused(.draft?), .focused(nil): break
    case .filterChanged(let filter): state.history.show(filter)
    case .filterEntered: state.show(.events)
    case .filterCleared: state.clearFilter()

    case .cellMoved(let columns, let rows):
      state.point(
        at: state.cell?.offset(columns: columns, rows: rows) ?? state.frame?.cursor ?? .origin)
    case .cellChosen(let cell): state.point(at: cell)
    case .stateRowSelected(let row): state.stateLines.select(row)
    case .stateRowToggled(let row): state.stateLines.toggle(row)
    case .boxSelected(let row): state.selectBox(row)

    case .forkAsked, .forkCancelled, .forkConfirmed, .forked, .draftRequested, .draftMade,
      .draftChanged, .draftSubmitted, .draftSent, .draftCancelled:
      reduceCommand(&state, event)
    }
  }

  /// Changes the state for an event of an action on the session.
  private func reduceCommand(_ state: inout State, _ event: Event) {
    switch event {
    case .forkAsked: state.isForkAsked = true
    case .forkCancelled: state.isForkAsked = false
    case .forkConfirmed:
      state.isForkAsked = false
      state.command = state.selected.map { .fork($0) }
    case .forked(let isForked):
      state.command = nil
      state.isLeft = isForked && !state.isLive
      if isForked, state.isLive { state.select(state.history.moments.last?.number) }
    case .draftRequested: state.command = .draft(state.selected ?? 0)
    case .draftMade(let text):
      state.command = nil
      state.draft = Draft(text: text ?? "")
    case .draftChanged(let text): state.draft = Draft(text: text)
    case .draftSubmitted: state.command = state.draft.map { .send($0.text) }
    case .draftSent(let problem):
      state.command = nil
      if problem == nil { state.draft = nil } else { state.draft?.problem = problem }
    case .draftCancelled: state.draft = nil
    case .sizeChanged, .historyChanged, .frameRead, .answered, .rowSelected, .stepped,
      .movedToFirst, .movedToLast, .sought, .changeSought, .logDue, .logRead, .logRowSelected,
      .pageSelected, .focused, .filterOpened,
      .filterChanged, .filterEntered, .filterCleared, .cellMoved, .cellChosen, .stateRowSelected,
      .stateRowToggled, .boxSelected:
      break
    }
  }
}
