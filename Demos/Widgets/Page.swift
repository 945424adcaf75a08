package import CursesFeedback

/// The pages, in the order of the list.
package enum Page: String, CaseIterable, Hashable, Sendable {
  case choices, fields, lists, tables, trees, panes, charts, dialogs, bars

  /// The paths of the pages: their names.
  package static let paths = RoutePaths(allCases.map { RoutePath($0.rawValue, $0) })

  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The text of the page's file, which the build embeds.
  package var source: String { String(decoding: content.source, as: UTF8.self) }

  var content: (source: [UInt8], view: (Widgets.State) -> Node<Change<Widgets.State>>) {
    switch self {
    case .choices: (PackageResources.Choices_swift, view(\.choices))
    case .fields: (PackageResources.Fields_swift, view(\.fields))
    case .lists: (PackageResources.Lists_swift, view(\.lists))
    case .tables: (PackageResources.Tables_swift, view(\.tables))
    case .trees: (PackageResources.Trees_swift, view(\.trees))
    case .panes: (PackageResources.Panes_swift, view(\.panes))
    case .charts: (PackageResources.Charts_swift, view(\.charts))
    case .dialogs: (PackageResources.Dialogs_swift, view(\.dialogs))
    case .bars: (PackageResources.Bars_swift, view(\.bars))
    }
  }

  private func view<Shown: WidgetPage>(
    _ page: any WritableKeyPath<Widgets.State, Shown> & Sendable
  ) -> (Widgets.State) -> Node<Change<Widgets.State>> {
    { $0[keyPath: page].view().map { change in Change { change.apply(&$0[keyPath: page]) } } }
  }
}
