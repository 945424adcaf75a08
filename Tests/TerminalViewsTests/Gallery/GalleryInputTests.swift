import TerminalModel
import Testing

@testable import TerminalViews

/// The responses of all controls to keys, the mouse and pastes.
@Suite struct GalleryInputTests {
  private static let keys: [Key] = {
    let codes: [Key.Code] =
      [
        .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .function(1),
      ] + " aAjklx1+-é日".map { .character($0) }
    let modifiers: [Key.Modifiers] = [[], .control]
    let others: [Key] = ["shift+tab", "shift+down", "shift+left", "alt+a", "alt+w", "alt+enter"]
    return modifiers.flatMap { held in codes.map { Key($0, modifiers: held) } } + others
  }()

  private static let wheel: [Mouse.Action] = [
    .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight,
  ]

  @Test(arguments: Specimen.controls, Size.gallery)
  func `a key that a control says it handles is handled, and another one goes on`(
    _ specimen: Specimen, _ size: Size
  ) {
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      guard let scene = stage.scene(.focused) else { continue }
      let router = Router(interface: scene.interface, routes: scene.untyped.routes)
      for key in Self.keys {
        let response = scene.respond(to: .key(key))
        let isHandled = router.reaches(key)
        let isLeft = response.events == [.bubbled(.key(key))]
        let name = Keystrokes(key).label
        if isHandled {
          #expect(
            response.isHandled && !isLeft,
            "\(value.name): the control handles \(name), but does not respond to it")
        } else {
          let movesFocus = response.interface.focus != scene.interface.focus
          // Ctrl-F1 shows a tooltip.
          #expect(
            isLeft || response.interface != scene.interface || router.routes.stops(key),
            "\(value.name): no control handles \(name), but it is lost")
          #expect(
            movesFocus || response.interface.memories == scene.interface.memories,
            "\(value.name): no control handles \(name), but it changes a memory")
        }
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery.suffix(4))
  func `Enter, a click, the wheel and a paste send events of the control, or reach bindings`(
    _ specimen: Specimen, _ size: Size
  ) {
    let stage = GalleryStage(specimen.values[0], size)
    guard let start = stage.scene(.focused) else { return }
    let center = stage.area(.focused).center
    func expect(_ inputs: Input..., sends expected: [RandomEvent]?, _ name: String) {
      var events: [StageEvent] = []
      var interface = start.interface
      for input in inputs {
        let response = stage.scene(interface).respond(to: input)
        events += response.events
        interface = response.interface
      }
      let others = inputs.map { StageEvent.bubbled($0) }
      #expect(
        events == expected.map { $0.map { .control($0) } } ?? others,
        "\(name) in the focused control\n\(start.draw().text)")
    }
    expect(.key(.enter), sends: specimen.responses.enter, "Enter")
    expect(.paste("x\u{7}y\nz"), sends: specimen.responses.paste, "paste")
    // The center is in the open menu: on a heading, or on the smallest screen on an item, which a
    // click would choose.
    guard !stage.area(.focused).isEmpty, specimen.name != "Menu, open" || size.columns > 20 else {
      return
    }
    expect(.mouse(Mouse(.scrolledDown, at: center)), sends: specimen.responses.wheel, "wheel")
    expect(
      .mouse(Mouse(.pressed(.left), at: center)), .mouse(Mouse(.released(.left), at: center)),
      sends: specimen.responses.click, "click")
  }

  /// The controls from whose first cell a drag selects no text: they draw themselves, or take drags,
  /// as a list with movable rows does; a toast is in front of the screen and takes no mouse.
  private static let withoutSelection: Set<String> = [
    "Breadcrumbs", "Button", "Checkbox", "Collapsible", "FormattedField, date",
    "FormattedField, mask", "FormattedField, number", "FormattedField, time",
    "List, several rows selected", "List, with sections", "Menu, closed", "Menu, open", "MenuBar",
    "MultiSelect", "RadioGroup", "ScrollBar", "SecureField", "Select, closed", "Select, open",
    "Slider", "Stepper", "TextEditor", "TextField", "Toggle", "drag and drop", "popover", "toasts",
    "tooltip",
  ]

  @Test(arguments: Specimen.controls, Size.gallery.suffix(4))
  func `a drag over a control copies the text that is then reversed, or selects none`(
    _ specimen: Specimen, _ size: Size
  ) {
    let stage = GalleryStage(specimen.values[0], size)
    guard let start = stage.scene(.idle) ?? stage.scene(.focused) else { return }
    let area = stage.area(of: start)
    guard !area.isEmpty else { return }
    let last = Position(
      column: area.columns.upperBound - 1, row: area.rows.upperBound - 1)
    let released = stage.dragging(from: area.origin, to: last, start.interface)
    #expect((released.copied == nil) == Self.withoutSelection.contains(specimen.name))
    guard let copied = released.copied else { return }
    var plain = released.interface
    plain.selection = nil
    let reversed = stage.scene(released.interface).draw()
      .text(reversedSince: stage.scene(plain).draw())
    // The copied text can have parts that are scrolled out of sight or covered.
    #expect(!reversed.isEmpty && reversed.isSubsequence(of: copied), "\(reversed): \(copied)")
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `a click in a control reaches no other one, and a release outside it sends no event`(
    _ specimen: Specimen, _ size: Size
  ) {
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      guard let scene = stage.scene(.idle) ?? stage.scene(.focused), stage.takesInput else {
        continue
      }
      for place in stage.samples(inside: true) {
        let pressed = scene.mouse(.pressed(.left), column: place.column, row: place.row)
        let clicked = stage.scene(pressed.interface)
          .mouse(.released(.left), column: place.column, row: place.row)
        #expect(
          !clicked.events.contains(.beside),
          "\(value.name): a click at \(place) reaches a button beside the control")
        // A press can open a drop-down list, which is part of the control.
        let area = stage.area(of: stage.scene(pressed.interface))
        for outside in stage.samples(inside: false).suffix(2) where !area.contains(outside) {
          let dragged = stage.scene(pressed.interface)
            .mouse(.dragged(.left), column: outside.column, row: outside.row)
          let released = stage.scene(dragged.interface)
            .mouse(.released(.left), column: outside.column, row: outside.row)
          // A drag over the rows of a list can move one to the end.
          #expect(
            released.events.filter { !$0.isOfOthers && !$0.isMove } == [],
            "\(value.name): pressed at \(place), released outside at \(outside)")
          #expect(
            released.interface.capture == nil,
            "\(value.name), \(place): the control keeps the mouse after the release")
        }
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `the mouse outside a control does not reach it`(_ specimen: Specimen, _ size: Size) {
    let actions =
      Self.wheel + [.released(.left), .released(.right), .dragged(.left), .moved]
      + (specimen.closesOutside ? [] : [.pressed(.left), .pressed(.right)])
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      guard let scene = stage.scene(.idle) ?? stage.scene(.focused) else { continue }
      for place in stage.samples(inside: false) {
        for action in actions {
          let response = scene.mouse(action, column: place.column, row: place.row)
          #expect(
            response.events.filter { !$0.isOfOthers } == [],
            "\(value.name), \(action) at \(place) outside the control")
          #expect(
            response.interface.memories == scene.interface.memories,
            "\(value.name), \(action) at \(place) changes a memory")
          let selection = response.interface.selection
          #expect(
            selection?.isEmpty ?? true || selection == scene.interface.selection,
            "\(value.name), \(action) at \(place) selects text")
        }
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `a control passes on a turn of the wheel that changes nothing`(
    _ specimen: Specimen, _ size: Size
  ) {
    for value in specimen.values where !specimen.keepsWheel {
      let stage = GalleryStage(value, size)
      guard let scene = stage.scene(.idle) ?? stage.scene(.focused) else { continue }
      for place in stage.samples(inside: true) {
        for action in Self.wheel {
          let response = scene.mouse(action, column: place.column, row: place.row)
          let isLeft = response.events.contains { $0.isOfOthers }
          let changes =
            !isLeft && !response.events.isEmpty
            || response.interface.memories != scene.interface.memories
          #expect(
            isLeft != changes,
            "\(value.name): \(action) at \(place) changes \(changes ? "something and goes" : "nothing and does not go") to others"
          )
        }
      }
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `a control for text takes a paste as one event at most, an open menu drops it`(
    _ specimen: Specimen, _ size: Size
  ) {
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      guard let scene = stage.scene(.focused) else { continue }
      let response = scene.respond(to: .paste("7日本"))
      #expect(response.events.count <= 1, "\(value.name)")
      let routes = scene.untyped.routes
      let router = Router(interface: scene.interface, routes: routes)
      let takesText = routes.focusIndex(at: scene.interface.focus).map {
        routes.targets[$0].control.inputs.contains(.text) && router.isHandled("x", from: $0)
      }
      #expect(
        response.events.contains { $0.isOfOthers } == (takesText != true && routes.keyMenu == nil),
        "\(value.name): a control that \(takesText == true ? "takes" : "does not take") text")
    }
  }

  @Test(arguments: Specimen.controls, Size.gallery)
  func `a disabled control takes no input`(_ specimen: Specimen, _ size: Size) {
    for value in specimen.values {
      let stage = GalleryStage(value, size)
      guard let scene = stage.scene(.disabled) else { continue }
      let pointed = stage.samples(inside: true).flatMap { place in
        (Self.wheel + [.pressed(.left), .released(.left), .pressed(.right), .moved]).map {
          Input.mouse(Mouse($0, at: place))
        }
      }
      for input in Self.keys.map({ .key($0) }) + pointed + [.paste("x")] {
        let response = scene.respond(to: input)
        #expect(
          response.events.filter { !$0.isOfOthers } == [],
          "\(value.name): the disabled control responds to \(input)")
        #expect(
          response.interface.memories == scene.interface.memories,
          "\(value.name): \(input) changes a memory")
        let selection = response.interface.selection
        #expect(
          selection?.isEmpty ?? true || selection == scene.interface.selection,
          "\(value.name): \(input) selects text")
        #expect(
          !stage.isInControl(response.interface.focus),
          "\(value.name): the disabled control gets the focus by \(input)")
      }
    }
  }
}

extension StageEvent {
  /// Whether the control did not send the event.
  fileprivate var isOfOthers: Bool {
    switch self {
    case .control: false
    case .beside, .bubbled: true
    }
  }

  /// Whether the event moves a row.
  fileprivate var isMove: Bool {
    if case .control(.moved) = self { true } else { false }
  }
}

extension GalleryStage {
  /// Cells at the corners and in the middle of the control, or of the screen and beside the control.
  fileprivate func samples(inside: Bool) -> [Position] {
    let area = scene(.idle) == nil ? area(.focused) : area(.idle)
    guard !inside || !area.isEmpty else { return [] }
    let rect = inside ? area : Rect(size)
    let columns = [rect.columns.lowerBound, rect.columns.upperBound - 1]
    let rows = [rect.rows.lowerBound, rect.rows.upperBound - 1]
    let beside = Set([area.rows.lowerBound, area.rows.upperBound - 1]).flatMap { row in
      [
        Position(column: area.columns.lowerBound - 1, row: row),
        Position(column: area.columns.upperBound, row: row),
      ]
    }
    let corners = rows.flatMap { row in columns.map { Position(column: $0, row: row) } }
    let places = corners + [rect.center]
    return (inside ? places : places + beside).filter {
      Rect(size).contains($0) && area.contains($0) == inside
    }
  }
}
