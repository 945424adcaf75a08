package import CursesFeedback

/// A small front end of git: it shows and stages changes, edits files, and commits.
package struct Gitty: App {
  package struct State: Equatable, Sendable {
    package var status: GitStatus?
    /// The numbers, from 1, of the status that is wanted and of the one that was read last, or
    /// could not be read.
    package var wantedStatus = 1, readStatus = 0
    package var selection = 0
    /// The difference that is shown, and its lines.
    package var shown: DifferenceRequest?
    package var lines: [String] = []
    /// The files to be added to the next commit or taken out of it; git does so with the first one.
    package var toggled: [ChangedFile] = []
    /// The program that has the terminal.
    package var program: TerminalProgram?
    package var problem: String?
    package var commitCount = 0

    package var selected: ChangedFile? {
      guard let files = status?.files, files.indices.contains(selection) else { return nil }
      return files[selection]
    }

    /// The difference of the selected file, perhaps at the time of an earlier status; nil if the
    /// file's has not been read yet.
    var selectedLines: [String]? { shown?.file.path == selected?.path ? lines : nil }

    var requestedStatus: Int? { wantedStatus == readStatus ? nil : wantedStatus }

    /// Whether something is staged, and git would not refuse to commit because of a conflict.
    var canCommit: Bool {
      let files = status?.files ?? []
      return files.contains(where: \.isStaged) && !files.contains(where: \.isUnmerged)
    }

    var requestedDifference: DifferenceRequest? {
      let request = selected.map { DifferenceRequest(file: $0, status: readStatus) }
      return request == shown ? nil : request
    }
  }

  /// The difference of a file at the time of a status.
  package struct DifferenceRequest: Codable, Equatable, Sendable {
    let file: ChangedFile
    let status: Int
  }

  package enum TerminalProgram: Equatable, Sendable {
    /// The user's editor, with the file of a path.
    case editor(String)
    /// `git commit`, which starts the editor, in a folder.
    case commit(String)
  }

  package enum Event: Codable, Sendable {
    case statusRead(GitStatus), statusFailed(String), refreshed, selected(Int)
    case differenceRead(DifferenceRequest, [String])
    case stagingToggled, staged, stagingFailed(String), editRequested, commitRequested
    case programEnded(ProgramResult)
  }

  package let initial = State()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .refreshed:
      state.wantedStatus += 1
      state.problem = nil
    case .statusRead(let status):
      let selected = state.selected
      state.status = status
      state.readStatus = state.wantedStatus
      let last = max(0, status.files.count - 1)
      // A file that was removed from the index and still exists has two rows.
      let rows = status.files.indices.filter { status.files[$0].path == selected?.path }
      state.selection =
        rows.first { status.files[$0].isUnknown == selected?.isUnknown } ?? rows.first
        ?? min(state.selection, last)
    case .statusFailed(let reason):
      state.problem = reason
      state.readStatus = state.wantedStatus
    case .selected(let row): state.selection = row
    case .differenceRead(let request, let lines): (state.shown, state.lines) = (request, lines)
    case .stagingToggled:
      guard let file = state.selected, !state.toggled.contains(file) else { return }
      state.toggled.append(file)
      state.problem = nil
    case .staged:
      state.toggled = Array(state.toggled.dropFirst())
      state.wantedStatus += 1
    case .stagingFailed(let reason):
      state.toggled = Array(state.toggled.dropFirst())
      state.problem = reason
    case .editRequested:
      guard let file = state.selected, !file.isDeleted else { return }
      state.program = .editor("\(file.root)/\(file.path)")
    case .commitRequested: state.program = state.status.map { .commit($0.root) }
    case .programEnded(let result):
      if case .commit = state.program, result.isSuccess { state.commitCount += 1 }
      state.problem = result.isSuccess ? nil : "\(result)"
      state.program = nil
      state.wantedStatus += 1
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.requestedStatus, "status") { _ in
      .perform { _ in
        .statusRead(try await Git.status(of: "."))
      } catch: {
        .statusFailed("\($0)")
      }
    }
    .completesBeforeExit()  // The farewell shows the last commit.
    Feedback.react(to: \.requestedDifference, "difference") { request in
      .perform { _ in
        .differenceRead(request, try await Git.difference(of: request.file))
      } catch: {
        .differenceRead(request, ["\($0)"])
      }
    }
    Feedback.react(to: \.toggled.first, "stage") { file in
      .perform { _ in
        try await Git.toggle(file)
        return .staged
      } catch: {
        .stagingFailed("\($0)")
      }
    }
    .completesBeforeExit()
    Feedback.react(to: \.program, "program") { program in
      switch program {
      case .editor(let path): .editor(path, then: Event.programEnded)
      case .commit(let root): .program("git", "-C", root, "commit", then: Event.programEnded)
      }
    }
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if let file = state.selected {
      KeyBinding("space", file.isWhollyStaged ? "Unstage" : "Stage", sends: .stagingToggled)
        .command("stage")
      if !file.isDeleted { KeyBinding("e", "Edit", sends: .editRequested) }
    }
    if state.canCommit {
      KeyBinding("c", "Commit", sends: .commitRequested)
    }
    KeyBinding("r", "Refresh", sends: .refreshed)
    KeyBinding.quit("q", "ctrl+c")
  }

  package func event(for input: Input, in state: State) -> Event? {
    // Another program may have changed the files.
    if case .focused(true) = input { .refreshed } else { nil }
  }

  package func farewell(_ state: State) -> String? {
    guard state.commitCount > 0, let status = state.status else { return nil }
    let count = state.commitCount == 1 ? "1 commit" : "\(state.commitCount) commits"
    return "\(count), the last one: \(status.lastCommit)"
  }
}
