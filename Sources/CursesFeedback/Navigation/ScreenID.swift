/// The identity of a screen in a ``RouteStack``, or in the stacks of ``RouteTabs``.
///
/// Each pushed, presented or replacing screen gets one that no other screen of the stack has had.
public struct ScreenID: Codable, Hashable, Sendable {
  /// The number of the tab; 0 for a stack without tabs.
  var tab: Int
  /// The number of the screen in its stack.
  var number: Int
}

extension ScreenID: CustomStringConvertible {
  /// The number of the screen, after that of its tab if there is one, such as `3` or `1.3`.
  public var description: String { tab == 0 ? "\(number)" : "\(tab).\(number)" }
}
