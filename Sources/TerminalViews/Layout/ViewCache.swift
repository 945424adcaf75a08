import TerminalModel

/// The laid-out views with a declared dependency (``View/layoutDependsOn(_:)``), for the next
/// layout to reuse.
struct ViewCache {
  /// A view that has been laid out.
  struct Entry {
    let key: Key
    let box: Box
    let record: LayoutRecord
    /// The mapping of the events of its boxes; nil if they are those of the root.
    let mapping: EventMapping?
    /// The paths of the stored views in it.
    let inner: [ViewPath]
  }

  /// The values on which a laid-out view depends.
  struct Key {
    let dependency: any Equatable & Sendable
    let proposal: LayoutPass.ProposedSize
    let isSelectable: Bool
    let metrics: ThemeMetrics
    let usesASCII: Bool
    /// The memories of the controls in it, before the layout.
    let memories: [ViewPath: StoredMemory]
    /// The focus; it is compared only if the layout of the view depends on it.
    var focus: ViewPath?

    fileprivate func isSame(as other: Key) -> Bool {
      proposal == other.proposal && isSelectable == other.isSelectable
        && metrics == other.metrics && usesASCII == other.usesASCII && memories == other.memories
        && dependency.isEqual(to: other.dependency)
    }
  }

  private var entries: [ViewPath: Entry] = [:]

  /// Stores a view; if two views have the same path, none is stored for it.
  mutating func store(_ entry: Entry, at path: ViewPath) {
    entries[path] = entries[path] == nil ? entry : nil
  }

  /// Removes the view at a path, and returns it if it was laid out for an equal key.
  mutating func take(_ path: ViewPath, for key: Key) -> Entry? {
    guard let entry = entries.removeValue(forKey: path), entry.key.isSame(as: key),
      !entry.record.dependsOnFocus || entry.key.focus == key.focus
    else { return nil }
    return entry
  }

  /// Moves the views at some paths out of another cache.
  mutating func take(_ paths: [ViewPath], from other: inout ViewCache) {
    for path in paths {
      if let entry = other.entries.removeValue(forKey: path) { store(entry, at: path) }
    }
  }
}

/// Turns the events of boxes into those of the root.
///
/// It is a class, so that the boxes of a view that is reused get the mapping of the new layout: a
/// view around them makes the mapping's closure, which may contain values of the new state.
final class EventMapping {
  var embed: (Any) -> Any

  init(_ embed: @escaping (Any) -> Any) { self.embed = embed }
}

extension LayoutPass {
  /// Lays out a node, or reuses its boxes from the previous layout if its dependency is equal.
  mutating func layout(
    _ node: Element, dependingOn dependency: any Equatable & Sendable, _ proposal: ProposedSize
  ) -> Box {
    let path = path
    // The nodes in the view get a step of their own: all their paths begin with the view's path,
    // also if an identity replaces their last step.
    self.path.append(.child(0))
    defer { self.path = path }
    let key = ViewCache.Key(
      dependency: dependency, proposal: proposal, isSelectable: isSelectable,
      metrics: metrics, usesASCII: usesASCII, memories: interface.memories(in: path),
      focus: interface.focus)
    // The overlays of a reused view would lack the looks (such as a theme) that are around it now.
    if let entry = reusable.views.take(path, for: key), (entry.mapping == nil) == (embed == nil),
      !entry.record.hasOverlays || looks.isEmpty
    {
      return reuse(entry, at: path)
    }
    return layout(node, for: key, at: path, proposal)
  }

  private mutating func reuse(_ entry: ViewCache.Entry, at path: ViewPath) -> Box {
    if let embed { entry.mapping?.embed = embed }
    record.merge(entry.record)
    viewsReused += 1
    cache.take(path, with: entry.inner, from: &reusable)
    cache.views.store(entry, at: path)
    storedViews += entry.inner
    storedViews.append(path)
    return entry.box
  }

  private mutating func layout(
    _ node: Element, for key: ViewCache.Key, at path: ViewPath, _ proposal: ProposedSize
  ) -> Box {
    let outer = (record, embed)
    let mapping = embed.map { EventMapping($0) }
    let count = storedViews.count
    record = LayoutRecord()
    embed = mapping.map { mapping in { mapping.embed($0) } }
    let box = layout(node, proposal)
    let part = record
    (record, embed) = outer
    record.merge(part)
    // The overlays of a stored view would keep the looks around it.
    if makesRows, !part.hasOverlays || looks.isEmpty {
      let inner = Array(storedViews[count...])
      let entry = ViewCache.Entry(
        key: key, box: box, record: part, mapping: mapping, inner: inner)
      cache.views.store(entry, at: path)
      storedViews.append(path)
    }
    return box
  }
}

extension InterfaceState {
  /// The memories of the controls in the view at a path.
  fileprivate func memories(in path: ViewPath) -> [ViewPath: StoredMemory] {
    memories.isEmpty ? [:] : memories.filter { path.contains($0.key) }
  }
}
