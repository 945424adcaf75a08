package import CursesFeedback

/// The pages of the demo Widgets, in the order of its list of pages.
package enum Page: String, CaseIterable, Codable, Hashable, Sendable {
  case choices, menus, dialogs, fields, forms, editors, lists, sections, scrolling, tables, trees
  case panes, frames, styles, numbers, charts, lines, bars, overview, states

  /// The paths of the pages, for links and for the command line: their names, such as `choices`.
  package static let paths = RoutePaths(allCases.map { RoutePath($0.rawValue, $0) })

  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The text of the page's Swift file, which the build embeds in the program.
  package var source: String { String(decoding: content.source, as: UTF8.self) }

  /// The widgets of the page.
  package func view(_ pages: Pages) -> Node<Change<Pages>> { content.view(pages) }

  private var content: (source: [UInt8], view: (Pages) -> Node<Change<Pages>>) {
    switch self {
    case .choices: (PackageResources.Choices_swift, view(\.choices))
    case .menus: (PackageResources.Menus_swift, view(\.menus))
    case .dialogs: (PackageResources.Dialogs_swift, view(\.dialogs))
    case .fields: (PackageResources.Fields_swift, view(\.fields))
    case .forms: (PackageResources.Forms_swift, view(\.forms))
    case .editors: (PackageResources.Editors_swift, view(\.editors))
    case .lists: (PackageResources.Lists_swift, view(\.lists))
    case .sections: (PackageResources.Sections_swift, view(\.sections))
    case .scrolling: (PackageResources.Scrolling_swift, view(\.scrolling))
    case .tables: (PackageResources.Tables_swift, view(\.tables))
    case .trees: (PackageResources.Trees_swift, view(\.trees))
    case .panes: (PackageResources.Panes_swift, view(\.panes))
    case .frames: (PackageResources.Frames_swift, view(\.frames))
    case .styles: (PackageResources.Styles_swift, view(\.styles))
    case .numbers: (PackageResources.Numbers_swift, view(\.numbers))
    case .charts: (PackageResources.Charts_swift, view(\.charts))
    case .lines: (PackageResources.Lines_swift, view(\.lines))
    case .bars: (PackageResources.Bars_swift, view(\.bars))
    case .overview: (PackageResources.Overview_swift, view(\.overview))
    case .states: (PackageResources.States_swift, view(\.states))
    }
  }

  private func view<Shown: WidgetPage>(
    _ page: any WritableKeyPath<Pages, Shown> & Sendable
  ) -> (Pages) -> Node<Change<Pages>> {
    { $0[keyPath: page].view().map { change in Change { change.apply(&$0[keyPath: page]) } } }
  }
}
