import CursesFeedbackTesting

/// The routes of the tests: their names state what their screens keep.
enum Place: ScreenRoute, Codable {
  case home
  case running(Int)
  case paused(Int)
  case renewed(Int)

  var retention: ScreenRetention {
    switch self {
    case .home, .running: .running
    case .paused: .paused
    case .renewed: .renewed
    }
  }
}
