/// The parts of a layout that the next one reuses if they are unchanged.
package struct LayoutCache {
  var rows = RowCache()
  var views = ViewCache()

  package init() {}

  /// Moves the rows of the view at a path, and the stored views in it, out of another cache.
  mutating func take(_ path: ViewPath, with views: [ViewPath], from other: inout LayoutCache) {
    rows.take(path, from: &other.rows)
    self.views.take(views, from: &other.views)
  }
}
