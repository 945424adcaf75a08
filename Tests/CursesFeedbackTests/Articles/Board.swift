import CursesFeedbackTesting

/// Lists between which the user drags cards, on the page "Keys, focus and mouse".
struct Board: Component {
  struct Card: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    var stage: Stage
  }
  enum Stage: Int, CaseIterable, Sendable { case open, done }
  struct State: Equatable, Sendable {
    var cards = ["Call Ada", "Buy tea", "Water plants"].enumerated().map {
      Card(id: $0, title: $1, stage: .open)
    }
    var card: Card.ID?

    func cards(in stage: Stage) -> [Card] { cards.filter { $0.stage == stage } }
  }
  enum Event: Sendable {
    case selected(Card.ID), moved(Card.ID, to: Stage, at: Int), shifted(to: Stage)
    case deleted(Card.ID)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let id): state.card = id
    case .moved(let id, let stage, let index): state.move(id, to: stage, at: index)
    case .shifted(let stage):
      guard let id = state.card else { return }
      state.move(id, to: stage, at: state.cards(in: stage).count)
    case .deleted(let id): state.cards.removeAll { $0.id == id }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Row {
      for stage in Stage.allCases {
        let cards = state.cards(in: stage)
        Panel("\(stage)") {
          List(cards, selection: state.card, selects: Event.selected) { Text($0.title) }
            .draggableRows { cards[$0].id }
            .onInsert(of: Card.ID.self) { id, index in .moved(id, to: stage, at: index) }
        }
      }
    }
    Text("Drop a card here to delete it").dropTarget(of: Card.ID.self) { id in .deleted(id) }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.card != nil {
      KeyBinding("alt+left", "Open", sends: .shifted(to: .open))
      KeyBinding("alt+right", "Done", sends: .shifted(to: .done))
    }
  }
}

extension Board {
  /// A card beside the place where it is deleted.
  @ViewBuilder<Event> func bin(for card: Card) -> Node<Event> {
    Text(card.title).draggable(card.id)
    Text("Drop a card here to delete it").dropTarget(of: Card.ID.self) { id in .deleted(id) }
  }
}

extension Board.State {
  fileprivate mutating func move(_ id: Board.Card.ID, to stage: Board.Stage, at index: Int) {
    guard let place = cards.firstIndex(where: { $0.id == id }) else { return }
    var card = cards.remove(at: place)
    card.stage = stage
    let others = cards(in: stage)
    let next = others.indices.contains(index) ? others[index].id : nil
    cards.insert(card, at: cards.firstIndex { $0.id == next } ?? cards.endIndex)
    self.card = id
  }
}
