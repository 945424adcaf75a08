package import TerminalModel

/// A view laid out for a screen: its picture and its response to input.
///
/// It does not know the type of its events, so that it is compiled once and not as unspecialized
/// generic code. It is a class, so that it is passed on without a copy; it never changes.
package final class UntypedScene {
  /// The size of the screen, in cells.
  package let size: Size
  /// Decides the responses to input.
  let router: Router
  /// The number of nodes laid out.
  package let nodesLaidOut: Int
  /// The number of lines of text laid out.
  package let linesLaidOut: Int
  /// The number of list rows made.
  package let rowsBuilt: Int
  /// The number of list rows taken from the previous layout.
  package let rowsReused: Int
  /// The visible rows of each list or table that sends an event when other rows become visible.
  package let visibleRows: [VisibleRows]
  /// The number of views taken from the previous layout.
  package let viewsReused: Int
  /// The rows of lists, the views and the long texts that the next layout can reuse.
  package let cache: LayoutCache
  /// The user's options for the screen, such as the theme and reduced motion.
  let display: DisplayOptions
  /// Whether Ctrl-C ends the session if the view does not respond to it.
  private let endsAtInterrupt: Bool
  /// The outermost box: the root of the tree of laid-out views.
  let root: Box
  /// The theme of the whole view, or nil if it has none.
  private let theme: Theme?
  /// The metrics of the theme of the whole view.
  let metrics: ThemeMetrics
  /// The characters of the widgets in the theme of the whole view; nil for those of Unicode.
  let glyphs: ThemeGlyphs?

  /// Lays out a view.
  ///
  /// - Parameters:
  ///   - endsAtInterrupt: Whether Ctrl-C ends the session if the view does not respond to it.
  ///   - cache: The rows, views and long texts of the previous layout.
  package init(
    _ view: Element, size: Size, interface: InterfaceState,
    display: DisplayOptions = DisplayOptions(), endsAtInterrupt: Bool = false,
    reusing cache: consuming LayoutCache? = nil
  ) {
    var pass = LayoutPass(interface: interface, display: display, reusing: cache)
    var root = pass.layoutRoot(view, size: size)
    var routes = Routes(root, size: size)
    var settled = pass.settled(routes)
    if pass.record.showsActiveKeys {
      // A second layout shows the bindings that the first one has found.
      let keys = Router(behindModalViewOf: root, size: size, routes, settled)
        .hints(endsAtInterrupt: endsAtInterrupt)
      let texts = pass.cache.texts
      pass = LayoutPass(interface: interface, display: display)
      pass.reusable.texts = texts
      pass.activeKeys = keys
      root = pass.layoutRoot(view, size: size)
      routes = Routes(root, size: size)
      settled = pass.settled(routes)
    }
    let endsDrag = interface.isDragging && !settled.isDragging
    if endsDrag || settled.focus != interface.focus {
      let memories = settled.memories
      // Layout sends no events: the controls can only change their memories.
      _ = settled.tellControls(ofFocusFrom: interface.focus, routes)
      if endsDrag || pass.record.dependsOnFocus || settled.memories != memories {
        // A second layout scrolls to the control with the focus, and shows the changed memories.
        let keys = pass.activeKeys
        pass = LayoutPass(interface: settled, display: display, reusing: pass.cache)
        pass.activeKeys = keys
        root = pass.layoutRoot(view, size: size)
        routes = Routes(root, size: size)
        settled = pass.settled(routes)
      }
    }
    self.size = size
    self.display = display
    self.endsAtInterrupt = endsAtInterrupt
    self.root = root
    theme = pass.hasUserTheme ? display.theme : pass.theme
    metrics = pass.metrics
    glyphs = display.shown(theme?.glyphs ?? display.ownGlyphs)
    visibleRows = pass.record.visibleRows
    self.cache = pass.cache
    viewsReused = pass.viewsReused
    nodesLaidOut = pass.nodesLaidOut
    linesLaidOut = pass.linesLaidOut
    rowsBuilt = pass.rowsBuilt
    rowsReused = pass.rowsReused
    // Without `consume`, the routes are copied for each layout.
    router = Router(interface: consume settled, routes: consume routes)
  }

  /// Whether rows or views of the previous layout are parts of this one.
  package var reusesParts: Bool { rowsReused + viewsReused > 0 }

  /// The interface state after layout.
  package var interface: InterfaceState { router.interface }

  package var routes: Routes { router.routes }

  /// The hints of the keys that work, in the order in which bindings get a key; each key is in one
  /// hint at most.
  package var hints: [KeyHint] {
    guard !interface.hasPendingKeys else {
      return routes.hints(withFocusAt: interface.focus, hasSelection: interface.hasSelection)
        .continuing(interface.pendingKeys, showsKeys: popup == nil)
    }
    return router.hints(endsAtInterrupt: endsAtInterrupt)
  }

  /// The hints of the keys that work, those of key bindings without a title included.
  ///
  /// Unlike ``hints``, they include the keys that continue an incomplete key sequence even while a
  /// box on the screen shows these keys.
  package var allHints: [KeyHint] {
    guard interface.hasPendingKeys else {
      return router.hints(endsAtInterrupt: endsAtInterrupt, includingUntitled: true)
    }
    return routes.hints(withFocusAt: interface.focus, hasSelection: interface.hasSelection)
      .continuing(interface.pendingKeys, includingUntitled: true)
  }

  /// The keys that continue a sequence, if one is incomplete and the screen has space for them.
  package var popup: PendingKeysPopup? {
    guard interface.hasPendingKeys else { return nil }
    let hints = routes.hints(withFocusAt: interface.focus, hasSelection: interface.hasSelection)
      .continuing(interface.pendingKeys)
    return PendingKeysPopup(
      Array(hints.dropFirst().dropLast()), after: interface.pendingKeys, in: size)
  }

  /// The shown tooltip, or nil if there is none.
  package var tooltip: TooltipPopup? {
    tooltipArea.flatMap { TooltipPopup($0.text, beside: $0.visible, in: size) }
  }

  /// The view whose tooltip is shown.
  private var tooltipArea: TooltipArea? {
    interface.tooltip?.shown.flatMap { routes.tooltip(of: $0) }
  }

  /// The areas of the views in front of others, from back to front: the overlays, the tooltip, the
  /// keys that continue a sequence, and help.
  package var overlayAreas: [Rect] {
    routes.overlays.map(\.rect) + [tooltip?.rect, popup?.rect, help?.rect].compactMap(\.self)
  }

  /// The conflicts among the active key bindings.
  package var keyConflicts: [KeyConflict] {
    KeyConflict.conflicts(in: root, active: routes.activeLayers)
  }

  /// Draws the scene into a frame, reusing the frame's memory if it has the size of the scene.
  package func draw(into frame: inout Frame) {
    var buffer = Buffer(size: .zero)
    swap(&buffer, &frame.buffer)
    if buffer.size != size { buffer = Buffer(size: size) }
    var area = DrawingArea(reusing: consume buffer, for: self)
    let painter = Painter(interface.isDragging ? interfaceWithDrag : interface)
    painter.draw(root, on: &area)
    if interface.hasSelection { drawSelection(inOverlays: false, on: &area) }
    painter.draw(routes.overlays, on: &area)
    if interface.hasSelection { drawSelection(inOverlays: true, on: &area) }
    if interface.endsAtKey {
      if let tooltip {
        painter.draw(tooltip.box.with(tooltipArea?.looks ?? []), on: &area)
      }
      if let popup {
        painter.draw(popup.box.with(root.outerLooks), on: &area)
      } else if let help {
        area.recede(behind: help.rect)
        painter.draw(help.box.with(root.outerLooks), on: &area)
        painter.drawNotices(of: routes.overlays, on: &area)
      }
      if interface.isDragging { drawDragLabel(painter, on: &area) }
    }
    if display.reducesMotion { area.restyle { $0.attributes.remove(.blink) } }
    area.take(&frame)
    frame.mouse = routes.mouse
    frame.theme = theme
  }

  /// Whether the focused control, or a control around it, takes a key, or the key may move the
  /// focus, open a menu or show a tooltip.
  package func takes(_ key: Key) -> Bool {
    router.takes(key)
  }

  /// Whether a control in the scene takes typed text.
  package var takesText: Bool { router.routes.takesText }

  /// Whether the control with the focus takes text that must not be recorded.
  package var typesSecret: Bool { router.routes.typesSecret(at: interface.focus) }

  /// The response to an input; the scene itself does not change.
  ///
  /// - Parameter time: The time of the input on the session's clock; needed if ``takesText`` is
  ///   true.
  package func respond(to input: Input, at time: Duration? = nil) -> Response {
    guard interface.help == nil else {
      return respond(inHelpTo: input) ?? hidingHelp(input, at: time)
    }
    let response = response(of: router, to: input, at: time)
    guard !response.isHandled, case .key(let key) = input else { return response }
    return showingHelp(with: key, after: response) ?? response
  }

  /// The response of the focused control, and of the controls around it, to a change of the terminal.
  package func respond(to change: TerminalChange) -> Response { router.respond(to: change) }
}

/// A view laid out without the rows of lists, for keys that go to the view with the focus.
///
/// It is a class, so that it is passed on without a copy; it never changes.
///
/// A burst of keys in a list, as from a held arrow key, costs layouts of the view without the rows.
package final class FocusedScene {
  private let router: Router
  private let focused: Int

  /// Lays out the view, or returns nil if the next key needs a whole scene: no view has the focus
  /// yet, the view that had it is in a row, disabled or gone, the application moves the focus, a
  /// modal view is or was shown, a menu or help is open, the view lists the active keys, or the next
  /// key can hide a tooltip, or end a drag or a selection of text.
  ///
  /// - Parameter cache: The views of the previous layout.
  package init?(
    _ view: Element, size: Size, interface: InterfaceState,
    display: DisplayOptions = DisplayOptions(), reusing cache: LayoutCache? = nil
  ) {
    guard interface.covered.isEmpty, interface.suspended == nil, interface.menu == nil,
      interface.help == nil, !(interface.tooltip?.endsAtKey ?? false), !interface.isDragging,
      !interface.hasSelection
    else {
      return nil
    }
    var pass = LayoutPass(
      interface: interface, display: display, makesRows: false, reusing: cache)
    let routes = Routes(pass.layoutRoot(view, size: size), size: size)
    guard !routes.isModal, routes.keyMenu == nil, !pass.record.showsActiveKeys,
      let focused = routes.focusIndex(at: interface.focus),
      !interface.hasNewFocusRequest(in: routes)
    else { return nil }
    self.focused = focused
    var settled = pass.settled(routes)
    _ = settled.tellControls(ofFocusFrom: interface.focus, routes)
    router = Router(interface: settled, routes: routes)
  }

  /// The interface state after layout.
  package var interface: InterfaceState { router.interface }

  /// Whether the focused control, or a control around it, takes a key, or the key may move the
  /// focus, open a menu or show a tooltip.
  package func takes(_ key: Key) -> Bool { router.takes(key, at: focused) }

  /// Whether a control outside lists takes typed text.
  package var takesText: Bool { router.routes.takesText }

  /// Whether the control with the focus takes text that must not be recorded.
  package var typesSecret: Bool { router.routes.typesSecret(at: interface.focus) }

  /// The response of the view with the focus to a key, or nil if the view does not handle it.
  ///
  /// - Parameter time: The time of the key on the session's clock; needed if ``takesText`` is true.
  package func respond(to key: Key, at time: Duration? = nil) -> Response? {
    let response =
      if let time {
        router.at(time).respond(to: key, at: focused)
      } else {
        router.respond(to: key, at: focused)
      }
    return response?.isKept == true ? nil : response.map(router.reportingFocus)
  }
}

extension LayoutPass {
  /// The interface state after this pass, for the routes of its boxes.
  fileprivate func settled(_ routes: Routes) -> InterfaceState {
    interface.settled(
      for: routes, memories: record.memories, rows: record.rowPaths, pages: record.pages)
  }
}

extension Routes {
  /// Whether the control with the focus takes text that must not be recorded.
  fileprivate func typesSecret(at path: ViewPath?) -> Bool {
    guard takesText, let focused = focusIndex(at: path) else { return false }
    return targets[focused].control.inputs.contains(.secret)
  }
}
