/// The screens of routes: a stack, or the stacks of tabs.
package protocol RoutedScreens {
  /// The route of the screen that is in front of the others.
  var shownRoute: Any { get }
}

extension RouteStack: RoutedScreens {
  package var shownRoute: Any { top.route }
}

extension RouteTabs: RoutedScreens {
  package var shownRoute: Any { stack.top.route }
}
