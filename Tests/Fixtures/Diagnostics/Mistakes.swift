import CursesFeedback

// Mistakes with the expected message for each. `Scripts/diagnostics.sh` compares them with the
// compiler's messages.

struct Child: Component {
  enum Event { case tapped }

  let initial = 0

  func reduce(_ state: inout Int, _ event: Event) {}

  func view(_ state: Int) -> Node<Event> { Button("Tap", sends: .tapped) }
}

struct Parent: Component {
  enum Event { case incremented }

  let initial = 0
  let child = Child()

  func reduce(_ state: inout Int, _ event: Event) {}

  func view(_ state: Int) -> Node<Event> {
    child.view(state)  // expected-error {{show a child by its scope}}
    Column {
      child.view(state).bold()  // expected-error {{show a child by its scope}}
      Text(state)  // expected-error {{a number is not a text}}
      "text"  // expected-error {{a string is not a view. Write Text(…).}}
      "\(state)"  // expected-error {{a string is not a view. Write Text(…).}}
    }
    helper()
    nodes()
    nested()
  }

  // expected-error@+1 {{has no return statements}}
  func helper() -> some View<Event> {
    // expected-error@+1 {{Put @ViewBuilder<Event> before the function}} expected-warning@+1 {{unused}}
    Text("a")
    // expected-error@+1 {{Put @ViewBuilder<Event> before the function}} expected-warning@+1 {{unused}}
    Spacer()
  }

  func nodes() -> Node<Event> {
    // expected-error@+1 {{Put @ViewBuilder<Event> before the function}} expected-warning@+1 {{unused}}
    Row { Text("a") }
    // expected-error@+1 {{Put @ViewBuilder<Event> before the function}} expected-warning@+1 {{unused}}
    Text("b").bold()
  }

  @ViewBuilder<Event> func nested() -> Node<Event> {
    let row = Row { Text("a") }
    // expected-error@+1 {{the types 'Parent.Event' and 'UnknownWithoutViewBuilder' be equivalent}}
    row
  }

  func single() -> Node<Event> {
    // expected-error@+1 {{cannot convert return expression of type 'Text<UnknownWithoutViewBuilder>'}}
    Text("a")
  }

  func singleRow() -> Node<Event> {
    // expected-error@+1 {{cannot convert return expression of type 'Row<UnknownWithoutViewBuilder>'}}
    Row { Text("a") }
  }
}

/// A text field without an event for its changes.
@ViewBuilder<Bool> func boundField() -> Node<Bool> {
  TextField("Name", text: "")  // expected-error {{missing argument for parameter 'changes'}}
}

/// Names of SwiftUI.
struct Foreign: Component {
  enum Event { case tapped }

  let initial = [1, 2]

  func reduce(_ state: inout [Int], _ event: Event) {}

  func view(_ state: [Int]) -> Node<Event> {
    HStack {  // expected-error {{'HStack' has been renamed to 'Row'}}
      ForEach(state, id: \.self) { Text("\($0)") }  // expected-error {{write a loop}}
      ForEach(state) { Text("\($0)") }  // expected-error {{write a loop}}
    }
    VStack(spacing: 1) { Text("a") }  // expected-error {{'VStack' has been renamed to 'Column'}}
    ZStack { Text("a") }  // expected-error {{'ZStack' has been renamed to 'Layers'}}
    Group { Text("a") }  // expected-error {{list the views without a group}}
    GeometryReader { _ in Text("a") }  // expected-error {{renamed to 'SizeReader'}}
    ProgressView()  // expected-error {{write ProgressBar(0.5)}}
    Text("a").padding()  // expected-error {{'padding' has been renamed to 'padded'}}
    Text("a").padding(2).bold()  // expected-error {{'padding' has been renamed to 'padded'}}
    Text("a").padding(.horizontal)  // expected-error {{write padded(columns: 1)}}
    Text("a").padding(.leading, 2)  // expected-error {{write padded(columns: 1)}}
    Text("a").frame(maxWidth: .infinity)  // expected-error {{write .max in place of .infinity}}
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)  // expected-error {{write .max}}
    Text("a").foregroundColor(.red)  // expected-error {{renamed to 'foreground'}}
    Text("a").foregroundStyle(.red)  // expected-error {{renamed to 'foreground'}}
    Text("a").underline()  // expected-error {{renamed to 'underlined'}}
    Text("a").strikethrough()  // expected-error {{renamed to 'struckThrough'}}
    Text("a").opacity(0.5)  // expected-error {{write dimmed()}}
    Text("a").lineLimit(1)  // expected-error {{wrapping: .none}}
    Text("a").border(.red)  // expected-error {{put the view into a Panel}}
    Text("a").overlay { Text("b") }  // expected-error {{the last view is in front}}
    Text("a").onTapGesture {}  // expected-error {{write Button}}
    Text("a").onAppear {}  // expected-error {{a feedback of the component does}}
    Text("a").task {}  // expected-error {{a feedback of the component does}}
  }
}

/// Parameters of SwiftUI.
struct ForeignParameters: Component {
  enum Event { case tapped }

  let initial = 0

  func reduce(_ state: inout Int, _ event: Event) {}

  func view(_ state: Int) -> Node<Event> {
    // expected-error@+1 {{'HStack' has been renamed to 'Row'}} expected-error@+1 {{Row(spacing: 1, alignment: .top)}}
    HStack(alignment: .top, spacing: 1) { Text("a") }
    // expected-error@+1 {{'VStack' has been renamed to 'Column'}} expected-error@+1 {{Column(spacing: 1, alignment: .leading)}}
    VStack(alignment: .leading, spacing: 1) { Text("a") }
    Row(alignment: .top, spacing: 1) { Text("a") }  // expected-error {{spacing comes first}}
    Button("Tap") { tap() }  // expected-error {{Button("Tap", sends: .tapped)}}
    Button("Tap", action: tap)  // expected-error {{Button("Tap", sends: .tapped)}}
    Button("Tap") {  // expected-error {{Button("Tap", sends: .tapped)}}
      tap()
      tap()
    }
  }

  func tap() {}
}

/// Modifiers of widgets after modifiers of all views.
struct Misplaced: Component {
  enum Event { case moved(RowMove), saw(Range<Int>), typed(String) }

  let initial = ["a"]

  func reduce(_ state: inout [String], _ event: Event) {}

  func view(_ state: [String]) -> Node<Event> {
    List(count: 3) { Text(state[$0]) }
      .focusID("list")
      .onMove(Event.moved)  // expected-error {{call onMove directly on the List}}
    List(count: 3) { Text(state[$0]) }
      .focusID("list")
      .onMove { .moved($0) }  // expected-error {{call onMove directly on the List}}
    List(count: 3) { Text(state[$0]) }
      .frame(height: 3)
      .onVisibleRowsChange(Event.saw)  // expected-error {{call onVisibleRowsChange directly on}}
    List(count: 3) { Text(state[$0]) }
      .padded()
      .letterKeysDisabled()  // expected-error {{call letterKeysDisabled directly on the List}}
    Column {
      List(count: 3) { Text(state[$0]) }
        .padded()
        .fittedRows()  // expected-error {{call fittedRows directly on the List}}
    }
    TextField(text: "", changes: Event.typed)
      .frame(width: 8)
      .prompt("Name ")  // expected-error {{call prompt directly on the field}}
    TextField(text: "", changes: Event.typed)
      .frame(width: 8)
      .placeholder("Name")  // expected-error {{call placeholder directly on the field}}
    TextField(text: "", changes: Event.typed)
      .frame(width: 8)
      .message("Too long")  // expected-error {{call message directly on the field}}
    TextField(text: "", changes: Event.typed)
      .frame(width: 8)
      .readOnly()  // expected-error {{call readOnly directly on the field}}
  }
}

/// Rows of a form that are no fields.
struct Rows: Component {
  enum Event { case sent, typed(String) }

  let initial = ""

  func reduce(_ state: inout String, _ event: Event) {}

  func view(_ state: String) -> Node<Event> {
    Form("Send", submits: .sent) {
      FormField("Name") { TextField(text: state, changes: Event.typed) }
      Text("Help")  // expected-error {{write FormField { … } around the view}}
      // expected-error@+1 {{write FormField { … } around the view}}
      TextField(text: state, changes: Event.typed)
      if state.isEmpty {
        Text("Empty").bold()  // expected-error {{write FormField { … } around the view}}
      }
      "Person"  // expected-error {{Write FormSection(…) for a heading}}
    }
  }
}
