package import CursesFeedback

extension Tokens {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Tokens") {
      Text(state.refreshes == 1 ? "1 refresh" : "\(state.refreshes) refreshes").foreground(.muted)
    }
    Column {
      Panel("Token") {
        Row(spacing: 2) {
          Text("#\(state.token.number)").bold()
          tokenStatus(state).frame(maxWidth: .max)
        }
        if state.isServiceDown {
          Text("The service is down: a refresh fails").foreground(.error)
        }
      }
      Panel("Requests", footer: footer(state)) {
        List(state.requests.reversed()) { request in
          Row(spacing: 2) {
            Text("#\(request.id)").frame(width: 5, alignment: .trailing)
            status(of: request, step: state.step)
          }
        } empty: {
          Text("r sends a request, f sends five").foreground(.muted).centered()
        }
      }
    }
    .frame(maxWidth: 72, maxHeight: 22).centered()
    KeyHints()
  }

  @ViewBuilder<Event> private func tokenStatus(_ state: State) -> Node<Event> {
    if state.isRefreshing {
      Row {
        Spinner(frame: state.step)
        Text("refreshing")
      }
      .foreground(.warning)
    } else if state.token.hasExpired {
      Text("expired").foreground(.error)
    } else {
      Text("valid").foreground(.success)
    }
  }

  @ViewBuilder<Event> private func status(of request: Request, step: Int) -> Node<Event> {
    switch request.stage {
    case .sent(let token):
      Row {
        Spinner(frame: step)
        Text("sent with token #\(token.number)")
      }
    case .waiting: Text("◌ waits for another token").foreground(.warning)
    case .answered(let token): Text("✓ answered, token #\(token)").foreground(.success)
    case .failed: Text("✗ failed: no other token").foreground(.error)
    }
  }

  /// How many requests were answered, and how many there are: "3 of 5 answered".
  private func footer(_ state: State) -> String {
    let answered = state.requests.count { if case .answered = $0.stage { true } else { false } }
    return "\(answered) of \(state.requests.count) answered"
  }
}
