package import CursesFeedback

extension Tokens {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    Column {
      Panel("Token") {
        Row(spacing: 2) {
          Text("#\(state.token.number)").bold()
          tokenStatus(state).frame(maxWidth: .max)
          Text(state.refreshes == 1 ? "1 refresh" : "\(state.refreshes) refreshes").dimmed()
        }
        if state.isServiceDown {
          Text("The service is down: a refresh fails").foreground(.red)
        }
      }
      Panel("Requests", footer: footer(state)) {
        List(state.requests.reversed()) { request in
          Row(spacing: 2) {
            Text("#\(request.id)").frame(width: 5, alignment: .trailing)
            status(of: request, step: state.step)
          }
        } empty: {
          Text("r sends a request, f sends five").dimmed().centered()
        }
      }
    }
    .frame(maxWidth: 72, maxHeight: 22).centered()
    KeyHints().padded(columns: 1)
  }

  @ViewBuilder<Event> private func tokenStatus(_ state: State) -> Node<Event> {
    if state.isRefreshing {
      Row {
        Spinner(frame: state.step)
        Text("refreshing")
      }
      .foreground(.yellow)
    } else if state.token.hasExpired {
      Text("expired").foreground(.red)
    } else {
      Text("valid").foreground(.green)
    }
  }

  @ViewBuilder<Event> private func status(of request: Request, step: Int) -> Node<Event> {
    switch request.stage {
    case .sent(let token):
      Row {
        Spinner(frame: step)
        Text("sent with token #\(token.number)")
      }
    case .waiting: Text("◌ waits for another token").foreground(.yellow)
    case .answered(let token): Text("✓ answered, token #\(token)").foreground(.green)
    case .failed: Text("✗ failed: no other token").foreground(.red)
    }
  }

  /// The numbers of the requests that were answered, and of all.
  private func footer(_ state: State) -> String {
    let answered = state.requests.count { if case .answered = $0.stage { true } else { false } }
    return "\(answered) of \(state.requests.count) answered"
  }
}
