import CursesFeedback

/// The application on the page "Controls": an order, of which a part is shown.
struct Order: Component {
  enum Size: String, CaseIterable, Sendable {
    case small, medium, large

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  enum Topping: String, CaseIterable, Sendable {
    case basil, cheese, olives

    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  struct State: Equatable, Sendable {
    var notifies = true
    var playsSounds = false
    var accepts = true
    var subscribes = false
    var size: Size? = .medium
    var toppings: Set<Topping> = [.cheese]
    var volume = 7
    var brightness = 0.25
    var guests = 4
  }

  enum Event: Equatable, Sendable {
    case notifiesChanged(Bool), playsSoundsChanged(Bool)
    case acceptsChanged(Bool), subscribesChanged(Bool)
    case sizeChanged(Size), toppingsChanged(Set<Topping>)
    case volumeChanged(Int), brightnessChanged(Double), guestsChanged(Int)
  }

  let initial = State()
  private let content: @Sendable (State) -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable (State) -> Node<Event>) {
    self.content = content
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .notifiesChanged(let notifies): state.notifies = notifies
    case .playsSoundsChanged(let playsSounds): state.playsSounds = playsSounds
    case .acceptsChanged(let accepts): state.accepts = accepts
    case .subscribesChanged(let subscribes): state.subscribes = subscribes
    case .sizeChanged(let size): state.size = size
    case .toppingsChanged(let toppings): state.toppings = toppings
    case .volumeChanged(let volume): state.volume = volume
    case .brightnessChanged(let brightness): state.brightness = brightness
    case .guestsChanged(let guests): state.guests = guests
    }
  }

  func view(_ state: State) -> Node<Event> { content(state) }
}
