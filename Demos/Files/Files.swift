package import CursesFeedback
package import DemoFileSystem
import Foundation

/// A file manager: folders as a tree, one of them as a table, and a preview.
package struct Files: App {
  package typealias State = FilesState

  package enum Event: Codable, Sendable {
    case folderRead(State.FolderRequest, Outcome<[FileItem]>), refreshed
    case previewRead(State.PreviewRequest, Preview), focused(State.Pane?)
    case folderShown(FileItem.ID), treeChanged(TreeChange<FileItem.ID>), opened(FileItem.ID)
    case selected(SelectedRows<FileItem.ID>), sorted(TableOrder), hiddenToggled
    case clipped(isCut: Bool), pasted, dropped(String, into: FileItem.ID), deleted, undone, redone
    case namingStarted(String?), nameChanged(String), nameEntered, namingCancelled
    case copied(Int, of: Int), ticked, transferred(Outcome<Transfer>?)
    case settled(Job.Settlement), stopped(quits: Bool), edited(ProgramResult)
  }

  package let initial: State

  package init() { self.init(folder: FileManager.default.currentDirectoryPath) }

  /// Makes a file manager that shows a folder.
  package init(folder: String) { initial = State(folder: folder) }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .folderRead(let request, let result): state.read(request, result)
    case .refreshed: state.version += 1
    case .previewRead(let request, let preview):
      (state.previewed, state.preview) = (request, preview)
    case .focused(let pane): state.pane = pane ?? .table
    case .folderShown(let id): state.show(id)
    case .treeChanged(let change): state.tree.apply(change) { _ in nil }
    case .opened(let id):
      guard let item = state.items.first(where: { $0.id == id }) else { return }
      if item.isFolder { state.show(id) } else if item.kind != .other { state.editedPath = id.path }
    case .selected(let selection): state.selection = selection
    case .sorted(let order): state.order = order
    case .hiddenToggled: state.showsHidden.toggle()
    case .clipped(let isCut):
      state.clipboard = Clipboard(state.chosen, isCut: isCut)
      state.selection.rows = []
    case .pasted:
      state.start(state.clipboard?.job(in: state.folder.path))
      if state.clipboard?.isCut == true { state.clipboard = nil }
    case .dropped(let path, let id): state.start(Clipboard([path], isCut: true).job(in: id.path))
    case .deleted: state.start(Job(state.chosen.map { Transfer(.delete, $0) }))
    case .undone: state.start(state.queue.undo())
    case .redone: state.start(state.queue.redo())
    case .namingStarted(let path): state.naming = Naming(path)
    case .nameChanged(let name): state.naming?.name = name
    case .nameEntered:
      state.start(state.naming?.job(in: state.folder.path))
      state.naming = nil
    case .namingCancelled: state.naming = nil
    case .copied(let bytes, let total): state.report(bytes, of: total)
    case .ticked:
      state.ticks += 1
      state.progress.record(Double(state.bytes), at: .milliseconds(250 * state.ticks))
    case .transferred(let result): state.end(result)
    case .settled(let settlement): state.queue.settle(settlement)
    case .stopped(let quits):
      state.isQuitting = quits
      state.queue.stop()
    case .edited(let result):
      state.problem = result.isSuccess ? nil : "\(result)"
      (state.editedPath, state.version) = (nil, state.version + 1)
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(toEach: \.requestedFolders, id: \.id, "folder") { request in
      .perform { _ in .folderRead(request, FileSystem.items(in: request.id.path)) }
    }
    Feedback.react(to: \.requestedPreview, "preview") { request in
      .perform { _ in .previewRead(request, FileSystem.preview(of: request.item)) }
    }
    Feedback.react(
      toEach: { [$0.job?.request].compactMap(\.self) }, "transfer",
      updating: { request in
        .perform { context in
          .transferred(
            await request.current.transfer.perform(trash: Transfer.trash) {
              request.current.isStopping || Task.isCancelled
            } report: {
              context.send(.copied($0, of: $1))
            })
        }
      })
    Feedback.every(.milliseconds(250), "clock", while: { $0.job != nil }, sends: .ticked)
    Feedback.react(to: \.editedPath, "edit") { .editor($0, then: Event.edited) }
  }

  @KeyBuilder<Event> package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.job != nil {
      KeyBinding(.escape, "Stop", sends: .stopped(quits: false))
      KeyBinding.quit("q", "ctrl+c", title: "Stop and quit", sends: .stopped(quits: true))
    } else if state.naming == nil {
      if state.pane != .tree, let current = state.current {
        KeyBinding("c", "Copy", sends: .clipped(isCut: false))
        KeyBinding("x", "Cut", sends: .clipped(isCut: true))
        KeyBinding("d", "Delete", sends: .deleted)
        KeyBinding("r", "Rename", sends: .namingStarted(current.path))
      }
      if state.clipboard != nil { KeyBinding("v", "Paste", sends: .pasted) }
      if state.queue.canUndo { KeyBinding("u", "Undo", sends: .undone) }
      if state.queue.canRedo { KeyBinding("ctrl+r", "Redo", sends: .redone) }
      KeyBinding("n", "New folder", sends: .namingStarted(nil))
    }
    if state.pane == .table, state.naming == nil {
      if let current = state.current { KeyBinding(["l", .right], sends: .opened(current.id)) }
      KeyBinding(["h", .left, .backspace], "Up", sends: .folderShown(state.folder.parent))
    }
    KeyBinding(".", state.showsHidden ? "Hide hidden" : "Show hidden", sends: .hiddenToggled)
    if state.job == nil { KeyBinding.quit("q", "ctrl+c") }
  }

  package func event(for input: Input, in state: State) -> Event? {
    // Another program may have changed the files.
    if case .focused(true) = input { .refreshed } else { nil }
  }

  package func hasEnded(_ state: State) -> Bool { state.isQuitting && state.job == nil }

  package func farewell(_ state: State) -> String? {
    let count = state.queue.trashCount, items = count == 1 ? "item is" : "items are"
    return count < 1 ? nil : "\(count) deleted \(items) kept in \(Transfer.trash)"
  }
}
