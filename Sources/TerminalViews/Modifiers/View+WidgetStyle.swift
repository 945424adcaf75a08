public import TerminalModel

extension View {
  /// Changes the style of a part of all widgets in the view, and in the overlays that belong to it,
  /// such as its menus.
  ///
  /// ```swift
  /// view.widgetStyle(.selection) { $0.background = .surface }
  /// ```
  /// The closure gets the style that the widget draws with, in tokens of the theme. Of several
  /// changes of one part, those of inner views are applied last. Sizes stay as they are.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - change: Changes the style, without side effects. It is called while the view is drawn.
  @inlinable public func widgetStyle(
    _ part: WidgetPart, _ change: @escaping (inout Style) -> Void
  ) -> Node<Event> {
    Node(node().element.changing(part, change))
  }

  /// Replaces tokens by other colours in the view, and in the overlays that belong to it.
  ///
  /// ```swift
  /// Panel("Danger") { … }.tokens([.accent: .error, .focusedBorder: .error])
  /// ```
  /// A token can be replaced by another token. A `tokens` modifier around this one then replaces
  /// the resulting tokens. Cells in the default colours stay as they are.
  @inlinable public func tokens(_ colors: [Color.Token: Color]) -> Node<Event> {
    Node(node().element.replacing(colors))
  }
}

extension Element {
  @usableFromInline func changing(
    _ part: WidgetPart, _ change: @escaping (inout Style) -> Void
  ) -> Element {
    modified(.look(.part(part, change)))
  }

  @usableFromInline func replacing(_ colors: [Color.Token: Color]) -> Element {
    colors.isEmpty ? self : modified(.look(.tokens(colors)))
  }
}

/// A change of the look of a view and of the overlays that belong to it.
package enum Look {
  /// Another theme.
  case theme(Theme)
  /// Other colours for tokens.
  case tokens([Color.Token: Color])
  /// Another style of a part of the widgets.
  case part(WidgetPart, (inout Style) -> Void)
}

extension Style {
  /// The style with other colours for tokens.
  func replacing(_ colors: [Color.Token: Color]) -> Style {
    var style = self
    if case .token(let token) = foreground, let color = colors[token] { style.foreground = color }
    if case .token(let token) = background, let color = colors[token] { style.background = color }
    return style
  }
}

/// The changes of the parts of widgets that apply to the view that is drawn: those of the views
/// around it, the outermost first.
struct WidgetStyles {
  private var changes: [(part: WidgetPart, change: (inout Style) -> Void)] = []

  mutating func add(_ part: WidgetPart, _ change: @escaping (inout Style) -> Void) {
    changes.append((part, change))
  }

  /// Whether a view changes a part.
  func changes(_ part: WidgetPart) -> Bool { changes.contains { $0.part == part } }

  /// The style of a part with all its changes.
  func style(of part: WidgetPart, _ style: Style) -> Style {
    guard !changes.isEmpty else { return style }
    var style = style
    for change in changes where change.part == part { change.change(&style) }
    return style
  }
}
