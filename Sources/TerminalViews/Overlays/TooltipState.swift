/// The phase of the tooltip that the user sees or is about to see.
package enum TooltipState: Hashable, Sendable {
  /// The pointer has come to the view: the tooltip is shown if the pointer rests for ``delay``.
  case awaited(TooltipArea.ID)
  /// The tooltip is shown until the pointer leaves the view, or another input comes.
  case shown(TooltipArea.ID)
  /// A key has shown the tooltip of the view with the focus.
  case shownByKey(TooltipArea.ID)
  /// An input other than a movement has hidden the tooltip until the pointer leaves the view.
  case hidden(TooltipArea.ID)

  /// The time for which the pointer has to rest.
  package static let delay = Duration.milliseconds(500)

  /// The view whose tooltip is shown, or nil if none is.
  package var shown: TooltipArea.ID? {
    switch self {
    case .shown(let id), .shownByKey(let id): id
    case .awaited, .hidden: nil
    }
  }

  /// Whether the ``delay`` is running.
  package var isAwaited: Bool {
    switch self {
    case .awaited: true
    case .shown, .shownByKey, .hidden: false
    }
  }

  /// Whether the next key changes it, whichever key that is.
  var endsAtKey: Bool {
    switch self {
    case .awaited, .shown, .shownByKey: true
    case .hidden: false
    }
  }

  /// The view, unless a key has shown the tooltip.
  private var pointed: TooltipArea.ID? {
    switch self {
    case .awaited(let id), .shown(let id), .hidden(let id): id
    case .shownByKey: nil
    }
  }

  /// The state after a movement of the pointer.
  ///
  /// - Parameter id: The view with a tooltip under the pointer, or nil if there is none.
  package static func after(
    _ state: TooltipState?, pointerMovedTo id: TooltipArea.ID?
  ) -> TooltipState? {
    guard let id else { return state?.pointed == nil ? state : nil }
    return id == state?.pointed || id == state?.shown ? state : .awaited(id)
  }

  /// The state after any other input: hidden, or nil if a key had shown the tooltip.
  package var afterInput: TooltipState? { pointed.map { .hidden($0) } }

  /// The state after the pointer has rested.
  package var afterDelay: TooltipState {
    switch self {
    case .awaited(let id): .shown(id)
    case .shown, .shownByKey, .hidden: self
    }
  }
}
