import CursesFeedback

// The views on the page "Writing your own views".

struct Rating<Event>: View {
  let stars: Int

  func node() -> Node<Event> {
    Row(spacing: 0) {
      for star in 1...5 {
        Text("★").foreground(star <= stars ? .yellow : .gray)
      }
    }
  }
}

struct Quantity<Event>: View {
  let title: String
  let value: Int
  let changes: (Int) -> Event

  func node() -> Node<Event> {
    Row {
      Text("\(title): \(value)").frame(minWidth: 12)
      Button("−", sends: changes(value - 1))
      Button("+", sends: changes(value + 1))
    }
  }
}

struct LoadChart<Event>: View {
  let values: [Double]

  func node() -> Node<Event> {
    Canvas(height: 4) { area in
      for (column, value) in values.suffix(area.size.columns).enumerated() {
        let rows = Int((value * Double(area.size.rows)).rounded())
        let bar = Rect(
          origin: Position(column: column, row: area.size.rows - rows),
          size: Size(columns: 1, rows: rows))
        area.fill(bar, with: "█", style: Style(foreground: value > 0.8 ? .red : .green))
      }
      area.write("load", at: .origin)
    }
  }
}

extension View {
  @ViewBuilder<Event> func marked(_ isMarked: Bool) -> Node<Event> {
    Row {
      Text(isMarked ? "●" : " ").foreground(.green)
      self
    }
  }
}

struct Mixer: Component {
  struct State: Equatable, Sendable {
    var volume = 3
    var isMuted = true
  }

  enum Event: Equatable, Sendable { case volumeChanged(Int) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .volumeChanged(let volume): state.volume = volume
    }
  }

  func view(_ state: State) -> Node<Event> {
    Quantity(title: "Volume", value: state.volume, changes: Event.volumeChanged)
    Text("Muted").marked(state.isMuted)
    levels(state)
  }

  @ViewBuilder<Event> func levels(_ state: State) -> Node<Event> {
    Row {
      Text("Rating")
      Rating(stars: state.volume)
    }
    LoadChart(values: [0.1, 0.3, 0.5, 0.9, 1, 0.6, 0.4, 0.7, 0.85, 0.5, 0.2])
  }
}
