/// The event type of all scenarios; the state is a number.
enum Step: Sendable {
  case up, down
}
