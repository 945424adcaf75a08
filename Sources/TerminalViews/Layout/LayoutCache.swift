/// The parts of a layout that the next one reuses if they are unchanged.
package struct LayoutCache {
  var rows = RowCache()
  var views = ViewCache()
  var texts = TextCache()

  package init() {}

  /// Moves the rows and long texts of the view at a path, and the stored views in it, out of
  /// another cache.
  mutating func take(_ path: ViewPath, with views: [ViewPath], from other: inout LayoutCache) {
    rows.take(path, from: &other.rows)
    texts.take(path, from: &other.texts)
    self.views.take(views, from: &other.views)
  }
}
