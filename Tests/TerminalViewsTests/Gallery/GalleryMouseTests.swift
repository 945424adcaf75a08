import TerminalModel
import Testing

@testable import TerminalViews

/// The mouse on each cell of a small screen with a widget.
@Suite struct GalleryMouseTests {
  private static let size = Size(columns: 16, rows: 5)

  private static let actions: [Mouse.Action] = [
    .pressed(.left), .released(.left), .dragged(.left), .pressed(.right), .released(.right),
    .dragged(.right), .pressed(.middle), .released(.middle), .moved, .scrolledUp, .scrolledDown,
    .scrolledLeft, .scrolledRight,
  ]

  @Test(arguments: Specimen.all)
  func `each action on a cell sends at most one event, and none of the widget if it is outside`(
    _ specimen: Specimen
  ) {
    let stage = GalleryStage(specimen.values[0], Self.size)
    guard let scene = stage.scene(.focused) ?? stage.scene(.idle) else { return }
    let area = stage.area(of: scene)
    for place in Rect(Self.size).positions {
      for action in Self.actions {
        let events = scene.respond(to: .mouse(Mouse(action, at: place))).events
        #expect(events.count <= 1, "\(action) at \(place)\n\(scene.draw().text)")
      }
      let pressed = scene.respond(to: .mouse(Mouse(.pressed(.left), at: place)))
      let after = stage.scene(pressed.interface)
      let dragged = after.respond(to: .mouse(Mouse(.dragged(.left), at: .origin)))
      let dropped = stage.scene(dragged.interface)
        .respond(to: .mouse(Mouse(.released(.left), at: .origin)))
      for answer in [dragged, dropped] {
        #expect(answer.events.count <= 1, "a drag from \(place)\n\(scene.draw().text)")
      }
      let released = after.respond(to: .mouse(Mouse(.released(.left), at: place)))
      let isInside = area.contains(place) || stage.area(of: after).contains(place)
      for event in pressed.events + released.events {
        guard case .control = event else { continue }
        #expect(isInside, "a click outside at \(place) sends \(event)\n\(scene.draw().text)")
      }
    }
  }

  @Test(arguments: Specimen.displays)
  func `a widget without input leaves keys, the mouse and pastes to the bindings`(
    _ specimen: Specimen
  ) {
    for value in specimen.values {
      let stage = GalleryStage(value, Self.size)
      #expect(!stage.takesInput, "\(value.name)")
      let scene = stage.scene()
      let mouse = Rect(Self.size).positions.dropFirst(16).prefix(8).map {
        Input.mouse(Mouse(.scrolledDown, at: $0))
      }
      for input in mouse + [.paste("x"), .key("x"), .key(.left), .key(.function(1))] {
        #expect(scene.respond(to: input).events == [.bubbled(input)], "\(value.name), \(input)")
      }
    }
  }
}
