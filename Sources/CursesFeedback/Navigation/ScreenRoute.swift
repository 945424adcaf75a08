/// A place in an application that a screen shows: usually an enum with a case for each kind of
/// screen.
///
///     enum Route: ScreenRoute {
///       case films
///       case film(Int)
///     }
///
/// A route is a plain value without the state of its screen: it can be compared, saved, and made of
/// the text of a link (``RoutePaths``).
public protocol ScreenRoute: Hashable, Sendable {
  /// The part of its screen that is kept while another screen covers it.
  var retention: ScreenRetention { get }
}

extension ScreenRoute {
  /// The screen keeps everything, and its feedbacks go on.
  public var retention: ScreenRetention { .running }
}

/// The part of a screen that is kept while it is covered by a pushed one, or while another tab is
/// selected.
///
/// A screen under a presented one is not covered: it stays visible. A screen that leaves the stack
/// keeps nothing: its state is discarded and its effects are cancelled.
public enum ScreenRetention: String, Codable, Hashable, Sendable {
  /// The screen keeps its state, the focus and its scroll offsets, and its feedbacks go on.
  ///
  /// As its state does not change by being covered, neither do its requests.
  case running
  /// The screen keeps its state, the focus and its scroll offsets; its effects are cancelled.
  ///
  /// When it is shown again, its feedbacks get its state again, and request their effects again.
  case paused
  /// The screen keeps nothing; its effects are cancelled.
  ///
  /// When it is shown again, it is a new screen of its route.
  case renewed
}
