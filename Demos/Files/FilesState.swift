import CursesFeedback
import DemoFileSystem

/// The state of the file manager.
package struct FilesState: Equatable, Sendable {
  /// The views that take keys.
  package enum Pane: Codable, Hashable, Sendable { case tree, table, preview }

  /// A request for a folder's items; its version is the number of known changes of the files.
  package struct FolderRequest: Codable, Equatable, Sendable { let id: FileItem.ID, version: Int }
  package struct PreviewRequest: Codable, Equatable, Sendable { let item: FileItem, version: Int }

  var folder: FileItem.ID
  var tree: Outline<FileItem.ID>
  var items: [FileItem] = []
  /// The reason why the folder cannot be read.
  var failure: FileProblem?
  var selection = SelectedRows<FileItem.ID>()
  var order = TableOrder("Name") { didSet { sort() } }
  var showsHidden = false { didSet { version += 1 } }
  var pane = Pane.table
  /// The number of known changes of the file system, and that at which each folder was read.
  var version = 1, versions: [FileItem.ID: Int] = [:]
  var previewed: PreviewRequest?, preview = Preview.lines([])
  var clipboard: Clipboard?
  var naming: Naming?
  /// After each job, all is read again.
  var queue = JobQueue() {
    didSet {
      guard queue.endedCount > oldValue.endedCount else { return }
      (version, problem) = (version + 1, queue.problem)
    }
  }
  /// The progress of the current transfer, with a sample every quarter of a second.
  var progress = ProgressEstimate(), bytes = 0, ticks = 0
  var problem: String?
  /// The file in the editor.
  var editedPath: String?
  var isQuitting = false

  init(folder: String) {
    self.folder = FileItem.ID(folder)
    tree = Outline([self.folder], expanded: [self.folder]) { _ in nil }
  }

  /// The folders that are shown and not up to date.
  var requestedFolders: [FolderRequest] {
    let outdated = tree.expanded.union([folder]).filter { versions[$0] != version }
    return outdated.sorted { $0.path < $1.path }.map { FolderRequest(id: $0, version: version) }
  }

  var requestedPreview: PreviewRequest? {
    let request = current.map { PreviewRequest(item: $0, version: version) }
    return request == previewed ? nil : request
  }

  var job: Job? { queue.current }
  var current: FileItem? { items.first { $0.id == selection.current } }

  /// The selected items or, if there are none, the current one.
  var chosen: [String] {
    let selected = items.filter { selection.rows.contains($0.id) }
    return (selected.isEmpty ? [current].compactMap(\.self) : selected).map(\.path)
  }
}

/// Folders and jobs.
extension FilesState {
  mutating func show(_ id: FileItem.ID) {
    guard id != folder else { return }
    if tree.row(of: id) == nil { tree.expand(id.parent) }
    if tree.row(of: id) == nil { tree = Outline([id], expanded: [id]) { _ in nil } }
    // If the new folder contains the one that was shown before, that one is selected.
    selection = SelectedRows(current: folder.path.isInside(id.path) ? folder : nil)
    (folder, items, failure, problem, versions[id]) = (id, [], nil, nil, nil)
  }

  mutating func read(_ request: FolderRequest, _ result: Outcome<[FileItem]>) {
    versions[request.id] = request.version
    let isShown = request.id == folder
    switch result {
    case .success(var read):
      if !showsHidden { read.removeAll(where: \.isHidden) }
      tree.setChildren(read.filter { $0.kind == .folder }.map(\.id), of: request.id)
      guard isShown else { return }
      let row = items.firstIndex { $0.id == selection.current } ?? 0
      (items, failure) = (read, nil)
      sort()
      selection.rows.formIntersection(items.map(\.id))
      if current == nil {
        selection.current = items.isEmpty ? nil : items[min(row, items.count - 1)].id
      }
    case .failure(let failure):
      tree.setFailure(failure.reason, of: request.id)
      if isShown { (items, self.failure) = ([], failure) }
    }
  }

  /// Sorts the items, folders first.
  private mutating func sort() {
    let key = FileItem.Key(rawValue: order.column.lowercased()) ?? .name
    items.sort { $0.precedes($1, by: key, isAscending: order.isAscending) }
  }

  mutating func start(_ job: Job?) {
    guard let job, queue.start(job) else { return }
    (problem, selection.rows) = (nil, [])
    report(0, of: 1)
  }

  mutating func report(_ bytes: Int, of total: Int) {
    if progress.total != Double(total) { progress = ProgressEstimate(of: Double(total)) }
    self.bytes = bytes
  }

  mutating func end(_ result: Outcome<Transfer>?) {
    if case .success(let done) = result, done.result.parent == folder {
      selection.current = done.result
    }
    report(0, of: 1)
    queue.end(result)
  }
}
