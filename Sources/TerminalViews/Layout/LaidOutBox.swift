package import TerminalModel

/// A view on the screen with its place, for a list of all views on the screen.
package struct LaidOutBox: Equatable, Sendable {
  /// The kinds of the views from the outermost one to this one, such as `Column › Panel 2 › List`.
  ///
  /// A number counts the views of the same kind in the same view, from 2.
  package let path: String
  /// The kind of the view, such as `Text` or `List`.
  package let kind: String
  /// The number of listed views around it.
  package let depth: Int
  /// Its visible cells on the screen.
  package let rect: Rect
  /// Whether it is, or contains, the control with the focus.
  package fileprivate(set) var isFocused: Bool
  /// The memory of its control as JSON, cut to 200 characters; nil if the memory is like new.
  ///
  /// The memory of a control that takes secrets is `hidden`.
  package let memory: String?
}

/// A walk through a laid-out view that lists its parts, made only when it is asked for.
struct BoxWalk {
  /// A listed view, and its place from back to front.
  struct Entry {
    var box: LaidOutBox
    /// The number of the overlay that it is in, counted from 1 in the order of the walk; 0 outside
    /// of overlays.
    let overlay: Int
    /// Whether it draws cells itself.
    let isDrawn: Bool
  }

  private(set) var entries: [Entry] = []
  private let interface: InterfaceState
  private let screen: Rect
  /// The indices of the listed views around the visited one.
  private var outer: [Int] = []
  /// For the screen and each view of ``outer``, the number of listed views directly in it, by kind.
  private var counts: [[String: Int]] = [[:]]
  private var overlays = 0
  private var overlay = 0

  init(_ root: Box, interface: InterfaceState, size: Size) {
    self.interface = interface
    screen = Rect(size)
    visit(root, from: .origin, clip: screen)
  }

  /// The view that drew a cell: the frontmost one that draws there, or else the frontmost one.
  func box(at position: Position) -> LaidOutBox? {
    let hits = entries.filter { $0.box.rect.contains(position) }
    let overlay = hits.map(\.overlay).max()
    let front = hits.filter { $0.overlay == overlay }
    return (front.last(where: \.isDrawn) ?? front.last)?.box
  }

  private mutating func visit(_ box: Box, from parent: Position, clip: Rect) {
    let outerOverlay = overlay
    defer { overlay = outerOverlay }
    var clip = clip
    if case .overlay = box.content {
      overlays += 1
      (overlay, clip) = (overlays, screen)
    }
    let origin = parent.offset(columns: box.origin.column, rows: box.origin.row)
    let visible = Rect(origin: origin, size: box.size).intersection(clip)
    guard !visible.isEmpty else { return }
    guard let kind = box.kind else { return visitChildren(of: box, at: origin, visible) }
    add(box, kind, visible)
    visitChildren(of: box, at: origin, visible)
    outer.removeLast()
    counts.removeLast()
  }

  private mutating func visitChildren(of box: Box, at origin: Position, _ clip: Rect) {
    for child in box.children { visit(child, from: origin, clip: clip) }
  }

  /// Lists a view; those that are visited next are in it.
  private mutating func add(_ box: Box, _ kind: String, _ visible: Rect) {
    let number = counts[outer.count][kind, default: 0] + 1
    counts[outer.count][kind] = number
    let name = number == 1 ? kind : "\(kind) \(number)"
    let around = outer.last.map { entries[$0].box.path + " › " } ?? ""
    outer.append(entries.count)
    counts.append([:])
    entries.append(
      Entry(
        box: LaidOutBox(
          path: around + name, kind: kind, depth: outer.count - 1, rect: visible, isFocused: false,
          memory: memory(of: box)),
        overlay: overlay, isDrawn: box.isDrawn))
    guard case .control(let control) = box.content, control.path == interface.focus else { return }
    for index in outer { entries[index].box.isFocused = true }
  }

  private func memory(of box: Box) -> String? {
    guard case .control(let control) = box.content, control.behavior.remembers,
      let memory = interface.memories[control.path]
    else { return nil }
    guard !control.inputs.contains(.secret) else { return "hidden" }
    return text(of: memory.value)
  }

  private func text(of memory: any ControlMemory) -> String? {
    do {
      let text = try EncodedValue(encoding: memory).json
      return text.count > 200 ? text.prefix(199) + "…" : text
    } catch {
      return nil
    }
  }
}

extension UntypedScene {
  /// The views on the screen, each before those in it; made at each call.
  package var boxes: [LaidOutBox] { walk.entries.map(\.box) }

  /// The view that drew a cell, or nil if the cell is in no view.
  package func box(at position: Position) -> LaidOutBox? { walk.box(at: position) }

  private var walk: BoxWalk { BoxWalk(root, interface: interface, size: size) }
}

extension Box {
  /// The kind of the view; nil for one that only passes its cells on to the view in it.
  fileprivate var kind: String? {
    switch content {
    case .nothing: kindOfStack
    case .text: "Text"
    case .canvas: "Canvas"
    case .control(let control): control.behavior.kind
    case .backdrop: "Panel"
    case .overlay(let kind): kind.title
    case .style, .joinedBorders, .look, .keys, .focusID, .focusScope, .unfocusable, .disabled,
      .tooltip, .mouseReporting, .selectable, .rows, .modal, .anchor:
      nil
    }
  }

  /// The kind of a container, by the places of the views in it; nil for fewer than two.
  private var kindOfStack: String? {
    let rects = children.map(\.rect).filter { !$0.isEmpty }
    guard rects.count > 1 else { return nil }
    let pairs = zip(rects, rects.dropFirst())
    if pairs.allSatisfy({ $0.rows.upperBound <= $1.rows.lowerBound }) { return "Column" }
    if pairs.allSatisfy({ $0.columns.upperBound <= $1.columns.lowerBound }) { return "Row" }
    return pairs.contains { !$0.intersection($1).isEmpty } ? "Layers" : "Group"
  }

  fileprivate var isDrawn: Bool {
    switch content {
    case .text, .canvas, .control, .backdrop, .overlay: true
    case .nothing, .style, .joinedBorders, .look, .keys, .focusID, .focusScope, .unfocusable,
      .disabled, .tooltip, .mouseReporting, .selectable, .rows, .modal, .anchor:
      false
    }
  }
}

extension ControlBehavior {
  /// The name of the control's type, without its parameters.
  fileprivate var kind: String {
    let name = String(describing: controlType).prefix { $0 != "<" }
    return String(name.hasSuffix("Control") ? name.dropLast("Control".count) : name)
  }
}

extension Overlay.Kind {
  fileprivate var title: String {
    switch self {
    case .popover: "Popover"
    case .menu: "Menu"
    case .dropDown: "DropDown"
    case .dialog: "Dialog"
    case .notice: "Notice"
    }
  }
}
