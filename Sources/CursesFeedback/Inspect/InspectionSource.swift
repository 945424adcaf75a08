import FeedbackCore
import TerminalModel

/// A session that an inspector shows: one that runs, or a recorded one.
@MainActor protocol InspectionSource: AnyObject, Sendable {
  /// The name of the program.
  var program: String { get }
  /// Whether the session runs: events can be sent only to one that does.
  var isLive: Bool { get }
  /// The theme of frames without one; nil for that of the terminal that shows them.
  var theme: Theme? { get }
  /// The moments (the start of the session or of the history, the events, and the continuations by
  /// ``fork(at:)``) in the order of their numbers; the oldest may have been dropped, but not one of
  /// the last 10,000.
  var moments: [InspectedMoment] { get }

  /// The last lines that the process has written to standard output and standard error; nil if
  /// these streams are redirected, and for a recorded session.
  var log: [String]? { get }

  /// Calls a closure after moments have been added and after a frame was shown, until cancelled.
  func observe(_ body: @escaping @MainActor () -> Void) -> Cancellation

  /// The details of a moment; nil if the moment has been dropped from the history.
  func detail(of number: Int) -> InspectedDetail?

  /// The frame of a moment; nil if the moment has been dropped from the history.
  ///
  /// It takes less time than the details.
  func frame(of number: Int) -> Frame?

  /// Where a cell of the frame of a moment comes from; nil for a cell outside of the screen, and if
  /// the moment has been dropped from the history.
  func origin(of cell: Position, in number: Int) -> CellOrigin?

  /// Continues the session from the state and the interface state of an earlier moment.
  ///
  /// Effects that this state does not request are cancelled, those that it requests start.
  ///
  /// A recorded session is continued after the end of the inspector, by its application.
  ///
  /// - Returns: False if the moment has been dropped, or the session has ended.
  @discardableResult func fork(at number: Int) -> Bool

  /// Sends an event to the session.
  ///
  /// - Parameter json: The event in the form of `Codable`, such as `{"selected":{"_0":3}}`.
  /// - Returns: One sentence about what is wrong; nil if the event was sent.
  func send(_ json: String) -> String?

  /// The event of a moment as JSON, to be sent again; nil if there is none, or it is not `Codable`.
  func eventText(of number: Int) -> String?
}

extension InspectionSource {
  var theme: Theme? { nil }
}
