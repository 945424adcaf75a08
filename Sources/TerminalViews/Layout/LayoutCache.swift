/// The parts of a layout that the next one reuses if they are unchanged.
package struct LayoutCache {
  var rows = RowCache()
  var views = ViewCache()

  package init() {}

  /// Moves the parts of the view at a path, and of the views in it, out of another cache.
  mutating func take(_ path: ViewPath, from other: inout LayoutCache) {
    rows.take(path, from: &other.rows)
    views.take(path, from: &other.views)
  }
}
