import CursesFeedback

// Mistakes for which the compiler's own message is expected. The package declares names of other
// frameworks as unavailable, with messages that help. They must not hide the compiler's own.

enum Event { case incremented, selected(Int) }

@ViewBuilder<Event> func unknownEvent() -> Node<Event> {
  // expected-error@+1 {{type 'Event' has no member 'increment'}}
  Button("More", sends: .increment)
}

@ViewBuilder<Event> func unknownEventWithModifiers() -> Node<Event> {
  Column {
    // expected-error@+1 {{type 'Event' has no member 'increment'}}
    Button("More", sends: .increment).padded().bold()
  }
}

@ViewBuilder<Event> func numberAsView() -> Node<Event> {
  // expected-error@+1 {{static method 'buildExpression' requires that 'Int' conform to 'View'}}
  Column { 3 }
}

@ViewBuilder<Event> func unknownAlignment() -> Node<Event> {
  // expected-error@+1 {{type 'Alignment?' has no member 'middle'}}
  Row { Text("a").frame(width: 3, alignment: .middle) }
}

@ViewBuilder<Event> func unknownName() -> Node<Event> {
  // expected-error@+1 {{cannot find 'Texx' in scope}}
  Row { Texx("a") }
}

@ViewBuilder<Event> func unknownSelection() -> Node<Event> {
  // expected-error@+1 {{type 'Event' has no member 'selectd'}}
  List(count: 3, selects: Event.selectd) { Text("\($0)") }
}

@ViewBuilder<Event> func missingEvent() -> Node<Event> {
  // expected-error@+1 {{missing argument for parameter 'sends' in call}}
  Row { Button("More") }
}

// expected-error@+2 {{type 'Uncompared' does not conform to protocol 'Component'}}
// expected-note@+1 {{add stubs for conformance}}
struct Uncompared: Component {
  // expected-note@+1 {{possibly intended match 'Uncompared.State' does not conform to 'Equatable'}}
  struct State { var count = 0 }
  enum Event { case incremented }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {}

  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> { Text("a") }
}

// expected-error@+2 {{type 'Headless' does not conform to protocol 'Component'}}
// expected-note@+1 {{add stubs for conformance}}
struct Headless: Component {
  enum Event { case incremented }

  let initial = 0

  func reduce(_ state: inout Int, _ event: Event) {}
}

@ViewBuilder<Event> func unknownEventInForm() -> Node<Event> {
  Form("Send", submits: .incremented) {
    // expected-error@+1 {{type 'Event' has no member 'selectd'}}
    FormField("Name") { TextField(text: "", changes: Event.selectd) }
  }
}
